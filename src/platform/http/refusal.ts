import type { Caller } from '~/shared/access';
import * as texts from '~/shared/texts';
import { forbidden, proofNeeded, unauthorized, type HttpError } from '../errors/http-error';

/** Why somebody may not make a call at all: nobody knows who they are, it is not for them, or not until they have a second factor. */
export function refusal(caller: Caller | null): HttpError {
  if (!caller) return unauthorized();
  return caller.overdue ? forbidden(texts.secondFactorRequired, 'second_factor_required') : forbidden();
}

/** Refuses what asks for a fresh proof to those who owe one (403 `proof_needed`); everybody else goes on. */
export function checkProof({ provedUntil }: Pick<Caller, 'provedUntil'>, now: Date): void {
  if (provedUntil && provedUntil <= now) throw proofNeeded();
}
