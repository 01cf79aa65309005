import { hasAccess, type Caller, type Who } from '~/shared/access';
import type { Call } from '~/shared/contract';
import { prefixOf, type Language } from '~/shared/language';

/** Whom an answer is kept for. */
export interface Audience {
  /** The one person it is for; null for several. */
  caller: Caller | null;
  /** The group that it is for, of those that the contract sets apart; null for all the others. */
  apart: Who | null;
  /** The area whose admins it is for, when it is area admins; null for anybody else. */
  areaId: number | null;
}

export const everybody: Audience = { caller: null, apart: null, areaId: null };

/** With whom a caller shares a call's answer. Decided anew at each request: who has changed sides gets the other one. */
export function audienceOf(call: Call, caller: Caller | null): Audience {
  const apart = call.apart?.find((who) => hasAccess(caller, who)) ?? null;
  return {
    caller: call.perPerson ? caller : null,
    apart,
    areaId: apart === 'area-admin' ? (caller?.areaId ?? null) : null,
  };
}

/** The key of an answer of that call and input for that audience. */
export const keyFor = (key: string, { caller, apart, areaId }: Audience) =>
  caller ? `${key}\0${caller.id}` : apart ? `${key}\0${apart} ${areaId ?? ''}` : key;

/** Whether everybody gets the same kept answer, so that it does not matter who asks. */
export const isForAll = (call: Call) => call.topics !== undefined && !call.uncachedFor && call.who === 'anyone';

/** Equal input gives equal keys: only what the schemas let through counts, in the order in which they name it, and the language if it matters. */
export const keyOf = (call: Call, { params, query }: { params?: unknown; query?: unknown }, language: Language) =>
  `${call.translated ? prefixOf(language) : ''}${call.path}\0${JSON.stringify([call.params && params, call.query && query])}`;
