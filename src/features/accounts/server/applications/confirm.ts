import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Config } from '~/platform/config';
import { notFound } from '~/platform/errors/http-error';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { Site } from '~/platform/site';
import { prefixOf, type Language } from '~/shared/language';
import { applicationTexts as words } from '../../contract';
import { users } from '../tables';
import { findUser } from '../views';

interface Owner {
  id: number;
  email: string;
}

const signatureOf = ({ id, email }: Owner, key: SecretKey) =>
  createHmac('sha256', keyFor(key, 'confirm-address')).update(`${id}\0${email.toLowerCase()}`).digest('base64url');

/** The page that confirms an applicant's address, in a language; its link is signed, and is for this address of this person alone. */
export const confirmLink = (
  { keys, publicUrl }: Pick<Config, 'keys' | 'publicUrl'>,
  owner: Owner,
  language: Language = 'en',
): string => `${publicUrl}${prefixOf(language)}/confirm-address/${owner.id}.${signatureOf(owner, keys.current)}`;

/**
 * Notes that an address is its owner's, by the token of a mailed link; again and again the same answer. 404 for a token that is
 * nobody's, or of an address that the person has no more.
 */
export async function confirmAddress({ config, db, write, clock }: Site, token: string): Promise<{ message: string }> {
  const [, id, signature = ''] = /^([1-9]\d{0,9})\.([\w-]+)$/.exec(token) ?? [];
  const user = id && Number(id) < 2 ** 31 ? await findUser(db, Number(id)) : undefined;
  const isRight = user && config.keys.known().some((key) => isSame(signature, signatureOf(user, key)));
  if (!isRight) throw notFound(words.confirmUnknown, 'link_unknown');
  await write((tx) =>
    tx
      .update(users)
      .set({ emailConfirmedAt: clock.now() })
      .where(and(eq(users.id, user.id), eq(users.email, user.email), isNull(users.emailConfirmedAt))),
  );
  return { message: words.confirmed };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Whoever knows the password that was mailed has read the mail: notes the address as theirs. Only the simple form mails one, and
 * it is the one that always stores what area was asked for.
 */
export async function confirmByPassword(
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  user: typeof users.$inferSelect,
): Promise<void> {
  if (user.emailConfirmedAt !== null || user.requestedArea === null) return;
  const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash), eq(users.email, user.email));
  await write((tx) =>
    tx
      .update(users)
      .set({ emailConfirmedAt: clock.now() })
      .where(and(same, isNull(users.emailConfirmedAt))),
  );
}
