// How a golden match is made up when it is written anew: which decision is taken, which play that is not legal is tried.
import { whyNot } from "./golden.mjs";

export const kTried = 3; // plays that are not legal, per match

/** A play whose reason names a rule, cards of the hand first; if `reason` is given it must be of that kind. */
export async function someReason(page, told, reason) {
  const where = reason ? "[data-zone^='hand'] button.piece" : "[data-zone^='hand'] button.piece.dim, main button.piece.dim";
  const dims = await page.locator(where).evaluateAll((all) => all.map((n) => Number(n.dataset.piece)));
  for (const p of dims.slice(0, 5)) {
    const why = await whyNot(page, p).catch(() => null);
    if (why && /Rule [A-Z]/.test(why.says) && !told.has(why.title) && (!reason || reason.test(why.says))) return why;
  }
  return null;
}

// Like a careless person who likes to fight: now this, now that, deeds before passes, nothing given up.
// In the CCG cards are deployed for a while only, then Force is activated, drained with and drawn: who draws much is sooner done.
const kDeploying = 110; // decisions
export function choose(all, i, game) {
  if (game === "ccg") return quick(all, i);
  const options = all.filter((o) => o.kind !== "act" || !/^(retreat|claim)/.test(o.verb));
  const acts = options.filter((o) => o.kind === "act");
  const units = acts.filter((o) => o.verb === "put");
  const bold = acts.filter((o) => /^(attack|battle|engage|deploy|activate|place)/.test(o.verb));
  const list = units.length ? units : bold.length && i % 5 !== 3 ? bold : acts.length && i % 5 !== 4 ? acts : options;
  return list[(i * 7) % list.length];
}

function quick(all, i) {
  const acts = all.filter((o) => o.kind === "act");
  const wanted = [/^(activate|drain|battle)/, ...(i < kDeploying ? [/^deploy/] : []), /^(forfeit|lose|fire|draw)/].map((verbs) => acts.filter((o) => verbs.test(o.verb)));
  const list = wanted.find((some) => some.length) ?? all.filter((o) => o.kind !== "act" && o.kind !== "no");
  const open = list.length ? list : all;
  return open[(i * 7) % open.length];
}
