/** Positions that can be asked for in the simple form. Only a request: it gives nothing until a superuser approves. */
export const positions = ['area_admin', 'admin', 'unit_admin'] as const;

/** A refresh token works once, for this long. */
export const refreshTokenDays = 30;
/** The link for a new password works once, for this long. */
export const resetLinkMinutes = 60;
