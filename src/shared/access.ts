/**
 * Who may make a call at all (docs/product/people.md, "Roles"). What a person may see or do in it is the feature's
 * policy.
 */
export type Access =
  | 'anyone'
  | 'approved'
  | 'member'
  | 'area-admin'
  | 'staff'
  | 'superuser'
  | Duty
  /** A registrar, and an area admin for their own area. */
  | 'registrar-or-area-admin'
  /** A registrar, a treasurer, and an area admin for their own area: they look after people. */
  | 'looks-after-people'
  /** A treasurer, and an area admin for their own area. */
  | 'treasurer-or-area-admin'
  /** A treasurer, and for cash of the own area an area admin or a collector. */
  | 'collects-dues'
  /** Staff, and an area admin for their own area. */
  | 'staff-or-area-admin';

/**
 * What a superuser may assign to a person beside their role (docs/product/people.md, "Duties"): a registrar looks
 * after applications, licences and positions, a treasurer after dues, a moderator after the board; a collector takes
 * cash in the own area.
 */
export const duties = ['registrar', 'treasurer', 'moderator', 'collector'] as const;
export type Duty = (typeof duties)[number];

/** As much about a person as it takes to decide whether they may make a call or open a screen. */
export interface Rights {
  isMember: boolean;
  isAreaAdmin: boolean;
  isStaff: boolean;
  isSuperuser: boolean;
  /** The duties that count: the assigned duties that the role may have. */
  duties: readonly Duty[];
}

/** The person behind a request; null stands for a visitor. */
export interface Caller extends Rights {
  id: number;
  /** Their name in the audit log. */
  name: string;
  /** The area they belong to; for an area admin, the area whose people they see. */
  areaId: number | null;
  /**
   * Until when their last proof of who they are holds, by a login, the password or a second factor; null: none is
   * required of them. Calls with `proof` go through until then (docs/product/security.md, "A fresh proof").
   */
  provedUntil: Date | null;
  /** They work in the office, are overdue to set up a second factor, and have a member's rights only until then. */
  overdue: boolean;
}

/**
 * Returns whether a person (null: a visitor) has this access: one rule for calls and screens. A superuser has access to
 * everything.
 */
export function hasAccess(person: Rights | null, access: Access): boolean {
  if (access === 'anyone') return true;
  if (!person) return false;
  if (person.isSuperuser || access === 'approved') return true;
  if (access === 'member') return person.isMember;
  if (access === 'area-admin') return person.isAreaAdmin;
  if (access === 'staff') return person.isStaff;
  if (access === 'superuser') return false;
  if (access === 'registrar-or-area-admin') return person.isAreaAdmin || person.duties.includes('registrar');
  if (access === 'looks-after-people')
    return hasAccess(person, 'registrar-or-area-admin') || person.duties.includes('treasurer');
  if (access === 'treasurer-or-area-admin') return person.isAreaAdmin || person.duties.includes('treasurer');
  if (access === 'collects-dues')
    return hasAccess(person, 'treasurer-or-area-admin') || person.duties.includes('collector');
  if (access === 'staff-or-area-admin') return person.isAreaAdmin || person.isStaff;
  return person.duties.includes(access);
}

/** Every role, the role with the most rights first (docs/product/people.md, "Roles"). */
export const roles = ['superuser', 'area_admin', 'admin', 'unit_admin', 'member', 'user'] as const;
export type Role = (typeof roles)[number];

/** The person who is logged in, as the login returns and the browser stores beside the tokens. */
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
  /** Left out when there are none. */
  duties?: Duty[] | undefined;
}

/** How long an access token lives, in hours; the browser renews it before it ends. */
export const accessTokenHours = 12;
/** Days that a refresh token is valid; it works once. */
export const refreshTokenDays = 30;
