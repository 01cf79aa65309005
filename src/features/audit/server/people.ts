import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import { createSeal } from '~/platform/secrets/seal';
import type { SealedValues } from '~/platform/secrets/sealed-values';
import { personKeys, personNames } from './tables';

/* The key of each person of the log, and what they were called (docs/decisions/0035). */

type Keys = Pick<Config, 'keys'>;

/** Seals and opens the persons' keys. */
const sealOf = ({ keys }: Keys) => createSeal({ keys }, 'audit-person-key');

/** The persons' keys, for a change of the secret key. */
export const sealedKeys: SealedValues = {
  title: 'Keys of people in the audit log',
  purpose: 'audit-person-key',
  page: async (db, after, most) => {
    const where = and(isNotNull(personKeys.keySealed), gt(personKeys.userId, after));
    const rows = await db
      .select({ id: personKeys.userId, sealed: personKeys.keySealed })
      .from(personKeys)
      .where(where)
      .orderBy(asc(personKeys.userId))
      .limit(most);
    return rows.map(({ id, sealed }) => ({ id, sealed: sealed! }));
  },
  async replace(tx, id, from, to) {
    await tx
      .update(personKeys)
      .set({ keySealed: to })
      .where(and(eq(personKeys.userId, id), eq(personKeys.keySealed, from)));
  },
};

/** Somebody whom entries speak of, by one of the names that they use. */
export interface Named {
  userId: number;
  name: string | null;
}

/** What is needed to write of them. */
export interface Persons {
  /** Seals a text with their key; null for somebody whose key was destroyed. */
  seal(userId: number, text: string): string | null;
  /** The id of a name in `person_names`. */
  nameId(named: Named): number | null;
}

interface Found extends Record<string, unknown> {
  at: number;
  name_id: number | null;
  known: boolean;
  key_sealed: string | null;
}

/** Of a name so many letters can be searched. */
const searched = 500;

/** Keys and names of some people in one statement, in two more those that are missing. */
export async function personsOf(tx: Tx, people: readonly Named[], now: Date): Promise<Persons> {
  if (!tx.keys) throw new Error('The audit log is written in transactions of site.write: only those have the keys');
  const seal = sealOf({ keys: tx.keys });
  const unique = [...new Map(people.map((named) => [nameOf(named), named])).values()];
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(unique.map(({ userId, name }, at) => ({ at, user_id: userId, name })))}::jsonb)
    as it(at int, user_id int, name text)`;
  const find = async () =>
    unique.length === 0
      ? []
      : (
          await tx.execute<Found>(sql`
            select it.at, names.id as name_id, keys.user_id is not null as known, keys.key_sealed from ${wanted}
              left join ${personKeys} keys on keys.user_id = it.user_id
              left join ${personNames} names on names.user_id = it.user_id and names.name = left(fold(it.name), ${searched})`)
        ).rows;
  let found = await find();
  const keyless = [...new Set(found.filter(({ known }) => !known).map(({ at }) => unique[at]!.userId))];
  if (keyless.length > 0) {
    const made = keyless.map((userId) => ({
      userId,
      keySealed: seal.seal(randomBytes(32).toString('base64url')),
      createdAt: now,
    }));
    await tx.insert(personKeys).values(made).onConflictDoNothing();
  }
  const nameless = found.some(
    ({ at, name_id, known, key_sealed }) =>
      unique[at]!.name !== null && name_id === null && (!known || key_sealed !== null),
  );
  if (nameless) {
    // Not for somebody who is being erased at this moment: the lock waits for that.
    await tx.execute(sql`
      insert into ${personNames} (user_id, name)
      select keys.user_id, left(fold(it.name), ${searched}) from ${wanted} join ${personKeys} keys on keys.user_id = it.user_id
       where it.name is not null and keys.key_sealed is not null order by keys.user_id for share of keys
      on conflict do nothing`);
  }
  if (nameless || keyless.length > 0) found = await find();

  const opened = new Map<number, Buffer | null>();
  const nameIds = new Map<string, number | null>();
  for (const { at, name_id, key_sealed } of found) {
    const { userId } = unique[at]!;
    nameIds.set(nameOf(unique[at]!), name_id);
    if (!opened.has(userId))
      opened.set(userId, key_sealed === null ? null : Buffer.from(seal.open(key_sealed), 'base64url'));
  }
  return {
    seal(userId, text) {
      const key = opened.get(userId);
      return key ? sealWith(key, text) : null;
    },
    nameId: (named) => nameIds.get(nameOf(named)) ?? null,
  };
}

const nameOf = ({ userId, name }: Named) => `${userId} ${name ?? ''}`;

/**
 * Gives what opens texts that were sealed with the keys of some people: null for a text of somebody whose key was destroyed, or
 * one that was changed. No key is kept in memory, so what is erased is unreadable at once in every instance.
 */
export async function openerOf(
  db: Db | Tx,
  config: Keys,
  ids: Iterable<number>,
): Promise<(userId: number, sealed: string) => string | null> {
  const rows = await db
    .select()
    .from(personKeys)
    .where(and(inArray(personKeys.userId, [0, ...new Set(ids)]), isNotNull(personKeys.keySealed)));
  const seal = sealOf(config);
  const keys = new Map(rows.map(({ userId, keySealed }) => [userId, seal.tryOpen(keySealed!)]));
  return (userId, sealed) => {
    const key = keys.get(userId);
    return key ? openWith(Buffer.from(key, 'base64url'), sealed) : null;
  };
}

/** Destroys the key of a person, for good, and forgets what they were called: what the log says of them nobody can read any more. */
export async function destroyPerson(tx: Tx, userId: number, now: Date): Promise<void> {
  const row = { userId, keySealed: null, createdAt: now };
  await tx
    .insert(personKeys)
    .values(row)
    .onConflictDoUpdate({ target: personKeys.userId, set: { keySealed: null } });
  await tx.delete(personNames).where(eq(personNames.userId, userId));
}

/** What a person was called as far as the log knows, folded. */
export async function namesInLog(tx: Tx, userId: number): Promise<string[]> {
  return (await tx.select({ name: personNames.name }).from(personNames).where(eq(personNames.userId, userId))).map(
    ({ name }) => name,
  );
}

/** AES-256-GCM: 12 bytes of iv, 16 of tag, the text; in base64url. */
function sealWith(key: Buffer, text: string): string {
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
