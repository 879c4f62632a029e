// Fair dice, seen from here: the commitment that this browser saw first counts, whatever the server says later.

const kKept = "cantina.commitments";
const kMost = 200;

type Kept = [table: string, commitment: string][]; // the oldest first

function read(store: Storage): Kept {
  try {
    const kept: unknown = JSON.parse(store.getItem(kKept) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept).filter((e) => Array.isArray(e) && e.length === 2) : [];
  } catch {
    return [];
  }
}

/** Remembers the commitment of a table unless one is remembered; answers the one that counts. */
export function pinned(table: string, commitment: string, store: Storage = localStorage): string {
  const kept = read(store);
  const known = kept.find(([id]) => id === table)?.[1];
  if (known) return known;
  try {
    store.setItem(kKept, JSON.stringify([...kept, [table, commitment]].slice(-kMost)));
  } catch {
    // A browser that keeps nothing: this visit's first is the best there is.
  }
  return commitment;
}

/** SHA-256 of the key as text (match/commitment.h): anybody can compute it again. */
export async function commitmentTo(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(`cantina match key 1:${key}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((b) => b.toString(16).padStart(2, "0")).join("");
}
