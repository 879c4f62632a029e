// From the lobby to a game: two clicks for each game, a friend by a link, both seats, open tables, my games.
import { Player, twoClicks } from "./player.mjs";
import { accessible, becomes, check, equal, kGames, kSizes, listen, run, step, until } from "./support.mjs";

for (const game of kGames)
  step(`two clicks to a game of ${game}`, async ({ person }) => {
    const page = await person();
    const heard = listen(page);
    let clicks = 0;
    await page.exposeFunction("clicked", () => clicks++);
    await page.addInitScript(() => addEventListener("click", () => window.clicked(), true));
    const began = Date.now();
    await twoClicks(page, game);
    equal(clicks, 2, "clicks");
    await new Player(page, heard).ready();
    // Said, not judged: how long it takes depends on who else uses the machine.
    console.log(`        ${game}: ${Date.now() - began} ms from opening the page to the first decision, two clicks`);
    await becomes(() => page.locator(".frame").getAttribute("data-game"), game, "the game on the table");
    equal(heard.table.yours.length, 1, "one seat is mine");
    equal(heard.table.seats.filter((s) => s.computer).length, 1, "the other is the computer's");
    check(/^[0-9a-f]{64}$/.test(heard.table.commitment), "the key is committed to");
    check(await until(async () => (await page.title()).includes("Your decision")), "the tab says that it is my decision");
  });

for (const game of kGames)
  step(`each level of ${game} is picked in the lobby, and the computer answers`, async ({ person }) => {
    const page = await person();
    const heard = listen(page);
    const player = new Player(page, heard);
    for (const [level, label] of [["easy", "Easy"], ["normal", "Normal"], ["hard", "Hard"]]) {
      heard.last = heard.table = null;
      heard.states.length = 0;
      await page.goto("/");
      await page.locator(`[data-game="${game}"]`).click();
      await page.getByLabel("How strong").selectOption({ label });
      await page.getByText(`against the computer (${level})`).waitFor();
      await page.locator("[data-play]").click();
      await page.waitForURL(/\/table\//);
      await page.locator(".frame").waitFor();
      await player.ready();
      const seat = heard.table.seats.find((s) => s.computer);
      equal(seat.computer, level, "who sits there");
      // A pass that it is given is no answer: something that it does.
      const answered = () => heard.states.some((s) => s.log?.some((l) => l.text.startsWith(`${seat.name} `) && !/ passes/.test(l.text)));
      for (let i = 0; i < 40 && !answered(); i++) {
        await player.take(player.options.find((o) => o.kind === "done") ?? player.options[0]);
        await player.ready();
      }
      check(answered(), `${label} decides something`);
    }
  });

for (const size of Object.keys(kSizes))
  step(`the first decisions of every game are accessible, ${size}`, async ({ person }) => {
    const theme = size === "tablet" ? "light" : "dark";
    for (const game of kGames) {
      const page = await person({ size, theme });
      const player = new Player(page, listen(page));
      await twoClicks(page, game);
      for (let i = 0; i < 4; i++) {
        const moment = await player.ready();
        if (moment.over) break;
        await accessible(page, `${game}, ${moment.ask.procedure}/${moment.ask.step} (${size}, ${theme})`);
        await player.take(player.options.find((o) => o.kind === "act") ?? player.options[0]);
      }
    }
  });

step("a table of Destiny by its first edition, and its replay", async ({ person }) => {
  const page = await person();
  const heard = listen(page);
  await page.goto("/");
  await page.locator('[data-game="destiny"]').click();
  const destiny = (await (await page.request.get("/api/games")).json()).games.find((g) => g.id === "destiny");
  const legal = destiny.decks.filter((d) => d.formats.includes("awakenings-1.0"));
  check(legal.length > 1 && legal.length < destiny.decks.length, "some of the decks are legal there");
  await page.getByLabel("Format").selectOption("awakenings-1.0");
  const listed = page.getByRole("group", { name: "Your deck" }).getByRole("radio");
  await becomes(() => listed.count(), legal.length, "the decks that are legal there");
  equal(await listed.evaluateAll((all) => all.filter((r) => r.checked).length), 1, "one of them is chosen");
  await page.locator("[data-play]").click();
  await page.waitForURL(/\/table\//);
  await new Player(page, heard).ready();
  equal(heard.table.format, "awakenings-1.0", "what is played");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^concede/i }).click();
  await page.getByRole("button", { name: /^really: concede/i }).click();
  const id = page.url().split("/").pop();
  await becomes(async () => (await page.request.get(`/api/replays/${id}`)).status(), 200, "the replay is there");
  equal((await (await page.request.get(`/api/replays/${id}`)).json()).format, "awakenings-1.0", "the replay's format");
});

step("the guide: advice with its rule at each decision, until it is hidden", async ({ person }) => {
  const page = await person();
  const player = new Player(page, listen(page));
  await twoClicks(page, "destiny");
  await page.locator(".frame").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("The guide: what to do and why").check();
  await page.getByRole("button", { name: "Close" }).click();
  const guide = page.getByRole("complementary", { name: "Guide" });
  const told = new Set();
  for (let i = 0; i < 40 && !(told.has("mulligan") && told.has("activate") && told.has("damage")); i++) {
    const moment = await player.ready();
    if (moment.over) break;
    const lesson = await guide.getAttribute("data-lesson");
    if (lesson && !told.has(lesson)) {
      check(/Rule DST-/.test(await guide.innerText()), `the lesson "${lesson}" names its rule`);
      await accessible(page, `the guide: ${lesson}`);
    }
    told.add(lesson);
    // The guide is followed: what it shows is lit, and one of it is taken.
    const show = guide.getByRole("button", { name: "Show me" });
    if (await show.count()) await show.click();
    const lit = new Set(await page.locator("button.piece.lit").evaluateAll((all) => all.map((n) => Number(n.dataset.piece))));
    const wanted = { activate: "activate", damage: "resolve" }[lesson];
    const meant = player.options.find((o) => (wanted ? o.verb === wanted : true) && lit.has(o.piece));
    await player.take((wanted && meant) ?? player.options.find((o) => o.kind === "done") ?? meant ?? player.options[0]);
  }
  for (const lesson of ["mulligan", "activate"]) check(told.has(lesson), `no lesson about "${lesson}" among ${[...told].join()}`);
  await guide.getByRole("button", { name: "Hide the guide" }).click();
  await guide.waitFor({ state: "detached" });
});

step("a friend comes by the link; both play", async ({ person }) => {
  const host = await person();
  const heard = listen(host);
  await host.goto("/?game=lcg");
  await host.getByLabel("A friend, by a private link").check();
  await host.getByRole("button", { name: "Make an invitation" }).click();
  const link = await host.getByLabel("Invitation link").inputValue();
  await accessible(host, "the invitation, seen by its maker");
  const friend = await person({ size: "phone" });
  const theirs = listen(friend);
  await friend.goto(link);
  await friend.getByRole("heading", { level: 1, name: /invites you/ }).waitFor();
  await accessible(friend, "the invitation, seen by a friend");
  await friend.getByLabel("Your nickname").fill("Grace");
  await friend.getByRole("button", { name: "Sit down and play" }).click();
  await friend.waitForURL(/\/table\//);
  await host.waitForURL(/\/table\//);
  await host.locator(".frame").waitFor();
  await friend.locator(".frame").waitFor();
  check(heard.table.seats.some((s) => s.name === "Grace"), "the host sees who came");
  check(heard.table.yours[0] !== theirs.table.yours[0], "each has a seat");
  const third = await person();
  await third.goto(link);
  await third.getByRole("heading", { name: "The seats are taken" }).waitFor();
});

step("a public table is listed, and one can join it or watch", async ({ person }) => {
  const host = await person();
  await host.goto("/?game=tcg");
  await host.getByLabel("A friend, by a private link").check();
  await host.getByLabel(/Show in the lobby/).check();
  await host.getByRole("button", { name: "Make an invitation" }).click();
  await host.getByLabel("Invitation link").waitFor();
  const id = new URL(host.url()).pathname.split("/").at(-1);
  const page = await person();
  await page.goto("/");
  await page.locator(`[data-table="${id}"]`).getByRole("link", { name: /Join/ }).click();
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await page.waitForURL(/\/table\//);
  const watcher = await person();
  await watcher.goto("/");
  await watcher.locator(`[data-table="${id}"]`).getByRole("link", { name: /Watch/ }).click();
  await watcher.locator(".frame").waitFor();
});

step("my games say when it is my move, on another device after logging in", async ({ person }) => {
  const page = await person();
  const player = new Player(page, listen(page));
  await twoClicks(page, "destiny");
  await player.ready();
  const id = page.url().split("/").at(-1);
  await page.goto("/");
  await page.locator(`[data-table="${id}"]`).getByText("your move").waitFor();
  await page.goto("/account");
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Wanderer");
  await page.getByLabel("Password").fill("a long way home");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByLabel("I have written it down").waitFor();
  const phone = await person({ size: "phone" });
  await phone.goto("/account");
  await phone.getByRole("button", { name: "Log in" }).click();
  await phone.getByLabel("Name", { exact: true }).fill("Wanderer");
  await phone.getByLabel("Password").fill("a long way home");
  await phone.getByRole("form", { name: "Log in" }).getByRole("button", { name: "Log in" }).click();
  await phone.getByText("You are logged in.").waitFor();
  await phone.goto("/me");
  await phone.getByRole("heading", { name: "Your move" }).waitFor();
  await phone.locator(`[data-table="${id}"] a`).click();
  await phone.locator(".frame").waitFor();
});

step("a pasted deck is checked, and what is wrong is said", async ({ person, server }) => {
  const page = await person();
  await page.goto("/?game=destiny");
  await page.getByText("Paste a deck list").click();
  await page.getByLabel("Any deck form that Cantina reads").fill("nonsense");
  await page.getByRole("button", { name: "Check this deck" }).click();
  await page.getByRole("alert").waitFor();
  check(server.url, "the page stays where it is");
});

await run("lobby", { args: ["--test-seed", "1977"] });
