import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Rights } from '~/shared/access';
import { isContact, neutralUsername, usernameStem } from '~/shared/person/names';
import type { StoredPhoto } from './photos';
import { users } from './tables';

/**
 * Who looks at a person (docs/product/privacy.md, "Hidden phone and e-mail"). The office sees everything; an area admin
 * also sees what people of that area hide; a member sees what is not hidden from members; a visitor sees no phone,
 * e-mail or photo.
 */
export type Viewer = 'office' | { areaId: number } | 'member' | 'visitor';

/** Returns the viewer that a caller is; null is a visitor. */
export function viewerOf(caller: (Rights & { areaId: number | null }) | null): Viewer {
  if (!caller) return 'visitor';
  if (caller.isStaff || caller.isSuperuser) return 'office';
  return caller.isAreaAdmin && caller.areaId !== null ? { areaId: caller.areaId } : 'member';
}

const { id, firstName, lastName, username, email, phone, photo, areaId, hidePhone, hideEmail } = users;

/** The columns that `seenBy` reads. */
export const seenColumns = { id, firstName, lastName, username, email, phone, photo, areaId, hidePhone, hideEmail };

export type Person = Pick<typeof users.$inferSelect, keyof typeof seenColumns>;

/** A person as a viewer sees them: all that other people than the person and the office receive, in any form. */
export interface Seen {
  firstName: string;
  lastName: string;
  /** The username where there is no name. */
  fullName: string;
  username: string;
  phone: string | null;
  email: string | null;
  photo: StoredPhoto | null;
}

const seesAll = (viewer: Viewer, person: { areaId: number | null }) =>
  viewer === 'office' || (typeof viewer === 'object' && viewer.areaId === person.areaId);

/**
 * Returns a person as a viewer sees them. Hidden values are null, and no name discloses them: a neutral username
 * replaces one that contains the number or the address, or equals the part of the hidden address before the @.
 */
export function seenBy(viewer: Viewer, person: Person): Seen {
  const isVisitor = viewer === 'visitor';
  const isAll = seesAll(viewer, person);
  const isWithheld = (isHidden: boolean) => isVisitor || (isHidden && !isAll);
  const secret = {
    phone: isWithheld(person.hidePhone) ? person.phone : null,
    email: isWithheld(person.hideEmail) ? (person.email?.toLowerCase() ?? null) : null,
  };
  const holdsSecret = (text: string) =>
    (secret.phone !== null && text.replace(/\D/g, '').includes(secret.phone)) ||
    (secret.email !== null && text.toLowerCase().includes(secret.email));
  // A former number or address is a contact too.
  const isRefused = (text: string) => holdsSecret(text) || (!isAll && isContact(text));
  const isStem = secret.email !== null && person.hideEmail && isStemOf(secret.email, person.username);
  const shownUsername = isStem || isRefused(person.username) ? neutralUsername(person.id) : person.username;
  const name = `${person.firstName} ${person.lastName}`.trim();
  const hasName = name !== '' && !isRefused(name);
  return {
    firstName: hasName ? person.firstName : shownUsername,
    lastName: hasName ? person.lastName : '',
    fullName: hasName ? name : shownUsername,
    username: shownUsername,
    phone: secret.phone === null ? person.phone : null,
    email: secret.email === null && person.email !== null && !holdsSecret(person.email) ? person.email : null,
    photo: isVisitor ? null : person.photo,
  };
}

/** Returns whether a username is the part before the @, with or without +tag, punctuation and a number. */
function isStemOf(address: string, name: string): boolean {
  const isNumbered = (text: string, start: string) =>
    start !== '' && text.startsWith(start) && /^\d*$/.test(text.slice(start.length));
  const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const stem = usernameStem(address);
  const shown = name.toLowerCase();
  return [stem, stem.replace(/\+.*$/, '')].some(
    (start) => isNumbered(shown, start) || isNumbered(plain(shown), plain(start)),
  );
}

/** Returns the phone of a row of `users` in SQL as a viewer sees it, for searches. */
export function phoneSeenBy(viewer: Viewer): SQL<string | null> {
  if (viewer === 'office') return sql`${users.phone}`;
  if (viewer === 'visitor') return sql`null`;
  const isOwn = typeof viewer === 'object' ? sql`${users.areaId} is not distinct from ${viewer.areaId}` : sql`false`;
  return sql`case when not ${users.hidePhone} or ${isOwn} then ${users.phone} end`;
}

/** Returns the name of a person among other members, for texts that are stored, such as notices. */
export async function nameAmongMembers(tx: Tx, userId: number): Promise<string> {
  const [person] = await tx.select(seenColumns).from(users).where(eq(users.id, userId));
  return person ? seenBy('member', person).fullName : '';
}
