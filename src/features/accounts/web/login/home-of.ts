import type { SessionUser } from '~/session';

/** Where the login leads by the person's flags (docs/product/accounts.md, "Roles"). */
export function homeOf(user: SessionUser): string {
  if (user.is_superuser) return '/app/admin/dashboard';
  if (user.is_area_admin) return '/area-admin/dashboard';
  return user.is_member ? '/member/dashboard' : '/dashboard';
}
