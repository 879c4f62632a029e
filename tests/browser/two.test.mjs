// Two people at one table, each with a browser: talk and mute, undo by consent, the pass by itself, a report, conceding, fair dice,
// a rematch. And what one person does alone: both seats of a solo table.
import { newTable, Player } from "./player.mjs";
import { accessible, becomes, check, equal, kOperatorToken, listen, run, step, until } from "./support.mjs";

/** A host and a friend who came by the link, at a table of their own. */
async function pair(person, game = "lcg") {
  const host = await person();
  const guest = await person();
  const heard = [listen(host), listen(guest)];
  await host.goto(`/?game=${game}`);
  await host.getByLabel("A friend, by a private link").check();
  await host.getByRole("button", { name: "Make an invitation" }).click();
  const link = await host.getByLabel("Invitation link").inputValue();
  await guest.goto(link);
  await guest.getByLabel("Your nickname").fill("Grace");
  await guest.getByRole("button", { name: "Sit down and play" }).click();
  await host.locator(".frame").waitFor();
  await guest.locator(".frame").waitFor();
  const players = [new Player(host, heard[0]), new Player(guest, heard[1])];
  check(await until(() => heard.every((h) => h.last?.ask)), "both see the first question");
  return { players, id: host.url().split("/").at(-1) };
}

/** Whoever is asked, as soon as both pages show the same question. (Each counts the moments that it may notice.) */
async function decider(players) {
  const question = (p) => JSON.stringify({ ...p.heard.last?.ask, yours: null });
  const agree = () => players.every((p) => question(p) === question(players[0]));
  check(await until(() => agree() && players.filter((p) => p.heard.last?.ask?.yours).length === 1), "somebody is asked");
  const at = players.find((p) => p.heard.last.ask.yours);
  await at.ready();
  return [at, players.find((p) => p !== at)];
}

const open = (page, name) => page.getByRole("tab", { name: new RegExp(name, "i") }).click();
async function say(page, text) {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

step("talk reaches the other, until they mute", async ({ person }) => {
  const { players } = await pair(person);
  const [host, guest] = players.map((p) => p.page);
  await open(host, "chat");
  await open(guest, "chat");
  await say(guest, "good luck");
  await host.getByText("good luck").waitFor();
  await accessible(host, "the chat");
  await host.getByRole("button", { name: "Mute Grace" }).click();
  await host.getByText("good luck").waitFor({ state: "detached" });
  await say(guest, "can you hear me?");
  await guest.locator(".said", { hasText: "can you hear me?" }).waitFor();
  await say(host, "hello");
  await host.locator(".said", { hasText: "hello" }).waitFor();
  equal(await host.getByText("can you hear me?").count(), 0, "what a muted person said");
  await host.getByRole("button", { name: /hear again/ }).click();
  await say(guest, "and now?");
  await host.getByText("and now?").waitFor();
});

step("what the other has learned is taken back by consent only", async ({ person }) => {
  const { players } = await pair(person);
  // On until somebody decided and the other is asked: then the first needs consent.
  for (let i = 0; i < 12; i++) {
    const [first] = await decider(players);
    await first.take(first.options.find((o) => o.kind === "done" || o.kind === "pass") ?? first.options[0]);
    const [second] = await decider(players);
    if (second !== first && first.heard.last.undo.possible && !first.heard.last.undo.free) break;
  }
  const [asked, asker] = await decider(players);
  const before = asked.heard.last.n;
  check(asker.heard.last.undo.possible && !asker.heard.last.undo.free, "only by consent");
  await asker.page.getByRole("button", { name: /ask to undo/i }).click();
  await asker.page.getByRole("button", { name: /undo asked/i }).waitFor();
  await asked.page.getByText(/asks to take the last decision back/).first().waitFor();
  await accessible(asked.page, "a question for consent");
  await asked.page.getByRole("button", { name: "Refuse" }).click();
  await asker.page.getByRole("button", { name: /ask to undo/i }).waitFor();
  equal(asker.heard.last.n, before, "nothing was taken back");
  await asker.page.getByRole("button", { name: /ask to undo/i }).click();
  await asked.page.getByRole("button", { name: "Allow" }).click();
  check(await until(() => asker.heard.last.ask?.yours), "the asker decides again");
  const [again] = await decider(players);
  check(again === asker, "the one who asked decides again");
});

step("conceding, the fair dice, and a rematch", async ({ person }) => {
  const { players, id } = await pair(person);
  const [loser, winner] = await decider(players);
  await loser.page.getByRole("button", { name: "Menu" }).click();
  await loser.page.getByRole("button", { name: /^concede/i }).click();
  await loser.page.getByRole("button", { name: /^really: concede/i }).click();
  await winner.page.getByRole("heading", { name: "Victory is yours" }).waitFor();
  await loser.page.getByRole("dialog", { name: /won/ }).waitFor();
  await accessible(winner.page, "the end");
  await winner.page.getByText("Were the dice fair?").click();
  await winner.page.getByRole("button", { name: "Verify here" }).click();
  await winner.page.getByText("They match: nothing was changed.").waitFor();
  await winner.page.getByRole("button", { name: "Rematch" }).click();
  await loser.page.getByText(/wants a rematch/).waitFor();
  await loser.page.getByRole("button", { name: "Rematch" }).click();
  for (const { page } of players) await page.getByRole("link", { name: "To the rematch" }).click();
  for (const { page } of players) await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  await players[0].page.locator(".frame").waitFor();
});

step("a window is passed by itself once that is said, and asked again once it is taken back", async ({ person }) => {
  const page = await person();
  const player = new Player(page, listen(page));
  const { id } = await newTable(page, { game: "lcg", deck: "jedi", opponent: "self" });
  await page.goto(`/table/${id}`);
  let key = "";
  for (let i = 0; i < 80 && !key; i++) {
    const moment = await player.ready();
    check(!moment.over, "no window came");
    // A window for actions comes several times in every turn.
    if (/action/.test(moment.ask.key) && player.options.some((o) => o.kind === "pass")) key = moment.ask.key;
    else await player.take(player.options.find((o) => o.kind === "act") ?? player.options[0]);
  }
  check(key, "no window that can be passed came");
  await page.getByRole("button", { name: "Auto-pass" }).click();
  check(await until(() => player.heard.last.autopass.includes(key)), "it is kept");
  for (let i = 0; i < 25; i++) {
    const moment = await player.ready();
    if (moment.over) break;
    check(moment.ask.key !== key, `asked again in ${key}`);
    await player.take(player.options.find((o) => o.kind === "done" || o.kind === "pass") ?? player.options[0]);
  }
  await player.ready();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Ask me again/ }).click();
  check(await until(() => !player.heard.last.autopass.includes(key)), "it is taken back");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  let isAsked = false;
  for (let i = 0; i < 80 && !isAsked; i++) {
    const moment = await player.ready();
    if (moment.over) break;
    isAsked = moment.ask.key === key;
    await player.take(player.options.find((o) => o.kind === "done" || o.kind === "pass") ?? player.options[0]);
  }
  check(isAsked, `not asked in ${key} again`);
});

step("a report carries the moment to the operator", async ({ person, server }) => {
  const page = await person();
  const player = new Player(page, listen(page));
  const { id } = await newTable(page, { game: "tcg", deck: "republic", opponent: "greedy" });
  await page.goto(`/table/${id}`);
  await player.ready();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("What is wrong").fill("The unit should have retreated.");
  await page.getByRole("button", { name: "Send the report" }).click();
  await page.locator(".notices").getByText(/report/i).waitFor();
  const reports = async () => (await fetch(`${server.url}/api/operator/reports`, { headers: { Authorization: `Bearer ${kOperatorToken}` } })).text();
  check(await until(async () => (await reports()).includes("The unit should have retreated.")), "the operator has it");
});

step("one person plays both seats, and the table turns to who decides", async ({ person }) => {
  const page = await person();
  const player = new Player(page, listen(page));
  const { id } = await newTable(page, { game: "destiny", deck: "rey", opponent: "self" });
  await page.goto(`/table/${id}`);
  const seen = new Set();
  for (let i = 0; i < 24 && seen.size < 2; i++) {
    const moment = await player.ready();
    seen.add(moment.as);
    await becomes(() => page.locator(".own .hand").getAttribute("data-zone"), `hand:${moment.as}`, "whose hand is below");
    await player.take(player.options.find((o) => o.kind === "done" || o.kind === "pass") ?? player.options[0]);
  }
  equal(seen.size, 2, "seats that decided");
});

await run("two", { args: ["--test-seed", "1983"] });
