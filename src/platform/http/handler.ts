import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, Caller } from '~/shared/access';
import type { Call, CallParsed, Calls } from '~/shared/contract';
import type { Language } from '~/shared/language';
import type { CachedCaller } from './audience';

/**
 * What a handler gets beside its input. The handler of a call with `cache` answers for the response cache: it gets no
 * request, but sets until when its answer is right. Any other gets the request, and may send a header with its answer.
 * The language is that of the address (`/ml/api/…`); a cached answer has a language only where the contract has
 * `translated`.
 */
export type CallContext<C extends Call> = CallerContext<C> &
  (C['cache'] extends object
    ? (C['cache'] extends { translated: true } ? { language: Language } : unknown) & {
        /** The cached answer is right only until then. Later dates than one named before change nothing. */
        validUntil(date: Date | null): void;
      }
    : { language: Language; request: FastifyRequest; setHeader(name: string, value: string): void });

/** Whose call it is. An answer that is cached for several has no caller; with `uncachedFor` there may be one. */
type CallerContext<C extends Call> = C['cache'] extends object
  ? C['cache'] extends { perPerson: true }
    ? { caller: CachedCaller }
    : (C['cache'] extends { uncachedFor: Access } ? { caller: Caller | null } : unknown) &
        (C['cache'] extends { apart: readonly (infer W)[] }
          ? {
              /** The group that the answer is for, if the contract sets it `apart`; null for all other groups. */
              apart: W | null;
              /** The area whose admins it is for, when it is for area admins. */
              areaId: number | null;
            }
          : unknown)
  : { caller: CallerOf<C['access']> };
type CallerOf<W extends Access> = 'anyone' extends W ? Caller | null : Caller;

/** What answers a call: its parsed input in, its answer out. */
export type Handler<C extends Call> = (input: CallParsed<C>, context: CallContext<C>) => Promise<Made<C>>;

/**
 * What a handler returns: the answer, under its status where the call has several (`{ 201: … }`), and nothing for a
 * 204. A streamed call's text or bytes come in pieces; the handler throws its errors before the first piece.
 */
type Made<C extends Call> = C['file'] extends { stream: true }
  ? AsyncIterable<string | Uint8Array>
  : keyof C['answers'] extends 204
    ? void
    : IsUnion<keyof C['answers']> extends true
      ? UnderStatus<C['answers']>
      : MadeOf<C['answers'][keyof C['answers']]>;
type UnderStatus<A> = { [S in keyof A]: { [K in S]: MadeOf<A[S]> } }[keyof A];
type MadeOf<S> = S extends z.ZodType ? z.input<S> : never;
type IsUnion<T, Each = T> = Each extends unknown ? ([T] extends [Each] ? false : true) : never;

/** A handler for every call of a table. */
export type Handlers<T extends Calls> = { [K in keyof T]: Handler<T[K]> };

/** Refuses a request to a call with `ownAuthorization`, before any input is parsed or a body received. */
export type Admit = (request: FastifyRequest) => Promise<void>;
