import * as common from '~/shared/texts';
import { CallError } from './api-client';

/** The text of every screen of the administration for a 403 (docs/product/admin.md, "Words of refusal"). */
export const accessDenied = common.accessDenied;

/**
 * A screen's texts for failures that its general text does not explain, by the answer's `code` or its status. `true`:
 * the server's message, about the fields or the whole.
 */
export type KnownFailures = Partial<Record<number | string, string | true>>;

/**
 * Returns why a call failed, in one sentence for the person who made it: the text that `known` has for it, else
 * `failed`, the screen's general text. An error of another kind is a fault of ours: it is reported, and only `failed`
 * is returned.
 */
export function errorMessage(error: unknown, failed: string, known: KnownFailures = {}): string {
  if (!(error instanceof CallError)) {
    reportError(error);
    return failed;
  }
  const words = known[error.code] ?? (aboutFactors.includes(error.code) || known[error.status]);
  return (words === true ? serverWords(error) : words) || failed;
}

/** Refusals that only the server's message explains: a proof that was not given, a second factor that is owed. */
const aboutFactors: readonly string[] = ['proof_needed', 'second_factor_required'];

/** Returns whether `known` has a text for a failure. */
export const isKnownFailure = (error: unknown, known: KnownFailures = {}): boolean =>
  error instanceof CallError && (error.code in known || error.status in known);

/**
 * Returns what helps beside the screen's text: trouble on the way or on our side, or the server's message. Undefined
 * when nothing does.
 */
export function errorReason(error: unknown): string | undefined {
  if (error instanceof CallError && error.code === 'disk_full') return serverWords(error);
  if (!(error instanceof CallError) || error.status >= 500) return common.serverHasProblem;
  if (aboutFactors.includes(error.code)) return undefined;
  if (error.status === 403) return accessDenied;
  if (error.status === 0) return common.noAnswer;
  return serverWords(error) || (error.status === 429 ? common.tooManyTries : undefined);
}

/** Returns the reason where a text is needed in any case, as beside a file that did not arrive. */
export const reasonOrRetry = (error: unknown): string => errorReason(error) ?? common.pleaseTryAgain;

/** Returns the server's messages by field, each as one text. Empty when it names no field. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')]));
}

/**
 * Returns whether a save was refused because another person has saved the record since it was read
 * (docs/product/general.md, "Stale saves").
 */
export const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === 'stale';

/**
 * Returns whether the subject of a call is no longer there, or no longer as it was: what shows it has to be fetched
 * again.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || (error.status === 409 && error.code !== 'stale'));

const serverWords = ({ fields, message }: CallError) => Object.values(fields).flat().join(' ') || message;
