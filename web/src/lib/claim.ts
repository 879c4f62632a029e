// An opponent who stays away, at a table without a clock: from when on the game may be claimed (docs/decisions/064).

const kDay = 86_400_000;

export function claimOf(at: number | undefined, now: number): { now: boolean; says: string } {
  if (at === undefined) return { now: false, says: "" };
  if (now >= at)
    return { now: true, says: "They have not decided for a long time. You may claim the game, or close it." };
  const days = Math.ceil((at - now) / kDay);
  return {
    now: false,
    says: `If they do not decide within ${days} ${days === 1 ? "day" : "days"}, you may claim the game.`,
  };
}
