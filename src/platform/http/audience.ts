import { hasAccess, type Caller, type Access } from '~/shared/access';
import type { Call } from '~/shared/contract';
import { prefixOf, type Language } from '~/shared/language';

/** As much of a caller as a cached answer for them may depend on: id, area, and all their rights. */
export type CachedCaller = Omit<Caller, 'name' | 'provedUntil' | 'overdue'>;

/** Whom an answer is cached for: all that its handler receives of the caller, and all of it is in the answer's key. */
export interface Audience {
  /** The one person it is for; null for several. */
  caller: CachedCaller | null;
  /** The group that it is for, if the contract sets that group apart; null for all other groups. */
  apart: Access | null;
  /** The area whose admins it is for, when it is for area admins; null otherwise. */
  areaId: number | null;
}

export const everybody: Audience = { caller: null, apart: null, areaId: null };

/**
 * Returns the audience that shares a call's answer with a caller. Decided at each request, by what the caller is now.
 */
export function audienceOf(call: Call, caller: Caller | null): Audience {
  if (call.cache?.perPerson && caller) {
    const { id, areaId, isMember, isAreaAdmin, isStaff, isSuperuser, duties } = caller;
    return { ...everybody, caller: { id, areaId, isMember, isAreaAdmin, isStaff, isSuperuser, duties } };
  }
  const apart = call.cache?.apart?.find((access) => hasAccess(caller, access));
  if (!apart) return everybody;
  return { caller: null, apart, areaId: apart === 'area-admin' ? (caller?.areaId ?? null) : null };
}

/** Returns the key of the answer that an audience gets. */
export type KeyFor = (audience: Audience) => string;

/** Returns whether every caller gets the same cached answer, so that no caller has to be found. */
export const isForAll = ({ cache, access }: Call) => cache !== undefined && !cache.uncachedFor && access === 'anyone';

/**
 * Returns the function that makes the keys of a call's cached answers to an input, one key for each audience: there is
 * no key without an audience. So an answer made for a caller whose area or role has changed in that moment is not sent
 * to the same person afterwards. Equal input gives equal keys: only what the schemas accept counts, in the order in
 * which they name it, and the language if it matters.
 */
export function keysOf(
  call: Call,
  { params, query }: { params?: unknown; query?: unknown },
  language: Language,
): KeyFor {
  const input = JSON.stringify([call.params && params, call.query && query]);
  const common = `${call.cache?.translated ? prefixOf(language) : ''}${call.path}\0${input}`;
  return (audience) => (audience === everybody ? common : `${common}\0${JSON.stringify(audience)}`);
}
