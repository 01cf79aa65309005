/** Every role, the strongest first (readings.md, "Roles"). */
export const roles = ['superuser', 'area_admin', 'admin', 'unit_admin', 'member', 'user'] as const;
export type Role = (typeof roles)[number];

/** Positions one can ask for in the simple form; a wish, it gives nothing until a superuser approves. */
export const positions = ['area_admin', 'admin', 'unit_admin'] as const;

export const roleNames: Record<Role, string> = {
  superuser: 'Superuser',
  area_admin: 'Area Admin',
  admin: 'Admin',
  unit_admin: 'Unit Admin',
  member: 'Member',
  user: 'User',
};

/** How long tokens live. The browser renews the access token before it ends; a refresh token works once. */
export const accessTokenHours = 12;
export const refreshTokenDays = 30;
/** readings.md: the link works once, for one hour. */
export const resetLinkMinutes = 60;
