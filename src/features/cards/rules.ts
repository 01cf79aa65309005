/** As much of a person as decides whether a card of theirs is good. */
interface Holder {
  /** Approved, with a role that makes a member. */
  isMember: boolean;
  approvedAt: Date | null;
}

/**
 * Whether a card is good (docs/product/cards.md, "Good and not"): nobody has taken it back or replaced it, its holder is a
 * member, and it was not made under an approval that was withdrawn since. How licence and membership stand is another question.
 */
export const isGood = (card: { issuedAt: Date; revokedAt: Date | null }, { isMember, approvedAt }: Holder): boolean =>
  card.revokedAt === null && isMember && (approvedAt === null || card.issuedAt >= approvedAt);

/** How long what the browser keeps of a card still counts as confirmed; after that it is shown grey. */
const confirmedDays = 30;

/** Whether a card that was last confirmed at one moment is too old to be shown as confirmed at another. */
export const isStale = (confirmedAt: Date, now: Date): boolean => now.getTime() - confirmedAt.getTime() > confirmedDays * 86_400_000;
