/** The maximum length of a flag's details, in characters. */
export const mostFlagReason = 1_000;

/** The maximum duration of a pin, in days. */
export const mostPinnedDays = 90;
/** The number of days in which a merge may be undone. */
export const undoMergeDays = 7;
/** The number of days that the board's figures cover. */
export const figuresDays = 30;
