/** How long what the browser keeps of a card still counts as confirmed; after that it is shown grey. */
const confirmedDays = 30;

/** Whether a card that was last confirmed at one moment is too old to be shown as confirmed at another. */
export const isStale = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() > confirmedDays * 86_400_000;
