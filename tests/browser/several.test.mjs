// Destiny for three and four: made in the lobby, friends and computers on the seats, played for rounds until somebody is out.
import { Player } from "./player.mjs";
import { accessible, becomes, check, equal, kSizes, listen, run, step, until } from "./support.mjs";

const shots = process.env.CANTINA_SHOTS;
const shoot = (page, name) => (shots ? page.screenshot({ path: `${shots}/several-${name}.png` }) : undefined);

/** The form of a new table for n, by its own fields. */
async function form(page, n, deck) {
  await page.goto("/?game=destiny");
  await page.getByRole("combobox", { name: "Players" }).selectOption(String(n));
  if (deck) await page.getByText(deck, { exact: true }).click();
}

/** Fights: rolls, resolves damage, attacks whom it can; else passes. */
function fierce(options) {
  const acts = options.filter((o) => o.kind === "act" && !/claim|reroll/.test(o.verb));
  const good = [/^resolve/, /^activate/, /^play/];
  for (const words of good) {
    const found = acts.find((o) => words.test(o.verb));
    if (found) return found;
  }
  return options.find((o) => o.kind === "piece") ?? options.find((o) => o.kind === "pass" || o.kind === "done") ?? acts[0] ?? options[0];
}
const isOut = (moment, seat) => moment.view.seats[seat]?.marks.some(([name]) => name === "out of the game");

step("one person and two computers: a free-for-all of some rounds, until somebody is eliminated", async ({ person }) => {
  const page = await person();
  const heard = listen(page);
  const player = new Player(page, heard);
  await form(page, 3);
  await accessible(page, "the form of a table for three");
  await page.getByText("against 2 computers").waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/table\//);
  await player.ready();
  equal(heard.table.seats.length, 3, "seats");
  equal(heard.table.seats.filter((s) => s.computer).length, 2, "computers");
  equal(new Set(heard.table.seats.map((s) => s.name)).size, 3, "names that can be told apart");
  const foes = page.getByRole("group", { name: "Opponents" }).getByRole("button");
  await becomes(() => foes.count(), 2, "a tab for each opponent");
  let out = -1;
  let round = 0;
  const audited = new Set();
  for (let i = 0; i < 400; i++) {
    const moment = await player.ready();
    if (moment.over) break;
    const now = Number(moment.view.marks.find(([name]) => name === "round")?.[1] ?? 0);
    if (now > round) {
      round = now;
      if (round <= 2) await accessible(page, `a free-for-all of three, round ${round}`);
    }
    const asked = `${moment.ask.procedure}/${moment.ask.step}`;
    if (!audited.has(asked) && audited.size < 6) {
      audited.add(asked);
      if (round > 0) await shoot(page, `3-${asked.replace(/\W+/g, "-")}`);
    }
    out = moment.view.seats.findIndex((_, s) => isOut(moment, s));
    if (out >= 0) break;
    await player.take(fierce(player.options));
  }
  check(round >= 2, `some rounds were played, not ${round}`);
  check(out >= 0 || heard.last.over, "somebody was eliminated");
  if (out >= 0 && !heard.last.over && out !== heard.table.yours[0]) {
    const tab = page.locator(`[data-foe="${out}"]`);
    check(/eliminated/.test(await tab.innerText()), "the tab of who is out says so");
    check(/2 of 3 left/.test(await page.getByRole("group", { name: "Score" }).innerText()), "the score counts who is left");
    // The game goes on with who is left.
    for (let i = 0; i < 3 && !heard.last.over; i++) {
      await player.ready();
      if (!heard.last.over) await player.take(fierce(player.options));
    }
    await accessible(page, "a free-for-all after an elimination");
  }
  await shoot(page, "3-eliminated");
});

for (const [size, n] of [["desktop", 4], ["tablet", 3], ["phone", 3], ["phone", 4]])
  step(`a table for ${n} on a ${size}: every opponent can be looked at, targets are within reach`, async ({ person }) => {
    const page = await person({ size, theme: size === "tablet" ? "light" : "dark" });
    const heard = listen(page);
    const player = new Player(page, heard);
    await form(page, n);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/\/table\//);
    for (let i = 0; i < 14; i++) {
      const moment = await player.ready();
      if (moment.over) break;
      await player.take(fierce(player.options));
    }
    await player.ready();
    const foes = page.getByRole("group", { name: "Opponents" }).getByRole("button");
    await becomes(() => foes.count(), n - 1, "tabs");
    for (const tab of await foes.all()) {
      const seat = await tab.getAttribute("data-foe");
      await tab.click();
      await becomes(() => tab.getAttribute("aria-pressed"), "true", "the tab that was clicked is the one that is shown");
      await page.locator(`[data-zone="pool:${seat}"]`).waitFor();
      check(await page.locator(`[data-zone="characters:${seat}"]`).isVisible(), `the characters of seat ${seat} are seen`);
      check(await page.locator(`[data-zone="pool:${heard.table.yours[0]}"]`).isVisible(), "so is my pool");
    }
    await accessible(page, `a table for ${n} (${size})`);
    await shoot(page, `${n}-${size}`);
    void kSizes;
  });

step("two friends and a computer: the waiting page says who is missing until the last has come", async ({ person }) => {
  const host = await person();
  await form(host, 4);
  for (const i of [2, 3]) await host.getByRole("combobox", { name: `Player ${i}`, exact: true }).selectOption("friend");
  await host.getByText("against one computer and 2 friends").waitFor();
  await host.getByRole("button", { name: "Make an invitation" }).click();
  const link = await host.getByLabel("Invitation link").inputValue();
  await host.getByText("Send this link to 2 friends").waitFor();
  await becomes(() => host.locator("[data-seat=free]").count(), 2, "free seats");
  await accessible(host, "waiting for two friends");
  await shoot(host, "waiting");
  const friends = [await person({ size: "phone" }), await person()];
  for (const [i, friend] of friends.entries()) {
    await friend.goto(link);
    await friend.getByRole("heading", { level: 1, name: /invites you/ }).waitFor();
    await friend.getByLabel("Your nickname").fill(["Grace", "Ada"][i]);
    await friend.getByRole("button", { name: "Sit down and play" }).click();
    if (i === 0) {
      await friend.getByText("Waiting for one player.").waitFor();
      await host.getByText("Waiting for one player.").waitFor();
      await becomes(() => host.locator("[data-seat=free]").count(), 1, "one seat is free still");
      check(/Grace/.test(await host.getByRole("list", { name: "Seats" }).innerText()), "the host sees who came");
      await accessible(friend, "waiting beside the host (phone)");
    }
  }
  for (const page of [host, ...friends]) {
    await page.waitForURL(/\/table\//);
    await page.locator(".frame").waitFor();
  }
  // Who comes back to a table that waits sees the invitation, not an empty table.
  await form(host, 3);
  await host.getByRole("combobox", { name: "Player 2", exact: true }).selectOption("friend");
  await host.getByRole("button", { name: "Make an invitation" }).click();
  await host.getByLabel("Invitation link").waitFor();
  const again = await host.getByLabel("Invitation link").inputValue();
  await host.goto(`/table/${new URL(host.url()).pathname.split("/").at(-1)}`);
  check(await until(async () => (await host.getByLabel("Invitation link").count()) && (await host.getByLabel("Invitation link").inputValue()) === again), "the same link");
});

await run("several", { args: ["--test-seed", "1977"] });
