import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import { awaitsApproval, isRejected } from '~/features/applications/server/public';
import { areas } from '~/features/areas/server/public';
import {
  approvedMembers,
  licenseKeyOf,
  membershipIdOf,
  phoneSeenBy,
  seenBy,
  seenColumns,
  users,
  viewerOf,
} from '~/features/people/server/public';
import { nearestNames, type Step } from '~/platform/database/matches';
import type { Finder } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { hasAccess, type Caller } from '~/shared/access';
import type { Search } from '~/shared/found';
import { inLanguage, languageOfText } from '~/shared/language';
import { both } from '../texts/both';
import { isListedFor } from './views';

/** How many people are read: the nearest are taken of them. */
const limit = 25;
/** How many are enough: more are not shown. */
const enough = 5;

/**
 * Finds people by phone, membership id, licence or e-mail address, and by name where none of these is theirs
 * (docs/product/find.md, "People").
 */
export const personFinder: Finder = {
  kind: 'person',
  access: 'staff-or-area-admin',
  find: async (site, search) => {
    const { caller, language } = search;
    const byKey = keyFilter(search);
    const known = byKey ? await findPeople(site, caller, { where: byKey, order: [sql`${users.phone}`] }) : [];
    const people = known.length > 0 ? known : await findNames(site, search);
    const viewer = viewerOf(caller);
    return people.map((person) => {
      const { fullName, phone } = seenBy(viewer, person);
      const about = [
        person.fullNameMl !== fullName && person.fullNameMl,
        person.isApproved ? person.membershipId : both[language].pending,
        person.deceasedOn && both[language].deceased,
        person.areaName && inLanguage(language, person.areaName, person.areaNameMl),
        hasAccess(caller, 'registrar-or-area-admin') && phone,
      ];
      return {
        id: person.id,
        title: fullName,
        detail: about.filter(Boolean).join(' · '),
        link: `/app/admin/people/${person.id}`,
        ...(known.length === 0 && { names: [fullName, person.fullNameMl] }),
      };
    });
  },
};

/** Returns the condition for people to whom the typed text belongs by its form; undefined for a name. */
function keyFilter({ text, words, caller }: Search): SQL | undefined {
  if (text.includes('@')) return eq(sql`lower(${users.email})`, text.toLowerCase());
  if (!/\d/.test(text)) return undefined;
  const [digits = ''] = words.length === 1 && /^\d{5,10}$/.test(words[0]!) ? words : [];
  const phone = phoneSeenBy(viewerOf(caller));
  const key = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  // Whatever prefix: ids that were given before it was changed are found too.
  const [, prefix, number] = /^([A-Z]{2,6})(\d{1,9})$/.exec(key) ?? [];
  const seesLicences = hasAccess(caller, 'looks-after-people');
  return or(
    digits
      ? and(
          // The index of phones finds the numbers that begin so.
          gte(users.phone, digits.padEnd(10, '0')),
          lte(users.phone, digits.padEnd(10, '9')),
          sql`${phone} like ${`${digits}%`}`,
        )
      : undefined,
    prefix && number ? eq(users.membershipId, membershipIdOf(prefix, Number(number))) : undefined,
    eq(users.membershipId, text.toUpperCase()),
    seesLicences ? eq(users.licenseKey, licenseKeyOf(sql`${text}::text`)) : undefined,
  );
}

/** Selects the people whom a caller may find: all, the members, or the members and applicants of their own area. */
function foundFor(caller: Caller): SQL | undefined {
  if (hasAccess(caller, 'registrar')) return sql`not ${isRejected()}`;
  const viewer = viewerOf(caller);
  if (viewer === 'office') return isListedFor(viewer);
  return typeof viewer === 'object'
    ? and(eq(users.areaId, viewer.areaId), or(approvedMembers(), awaitsApproval()))
    : sql`false`;
}

/**
 * Returns the people whose names are nearest: as they sign, and by the name in Malayalam where that is typed or the
 * others are not enough.
 */
async function findNames(site: Site, search: Search) {
  const found = await findByName(site, search, users.nameFolded, users.nameSound);
  if (found.length >= enough && languageOfText(search.text) !== 'ml') return found;
  found.push(...(await findByName(site, search, users.nameMlFolded, users.nameMlSound)));
  return [...new Map(found.map((person) => [person.id, person])).values()];
}

/** Returns the people whose name, in these columns, is nearest. */
async function findByName(site: Site, { words, caller }: Search, folded: Column, sound: Column) {
  const { first, all } = nearestNames(words, folded, sound);
  const found: Awaited<ReturnType<typeof findPeople>> = [];
  for (const step of first) {
    found.push(...(await findPeople(site, caller, step)));
    if (found.length >= enough) return found;
  }
  return findPeople(site, caller, all);
}

type Column = typeof users.nameFolded | typeof users.nameSound | typeof users.nameMlFolded | typeof users.nameMlSound;

const findPeople = ({ db }: Site, caller: Caller, { where, order }: Step) =>
  db
    .select({
      ...seenColumns,
      fullNameMl: users.fullNameMl,
      membershipId: users.membershipId,
      isApproved: users.isApproved,
      deceasedOn: users.deceasedOn,
      areaName: areas.name,
      areaNameMl: areas.nameMl,
    })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(and(foundFor(caller), where))
    .orderBy(...order, users.id)
    .limit(limit);
