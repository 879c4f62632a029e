// Motion: what happens on the table is seen to happen, each part of it at most 350 ms, and nothing moves for those who asked for
// that; they read what changed instead.
import { newTable, Player } from "./player.mjs";
import { check, drawn, equal, listen, run, step } from "./support.mjs";

const kLongest = 350; // ms, per verb

/** Notes every animation that the page begins on a piece or a number that rises from one. */
function noteAnimations() {
  window.begun = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const started = animate.call(this, frames, timing);
    const what = this.matches(".floats") ? "float" : this.closest("[data-piece]") ? "piece" : "other";
    window.begun.push({ what, ms: typeof timing === "number" ? timing : timing?.duration });
    return started;
  };
}
const begun = (page) => page.evaluate(() => window.begun);

async function table(person, motion) {
  const page = await person({ motion });
  await page.context().addInitScript(noteAnimations);
  const player = new Player(page, listen(page));
  const { id } = await newTable(page, { game: "destiny", deck: "rey", opponent: "greedy" });
  await page.goto(`/table/${id}`);
  return { page, player };
}
/** Until somebody was hurt and it was seen: dice are rolled, cards moved, damage dealt. (When much comes at once the page hurries.) */
async function fight(page, player, seen = () => true) {
  const harm = () => player.heard.states.some((s) => s.log.some((l) => /damage/.test(l.text) && !s.full));
  for (let i = 0; i < 60 && !(harm() && (await seen())); i++) {
    const moment = await player.ready();
    if (moment.over) break;
    const acts = player.options.filter((o) => o.kind === "act" && !/claim|reroll/.test(o.verb));
    const wanted = acts.find((o) => /^resolve/.test(o.verb)) ?? acts.find((o) => /^activate/.test(o.verb)) ?? acts[0];
    await player.take(wanted ?? player.options.find((o) => o.kind === "piece") ?? player.options[0]);
  }
  check(harm(), "somebody is hurt");
  await player.ready();
  await drawn(page);
}

step("what happens is seen: pieces move, numbers rise, nothing longer than 350 ms", async ({ person }) => {
  const { page, player } = await table(person, "no-preference");
  const rises = async () => (await begun(page)).some((a) => a.what === "float");
  await fight(page, player, rises);
  const all = await begun(page);
  check(all.filter((a) => a.what === "piece").length >= 3, `pieces were moved ${all.filter((a) => a.what === "piece").length} times`);
  check(all.some((a) => a.what === "float"), "the damage rises from the piece");
  const long = all.filter((a) => a.what !== "other" && !(a.ms > 0 && a.ms <= kLongest));
  equal(long, [], "motions that take longer");
});

step("space ends a motion at once", async ({ person }) => {
  const { page, player } = await table(person, "no-preference");
  await player.ready();
  // Slow enough that only the key can have ended it.
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      return animate.call(this, frames, { ...timing, duration: 60_000 });
    };
  });
  const running = () => page.evaluate(() => document.getAnimations().filter((a) => a.effect?.getTiming().duration === 60_000 && a.playState === "running" && a.effect.target.matches(".floats, [data-piece]")).length);
  for (let i = 0; i < 20 && !(await running()); i++) {
    const last = await player.ready();
    const wanted = player.options.find((o) => /^activate/.test(o.verb)) ?? player.options.find((o) => o.kind === "done") ?? player.options[0];
    check(!last.over, "the match goes on");
    await player.take(wanted);
    await page.waitForFunction((n) => Number(document.querySelector(".frame")?.dataset.n) > n, last.n);
    await drawn(page);
  }
  check((await running()) > 0, "something moves");
  for (let i = 0; i < 8 && (await running()) > 0; i++) {
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("Space");
    await drawn(page);
  }
  equal(await running(), 0, "motions that go on after the key");
});

step("who asked for less motion sees none, and reads what changed", async ({ person }) => {
  const { page, player } = await table(person, "reduce");
  // A mark stands until the next thing happens: it is looked for at every moment, not at the last one only.
  let marked = false;
  await fight(page, player, async () => (marked ||= (await page.locator(".piece .trace").count()) > 0));
  equal((await begun(page)).filter((a) => a.what !== "other"), [], "motions of pieces and numbers");
  check(marked, "marks say what changed");
});

await run("motion", { args: ["--test-seed", "1985"] });
