// Every page in three sizes and both themes: what it shows, and that axe finds nothing.
import { accessible, becomes, check, equal, kGames, kOperatorToken, kSizes, run, settled, step } from "./support.mjs";

const kPages = [
  "/",
  ...kGames.map((game) => `/?game=${game}`),
  "/me",
  "/account",
  "/replays",
  ...kGames.map((game) => `/cards/${game}`),
  "/team",
  "/team?c=AW-38*e.AW-45&b=AW-174&d=AW-43.AW-59*2",
  "/deck",
  "/deck?d=AOTC-123*2.AOTC-147*2.ROTS-97*5.ROTJ-31&n=Mine",
  "/cards/destiny/AW-11",
  "/cards/ccg/1_168",
  "/cards/lcg/CORE-19.2",
  ...kGames.map((game) => `/rules/${game}`),
  "/rules/destiny?view=editions",
  ...kGames.map((game) => `/rules/${game}?view=terms`),
  "/rules/tcg?term=evade",
  "/scenarios/destiny/a-redeployed-upgrade-takes-its-die-along-even-out-of-the-pool",
  "/rules/destiny/DST-QUE-01",
  "/about",
  "/keys",
  "/operator",
  "/join/nothing?invite=nothing",
  "/no/such/page",
];

for (const size of Object.keys(kSizes))
  step(`${kPages.length} pages are accessible in both themes, ${size}`, async ({ person }) => {
    const page = await person({ size, theme: size === "tablet" ? "light" : "dark" });
    for (const path of kPages) {
      await page.goto(path);
      await settled(page);
      equal(await page.locator("h1").count(), 1, `headings of ${path}`);
      await accessible(page, `${path} (${size})`);
    }
  });

step("a card is found by words of its wording, and has an address of its own", async ({ person }) => {
  const page = await person();
  await page.goto("/cards/lcg");
  await page.getByLabel("Search", { exact: true }).fill("friendly Sith event");
  await page.locator('[data-card="CORE-19.2"]').waitFor();
  await page.waitForURL((url) => url.searchParams.get("q") === "friendly Sith event"); // the address carries the search
  await page.getByRole("link", { name: "Darth Vader, unit" }).click();
  await page.waitForURL((url) => url.pathname === "/cards/lcg/CORE-19.2"); // the card's address
  await page.getByRole("heading", { level: 1, name: "Darth Vader" }).waitFor();
  await becomes(() => page.locator("dt:text-is('cost') + dd").textContent(), "5", "its cost");
});

step("a team is planned: points, dice, odds, a search by die side, problems with rules, an address, a list", async ({ person }) => {
  const page = await person();
  await page.goto("/team");
  await page.getByLabel("Begin with a deck of ours").selectOption("rey");
  await page.getByText("Rey Starter is read.").waitFor();
  await becomes(() => page.locator("[data-points]").getAttribute("data-points"), "25", "Rey with two dice and Finn");
  await page.getByText("Legal: it may be played.").waitFor();
  await becomes(() => page.locator("tr", { hasText: "melee" }).first().locator(".bar").textContent(), "63 %", "the chance of melee: 1 - (4/6)(4/6)(5/6)");
  // A second Rey is against the rules, and the rule is named.
  await page.getByLabel("Type").selectOption("character");
  await page.getByLabel("Die side").selectOption("melee");
  await page.getByLabel("Search", { exact: true }).fill("Force Prodigy");
  await page.getByRole("button", { name: "Add Rey" }).click();
  await page.getByText(/Rey is unique/).waitFor();
  check((await page.getByRole("list", { name: "Problems" }).getByRole("link").count()) > 0, "a rule for it");
  await accessible(page, "a team with a problem");
  // The address holds it all, for somebody else too.
  const link = await page.getByLabel("Address of this team").inputValue();
  const other = await person({ size: "phone" });
  await other.goto(link);
  await other.getByText(/Rey is unique/).waitFor();
  await becomes(() => other.locator("[data-points]").getAttribute("data-points"), "34", "the same points elsewhere");
  // Out as a list, and in again.
  await page.getByRole("button", { name: "Remove Rey" }).last().click();
  await page.getByText("Legal: it may be played.").waitFor();
  const list = await page.getByLabel("The deck as text").inputValue();
  check(/Rey \[AW-38\] elite/.test(list), "our own form");
  await page.getByRole("button", { name: "Begin anew" }).click();
  await becomes(() => page.locator("[data-points]").getAttribute("data-points"), "0", "begun anew");
  await page.getByText("Read a list").click();
  await page.getByLabel("A list in any form").fill(list);
  await page.getByRole("button", { name: "Read it" }).click();
  await page.getByText("Legal: it may be played.").waitFor();
  await becomes(() => page.locator("[data-points]").getAttribute("data-points"), "25", "the same again");
});

step("a deck of the TCG is built: rules, curve, arenas, odds, search, address, lists, and it is played", async ({ person }) => {
  const page = await person();
  await page.goto("/deck");
  await page.getByLabel("Begin with a deck of ours").selectOption("republic");
  await page.getByText("Army of the Republic is read.").waitFor();
  await page.getByText("Legal: it may be played.").waitFor();
  await becomes(() => page.locator("[data-size]").getAttribute("data-size"), "60", "cards");
  // What the page counts is what the cards say.
  const { cards } = await (await page.request.get("/api/cards/tcg")).json();
  const deck = (await (await page.request.post("/api/decks/read", { data: { game: "tcg", deck: "republic" }, headers: { Origin: new URL(page.url()).origin } })).json()).deck.cards;
  const of = (id) => cards.find((c) => c.id === id);
  const units = (type) => deck.filter((e) => of(e.card).type === type).reduce((n, e) => n + e.count, 0);
  const curve = Array(10).fill(0);
  for (const e of deck) if (of(e.card).facts.cost !== undefined) curve[Math.min(9, Number(of(e.card).facts.cost))] += e.count;
  await becomes(() => page.locator("[data-curve]").getAttribute("data-curve"), curve.join(), "the cost curve");
  for (const type of ["space", "ground", "character"])
    await becomes(() => page.locator(`[data-arena=${type}] .number`).innerText(), String(units(type)), `${type} units`);
  // One minus the chance of seven misses.
  let misses = 1;
  for (let i = 0; i < 7; i++) misses *= (60 - units("space") - i) / (60 - i);
  const shown = page.locator("[data-odds=space] td").first();
  await becomes(() => shown.innerText(), `${(100 * (1 - misses)).toFixed(1)} %`, "the chance of a Space unit in the opening hand");
  await page.getByLabel("At least this many units").selectOption("2");
  check(parseFloat(await shown.innerText()) < 100 * (1 - misses), "two are rarer than one");
  // The search: name, arena, side, set, cost, words.
  const found = page.getByRole("list", { name: "Cards that fit" }).getByRole("listitem");
  await page.getByLabel("Arena or type").selectOption("space");
  await page.getByLabel("Side").selectOption("Dark Side");
  await page.getByLabel("Costs at most").fill("4");
  for (const id of await found.evaluateAll((all) => all.map((n) => n.dataset.card))) {
    const card = of(id);
    check(card.type === "space" && card.facts.side === "Dark Side" && Number(card.facts.cost) <= 4, `${id} fits`);
  }
  // A card of the other side: the rule says no, by its id; the way to the table is closed.
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page.getByRole("list", { name: "Problems" }).getByRole("link", { name: "TCG-DECK-02" }).waitFor();
  equal(await page.getByRole("link", { name: "Play this deck" }).count(), 0, "what is not legal is not played");
  await accessible(page, "a deck with a problem");
  const bad = await page.getByLabel("Address of this deck").inputValue();
  const other = await person({ size: "phone", theme: "light" });
  await other.goto(bad);
  await other.getByRole("link", { name: "TCG-DECK-02" }).waitFor();
  await becomes(() => other.locator("[data-size]").getAttribute("data-size"), "61", "the same deck elsewhere");
  await accessible(other, "a deck with a problem (phone)");
  // By keyboard: one less of it.
  const id = await found.first().getAttribute("data-card");
  const less = page.locator(`[data-in-deck="${id}"]`).getByRole("button", { name: /less$/ });
  await less.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Legal: it may be played.").waitFor();
  // Out as LackeyCCG's file, and in again.
  await page.getByLabel("Form", { exact: true }).selectOption("lackey");
  const list = await page.getByLabel("The deck as text").inputValue();
  check(/<superzone name="Deck">/.test(list), "LackeyCCG's form");
  await becomes(() => page.getByRole("link", { name: /Save as/ }).getAttribute("download"), "army-of-the-republic.dek", "the file's name");
  await page.getByRole("button", { name: "Begin anew" }).click();
  await becomes(() => page.locator("[data-size]").getAttribute("data-size"), "0", "begun anew");
  await page.getByText("Read a list").click();
  await page.getByLabel("A list in any form").fill("no deck at all");
  await page.getByRole("button", { name: "Read it" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("A list in any form").fill(list);
  await page.getByRole("button", { name: "Read it" }).click();
  await page.getByText("Legal: it may be played.").waitFor();
  await becomes(() => page.locator("[data-size]").getAttribute("data-size"), "60", "the same again");
  // To the table.
  await page.getByRole("link", { name: "Play this deck" }).click();
  await page.getByText("Army of the Republic may be played. It is chosen.").waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".frame[data-game=tcg]").waitFor();
});

step("filters narrow the cards, numbers too", async ({ person }) => {
  const page = await person();
  await page.goto("/cards/lcg?type=unit_card&number=cost&least=5");
  await settled(page);
  const ids = await page.locator("[data-card]").evaluateAll((nodes) => nodes.map((n) => n.dataset.card));
  check(ids.includes("CORE-19.2"), "Vader costs 5");
  for (const id of ids) {
    const { cards } = await (await page.request.get("/api/cards/lcg")).json();
    const card = cards.find((c) => c.id === id);
    check(card.type === "unit_card" && Number(card.facts.cost) >= 5, `${id} fits the filter`);
  }
  await page.getByLabel("Search", { exact: true }).fill("zzzz");
  await page.getByText("No card fits.").waitFor();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.waitForFunction((n) => document.querySelectorAll("[data-card]").length > n, ids.length); // cleared
});

step("a rule is found, and leads to its scenarios and cards", async ({ person }) => {
  const page = await person();
  await page.goto("/rules/destiny");
  await page.getByLabel("Search", { exact: true }).fill("guardian");
  await page.locator("[data-rule]").first().waitFor();
  const id = await page.locator("[data-rule]").first().getAttribute("data-rule");
  await page.getByRole("link", { name: id }).click();
  await page.getByRole("heading", { level: 1, name: id }).waitFor();
  await page.getByRole("heading", { name: "Scenarios that show it" }).waitFor();
  await page.getByRole("link", { name: "Rules of Destiny" }).click();
  await page.getByRole("button", { name: "Edition differences" }).click();
  await page.getByText("DST-ED-01", { exact: true }).waitFor();
  check((await page.locator("li[id^='DST-ED-']").count()) >= 80, "all differences");
});

step("the index leads from a term to its rules, a rule to its scenarios, a scenario to its source", async ({ person }) => {
  const page = await person();
  await page.goto("/rules/destiny");
  await page.getByRole("button", { name: "Index" }).click();
  await page.locator("[data-term]").first().waitFor();
  check((await page.locator("[data-term]").count()) > 100, "more than a hundred terms");
  await page.getByLabel("Find a term").fill("guard");
  await page.getByText("1 term", { exact: true }).waitFor();
  await page.locator("[data-term=guardian] .term").click();
  await page.getByText(/rules about “guardian”/).waitFor();
  await becomes(() => page.locator("[data-rule]").first().getAttribute("data-rule"), "DST-KW-GRD-01", "what defines it comes first");
  await page.getByRole("link", { name: "DST-KW-GRD-01" }).click();
  const story = page.locator("[data-scenario]").first();
  await story.waitFor();
  check(/player \d .+ checks?\./.test(await story.innerText()), "a scenario tells its story in a line");
  const title = (await story.getByRole("link").innerText()).trim();
  await story.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  check((await page.getByRole("region", { name: "As it is written" }).innerText()).includes(`scenario "${title}"`), "its source");
  await accessible(page, "a scenario");
  await page.getByRole("link", { name: "DST-KW-GRD-01" }).click();
  await page.getByRole("heading", { level: 1, name: "DST-KW-GRD-01" }).waitFor();
  await page.goto("/scenarios/destiny/no-such-story");
  await page.getByRole("alert").waitFor();
});

step("a guest becomes an account, recovers it, exports and deletes it", async ({ person }) => {
  const page = await person();
  await page.goto("/account");
  await page.getByLabel("Nickname").fill("Ada");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("You are Ada.").waitFor();
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByText("The password is too short.").waitFor();
  await page.getByLabel("Password").fill("analytical engine");
  await page.getByRole("button", { name: "Make the account" }).click();
  const code = await page.getByRole("textbox", { name: "Recovery code" }).inputValue();
  check(code.length >= 12, "a recovery code is shown");
  await accessible(page, "the recovery code");
  await page.getByLabel("I have written it down").check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByText("You are logged out.").waitFor();

  const log = async (password) => {
    await page.getByRole("button", { name: "Log in" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
    await page.getByLabel("Password").fill(password);
    await page.getByRole("form", { name: "Log in" }).getByRole("button", { name: "Log in" }).click();
  };
  await log("difference engine");
  await page.getByRole("alert").waitFor();
  await page.getByRole("button", { name: "I forgot my password" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await page.getByLabel("New password").fill("difference engine");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await page.getByLabel("I have written it down").waitFor();
  const next = await page.getByRole("textbox", { name: "Recovery code" }).inputValue();
  check(next !== code, "the code is used up: there is a new one");
  await page.getByLabel("I have written it down").check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("Ada Lovelace").first().waitFor();

  const mine = await page.request.get("/api/me/export");
  check((await mine.text()).includes("Ada Lovelace"), "the export names me");
  await page.getByLabel("to confirm").fill("Ada Lovelace");
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByText("Everything we kept of you is deleted.").waitFor();
  equal((await (await page.request.get("/api/me")).json()).person, null, "nobody is logged in");
});

step("an operator needs the token, sees tables and closes one", async ({ person }) => {
  const guest = await person();
  await guest.goto("/?game=tcg");
  await guest.locator("[data-play]").click();
  await guest.waitForURL(/\/table\//);
  const id = guest.url().split("/").at(-1);
  const page = await person();
  await page.goto("/operator");
  await page.getByLabel("Operator's token").fill("wrong");
  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Operator's token").fill(kOperatorToken);
  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByRole("link", { name: id }).waitFor();
  await accessible(page, "/operator within");
  await page.getByRole("button", { name: `Close table ${id}` }).click();
  await page.getByText(`Table ${id} is closed.`).waitFor();
});

await run("pages");
