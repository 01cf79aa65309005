import { roles, type Rights, type Role, type SessionUser as LoggedIn } from '~/shared/access';
import { parse } from './storage';

/** The person as the login returned them; read from storage, so every field may be missing. */
export type SessionUser = Partial<LoggedIn>;

/** Which header a person sees (docs/product/people.md, "Roles"); a person without a session is a visitor. */
export type Kind = 'user' | 'member' | 'area_admin' | 'staff';

export const kinds: Record<Role, Kind> = {
  superuser: 'staff',
  admin: 'staff',
  area_admin: 'area_admin',
  unit_admin: 'member',
  member: 'member',
  user: 'user',
};

/** A session of a person. It spares people dead ends; what they may do is decided by the server. */
export interface Session extends Rights {
  token: string;
  role: Role;
  kind: Kind;
  user: SessionUser;
}

/** What is stored of a person, by its key: text, and possibly written by something else. */
type PersonTexts = Record<'role' | 'is_staff' | 'is_superuser' | 'user', string>;

/** Returns the session that the stored texts describe. What makes no sense in them counts as absent. */
export function sessionOf(token: string, stored: Partial<PersonTexts>): Session {
  const parsed = parse(stored.user ?? null);
  const user: SessionUser = parsed && typeof parsed === 'object' ? parsed : {};
  const role = roleOf({ ...user, ...(stored.role && { role: stored.role as Role }) });
  const isSuperuser = role === 'superuser' || stored.is_superuser === 'true';
  const isStaff = isSuperuser || role === 'admin' || stored.is_staff === 'true';
  return {
    token,
    role: isSuperuser ? 'superuser' : role,
    kind: isStaff ? 'staff' : kinds[role],
    isMember: role !== 'user' || isStaff,
    isAreaAdmin: role === 'area_admin',
    isStaff,
    isSuperuser,
    duties: Array.isArray(user.duties) ? user.duties : [],
    user,
  };
}

/** Returns the texts to store for a person. */
export function personTexts(user: SessionUser): PersonTexts {
  const role = roleOf(user);
  return {
    role,
    is_staff: String(user.is_staff ?? (role === 'superuser' || role === 'admin')),
    is_superuser: String(user.is_superuser ?? role === 'superuser'),
    user: JSON.stringify(user),
  };
}

function roleOf(user: SessionUser): Role {
  if (user.role && roles.includes(user.role)) return user.role;
  if (user.is_superuser) return 'superuser';
  if (user.is_area_admin) return 'area_admin';
  return user.is_member ? 'member' : 'user';
}
