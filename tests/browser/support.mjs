// What every browser test needs: a real server on a free port with a store of its own, a headless Chromium, axe, and checks that
// say what they saw. A test is a list of named steps; the first that fails ends it with status 1.
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");
const require = createRequire(path.join(root, "web/package.json"));
const { chromium } = require("playwright-core");
const axeSource = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export const kSizes = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] };
export const kGames = ["destiny", "ccg", "tcg", "lcg"];
export const kOperatorToken = "a-token-for-browser-tests";

/** How long a busy machine may take for what is only a moment otherwise; when nothing has come by then, nothing will. */
export const kPatience = 120_000;

const kFlags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(" ");

// --- the server

export async function startServer({ db, args = [] } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cantina-browser-"));
  const program = process.env.CANTINA ?? path.join(root, "build/cantina");
  const token = path.join(folder, "operator");
  fs.writeFileSync(token, `${kOperatorToken}\n`);
  const store = db ?? path.join(folder, "store.db");
  const fixed = ["serve", "--port", "0", "--db", store, "--web", process.env.CANTINA_WEB ?? path.join(root, "build/web"), "--operator-token-file", token, "--requests-per-second", "100000"];
  // What the computer thinks ends by its iterations alone: a busy machine makes it slower, not another player.
  const calm = ["--log", "none", "--instant", ...(args.includes("--thinking-seconds") ? [] : ["--thinking-seconds", "3600"])];
  const child = spawn(program, [...fixed, ...calm, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (bytes) => (said += bytes));
  const url = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), 120_000);
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on("data", (bytes) => {
      said += bytes;
      const found = /http:\/\/[^\s]+/.exec(said);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    });
  });
  child.removeAllListeners("exit");
  return {
    url,
    store,
    async stop(signal = "SIGTERM", keep = false) {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once("exit", resolve));
        child.kill(signal);
        await gone;
      }
      if (!keep) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

// --- the browser

export async function startBrowser() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: kFlags, timeout: kPatience });
}

// The wires of a page, so that a test can cut one, and how many answers it still waits for.
function keepSockets() {
  window.sockets = [];
  window.pending = 0;
  const fetches = window.fetch;
  window.fetch = (...args) => {
    window.pending++;
    return fetches(...args).finally(() => window.pending--);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      window.sockets.push(this);
    }
  };
}
/** Cuts the wire to the table; the page must notice and mend it by itself. */
export const cut = (page) => page.evaluate(() => window.sockets.at(-1).close());

/** Watches for words that are there for a moment only; says later whether they were. */
export async function watchFor(page, words) {
  await page.evaluate((text) => {
    const look = () => (window.wasThere ||= document.body.textContent.includes(text));
    window.wasThere = false;
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, words);
  return () => until(() => page.evaluate(() => window.wasThere));
}

/** Until nothing moves, fades or glides any more. */
export const still = (page) =>
  page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running" || a.effect?.getTiming().iterations === Infinity));

/** A person with a browser of their own. Errors on the page fail the test. */
export async function person(browser, server, { size = "desktop", theme = "dark", motion = "reduce" } = {}) {
  const [width, height] = kSizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: motion,
    baseURL: server.url,
    hasTouch: size === "phone",
    bypassCSP: false,
  });
  await context.addInitScript(keepSockets);
  const page = await context.newPage();
  page.theme = theme;
  page.setDefaultTimeout(kPatience);
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(`error on ${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    // A refusal that the page shows is logged by Chromium too; that is no fault of the page.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
      page.problems.push(`console on ${page.url()}: ${message.text()}`);
  });
  // What leaves for any other host is a fault: nothing is fetched but from our server.
  page.on("request", (request) => {
    const at = new URL(request.url());
    if (/^(http|ws)/.test(at.protocol) && at.host !== new URL(server.url).host) page.problems.push(`foreign request: ${request.url()}`);
  });
  return page;
}

/** The last state that the server sent to a page, for tests that compare it with what the page shows. */
export function listen(page) {
  const heard = { states: [], table: null, last: null };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.t === "table") heard.table = message;
      if (message.t === "state") {
        heard.states.push(message);
        heard.last = message;
      }
    });
  });
  return heard;
}

export async function settled(page) {
  await page.waitForFunction(
    () => document.querySelector("h1") && window.pending === 0 && !document.querySelector(".wait[role=status]") && document.fonts.status === "loaded",
  );
}

/** Until the page has drawn what it knows. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Until a condition holds; false: it did not in time. */
export async function until(condition, timeout = kPatience) {
  for (const end = Date.now() + timeout; Date.now() < end; ) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

// --- checks

export function check(condition, what) {
  if (!condition) throw new Error(what);
}
export function equal(actual, expected, what) {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`${what}: expected ${e}, found ${a}`);
}

/** The same of what the page is about to show: it is read again until it fits. */
export async function becomes(read, expected, what) {
  const wanted = JSON.stringify(expected);
  let found;
  await until(async () => (found = JSON.stringify(await read())) === wanted, 30_000);
  if (found !== wanted) throw new Error(`${what}: expected ${wanted}, found ${found}`);
}

/** What axe finds, in both themes: all of its rules in this one, contrast alone in the other. */
async function axe(page, where) {
  const isBare = await page.evaluate(() => typeof window.axe === "undefined");
  if (isBare) await page.evaluate(axeSource);
  const themes = page.theme === "light" ? ["light", "dark"] : ["dark", "light"];
  for (const [i, theme] of [...themes.entries()].reverse()) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
    await still(page); // what is fading in or out has no contrast yet
    const rules = i === 0 ? {} : { runOnly: ["color-contrast"] };
    const violations = await page.evaluate((which) => window.axe.run(document, which).then((found) => found.violations), rules);
    const told = violations.map((v) => `${v.id} (${v.nodes.length}): ${v.nodes[0].html.slice(0, 200)}: ${v.nodes[0].any[0]?.message ?? v.help}`);
    check(violations.length === 0, `axe on ${where}, ${theme}:\n  ${told.join("\n  ")}`);
  }
}

/** No violation of axe's rules, no sideways scrolling, no small target. */
export async function accessible(page, where) {
  await axe(page, where);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(wide <= 1, `${where} is ${wide} px wider than the window`);
  const small = await page.evaluate(() => {
    const out = [];
    for (const node of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
      const box = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      // Lines of the log are text that can be clicked; a tooltip takes no clicks.
      if (node.closest(".lines, .quiet")) continue;
      if (!box.width || style.visibility === "hidden" || style.clipPath !== "none" || node.closest(".visually-hidden, .heard")) continue;
      // Links within a sentence, and boxes whose label is the target, are measured by their line or label.
      const isInline = node.matches("a") && style.display === "inline";
      const label = node.closest("label") ?? (node.id && document.querySelector(`label[for="${node.id}"]`));
      const height = node.matches("[type=checkbox], [type=radio]") && label ? label.getBoundingClientRect().height : box.height;
      if (!isInline && height < 43.5) out.push(`${node.tagName} "${(node.textContent || node.ariaLabel || "").trim().slice(0, 30)}" ${Math.round(height)} px`);
    }
    return out;
  });
  check(small.length === 0, `targets below 44 px on ${where}: ${small.slice(0, 5).join("; ")}`);
  // Words of one control that lie on its neighbour's.
  const mixed = await page.evaluate(() => {
    const wordsOf = (node) => {
      const boxes = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement.closest(".visually-hidden, .heard")) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes.filter((box) => box.width > 1 && box.height > 1);
    };
    const out = [];
    for (const node of document.querySelectorAll("nav a, button")) {
      const next = node.nextElementSibling;
      if (!next?.matches("a, button") || !node.textContent.trim() || !next.textContent.trim()) continue;
      const after = wordsOf(next);
      for (const a of wordsOf(node))
        if (after.some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)) {
          out.push(`"${node.textContent.trim().slice(0, 30)}" on "${next.textContent.trim().slice(0, 30)}"`);
          break;
        }
    }
    return out;
  });
  check(mixed.length === 0, `words on words on ${where}: ${mixed.slice(0, 5).join("; ")}`);
}

// --- the test itself

const steps = [];
export const step = (name, work) => steps.push({ name, work });

/** Runs the steps with a server and a browser; `only` on the command line picks by name. */
export async function run(title, options = {}) {
  const only = process.argv[2];
  const server = await startServer(options);
  const browser = await startBrowser();
  let failed = 0;
  let ran = 0;
  try {
    for (const { name, work } of steps) {
      if (only && !name.includes(only)) continue;
      ran++;
      const began = Date.now();
      const pages = [];
      try {
        await work({
          server,
          browser,
          person: async (wish) => {
            const page = await person(browser, server, wish);
            pages.push(page);
            return page;
          },
        });
        for (const page of pages) check(page.problems.length === 0, page.problems.join("\n"));
        console.log(`ok      ${title}: ${name} (${Date.now() - began} ms)`);
      } catch (error) {
        failed++;
        console.log(`FAILED  ${title}: ${name}\n${error.stack ?? error}`);
        const seen = pages.at(-1);
        if (seen && process.env.CANTINA_SHOTS) await seen.screenshot({ path: path.join(process.env.CANTINA_SHOTS, `${title}-${name}.png`.replace(/[^\w.-]+/g, "-")) }).catch(() => {});
      }
      for (const page of pages) await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(failed ? `${title}: ${failed} of ${ran} steps failed` : `${title}: ${ran} of ${steps.length} steps run, all pass`);
  process.exitCode = failed || !ran ? 1 : 0;
}
