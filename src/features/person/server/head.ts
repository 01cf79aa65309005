import { and, eq, sql } from 'drizzle-orm';
import {
  findListed,
  findUser,
  isActive,
  presentPeople,
  presentingOf,
  refuseUnseen,
  seenBy,
  seenColumns,
  sightOf,
  users,
} from '~/features/people/server/public';
import { refusePerson } from '~/platform/errors/refusals';
import type { PersonWaiting } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { hasAccess, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { languages, type Language } from '~/shared/language';
import type { PersonHead } from '~/shared/person/head';
import { sectionsOpenTo } from '~/shared/person/sections';
import { dutiesOf, flagsOf } from '~/shared/person/role-rules';
import type { PersonProfile } from '../contract';
import { both } from '../texts/both';
import { noteOpening, openedOf, openingsFor } from './opened';
import { refuse } from './refusals';

const unknown = () => refusePerson.notFound((t) => t.userUnknown, 'user_unknown');

/**
 * Returns the head of a person's page in two statements, and notes in a third that the caller opens it, once a minute;
 * throws 404 for a person whom the caller may not see (docs/product/person.md, "Head").
 */
export async function readHead(
  site: Site,
  waiting: readonly PersonWaiting[],
  caller: Caller,
  id: number,
  language: Language,
): Promise<PersonHead> {
  const { db, clock } = site;
  const { where, viewer } = sightOf(caller);
  const [row] = await findListed(db, and(eq(users.id, id), where), [], language);
  if (!row) throw unknown();
  const seen = waiting.filter(({ access }) => hasAccess(caller, access));
  const counts = Object.fromEntries(seen.map(({ section, count }) => [section, count(id)]));
  const openings = openingsFor(db, caller, clock.now());
  const { language: preferred, deceasedOn, fullNameMl } = users;
  const [more] = await db
    .select({ language: preferred, deceasedOn, fullNameMl, ...openings.columns, ...counts })
    .from(users)
    .leftJoinLateral(openings.by, sql`true`)
    .leftJoin(openings.opener, eq(openings.opener.id, openings.by.openedBy))
    .where(eq(users.id, id));
  if (!more) throw unknown();
  if (!more.isNoted) await noteOpening(site, caller, id);
  const { present } = presentPeople(site);
  const { username: _, ...listed } = present.presentListed(viewer, row);
  return {
    ...listed,
    full_name_ml: more.fullNameMl,
    membership_id: row.membershipId,
    role: row.role,
    duties: dutiesOf(row.role, row.duties),
    is_approved: row.isApproved,
    deceased_on: more.deceasedOn,
    is_member: isActive({ ...row, ...more }) && flagsOf(row.role).is_member,
    language: more.language,
    greetings: await greetingsTo(site, listed.full_name, more.language),
    updated_at: toIso(row.updatedAt),
    open: seen.flatMap(({ section }) => {
      const count = Number((more as Record<string, unknown>)[section]);
      return count > 0 ? [{ kind: section, count }] : [];
    }),
    opened: openedOf(caller, more),
    sections: sectionsOpenTo(caller),
  };
}

/** Returns the first case in a section's queue other than a person's; throws 404 for a section with none to open. */
export async function readNext(
  { db }: Pick<Site, 'db'>,
  waiting: readonly PersonWaiting[],
  caller: Caller,
  { id, section }: { id: number; section: string },
) {
  const queue = waiting.find((one) => one.section === section && hasAccess(caller, one.access));
  if (!queue) throw refuse.notFound((t) => t.noQueue, 'queue_unknown');
  const next = await queue.next(db, id);
  if (next === null) return { next };
  const { where, viewer } = sightOf(caller);
  const [person] = await db
    .select(seenColumns)
    .from(users)
    .where(and(eq(users.id, next), where));
  return { next: person ? { id: next, full_name: seenBy(viewer, person).fullName } : null };
}

/** Returns what to say first on the telephone, in a person's own language and then in the others. */
const greetingsTo = ({ names }: Pick<Site, 'names'>, name: string, preferred: Language) =>
  Promise.all(
    [preferred, ...languages.filter((language) => language !== preferred)].map(async (language) => ({
      language,
      text: fillText(both[language].greeting, { ...(await names(language)), name }),
    })),
  );

/** Returns a person's profile, for callers other than superusers without the Aadhaar number; throws 404. */
export async function readProfile(site: Site, caller: Caller, id: number, language: Language): Promise<PersonProfile> {
  await refuseUnseen(site.db, caller, id);
  const user = await findUser(site.db, id, language);
  if (!user) throw unknown();
  const { aadhaar, ...profile } = presentingOf(site).present.presentUser(user);
  return { ...profile, ...(caller.isSuperuser && { aadhaar }) };
}
