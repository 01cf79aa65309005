import type { FastifyRequest } from 'fastify';
import { placesIn } from '~/features/areas/server/public';
import { notFound } from '~/platform/errors/http-error';
import { networkOf } from '~/platform/rate-limit/network';
import type { Language } from '~/shared/language';
import type { Verified } from '../contract';
import { readCode } from '../contract/code';
import * as texts from '../texts';
import type { Cards } from './context';
import { countersOfVerify } from './limits';
import { presentVerified } from './present';
import { findByCode } from './views';

/**
 * Whose card it is (docs/product/cards.md, "Verification"). Read from the database each time: a card that was taken back is
 * dead in the next answer of every instance. Unknown, replaced, taken back, deleted, not approved: the same 404. 429 over the
 * limit that the page and the call share.
 */
export async function verifyCard(
  { db, clock, limits }: Cards,
  typed: string,
  { request, language }: { request: FastifyRequest; language: Language },
): Promise<Verified> {
  await limits.take(countersOfVerify(networkOf(request.ip)));
  // What can be no code is asked for all the same: no answer is quicker than another.
  const member = await findByCode(db, readCode(typed) ?? '');
  if (!member) throw notFound(texts.notValid, 'card_not_valid');
  return presentVerified((await placesIn(db, language))(member), clock.now());
}
