import type { Caller } from '~/shared/access';
import { forbidden, proofNeeded, unauthorized, type HttpError } from '../errors/http-error';
import { refuse } from '../errors/refusals';

/**
 * Returns why a caller may not make a call at all: it is unknown who they are, it is not for them, or not until they
 * have a second factor.
 */
export function refusal(caller: Caller | null): HttpError {
  if (!caller) return unauthorized();
  return caller.overdue ? refuse.forbidden((t) => t.secondFactorRequired, 'second_factor_required') : forbidden();
}

/** Throws 403 `proof_needed` for a call that needs a fresh proof when the caller owes one. */
export function checkProof({ provedUntil }: Pick<Caller, 'provedUntil'>, now: Date): void {
  if (provedUntil && provedUntil <= now) throw proofNeeded();
}
