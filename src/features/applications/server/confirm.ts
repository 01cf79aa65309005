import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '~/platform/config';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { Site } from '~/platform/site';
import { pageUrl, type Language } from '~/shared/language';
import { confirmEmail, findUser } from '~/features/people/server/public';
import { refuse } from './refusals';

interface Owner {
  id: number;
  email: string;
}

const signatureOf = ({ id, email }: Owner, key: SecretKey) =>
  createHmac('sha256', keyFor(key, 'confirm-address')).update(`${id}\0${email.toLowerCase()}`).digest('base64url');

/** Returns the address of the page that confirms an e-mail; its token is for this address of this person. */
export const confirmLink = (
  { keys, publicUrl }: Pick<Config, 'keys' | 'publicUrl'>,
  owner: Owner,
  language: Language = 'en',
): string => pageUrl(publicUrl, language, `/confirm-address/${owner.id}.${signatureOf(owner, keys.current)}`);

/**
 * Marks an address as confirmed by the token of the mailed link, which works repeatedly. Throws 404 `link_unknown` for
 * a bad token and for an address that the person no longer has.
 */
export async function confirmAddress({ config, db, write, clock }: Site, token: string): Promise<void> {
  const [, id, signature = ''] = /^([1-9]\d{0,9})\.([\w-]+)$/.exec(token) ?? [];
  const user = id && Number(id) < 2 ** 31 ? await findUser(db, Number(id)) : undefined;
  const owner = user && user.email !== null && { id: user.id, email: user.email };
  const isRight = owner && config.keys.known().some((key) => isSame(signature, signatureOf(owner, key)));
  if (!isRight) throw refuse.notFound((t) => t.confirmLinkUnknown, 'link_unknown');
  await write((tx) => confirmEmail(tx, { ...user, email: owner.email }, { at: clock.now() }));
}

function isSame(signature: string, expected: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
