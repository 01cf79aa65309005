/** The columns of arrears, by the days since a payment was due: 0 to 30, 31 to 90, more. */
export const arrearsDays = { to30: 30, to90: 90 } as const;

/** Days before today at which the day on which money came may lie. */
export const receivedDaysBack = 60;

/** Days in which the issuing of a plan can be undone. */
export const undoIssueDays = 14;
