// How much of a card works: all of it, some of its texts, or its numbers only.
import type { Card } from "./protocol";

export type Standing = "yes" | "partly" | "no";

export const standing = (card: Pick<Card, "complete" | "missing">): Standing =>
  card.complete ? "yes" : card.missing.length > 0 ? "partly" : "no";
