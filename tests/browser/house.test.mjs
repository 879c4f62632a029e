// Around the table: invitations that wait, tables that are not there, passwords and guests, closed tables, fair dice, mutes that last.
import { Player, twoClicks } from "./player.mjs";
import { accessible, becomes, check, equal, kOperatorToken, listen, run, step } from "./support.mjs";

async function invite(page) {
  await page.goto("/?game=lcg");
  await page.getByLabel("A friend, by a private link").check();
  await page.getByRole("button", { name: "Make an invitation" }).click();
  return page.getByLabel("Invitation link").inputValue();
}
async function concede(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^concede/i }).click();
  await page.getByRole("button", { name: /^really: concede/i }).click();
}

step("a waiting host finds the invitation again in My games, from the table's address too, and withdraws it", async ({ person }) => {
  const host = await person();
  const link = await invite(host);
  const id = new URL(link).pathname.split("/").at(-1);
  await host.goto("/me");
  await host.locator(`[data-table="${id}"]`).getByRole("link", { name: /^Invite/ }).click();
  await becomes(() => host.getByLabel("Invitation link").inputValue(), link, "the link in My games");
  await host.goto(`/table/${id}`);
  await becomes(() => host.getByLabel("Invitation link").inputValue(), link, "the link from the table's address");
  await accessible(host, "an invitation that can be withdrawn");
  const friend = await person();
  await friend.goto(link);
  await friend.getByRole("heading", { level: 1, name: /invites you/ }).waitFor();
  const stranger = await person();
  await stranger.goto(link.split("?")[0]);
  await stranger.getByRole("heading", { name: "This link is not complete" }).waitFor();
  await host.getByRole("button", { name: "Withdraw the invitation" }).click();
  await host.getByRole("heading", { level: 1, name: "My games" }).waitFor();
  await becomes(() => host.locator(`[data-table="${id}"]`).count(), 0, "what is left of it in My games");
  await friend.getByRole("heading", { name: "The invitation was withdrawn" }).waitFor();
});

step("a table that is not there says so at once, with a way back", async ({ person }) => {
  const page = await person();
  await page.goto("/table/AAAAAAAAAAAAAAAAAAAAAA");
  await page.getByRole("heading", { level: 1, name: "There is no such table" }).waitFor();
  await accessible(page, "a table that is not there");
  // Chromium tells of the wire that was refused; the page tells the person.
  page.problems = page.problems.filter((text) => !/Unexpected response code: 404/.test(text));
  await page.getByRole("link", { name: "To the lobby" }).click();
  await page.getByRole("heading", { level: 1, name: "Pick a game, then play" }).waitFor();
});

step("a password is changed, other devices are out; a guest is warned before logging out or in", async ({ person }) => {
  const page = await person();
  await page.goto("/account");
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Organa");
  await page.getByLabel("Password").fill("alderaan one");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByLabel("I have written it down").check();
  await page.getByRole("button", { name: "Done" }).click();
  const other = await person();
  await other.goto("/");
  await other.evaluate(() => fetch("/api/me", { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"name":"Wedge"}' }));
  await other.goto("/account");
  await other.getByRole("button", { name: "Log out" }).click();
  await other.getByText("A guest who logs out cannot come back").waitFor();
  await accessible(other, "the warning of a guest");
  await other.getByRole("button", { name: "Stay" }).click();
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await other.getByText("you cannot come back to this guest").waitFor();
  await other.getByLabel("Name", { exact: true }).fill("Organa");
  await other.getByLabel("Password").fill("alderaan one");
  await other.getByRole("form", { name: "Log in" }).getByRole("button", { name: "Log in" }).click();
  await other.getByText("You are logged in.").waitFor();
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByLabel("Password until now").fill("alderaan one");
  await page.getByLabel("New password").fill("alderaan two");
  await accessible(page, "changing the password");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await page.getByText("The password is changed").waitFor();
  await other.goto("/account");
  await other.getByText("You have no name yet").waitFor();
  await page.reload();
  await page.getByText("Your games are on every device").waitFor();
});

step("a table that the operator closes is no draw", async ({ person, server }) => {
  const page = await person();
  const player = new Player(page, listen(page));
  await twoClicks(page, "destiny");
  await player.ready();
  const id = page.url().split("/").at(-1);
  const answer = await fetch(`${server.url}/api/operator/close`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${kOperatorToken}` },
    body: JSON.stringify({ id, says: "Maintenance tonight." }),
  });
  check(answer.ok, "the operator closes it");
  const end = page.getByRole("dialog", { name: "Closed by the operator" });
  await end.waitFor();
  check(/Maintenance tonight/.test(await end.innerText()), "the operator's words");
  check(!/draw/i.test(await end.innerText()), "it is not called a draw");
  await page.goto("/me");
  await page.locator(`[data-table="${id}"]`).getByText("closed by the operator").waitFor();
});

step("the dice are checked against the commitment that was seen first", async ({ person }) => {
  for (const isFair of [true, false]) {
    const page = await person();
    const player = new Player(page, listen(page));
    await twoClicks(page, "destiny");
    await player.ready();
    const id = page.url().split("/").at(-1);
    // A server that told another commitment at the start.
    if (!isFair) await page.evaluate((table) => localStorage.setItem("cantina.commitments", JSON.stringify([[table, "ab".repeat(32)]])), id);
    await concede(page);
    await page.getByText("Were the dice fair?").click();
    await page.getByRole("button", { name: "Verify here" }).click();
    await page.getByText(isFair ? "They match: nothing was changed." : "They do not match").waitFor();
    await becomes(() => page.getByText("The server now tells another commitment").count(), isFair ? 0 : 1, "the warning");
  }
});

step("who is muted stays muted after a reload", async ({ person }) => {
  const host = await person();
  const link = await invite(host);
  const friend = await person();
  await friend.goto(link);
  await friend.getByLabel("Your nickname").fill("Grace");
  await friend.getByRole("button", { name: "Sit down and play" }).click();
  await friend.locator(".frame").waitFor();
  await host.locator(".frame").waitFor();
  await host.getByRole("tab", { name: /Chat/ }).click();
  await host.getByRole("button", { name: "Mute Grace" }).click();
  await host.getByRole("button", { name: "Grace is muted: hear again" }).waitFor();
  await host.reload();
  await host.locator(".frame").waitFor();
  await host.getByRole("tab", { name: /Chat/ }).click();
  await host.getByRole("button", { name: "Grace is muted: hear again" }).waitFor();
});

await run("house", { args: ["--test-seed", "1977"] });
