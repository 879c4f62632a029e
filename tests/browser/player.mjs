// A person at the table: reads the moment from the page, and answers with the page's own controls.
import { check, drawn, kPatience, until } from "./support.mjs";

export class Player {
  constructor(page, heard) {
    this.page = page;
    this.heard = heard;
  }

  /** Until the page shows the last moment that the server told, and it is ours to decide (or the game is over). */
  async ready({ timeout = kPatience } = {}) {
    const isReady = async () => {
      const last = this.heard.last;
      if (!last || !(last.over || last.ask?.yours)) return false;
      const shown = await this.page.evaluate(() => document.querySelector(".frame")?.dataset.n);
      return Number(shown) === last.n && this.heard.last === last;
    };
    check(await until(isReady, timeout), `no decision came: ${JSON.stringify(this.heard.last?.ask ?? null)} on ${this.page.url()}`);
    return this.heard.last;
  }

  get options() {
    return this.heard.last?.options ?? [];
  }
  /** The option with these words: "activates Rey", /^plays/ ... */
  find(label) {
    const fits = typeof label === "string" ? (o) => o.label === label : (o) => label.test(o.label);
    const found = this.options.find(fits);
    check(found, `no option ${label} among: ${this.options.map((o) => o.label).join(" | ")}`);
    return found;
  }

  /** Takes an option by what a person would click, and waits until the server has answered. */
  async take(option) {
    const { page } = this;
    const before = this.heard.states.length;
    const bar = page.locator(`[data-choice="${option.i}"]`);
    const more = page.locator(".toggle[aria-expanded=false]");
    if ((await bar.count()) && !(await bar.first().isVisible()) && (await more.isVisible())) await more.click();
    if (await bar.count()) await bar.first().click();
    else await this.#touch(option, before);
    check(await until(() => this.heard.states.length > before), `nothing happened after "${option.label}" on ${page.url()}`);
  }

  // `before`: how many states were heard; the answer may be there before the click is known to be done.
  async #touch(option, before) {
    const { page } = this;
    if (option.piece === undefined) {
      // One verb for all: a fixed action, or "done" of a set that was picked.
      const main = page.locator("[data-main]");
      if (["done", "pass"].includes(option.kind) && (await main.count())) return main.first().click();
      const fixed = page.locator(".six button", { hasText: new RegExp(option.verb.split(" ")[0].slice(0, 5), "i") });
      const more = page.locator(".toggle[aria-expanded=false]");
      if ((await fixed.count()) && !(await fixed.first().isVisible()) && (await more.isVisible())) await more.click();
      if (await fixed.count()) return fixed.first().click();
      throw new Error(`the page has no control for "${option.label}"`);
    }
    await this.reveal(option.piece);
    const piece = page.locator(`[data-piece="${option.piece}"]`).first();
    check(await piece.count(), `the page does not show what "${option.label}" is about: ${JSON.stringify(this.heard.last.ask)}`);
    await piece.scrollIntoViewIfNeeded();
    await page.mouse.move(2, 300); // a card that is looked at lies over its neighbours
    await piece.click({ position: { x: 12, y: 12 } });
    const menu = page.locator(`.popover [data-choice="${option.i}"]`);
    const plan = page.locator(".plan .main");
    const main = page.locator("[data-main]", { hasText: "Confirm" });
    const counts = async () => (await menu.count()) + (await plan.count()) + (await main.count());
    await until(async () => this.heard.states.length > before || (await counts()) > 0);
    if (this.heard.states.length > before) return;
    if (await menu.count()) await menu.click();
    else if (await plan.count()) await plan.click();
    else if (await main.count()) await main.click();
  }

  // On a phone a piece may lie in the hand's sheet, behind a tab, or in a place that is closed.
  async reveal(p) {
    const { page } = this;
    const piece = page.locator(`[data-piece="${p}"]`).first();
    if ((await piece.count()) && (await piece.isVisible())) return;
    // The hand first, unless it comes up by itself; then one place after the other. Opening one may bring up more controls, so
    // they are counted anew each time.
    const places = page.locator(".foes button, .table .tabs button, .table .list .line, .table .swipe button");
    for (let i = -1; i < (await places.count()); i++) {
      const control = i < 0 ? page.locator(".handle[aria-expanded=false]").first() : places.nth(i);
      if (!(await control.isVisible())) continue;
      await control.click();
      await drawn(page);
      if ((await piece.count()) && (await piece.isVisible())) return;
      if (i < 0) await page.locator(".handle[aria-expanded=true]").first().click(); // it lies over the table
    }
  }
}

/** A player without a table before their eyes: decides over the wire alone, to come to a certain moment quickly. */
export class Blind {
  constructor(page, heard) {
    this.page = page;
    this.heard = heard;
  }
  async sit(id) {
    this.heard.last = null;
    await this.page.goto("/about");
    await this.page.evaluate((table) => (window.blind = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${table}`)), id);
  }
  async ready() {
    check(await until(() => this.heard.last && (this.heard.last.over || this.heard.last.ask?.yours)), "no decision came");
    return this.heard.last;
  }
  get options() {
    return this.heard.last?.options ?? [];
  }
  async take(option) {
    const { n } = this.heard.last;
    this.heard.last = null;
    await new Promise((resolve) => setTimeout(resolve, 40)); // who sends too much is closed
    await this.page.evaluate((message) => window.blind.send(JSON.stringify(message)), { t: "choose", n, i: option.i });
  }
}

/** Sits down at a new table with two clicks: the game, "Play". */
export async function twoClicks(page, game) {
  await page.goto("/");
  await page.locator(`[data-game="${game}"]`).click();
  await page.locator("[data-play]").click();
  await page.waitForURL(/\/table\//);
  await page.locator(".frame").waitFor();
}

/** A table by the server's own door, for tests that are not about the lobby. */
export async function newTable(page, wish) {
  await page.goto("/");
  await page.request.get("/api/me");
  const made = await page.evaluate(async (body) => {
    const post = (path, what) => fetch(`/api${path}`, { method: "POST", body: JSON.stringify(what), headers: { "Content-Type": "application/json" } });
    if (!(await (await fetch("/api/me")).json()).person) await post("/me", { name: "Tester" });
    const answer = await post("/tables", body);
    return answer.json();
  }, wish);
  check(made.id, `no table: ${JSON.stringify(made)}`);
  return made;
}
