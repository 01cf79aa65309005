import * as common from './texts';

/** Who may make a call at all (docs/product/accounts.md, "Roles"). What they may see or do in it is the feature's policy. */
export type Who =
  | 'anyone'
  | 'approved'
  | 'member'
  | 'area-admin'
  | 'staff'
  | 'superuser'
  | Duty
  /** A registrar, and an area admin for what is of their area. */
  | 'registrar-or-area-admin'
  /** Staff, and an area admin for what is of their area. */
  | 'staff-or-area-admin';

/**
 * What a superuser may give somebody to do beside their role (docs/product/accounts.md, "Duties"): a registrar looks after
 * applications, licences and positions, a treasurer after dues, a moderator after the board.
 */
export const duties = ['registrar', 'treasurer', 'moderator'] as const;
export type Duty = (typeof duties)[number];

export const dutyNames: Record<Duty, string> = common.dutyNames;

/** As much about somebody as it takes to decide whether they may make a call or open a screen. */
export interface Rights {
  isMember: boolean;
  isAreaAdmin: boolean;
  isStaff: boolean;
  isSuperuser: boolean;
  /** The duties that count: of those given, the ones that the role may have. */
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
   * Until when they have proved anew who they are, by a login, the password or a second factor; null: nobody asks it of them.
   * Calls with `proof` go through until then (docs/product/security.md, "A fresh proof").
   */
  provedUntil: Date | null;
  /** They work in the office, are overdue to set up a second factor, and have a member's rights only until then. */
  overdue: boolean;
}

/** Whether somebody (null: a visitor) is one of `who`: one rule for calls and screens. A superuser has access to everything. */
export function hasAccess(person: Rights | null, who: Who): boolean {
  if (who === 'anyone') return true;
  if (!person) return false;
  if (person.isSuperuser || who === 'approved') return true;
  if (who === 'member') return person.isMember;
  if (who === 'area-admin') return person.isAreaAdmin;
  if (who === 'staff') return person.isStaff;
  if (who === 'superuser') return false;
  if (who === 'registrar-or-area-admin') return person.isAreaAdmin || person.duties.includes('registrar');
  if (who === 'staff-or-area-admin') return person.isAreaAdmin || person.isStaff;
  return person.duties.includes(who);
}

/** Every role, the one with the most rights first (docs/product/accounts.md, "Roles"). */
export const roles = ['superuser', 'area_admin', 'admin', 'unit_admin', 'member', 'user'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = common.roleNames;

/** The person who is logged in, as the login answers and the browser stores beside the tokens. */
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

/** How long an access token lives; the browser renews it before it ends. */
export const accessTokenHours = 12;
