import type { SessionUser } from '~/session';
import type { PagePath } from '~/shared/addresses';

/** Returns where the login leads, by the person's flags (docs/product/people.md, "Roles"). */
export function homeOf(user: SessionUser): PagePath {
  if (user.is_superuser) return '/app/admin/dashboard';
  if (user.is_area_admin) return '/area-admin/dashboard';
  return user.is_member ? '/member/dashboard' : '/dashboard';
}
