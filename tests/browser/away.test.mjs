// A player who stays away: the other one claims the game, or closes it without a winner. Here "away" is one second.
import { accessible, check, equal, listen, person as somebody, run, startServer, step, until } from "./support.mjs";
import { Player } from "./player.mjs";

const kAway = 1;

// Two people at a table where the guest has just been left with the decision.
async function leftAlone(person, size) {
  const pages = [await person({ size }), await person()];
  const players = pages.map((page) => new Player(page, listen(page)));
  await pages[0].goto("/?game=destiny");
  await pages[0].getByLabel("A friend, by a private link").check();
  await pages[0].getByRole("button", { name: "Make an invitation" }).click();
  await pages[1].goto(await pages[0].getByLabel("Invitation link").inputValue());
  await pages[1].getByLabel("Your nickname").fill("Grace");
  await pages[1].getByRole("button", { name: "Sit down and play" }).click();
  for (const page of pages) await page.locator(".frame").waitFor();
  // Until it is the guest's decision.
  await until(() => players.every((p) => p.heard.last?.ask));
  for (let i = 0; i < 40 && !players[1].heard.last.ask.yours; i++) {
    await players[0].ready();
    await players[0].take(players[0].options.at(-1));
    await until(() => players[0].heard.last.ask.yours || players[1].heard.last.ask.yours);
  }
  check(players[1].heard.last.ask.yours, "it never became the guest's decision");
  await pages[1].close(); // the device of the guest is gone
  return { page: pages[0], player: players[0], id: pages[0].url().split("/").at(-1) };
}

const menu = (page) => page.getByRole("button", { name: "Menu" }).click();

step("before the time has come there is nothing to claim", async ({ browser }) => {
  const patient = await startServer({ args: ["--test-seed", "1977"] }); // two weeks
  const pages = [];
  try {
    const { page } = await leftAlone(async (wish) => {
      pages.push(await somebody(browser, patient, wish));
      return pages.at(-1);
    });
    await menu(page);
    const table = page.getByRole("dialog", { name: "Table" });
    await table.getByRole("heading", { name: "The other player stays away" }).waitFor();
    equal(await table.getByRole("button", { name: "Claim the game" }).count(), 0, "a button before the time has come");
    await accessible(page, "the menu with a game that cannot be claimed yet");
    for (const each of pages) check(each.problems.length === 0, each.problems.join("\n"));
  } finally {
    for (const each of pages) await each.context().close();
    await patient.stop();
  }
});

step("when it has come the game is claimed and won", async ({ person }) => {
  const { page, player, id } = await leftAlone(person);
  check(await until(() => Date.now() > player.heard.last.claim), "the time came");
  await menu(page);
  const table = page.getByRole("dialog", { name: "Table" });
  await table.getByRole("button", { name: "Claim the game" }).waitFor();
  await accessible(page, "the menu with a game to claim");
  await table.getByRole("button", { name: "Claim the game" }).click();
  const end = page.getByRole("dialog", { name: /you win|victory|won/i });
  await end.waitFor();
  check(/stayed away/.test(await end.innerText()), `the reason is told: ${await end.innerText()}`);
  equal(player.heard.last.over.rule, "absence", "the rule of the end");
  equal(player.heard.last.over.winners, player.heard.table.yours, "who won");
  await page.goto("/me");
  await page.locator(`[data-table="${id}"]`).waitFor();
});

step("on a phone it is closed without a winner", async ({ person }) => {
  const { page, player } = await leftAlone(person, "phone");
  check(await until(() => Date.now() > player.heard.last.claim), "the time came");
  await menu(page);
  await page.getByRole("button", { name: "Close it without a winner" }).click();
  check(await until(() => player.heard.last.over), "it is over");
  equal(player.heard.last.over.winners, [], "winners");
  equal(player.heard.last.over.rule, "absence", "the rule of the end");
  check(!/draw/i.test(await page.getByRole("dialog").last().innerText()), "it is not called a draw");
});

await run("away", { args: ["--test-seed", "1977", "--absence-seconds", String(kAway)] });
