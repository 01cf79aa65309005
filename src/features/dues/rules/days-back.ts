/** Days before today at which the day on which money came may lie. */
export const receivedDaysBack = 60;

/** Days in which the issuing of a plan can be undone. */
export const undoIssueDays = 14;
