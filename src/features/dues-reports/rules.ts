/** The columns of arrears, by the days since a payment was due: 0 to 30, 31 to 90, more. */
export const arrearsDays = { to30: 30, to90: 90 } as const;
