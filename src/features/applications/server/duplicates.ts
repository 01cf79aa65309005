import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Language } from '~/shared/language';
import type { Like, Likeness } from '../contract';
import type { ApplicationsSite } from './context';
import { emailKey, findUsers, fullNameOf, users } from '~/features/people/server/public';
import { applications } from './tables';

/**
 * Returns who may be the same person as each of these applicants, one entry for each reason: equal Aadhaar mark,
 * licence, e-mail apart from dots and +tag, name with birth day, phone or e-mail of a rejected application
 * (docs/product/applications.md, "Duplicates").
 */
export async function findDuplicates(
  db: Db | Tx,
  { present }: Pick<ApplicationsSite, 'present'>,
  ids: readonly number[],
  language: Language = 'en',
): Promise<Map<number, Like[]>> {
  const found = new Map<number, Like[]>();
  if (ids.length === 0) return found;
  const pairs = await findPairs(db, ids);
  if (pairs.length === 0) return found;
  const otherIds = [...new Set(pairs.map(({ other }) => other))];
  const others = await findUsers(db, inArray(users.id, otherIds), undefined, language);
  const rejected = await db
    .select()
    .from(applications)
    .where(and(eq(applications.state, 'rejected'), inArray(applications.userId, otherIds)));
  const people = new Map(
    others.map((user) => {
      const was = rejected.find(({ userId }) => userId === user.id);
      const { passport_photo, dob, licenseNo } = present.presentUser(user);
      return [
        user.id,
        {
          id: user.id,
          full_name: fullNameOf(user),
          membership_id: user.membershipId,
          email: was?.email ?? user.email ?? '',
          phone: was?.phone ?? user.phone,
          area_name: user.areaName,
          unit_name: user.unitName,
          passport_photo,
          dob,
          licenseNo,
          is_approved: user.isApproved,
          is_rejected: was !== undefined,
        },
      ];
    }),
  );
  for (const { applicant, other, why } of pairs) {
    const user = people.get(other);
    if (user) found.set(applicant, [...(found.get(applicant) ?? []), { user, why }]);
  }
  return found;
}

type Pair = { applicant: number; other: number; why: Likeness };

/** Reads the pairs: one index lookup for each likeness. */
async function findPairs(db: Db | Tx, ids: readonly number[]): Promise<Pair[]> {
  const list = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const ofApplicants = (what: SQL) => sql`(select id, ${what} as mine from ${users} where id in (${list})) as a`;
  const name = sql`fold(trim(regexp_replace(${users.firstName} || ' ' || ${users.lastName}, '\\s+', ' ', 'g')))`;
  const alike = (why: Likeness, what: SQL) =>
    sql`select a.id as applicant, ${users.id} as other, ${why}::text as why from ${ofApplicants(what)}
      join ${users} on ${what} = a.mine and ${users.id} <> a.id`;
  const ofRejected = (why: Likeness, what: SQL, mine: SQL) =>
    sql`select a.id as applicant, ${applications.userId} as other, ${why}::text as why from ${ofApplicants(mine)}
      join ${applications}
        on ${applications.state} = 'rejected' and ${what} = a.mine and ${applications.userId} <> a.id`;
  const { rows } = await db.execute<Pair>(sql`
    ${alike('aadhaar', sql`${users.aadhaarMark}`)}
    union ${alike('license', sql`${users.licenseKey}`)}
    union ${alike('email', emailKey(users.email))}
    union ${ofRejected('email', emailKey(applications.email), emailKey(users.email))}
    union select a.id, ${users.id}, 'name'
      from (select id, dob as born, ${name} as mine from ${users} where id in (${list})) as a
      join ${users} on ${users.dob} = a.born and ${name} = a.mine and a.mine <> '' and ${users.id} <> a.id
    union ${ofRejected('phone', sql`${applications.phone}`, sql`${users.phone}`)}
    order by applicant, other, why`);
  return rows;
}
