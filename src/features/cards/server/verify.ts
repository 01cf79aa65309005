import type { FastifyRequest } from 'fastify';
import { placesIn } from '~/features/areas/server/public';
import { networkOf } from '~/platform/rate-limit/network';
import type { Language } from '~/shared/language';
import type { Verified } from '../contract';
import { readCode } from '../contract/code';
import type { Cards } from './context';
import { countersOfVerify } from './limits';
import { presentVerified } from './present';
import { refuse } from './refusals';
import { findByCode } from './views';

/**
 * Returns the holder of a card by its code (docs/product/cards.md, "Verification"). Reads the database each time: a
 * revoked card is invalid in the next answer of every instance. Throws the same 404 for a code that is unknown,
 * replaced, revoked, or of a deleted or unapproved person, and 429 over the limit that page and call share.
 */
export async function verifyCard(
  { db, clock, limits }: Cards,
  typed: string,
  { request, language }: { request: FastifyRequest; language: Language },
): Promise<Verified> {
  await limits.take(countersOfVerify(networkOf(request.ip)));
  // Looks up an impossible code too, so that no answer is quicker than another.
  const member = await findByCode(db, readCode(typed) ?? '');
  if (!member) throw refuse.notFound((t) => t.notValid, 'card_not_valid');
  return presentVerified((await placesIn(db, language))(member), clock.now());
}
