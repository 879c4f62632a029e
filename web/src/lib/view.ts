// The table as one seat sees it: merging what changed into what is known, and finding pieces in it.
import type { Piece, StateMessage, View, Zone } from "./protocol";

export const zoneKey = (name: string, seat: number): string => `${name}:${seat}`;

/** What is known after a message: a full view replaces, a partial one changes the zones that it names. */
export function merge(known: View | null, message: Pick<StateMessage, "full" | "view" | "gone">): View {
  if (message.full || !known) return message.view;
  const gone = new Set((message.gone ?? []).map(([name, seat]) => zoneKey(name, seat)));
  const fresh = new Map(message.view.zones.map((z) => [zoneKey(z.name, z.seat), z]));
  const zones: Zone[] = [];
  for (const zone of known.zones) {
    const key = zoneKey(zone.name, zone.seat);
    if (!gone.has(key)) zones.push(fresh.get(key) ?? zone);
    fresh.delete(key);
  }
  zones.push(...fresh.values());
  return { ...message.view, zones, unseen: message.view.unseen ?? known.unseen };
}

export interface Placed {
  piece: Piece;
  zone: Zone;
}

/** A view with its pieces in reach: by number, by zone, by the piece that they lie on. */
export class Board {
  readonly at = new Map<number, Placed>();
  readonly #on = new Map<number, Piece[]>();
  readonly #zones = new Map<string, Zone>();

  constructor(readonly view: View) {
    for (const zone of view.zones) {
      this.#zones.set(zoneKey(zone.name, zone.seat), zone);
      for (const piece of zone.pieces) {
        this.at.set(piece.p, { piece, zone });
        if (piece.on !== undefined) this.#on.set(piece.on, [...(this.#on.get(piece.on) ?? []), piece]);
      }
    }
  }

  zone(name: string, seat: number): Zone | undefined {
    return this.#zones.get(zoneKey(name, seat));
  }
  pieces(name: string, seat: number): Piece[] {
    return this.zone(name, seat)?.pieces ?? [];
  }
  count(name: string, seat: number): number {
    return this.zone(name, seat)?.count ?? 0;
  }
  piece(p: number): Piece | undefined {
    return this.at.get(p)?.piece;
  }
  /** What lies on a piece: its upgrades, its dice, its pilots. */
  on(p: number): Piece[] {
    return this.#on.get(p) ?? [];
  }
}
