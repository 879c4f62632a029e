// How a match ended, in plain words, with the rule that says so. Not every ending is one of the rulebook: a player may give up,
// the clock may run out, a table may be closed; those have no rule to cite and say that.

export interface Ending {
  says: string;
  rule: string; // of the catalogue; empty: the rulebook has none for it
}

const kWords: Record<string, string> = {
  "DST-WIN-01": "Only one player has characters left.",
  "DST-WIN-02": "At the end of the round a player had no card left in hand and deck.",
  "DST-WIN-03": "Nobody had a card left: whoever controls the battlefield wins.",
  "DST-MP-11": "Everybody else is eliminated.",
  "CCG-ZONE-LIFE-02": "A player has no Life Force left.",
  "TCG-END-02": "Two of the three arenas are under one player's control.",
  "TCG-GEN-06": "A card's own words ended the game.",
  "LCG-WIN-01": "Three objectives of the dark side are destroyed.",
  "LCG-WIN-02": "The Death Star dial has reached 12.",
  "LCG-WIN-03": "A player had to draw from an empty deck.",
  "LCG-WIN-04": "The Death Star dial was attacked and has taken ten damage.",
};
const kBeside: Record<string, string> = {
  concession: "A player conceded. One may give up at any time; no rule of the game is needed for it.",
  agreement: "The players agreed to a draw. They may at any time; no rule of the game is needed for it.",
  stalled: "Nothing can change any more: the table calls it a draw. The rulebook knows no such end.",
  clock: "A player's time ran out. The clock belongs to this table, not to the rules of the game.",
  absence: "A player stayed away for long, and the game was claimed. No rule of the game says so.",
  closed: "The table was closed by the operator: nobody won.",
  changed: "The rules or cards of the program changed: nobody won.",
  long: "It had no end: the table was closed as undecided.",
  "card text": "A card's own words ended the game.",
  "CORE-22.1/constant": "The Heart of the Empire was destroyed: its own words end the game.",
};
// What games called these by names of their own once: kept matches still say so.
const kSame: Record<string, string> = { "CCG-CONCEDE": "concession", "CCG-STALLED": "stalled" };

export function endingOf(rule: string): Ending {
  const beside = kBeside[kSame[rule] ?? rule];
  if (beside) return { says: beside, rule: "" };
  const isRule = /^[A-Z]+(-[A-Z0-9]+)+$/.test(rule);
  return { says: kWords[rule] ?? (isRule ? "The game ended by this rule." : rule), rule: isRule ? rule : "" };
}
