// Words for people. The server's labels tell what a seat does ("plays Rey"); a button says what to do ("Play Rey").
import { says } from "./marks";
import type { Ask, Choice, Piece, SeatInfo } from "./protocol";

const kImperative: Record<string, string> = {
  passes: "Pass",
  finishes: "Done",
  declines: "No",
  accepts: "Yes",
  chooses: "Choose",
  claims: "Claim",
  "finishes building": "Finish building",
  "partly builds": "Partly build",
  "partly build": "Partly build",
};

/** "plays" becomes "Play"; words that are imperative already stay. */
export function imperative(verb: string): string {
  const known = kImperative[verb];
  if (known) return known;
  const [first = "", ...rest] = verb.split(" ");
  return [capital(base(first)), ...rest].join(" ");
}

function base(verb: string): string {
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a button says. With what it will cause, where that is known: "Pass: 4 damage to Jango". */
export function choiceLabel(choice: Choice, ask?: Ask): string {
  const plain = plainLabel(choice, ask);
  return choice.result ? `${plain}: ${choice.result}` : plain;
}

/** The same without what comes of it. */
export function plainLabel(choice: Choice, ask?: Ask): string {
  switch (choice.kind) {
    case "pass":
      return "Pass";
    case "done":
      return ask?.procedure === "mulligan" || ask?.step === "mulligan" ? "Keep the rest" : "Done";
    case "yes":
      return choice.object ? `Yes: ${choice.object}` : "Yes";
    case "no":
      return choice.object ? `No: ${choice.object}` : "No";
    case "number":
      return branch(choice, ask) || choice.object || String(choice.number ?? "");
    case "seat":
      return choice.object || choice.label;
    case "piece":
      return [choice.object, choice.detail].filter(Boolean).join(" ") || choice.label;
    default:
      return [imperative(choice.verb), choice.object, choice.detail].filter(Boolean).join(" ");
  }
}

/** "Choose one: gain 1 resource; or draw a card": the first and the second are told by their words. */
function branch(choice: Choice, ask?: Ask): string {
  if (!ask || ask.step !== "either" || choice.number === undefined) return "";
  const all = /one: (.+?)\.?$/.exec(about(ask))?.[1]?.split(/;? or (?=[a-z])|; /) ?? [];
  const words = all[choice.number - 1]?.replace(/;$/, "");
  return words && all.length > 1 ? capital(words) : "";
}

/** A piece for somebody who hears it: title, marks, whose. */
export function pieceLabel(piece: Piece, owner: string): string {
  const name = piece.title ?? "face-down card";
  const marks = piece.marks.map(says).join(", ");
  const die = piece.token && piece.title ? `die of ${name}` : name;
  return [die, marks, owner].filter(Boolean).join(", ");
}

/** The question in words, from the game's own list; a step that has none goes by its name. */
export function question(ask: Ask): string {
  return capital(ask.says || ask.step.replace(/^\d+ /, ""));
}

/** The last thing the path tells people about: the ability that resolves, the event that can be answered. */
export function about(ask: Ask): string {
  for (const line of ask.path.toReversed()) if (line.about) return capital(line.about);
  return "";
}

/** Seats have no names in the rules ("p1", "the Dark Side"); people at a table do. */
export function withNames(text: string, seats: SeatInfo[]): string {
  return text.replace(/\b[pP]([1-4])\b/g, (all, n: string) => seats[Number(n) - 1]?.name ?? all);
}

export const seatName = (seats: SeatInfo[], seat: number): string => {
  const of = seats[seat];
  return of ? of.name || of.role || `Player ${seat + 1}` : "Nobody";
};

/** 65000 is "1:05". */
export function clockText(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const h = Math.floor(s / 3600);
  const m = Math.floor((s % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}
