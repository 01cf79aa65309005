import { eq } from 'drizzle-orm';
import { lockUser } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Config } from '~/platform/config';
import type { Db } from '~/platform/database';
import { unauthorized } from '~/platform/errors/http-error';
import { refusePerson } from '~/platform/errors/refusals';
import { createSeal } from '~/platform/secrets/seal';
import { sealedColumn } from '~/platform/secrets/sealed-values';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { nomineeSchema, type Nominee } from '../contract';
import { refuse } from './refusals';
import { nominees } from './tables';

/** Returns a person's nominee; null for none, and when the stored value can't be opened. */
export async function readNominee(
  { db, config }: { db: Db; config: Pick<Config, 'keys'> },
  userId: number,
): Promise<Nominee | null> {
  const [row] = await db.select({ sealed: nominees.sealed }).from(nominees).where(eq(nominees.userId, userId));
  return row ? opened(config, row.sealed) : null;
}

function opened(config: Pick<Config, 'keys'>, sealed: string): Nominee | null {
  const text = createSeal(config, 'nominee').tryOpen(sealed);
  return text === null ? null : nomineeSchema.parse(JSON.parse(text));
}

/** Stores or with null removes the nominee; audits it without the name. An equal nominee changes nothing. */
export function nameNominee(
  { config, write, clock }: Pick<Site, 'config' | 'write' | 'clock'>,
  caller: Caller,
  nominee: Nominee | null,
): Promise<Nominee | null> {
  return write(async (tx) => {
    if (!(await lockUser(tx, caller.id))) throw unauthorized();
    const mine = eq(nominees.userId, caller.id);
    const [row] = await tx.select({ sealed: nominees.sealed }).from(nominees).where(mine);
    if (JSON.stringify(row ? opened(config, row.sealed) : null) === JSON.stringify(nominee) && (nominee || !row))
      return nominee;
    const at = clock.now();
    if (nominee) {
      const columns = { sealed: createSeal(config, 'nominee').seal(JSON.stringify(nominee)), updatedAt: at };
      await tx
        .insert(nominees)
        .values({ userId: caller.id, ...columns })
        .onConflictDoUpdate({ target: nominees.userId, set: columns });
    } else await tx.delete(nominees).where(mine);
    const target = { type: 'user', id: caller.id, name: caller.name };
    await recordAudit(tx, { at, actor: caller, action: nominee ? 'nominee.name' : 'nominee.remove', target });
    return nominee;
  });
}

/** Returns the nominee of a person, and records who opened it and why; throws 404, also for a person without one. */
export function openNominee(
  { config, write, clock }: Pick<Site, 'config' | 'write' | 'clock'>,
  caller: Caller,
  userId: number,
  reason: string,
): Promise<Nominee> {
  return write(async (tx) => {
    const person = await lockUser(tx, userId);
    if (!person) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
    const [row] = await tx.select({ sealed: nominees.sealed }).from(nominees).where(eq(nominees.userId, userId));
    const nominee = row ? opened(config, row.sealed) : null;
    if (!nominee) throw refuse.notFound((t) => t.nomineeNone, 'no_nominee');
    const target = { type: 'user', id: userId, name: person.username };
    await recordAudit(tx, { at: clock.now(), actor: caller, action: 'nominee.open', target, after: { reason } });
    return nominee;
  });
}

/** The nominees, for a change of the secret key. */
export const sealedNominees = sealedColumn({
  title: 'Nominees',
  purpose: 'nominee',
  id: nominees.userId,
  sealed: nominees.sealed,
});
