import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import {
  createAadhaarSeal,
  dropAadhaar,
  fullNameOf,
  lockUser,
  presentPeople,
  rememberErased,
  users,
} from '~/features/accounts/server/public';
import { erasureMark, type Erasure } from '~/platform/backup/erasures';
import type { Db, Tx } from '~/platform/database';
import { storing } from '~/platform/files/storing';
import type { Site } from '~/platform/site';
import { purposes } from '../contract';
import { withdrawAgain } from './consents';
import { dropExports } from './export/drop';
import type { PrivacyParts } from './requests/context';
import { consents } from './tables';

/** By what the list of erasures calls a deleted Aadhaar number; what was withdrawn it calls by its purpose. */
const aadhaarValue = 'aadhaar';

/** When somebody last deleted, withdrew or gave anew what the list of erasures may name; `isErased`: it is not given now. */
interface LastWord {
  person: { id: number; dateJoined: Date };
  value: string;
  at: Date;
  isErased: boolean;
}

async function lastWords(db: Db | Tx): Promise<LastWord[]> {
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

/** What people who stay have deleted or withdrawn, as it stands now: what an older backup would bring back. */
export const listErasedValues = async (db: Db | Tx): Promise<Erasure[]> =>
  (await lastWords(db)).flatMap(({ person, value, at, isErased }) =>
    isErased ? [{ user: person.id, at: at.toISOString(), value, mark: erasureMark(person, value) }] : [],
  );

/** Those of a list that this database knows nothing of yet, the newest of each value. */
export async function unknownValues(db: Db, list: readonly Erasure[]): Promise<Erasure[]> {
  const nameOf = (user: number, value: string | undefined) => `${user} ${value}`;
  const known = new Map(
    (await lastWords(db)).map(({ person, value, at }) => [nameOf(person.id, value), at.toISOString()]),
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
 * Deletes or withdraws again what the list says, unless this database knows of it already: then what is there now was given since. Gives whether
 * there was anything to do.
 */
export function eraseValue(site: Erasing, { user: userId, value, at }: Erasure): Promise<boolean> {
  const { write, files, log } = site;
  const since = new Date(at);
  const purpose = purposes.find((one) => one === value);
  return storing(files, log, async (store) => {
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
        // Or one that is entered from now on would be taken for the one that was deleted.
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
