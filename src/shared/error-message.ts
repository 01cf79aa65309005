import * as common from '~/shared/texts';
import { CallError } from './api-client';

/** The words of every screen of the administration for a 403 (docs/product/admin.md, "Words of refusal"). */
export const accessDenied = common.accessDenied;

/**
 * What a screen says of some failures instead of its own words, by the answer's `code` or its status. `true`: what the
 * server says, of the fields or of the whole.
 */
export type KnownFailures = Partial<Record<number | string, string | true>>;

/**
 * Why a call failed, in one sentence for the person who made it: what `known` has for it, else `failed`, the screen's own
 * words. An error of another kind is a fault of ours: it is reported, and `failed` is all that is said.
 */
export function errorMessage(error: unknown, failed: string, known: KnownFailures = {}): string {
  if (!(error instanceof CallError)) {
    reportError(error);
    return failed;
  }
  const words = known[error.code] ?? (aboutFactors.includes(error.code) || known[error.status]);
  return (words === true ? serverWords(error) : words) || failed;
}

/** Refusals that only the server's words explain: a proof that was not given, a second factor that is owed. */
const aboutFactors: readonly string[] = ['proof_needed', 'second_factor_required'];

/** Whether `known` has words for a failure. */
export const isKnownFailure = (error: unknown, known: KnownFailures = {}): boolean =>
  error instanceof CallError && (error.code in known || error.status in known);

/** What helps to know beside the screen's own words: trouble on the way or on our side, or what the server says. Undefined when nothing does. */
export function errorReason(error: unknown): string | undefined {
  if (error instanceof CallError && error.code === 'disk_full') return serverWords(error);
  if (!(error instanceof CallError) || error.status >= 500) return common.serverHasProblem;
  if (aboutFactors.includes(error.code)) return undefined;
  if (error.status === 403) return accessDenied;
  if (error.status === 0) return common.noAnswer;
  return serverWords(error) || (error.status === 429 ? common.tooManyTries : undefined);
}

/** The reason where something has to be said in any case, as beside a file that did not arrive. */
export const reasonOrRetry = (error: unknown): string => errorReason(error) ?? common.pleaseTryAgain;

/** The server's messages by field, each as one text. Empty when it names no field. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')]));
}

/** Whether a save was refused because somebody else has saved the record since it was read (docs/product/general.md, "Stale saves"). */
export const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === 'stale';

/** Whether what a call was about is no longer there, or no longer as it was: what shows it has to be asked for again. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || (error.status === 409 && error.code !== 'stale'));

const serverWords = ({ fields, message }: CallError) => Object.values(fields).flat().join(' ') || message;
