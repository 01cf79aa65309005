import { hasAccess, type Caller } from '~/shared/access';
import type { Call } from '~/shared/contract';
import { prefixOf, type Language } from '~/shared/language';

/** Whom an answer is kept for. */
export interface Audience {
  /** The one person it is for; null for several. */
  caller: Caller | null;
  /** It is for those whom the contract sets apart. */
  isApart: boolean;
}

export const everybody: Audience = { caller: null, isApart: false };

/** With whom a caller shares a call's answer. Decided anew at each request: who has changed sides gets the other one. */
export const audienceOf = (call: Call, caller: Caller | null): Audience => ({
  caller: call.perPerson ? caller : null,
  isApart: call.apart !== undefined && hasAccess(caller, call.apart),
});

/** The key of an answer of that call and input for that audience. */
export const keyFor = (key: string, { caller, isApart }: Audience) => (caller ? `${key}\0${caller.id}` : isApart ? `${key}\0apart` : key);

/** Whether everybody gets the same kept answer, so that it does not matter who asks. */
export const isForAll = (call: Call) => call.topics !== undefined && !call.uncachedFor && call.who === 'anyone';

/** Equal input gives equal keys: only what the schemas let through counts, in the order in which they name it, and the language if it matters. */
export const keyOf = (call: Call, { params, query }: { params?: unknown; query?: unknown }, language: Language) =>
  `${call.translated ? prefixOf(language) : ''}${call.path}\0${JSON.stringify([call.params && params, call.query && query])}`;
