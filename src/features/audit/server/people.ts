import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, isNotNull, sql } from 'drizzle-orm';
import type { Config } from '~/platform/config';
import { insertRows, reserveIds, type Db, type Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import { createSeal } from '~/platform/secrets/seal';
import { sealedColumn } from '~/platform/secrets/sealed-values';
import { fold } from '~/shared/fold';
import { personKeys, personNames } from './tables';

/* The key of each person whom the log mentions, and the names they had (docs/decisions/0035). */

type Secrets = Pick<Config, 'keys'>;

/** Returns the seal of the people's keys. */
const sealOf = ({ keys }: Secrets) => createSeal({ keys }, 'audit-person-key');

/** The people's keys, for a change of the secret key. */
export const sealedKeys = sealedColumn({
  title: 'Keys of people in the audit log',
  purpose: 'audit-person-key',
  id: personKeys.userId,
  sealed: personKeys.keySealed,
});

/** A person whom entries mention, by a name that the entries use. */
export interface Named {
  userId: number;
  name: string | null;
}

/** The keys and names with which entries about people are written. */
export interface Persons {
  /** Returns a text sealed with the person's key; null for a person whose key was destroyed. */
  seal(userId: number, text: string): string | null;
  /** Returns the id of a name in `person_names`. */
  nameId(named: Named): number | null;
}

interface Found extends Record<string, unknown> {
  at: number;
  name_id: number | null;
  known: boolean;
  key_sealed: string | null;
}

/** The number of letters of a name that searches look through. */
const searchedLength = 500;

/**
 * Returns the keys and names of people, read in one statement; creates missing keys and names in two more. Throws
 * outside a transaction of `site.write`.
 */
export async function personsOf(tx: Tx, people: readonly Named[], now: Date): Promise<Persons> {
  if (!tx.keys) throw new Error('The audit log is written in transactions of site.write: only those have the keys');
  const seal = sealOf({ keys: tx.keys });
  const unique = [...new Map(people.map((named) => [nameOf(named), named])).values()];
  const named = JSON.stringify(unique.map(({ userId, name }, at) => ({ at, user_id: userId, name })));
  const wanted = sql`jsonb_to_recordset(${named}::jsonb) as it(at int, user_id int, name text)`;
  const find = async () =>
    unique.length === 0
      ? []
      : (
          await tx.execute<Found>(sql`
            select it.at, names.id as name_id, keys.user_id is not null as known, keys.key_sealed from ${wanted}
              left join ${personKeys} keys on keys.user_id = it.user_id
              left join ${personNames} names
                on names.user_id = it.user_id and names.name = left(fold(it.name), ${searchedLength})`)
        ).rows;
  let found = await find();
  const keyless = [...new Set(found.filter(({ known }) => !known).map(({ at }) => unique[at]!.userId))];
  const newKeys = keyless.map((userId) => ({
    userId,
    keySealed: seal.seal(randomBytes(32).toString('base64url')),
    createdAt: now,
  }));
  await insertRows(tx, personKeys, newKeys, sql`on conflict do nothing`);
  const nameless = found.some(
    ({ at, name_id, known, key_sealed }) =>
      unique[at]!.name !== null && name_id === null && (!known || key_sealed !== null),
  );
  if (nameless) {
    // Not for a person who is being erased at the same time: the lock waits for the erasure.
    await tx.execute(sql`
      insert into ${personNames} (user_id, name)
      select keys.user_id, left(fold(it.name), ${searchedLength})
        from ${wanted} join ${personKeys} keys on keys.user_id = it.user_id
       where it.name is not null and keys.key_sealed is not null order by keys.user_id for share of keys
      on conflict do nothing`);
  }
  if (nameless || keyless.length > 0) found = await find();

  const opened: Keys = new Map();
  const nameIds: NameIds = new Map();
  for (const { at, name_id, key_sealed } of found) {
    const { userId } = unique[at]!;
    nameIds.set(nameOf(unique[at]!), name_id);
    if (!opened.has(userId))
      opened.set(userId, key_sealed === null ? null : Buffer.from(seal.open(key_sealed), 'base64url'));
  }
  return withKeys(opened, nameIds);
}

type Keys = Map<number, Buffer | null>;
type NameIds = Map<string, number | null>;

const withKeys = (keys: Keys, nameIds: NameIds): Persons => ({
  seal(userId, text) {
    const key = keys.get(userId);
    return key ? sealWith(key, text) : null;
  },
  nameId: (named) => nameIds.get(nameOf(named)) ?? null,
});

/** The keys and names of people who are about to be created. */
export interface Newcomers extends Persons {
  keys: (typeof personKeys.$inferInsert)[];
  names: (typeof personNames.$inferInsert)[];
}

/** Creates keys and names, with reserved ids, of people who are about to be created with reserved ids; writes none. */
export async function newcomersOf(db: Db, config: Secrets, people: readonly Named[], now: Date): Promise<Newcomers> {
  const seal = sealOf(config);
  const texts = people.map(({ userId }) => ({ userId, text: randomBytes(32).toString('base64url') }));
  const ids = await reserveIds(db, personNames, people.length);
  return {
    ...withKeys(
      new Map(texts.map(({ userId, text }) => [userId, Buffer.from(text, 'base64url')])),
      new Map(people.map((named, at) => [nameOf(named), ids[at]!])),
    ),
    keys: texts.map(({ userId, text }) => ({ userId, keySealed: seal.seal(text), createdAt: now })),
    names: people.map(({ userId, name }, at) => ({
      id: ids[at]!,
      userId,
      name: [...fold(name ?? '')].slice(0, searchedLength).join(''),
    })),
  };
}

const nameOf = ({ userId, name }: Named) => `${userId} ${name ?? ''}`;

/**
 * Returns a function that opens texts sealed with the keys of these people. It returns null for a text of a person
 * whose key was destroyed, and for a changed text. No key is cached, so an erased person's texts are unreadable at once
 * in every instance.
 */
export async function openerOf(
  db: Db | Tx,
  config: Secrets,
  ids: Iterable<number>,
): Promise<(userId: number, sealed: string) => string | null> {
  const rows = await db
    .select()
    .from(personKeys)
    .where(and(isAmong(personKeys.userId, [...new Set(ids)]), isNotNull(personKeys.keySealed)));
  const seal = sealOf(config);
  const keys = new Map(rows.map(({ userId, keySealed }) => [userId, seal.tryOpen(keySealed!)]));
  return (userId, sealed) => {
    const key = keys.get(userId);
    return key ? openWith(Buffer.from(key, 'base64url'), sealed) : null;
  };
}

/** Destroys people's keys for good and deletes their names: the log's values about them are unreadable from then on. */
export async function destroyPeople(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((userId) => ({ userId, keySealed: null, createdAt: now }));
  await insertRows(tx, personKeys, rows, sql`on conflict (user_id) do update set key_sealed = null`);
  await tx.delete(personNames).where(isAmong(personNames.userId, ids));
}

/** Returns a text encrypted with AES-256-GCM, in base64url: 12 bytes of iv, 16 bytes of tag, the text. */
export function sealWith(key: Buffer, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function openWith(key: Buffer, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
