import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import {
  createAadhaarSeal,
  dropAadhaar,
  fullNameOf,
  lockUser,
  presentPeople,
  rememberErased,
  users,
} from '~/features/people/server/public';
import { erasureMark, type Erasure } from '~/platform/backup/erasures';
import type { Db, Tx } from '~/platform/database';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import { purposes } from '../contract';
import { withdrawAgain } from './consents';
import { dropExports } from './export/drop';
import type { PrivacyParts } from './requests/context';
import { consents } from './tables';

/** The name of a deleted Aadhaar number in the list of erasures; a withdrawn consent has the name of its purpose. */
const aadhaarValue = 'aadhaar';

/** A person's last deletion, withdrawal or consent of a listed value; `isErased`: it is not given now. */
interface LastDecision {
  person: { id: number; dateJoined: Date };
  value: string;
  at: Date;
  isErased: boolean;
}

async function findLastDecisions(db: Db | Tx): Promise<LastDecision[]> {
  const person = { id: users.id, dateJoined: users.dateJoined };
  const numbers = await db
    .select({ person, at: users.aadhaarErasedAt })
    .from(users)
    .where(isNotNull(users.aadhaarErasedAt))
    .orderBy(asc(users.id));
  const decisions = await db
    .selectDistinctOn([consents.userId, consents.purpose], {
      person,
      value: consents.purpose,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .orderBy(consents.userId, consents.purpose, desc(consents.id));
  return [
    ...numbers.map(({ person, at }) => ({ person, value: aadhaarValue, at: at!, isErased: true })),
    ...decisions.map(({ person, value, givenAt, withdrawnAt }) => ({
      person,
      value,
      at: withdrawnAt ?? givenAt,
      isErased: withdrawnAt !== null,
    })),
  ];
}

/** Returns the values that existing people have deleted or withdrawn, which an older backup would restore. */
export const listErasedValues = async (db: Db | Tx): Promise<Erasure[]> =>
  (await findLastDecisions(db)).flatMap(({ person, value, at, isErased }) =>
    isErased ? [{ user: person.id, at: at.toISOString(), value, mark: erasureMark(person, value) }] : [],
  );

/** Returns the erasures of a list that this database lacks, the newest of each value. */
export async function unknownValues(db: Db, list: readonly Erasure[]): Promise<Erasure[]> {
  const nameOf = (user: number, value: string | undefined) => `${user} ${value}`;
  const known = new Map(
    (await findLastDecisions(db)).map(({ person, value, at }) => [nameOf(person.id, value), at.toISOString()]),
  );
  const newest = new Map<string, Erasure>();
  for (const erasure of list) {
    const name = nameOf(erasure.user, erasure.value);
    if (erasure.value !== undefined && erasure.at > (newest.get(name)?.at ?? known.get(name) ?? ''))
      newest.set(name, erasure);
  }
  return [...newest.values()];
}

type Erasing = Pick<Site, 'config' | 'clock' | 'write' | 'files' | 'log'> &
  Pick<PrivacyParts, 'withdrawPublicConsents'>;

/**
 * Deletes or withdraws a value of the list again, unless this database has that erasure: then the present value was
 * given since. Returns whether there was anything to do.
 */
export function eraseValue(site: Erasing, { user: userId, value, at }: Erasure): Promise<boolean> {
  const { write, files, log } = site;
  const since = new Date(at);
  const purpose = purposes.find((one) => one === value);
  return withStoredFiles(files, log, async (store) => {
    const gone = await write(async (tx, invalidate) => {
      const user = await lockUser(tx, userId);
      if (!user) return null;
      if (purpose) {
        const decided = {
          tx,
          invalidate,
          caller: { id: userId, name: fullNameOf(user) },
          at: since,
          withdrawPublicConsents: site.withdrawPublicConsents,
        };
        return (await withdrawAgain(decided, purpose)) ? [] : null;
      }
      if (value !== aadhaarValue || (user.aadhaarErasedAt && user.aadhaarErasedAt >= since)) return null;
      if (user.aadhaarSealed === null) {
        // Otherwise a number entered from now on would count as the deleted one.
        await rememberErased(tx, userId, since);
        return null;
      }
      const { present } = presentPeople(site);
      return dropAadhaar({ seal: createAadhaarSeal(site.config), present, dropExports }, tx, invalidate, {
        userId,
        actor: null,
        at: since,
      });
    });
    await store.delete(gone ?? []);
    return gone !== null;
  });
}
