// The guided first games: every chapter of each, from the home page to playing on, by what the teacher expects; wrong answers,
// going back, skipping; on a desk and on a phone; read aloud; accessible at every page.
import { Player } from "./player.mjs";
import { accessible, check, equal, listen, run, settled, step, until } from "./support.mjs";

const teacher = (page) => page.getByRole("complementary", { name: "Lesson" });

/** To another chapter by a button of the teacher. */
async function turnTo(page, heard, click) {
  const before = page.url();
  heard.last = null;
  await click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/table/"));
  check(await until(() => heard.last?.lesson), "the next chapter has a teacher");
  await until(async () => Number(await page.locator(".frame[data-n]").getAttribute("data-n")) === heard.last.n);
}

/** Until the teacher has nothing to expect, or it is the learner's decision. */
async function expected(page, heard) {
  const isThere = async () => {
    const last = heard.last;
    if (!last?.lesson || !(last.lesson.done || last.over || last.ask?.yours)) return false;
    return Number(await page.locator(".frame[data-n]").getAttribute("data-n")) === last.n && heard.last === last;
  };
  check(await until(isThere), `no decision came: ${JSON.stringify(heard.last?.ask ?? null)}`);
  return heard.last.lesson;
}

async function readAll(page) {
  const on = teacher(page).getByRole("button", { name: "Read on" });
  while (await on.count()) await on.click();
}

async function chapter(page, heard, { audit, wrong }) {
  const player = new Player(page, heard);
  let refused = 0;
  for (let i = 0; i < 60; i++) {
    const lesson = await expected(page, heard);
    if (lesson.done) break;
    if (audit) await accessible(page, `${heard.table.game}, chapter ${lesson.chapter + 1}, step ${lesson.step}`);
    await readAll(page);
    const words = lesson.pages.at(-1).says.at(-1);
    check(await until(async () => (await teacher(page).innerText()).includes(words)), `the teacher says "${words}"`);
    const aloud = page.getByRole("log", { name: "Teacher" });
    const isAloud = async () => {
      const text = await aloud.innerText();
      return text.includes(words) && text.includes(lesson.pages[0].says[0]);
    };
    check(await until(isAloud), `"${words}" is read aloud`);
    const meant = player.options.filter((o) => lesson.options.includes(o.i));
    // What is not expected is refused with the teacher's reason, and can be tried again.
    const other = player.options.find((o) => meant.length && !lesson.options.includes(o.i) && ["pass", "done"].includes(o.kind));
    if (wrong && other && (await page.locator(`[data-choice="${other.i}"]`).count())) {
      const n = heard.last.n;
      await page.locator(`[data-choice="${other.i}"]`).first().click();
      await page.locator(".notice.bad").getByText("Now:").waitFor();
      equal(heard.last.n, n, "nothing was done");
      await page.locator(".notice.bad").getByRole("button", { name: "Close" }).click();
      refused++;
    }
    const free = player.options.find((o) => o.kind === "done") ?? player.options[0];
    // On a phone actions without a piece wait behind "More".
    const more = page.locator(".toggle[aria-expanded=false]");
    if ((meant[0] ?? free).piece === undefined && (await more.isVisible())) await more.click();
    await player.take(meant[0] ?? free);
  }
  check(heard.last.lesson.done, `chapter ${heard.last.lesson.chapter + 1} is done`);
  if (audit) await accessible(page, `${heard.table.game}, the end of chapter ${heard.last.lesson.chapter + 1}`);
  return refused;
}

for (const [game, name] of [
  ["destiny", /Destiny/],
  ["tcg", /Trading Card Game|TCG/],
])
  for (const size of ["desktop", "phone"])
    step(`the whole lesson of ${game}, ${size}`, async ({ person }) => {
      const page = await person({ size, theme: size === "phone" ? "light" : "dark" });
      const heard = listen(page);
      await page.goto("/");
      await settled(page);
      await page.getByRole("link", { name: "Learn one in ten minutes" }).click();
      await page.getByRole("heading", { name: "Learn a game" }).waitFor();
      await settled(page);
      await accessible(page, `/learn (${size})`);
      const panel = page.locator(`[data-lesson-of="${game}"]`);
      check(name.test(await panel.innerText()), `the panel of ${game}`);
      await turnTo(page, heard, () => panel.getByRole("button", { name: "Begin" }).click());
      const titles = heard.last.lesson.chapters;
      let refused = 0;
      for (let i = 0; i < titles.length; i++) {
        equal(heard.last.lesson.chapter, i, "the chapter");
        check(await until(async () => (await teacher(page).innerText()).includes(titles[i])), `the teacher names "${titles[i]}"`);
        refused += await chapter(page, heard, { audit: i % 3 === 0, wrong: size === "desktop" });
        if (i + 1 < titles.length)
          await turnTo(page, heard, () => teacher(page).getByRole("button", { name: `Next: ${titles[i + 1]}` }).click());
      }
      if (size === "desktop") check(refused > 2, `${refused} wrong answers were tried`);
      // Playing on: the teacher leaves, the computer plays.
      await teacher(page).getByRole("button", { name: "Play on" }).click();
      await teacher(page).waitFor({ state: "detached" });
      const player = new Player(page, heard);
      for (let i = 0; i < 6; i++) {
        const moment = await player.ready();
        if (moment.over) break;
        await player.take(player.options.find((o) => o.kind === "done") ?? player.options.find((o) => o.kind === "pass") ?? player.options[0]);
      }
      check(heard.states.length > 6, "the game goes on");
    });

step("back, skip, any chapter, and loading the page again", async ({ person }) => {
  const page = await person();
  const heard = listen(page);
  await page.goto("/learn");
  await turnTo(page, heard, () => page.locator("[data-lesson-of=destiny]").getByRole("button", { name: /^2\. / }).click());
  const player = new Player(page, heard);
  const first = await expected(page, heard);
  equal(first.chapter, 1, "the second chapter");
  await teacher(page).getByRole("button", { name: "Show me" }).click();
  await page.locator("button.piece.lit, .piece.lit").first().waitFor({ state: "attached" }); // what is meant is lit
  await page.keyboard.press("Escape");
  await player.take(player.options.find((o) => first.options.includes(o.i)));
  const second = await expected(page, heard);
  check(second.step > first.step, "a step further");
  // The page that is loaded again stands where it stood.
  heard.last = null;
  await page.reload();
  const again = await expected(page, heard);
  equal(again.pages, second.pages, "the same words after loading again");
  await teacher(page).getByRole("button", { name: "Back" }).click();
  check(await until(() => heard.last?.lesson?.step === first.step), "a step back");
  await turnTo(page, heard, () => teacher(page).getByRole("button", { name: "Skip chapter" }).click());
  equal(heard.last.lesson.chapter, 2, "the third chapter");
});

await run("learn");
