/** Positions one can ask for in the simple form; a wish, it gives nothing until a superuser approves. */
export const positions = ['area_admin', 'admin', 'unit_admin'] as const;

/** A refresh token works once, and this long. */
export const refreshTokenDays = 30;
/** readings.md: the link works once, for one hour. */
export const resetLinkMinutes = 60;
