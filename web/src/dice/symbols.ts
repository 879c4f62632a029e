// The symbols on the dice, drawn by us in a box of 48 by 48.
export const kDieSymbols: Record<string, string> = {
  // one blade; the die shows it twice, crossed
  melee: "M24-2l4 6v24h6v5h-7v7a4 4 0 1 1-6 0v-7h-7v-5h6V4z",
  // a bolt through a sight
  ranged:
    "M22 2h4v7.200A15 15 0 0 1 38.800 22H46v4h-7.200A15 15 0 0 1 26 38.800V46h-4v-7.200A15 15 0 0 1 9.200 26H2v-4h7.200A15 15 0 0 1 22 9.200zM24 13a11 11 0 1 0 0 22a11 11 0 0 0 0-22zm0 6a5 5 0 1 1 0 10a5 5 0 0 1 0-10z",
  // one shot that bursts into three
  indirect:
    "M24 46a6 6 0 0 1-6-6c0-3 3-6 6-12c3 6 6 9 6 12a6 6 0 0 1-6 6zM24 2l6 9h-4v12h-4V11h-4zM4 10l10 2l-2.500 3l9 8l-2.700 3l-9-8L6 21zM44 10l-2 11l-2.800-3l-9 8l-2.700-3l9-8L34 12z",
  shield: "M24 3l18 5v14c0 11-8 19-18 23C14 41 6 33 6 22V8zM24 10l-11 3v9c0 7 4.500 12 11 15.500z",
  // a coin with a notch
  resource:
    "M24 3a21 21 0 1 0 0 42a21 21 0 0 0 0-42zm0 5a16 16 0 1 1 0 32a16 16 0 0 1 0-32zm0 5l9.500 11l-9.500 11l-9.500-11zm0 6.500L19.500 24l4.500 4.500l4.500-4.500z",
  // a ring that a flash breaks
  disrupt:
    "M28 2L13 26h9l-4 20l17-26h-9zM16 7A20 20 0 0 0 14 42l2-5a15 15 0 0 1-2-24zM34 6l-2 5a15 15 0 0 1 2 26l-2 5A20 20 0 0 0 34 6z",
  // a card that goes
  discard: "M6 6h22v14h-4V10H10v28h14v-5h4v9H6zM30 17l14 9.500L30 36v-6.500H16v-6h14z",
  // arrows that turn round a point
  focus:
    "M24 5a19 19 0 0 1 16.500 9.500L45 12v14H32l4.500-4.500A13 13 0 0 0 24 11zM24 43A19 19 0 0 1 7.500 33.500L3 36V22h13l-4.500 4.500A13 13 0 0 0 24 37zM24 19a5 5 0 1 0 0 10a5 5 0 0 0 0-10z",
  special: "M24 2l6 14l16 1l-12 10.500L38 44l-14-8.500L10 44l4-16.500L2 17l16-1z",
  blank: "M12 21h24v6H12z",
};
