import type { FastifyRequest } from 'fastify';
import { placesIn } from '~/features/areas/server/public';
import { networkOf } from '~/platform/rate-limit/network';
import type { Language } from '~/shared/language';
import type { Verifier } from '~/platform/feature';
import type { VerifiedPaper } from '~/shared/verified-paper';
import { toIso } from '~/shared/dates';
import type { Verified } from '../contract';
import { readCode } from '../contract/code';
import type { Cards } from './context';
import { countersOfVerify } from './limits';
import { presentVerified } from './present';
import { refuse } from './refusals';
import { findByCode } from './views';

/**
 * Returns the holder of a card by its code, or what is known of another paper with the code (docs/product/cards.md,
 * "Verification"). Reads the database each time: a revoked card is invalid in the next answer of every instance. Throws
 * the same 404 for a code that is unknown, replaced, revoked, or of a deleted or unapproved person, and 429 over the
 * limit that page and call share.
 */
export async function verifyCode(
  site: Cards,
  verifiers: readonly Verifier[],
  typed: string,
  { request, language }: { request: FastifyRequest; language: Language },
): Promise<Verified | VerifiedPaper> {
  const { db, clock, limits } = site;
  await limits.take(countersOfVerify(networkOf(request.ip)));
  // Looks up an impossible code too, and a card's among all papers, so that no answer is quicker than another.
  const code = readCode(typed) ?? '';
  const [member, ...papers] = await Promise.all([
    findByCode(db, code),
    ...verifiers.map((verifier) => verifier.find(site, code, language)),
  ]);
  if (member) return presentVerified((await placesIn(db, language))(member), clock.now());
  const paper = papers.find((found) => found !== null);
  if (!paper) throw refuse.notFound((t) => t.notValid, 'card_not_valid');
  return { ...paper, checked_at: toIso(clock.now()) };
}
