/** Who may make a call at all (docs/product/accounts.md, "Roles"). What they may see or do inside it is the feature's policy. */
export type Who = 'anyone' | 'approved' | 'member' | 'area-admin' | 'staff' | 'superuser';

/** What somebody is, as far as deciding who may make a call or open a screen needs it. */
export interface Rights {
  isMember: boolean;
  isAreaAdmin: boolean;
  isStaff: boolean;
  isSuperuser: boolean;
}

/** The person behind a request. `null` stands for a visitor. */
export interface Caller extends Rights {
  id: number;
  /** What the audit log calls them. */
  name: string;
  /** The area they belong to; for an area admin, the area they see. */
  areaId: number | null;
}

/** Whether somebody (null: a visitor) is one of `who`: one rule for calls and screens. A superuser is one of all of them. */
export function hasAccess(person: Rights | null, who: Who): boolean {
  if (who === 'anyone') return true;
  if (!person) return false;
  if (person.isSuperuser || who === 'approved') return true;
  if (who === 'member') return person.isMember;
  if (who === 'area-admin') return person.isAreaAdmin;
  return who === 'staff' && person.isStaff;
}

/** Every role, the strongest first (docs/product/accounts.md, "Roles"). */
export const roles = ['superuser', 'area_admin', 'admin', 'unit_admin', 'member', 'user'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  superuser: 'Superuser',
  area_admin: 'Area Admin',
  admin: 'Admin',
  unit_admin: 'Unit Admin',
  member: 'Member',
  user: 'User',
};

/** Who is logged in, as the login answers it and the browser keeps it beside the tokens. */
export interface SessionUser {
  id: number;
  membership_id: string | null;
  username: string;
  full_name: string;
  email: string;
  role: Role;
  is_staff: boolean;
  is_superuser: boolean;
  is_member: boolean;
  is_area_admin: boolean;
}

/** How long an access token lives; the browser renews it before it ends. */
export const accessTokenHours = 12;
