import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { hasAccess, type Caller, type Who } from '~/shared/access';
import { topicOf, type Call, type CallParsed, type Calls, type UploadRule } from '~/shared/contract';
import type { Language } from '~/shared/language';
import * as texts from '~/shared/texts';
import type { Clock } from '../clock';
import { tooMany, unauthorized } from '../errors/http-error';
import { networkOf } from '../rate-limit/network';
import type { Room } from '../room/room';
import type { TopicVersions } from '../topics';
import type { Translator } from '../translate';
import { schemaOf } from './call-schema';
import { roomFor, withUpload } from './call-upload';
import { audienceOf, everybody, isForAll, keyFor, keyOf, type Audience } from './audience';
import { checkProof, refusal } from './refusal';
import { languageOf } from './language';
import type { FrontDoor, Shortcut } from './front-door';
import type { Finished, ResponseCache } from './response-cache';
import { spoken } from './spoken';

/**
 * What a handler gets beside its input. One of a call with topics answers for the response cache: it sees no request, but
 * says until when its answer is right. Any other sees the request, and may send a header with its answer. The language is that
 * of the address (`/ml/api/…`); a kept answer has one only where the contract says that it is `translated`.
 */
export type CallContext<C extends Call> = CallerContext<C> &
  (C['topics'] extends readonly string[]
    ? C['translated'] extends true
      ? { language: Language }
      : unknown
    : { language: Language }) &
  (C['topics'] extends readonly string[]
    ? {
        /** The cached answer is right only until then. Later dates than one named before change nothing. */
        validUntil(date: Date | null): void;
      }
    : { request: FastifyRequest; setHeader(name: string, value: string): void });

/** Whose call it is. An answer that is cached for several has no caller; with `uncachedFor` there may be one. */
type CallerContext<C extends Call> = C['topics'] extends readonly string[]
  ? C['perPerson'] extends true
    ? { caller: CallerOf<C['who']> }
    : (C['uncachedFor'] extends Who ? { caller: Caller | null } : unknown) &
        (C['apart'] extends readonly (infer W)[]
          ? {
              /** The group that the answer is for, of those that the contract sets `apart`; null for all the others. */
              apart: W | null;
              /** The area whose admins it is for, when it is area admins. */
              areaId: number | null;
            }
          : unknown)
  : { caller: CallerOf<C['who']> };
type CallerOf<W extends Who> = 'anyone' extends W ? Caller | null : Caller;

/** What answers a call: its parsed input in, its answer out. */
export type Handler<C extends Call> = (input: CallParsed<C>, context: CallContext<C>) => Promise<Made<C>>;

/**
 * What a handler returns: the answer, under its status where the call has several (`{ 201: … }`), and nothing for a 204.
 * A streamed call's text or bytes come in pieces; the handler throws its errors before the first piece.
 */
type Made<C extends Call> = C['stream'] extends true
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

/** Says who is behind a token. */
export interface Callers {
  /** The person behind a token, or null when it is no longer valid. */
  find(token: string): Promise<Caller | null>;
  /** The same at once, for a person who is remembered and about whom nothing has changed; undefined for anybody else. */
  remembered(token: string): Caller | undefined;
}

/** What registering calls needs from the application. */
export interface CallRegistry {
  app: FastifyInstance;
  cache: ResponseCache;
  versions: TopicVersions;
  door: FrontDoor;
  callers: Callers;
  /** Where uploads wait until their call is over. */
  uploadFolder: string;
  /** How many uploads of one caller may be under way at once. */
  uploadsAtOnce: number;
  /** Whether there is room for what a call stores. */
  room: Pick<Room, 'need'>;
  /** Says in the language of a call what its answer tells the caller. */
  said: Translator['said'];
  clock: Clock;
}

/** What a feature registers its calls with. */
export type CallRegistrar = ReturnType<typeof createCalls>;

/** Reads a public call by its address, `GET /api/…`. */
export type ReadPublic = (address: string, input: object, language: Language) => Promise<PublicAnswer>;

/** Makes a public call that is kept by nobody, for the visitor behind a request; throws as its handler does. */
export type AskPublic = (address: string, input: object, request: FastifyRequest) => Promise<unknown>;

/** A public answer and what it was made from, for a page built out of it. */
export interface PublicAnswer {
  answer: unknown;
  bases: Finished['bases'];
  validUntil: Date;
}

/** What a caller with too many uploads is asked to wait. */
const secondsForAnUpload = 10;

type AnyHandler = (input: object, context: object) => Promise<unknown>;

/**
 * Registers the calls that contracts declare, feature by feature: parse, caller, policy, handler, and an answer cut to its
 * schema. Also gives a way to read public calls in process, which is how pages get their data.
 */
export function createCalls({
  app,
  door,
  cache,
  versions,
  callers,
  uploadFolder,
  uploadsAtOnce,
  room,
  said,
  clock,
}: CallRegistry) {
  const known = new Map<string, { call: Call; handler: AnyHandler }>();

  const finish = async (
    call: Call,
    handler: AnyHandler,
    input: object,
    language: Language,
    audience: Audience = everybody,
  ): Promise<Finished> => {
    const { caller, apart, areaId } = audience;
    const { topics: named = [], sharedTopics = [] } = call;
    const topics = caller ? [...named.map((topic) => topicOf(topic, caller.id)), ...sharedTopics] : named;
    // Before reading: a change that comes while we read must make this answer stale, and not pass for part of it.
    const bases = [{ topics, snapshot: versions.snapshot(topics) }];
    let validUntil: Date | undefined;
    const made = await handler(input, {
      caller,
      apart,
      areaId,
      language,
      validUntil: (date: Date | null) => {
        if (date && !(validUntil && validUntil <= date)) validUntil = date;
      },
    });
    const { status, answer } = settled(call, made);
    const cut = call.answers[status as keyof Call['answers']]!.parse(answer);
    const body = call.type ? String(cut) : JSON.stringify(cut);
    const headers: Record<string, string> =
      caller || call.apart ? { 'Cache-Control': call.unstored ? 'no-store' : 'private, no-cache' } : {};
    return { status, type: call.type ?? 'application/json; charset=utf-8', body, bases, validUntil, headers };
  };

  const callerBehind = new WeakMap<FastifyRequest, Caller | null>();
  const underWay = new Map<string, number>();

  /** Runs a call with files, unless its caller has too many under way already (429): each takes room that nobody counts yet. */
  const oneOfFew = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = underWay.get(key) ?? 0;
    if (before >= uploadsAtOnce) throw tooMany(secondsForAnUpload, texts.tooManyUploads);
    underWay.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = underWay.get(key)! - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  };

  const callerOf = async (request: FastifyRequest, call: Call): Promise<Caller | null> => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = tokenIn(header);
    const caller = token ? await callers.find(token) : null;
    // On a public GET, an invalid token counts as none; anywhere else it is an error (docs/product/general.md, "Authorization header").
    if (!caller && !(call.who === 'anyone' && call.method === 'GET'))
      throw unauthorized(texts.pleaseLoginAgain, 'bad_token');
    return caller;
  };

  /** Whose call it is, as far as that is known at once; undefined leaves it to the usual way. */
  const rememberedCaller = (call: Call, header: string | undefined): Caller | null | undefined => {
    if (header === undefined || isForAll(call)) return null;
    const token = tokenIn(header);
    return token === undefined ? undefined : callers.remembered(token);
  };

  /** Gives the kept answer of a call to whoever may have it; the same decisions as the handler's below. */
  const shortcutTo =
    (call: Call, key: string): Shortcut =>
    (request, response) => {
      const caller = rememberedCaller(call, request.headers.authorization);
      if (caller === undefined || !hasAccess(caller, call.who)) return false;
      if (call.uncachedFor && hasAccess(caller, call.uncachedFor)) return false;
      return cache.giveKept(keyFor(key, audienceOf(call, caller)), request, response);
    };

  const register = <T extends Calls>(calls: T, own: Handlers<T>): void => {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const handler = own[name] as unknown as AnyHandler;
      known.set(`${call.method} ${call.path}`, { call, handler });
      app.route({
        method: call.method,
        url: call.path,
        schema: schemaOf(name, call),
        // Cached answers are too many to be worth a log line each.
        ...(call.topics && { logLevel: 'warn' as const }),
        // Before any input is looked at or a body received: whoever may not call learns nothing else.
        onRequest: async (request) => {
          if (isForAll(call)) return;
          const caller = await callerOf(request, call);
          if (!hasAccess(caller, call.who)) throw refusal(caller);
          if (call.proof && caller) checkProof(caller, clock.now());
          callerBehind.set(request, caller);
        },
        handler: async (request, reply) => {
          const input = inputOf(request);
          const caller = callerBehind.get(request) ?? null;
          if (call.topics && !(call.uncachedFor && hasAccess(caller, call.uncachedFor))) {
            const language = languageOf(request);
            const key = keyOf(call, input, language);
            const audience = audienceOf(call, caller);
            await cache.serve(keyFor(key, audience), request, reply, () =>
              finish(call, handler, input, language, audience),
            );
            door.learn(request.originalUrl, call.path, shortcutTo(call, key));
            return reply;
          }
          const setHeader = (headerName: string, value: string) => void reply.header(headerName, value);
          const run = (complete: object) =>
            handler(complete, {
              caller,
              request,
              language: languageOf(request),
              setHeader,
              validUntil: () => undefined,
            });
          if (storesSomething(call)) await room.need(...roomFor(call, request));
          const { upload } = call;
          const withFiles = (rules: Record<string, UploadRule>) =>
            withUpload(call, rules, input, request, { folder: uploadFolder, room }, run);
          const made = await (!upload
            ? run(input)
            : request.isMultipart()
              ? oneOfFew(caller ? `person ${caller.id}` : networkOf(request.ip), () => withFiles(upload))
              : withFiles(upload));
          const { status, answer } = settled(call, made);
          void reply.code(status).header('Cache-Control', 'no-store');
          // Cut to the schema of its status by the serializer.
          if (!call.stream) return reply.send(spoken(answer, said, languageOf(request)));
          // A handler that makes another format than the usual one has said so.
          if (!reply.hasHeader('content-type')) void reply.type(call.type!);
          return reply.send(Readable.from(answer as AsyncIterable<string | Uint8Array>, { objectMode: false }));
        },
      });
    }
  };

  const read: ReadPublic = async (address, input, language) => {
    const { call, handler } = known.get(address) ?? {};
    if (!call?.topics || call.who !== 'anyone' || !handler)
      throw new Error(`${address} is not a registered public call`);
    const parsed = parseInput(call, input);
    const { body, bases, validUntil } = await cache.read(keyOf(call, parsed, language), () =>
      finish(call, handler, parsed, language),
    );
    return { answer: JSON.parse(body) as unknown, bases, validUntil };
  };

  const ask: AskPublic = async (address, input, request) => {
    const { call, handler } = known.get(address) ?? {};
    if (call?.method !== 'GET' || call.who !== 'anyone' || call.topics || !handler)
      throw new Error(`${address} is no public call that is kept by nobody`);
    const made = await handler(parseInput(call, input), {
      caller: null,
      request,
      language: languageOf(request),
      setHeader: () => undefined,
    });
    const { status, answer } = settled(call, made);
    return call.answers[status as keyof Call['answers']]!.parse(answer);
  };

  return { register, read, ask };
}

/** Whether a call may leave more behind than there was: what a full disk refuses. */
const storesSomething = ({ method, evenWhenFull }: Call) => method !== 'GET' && method !== 'DELETE' && !evenWhenFull;

/** The status and the answer in what a handler returned. */
function settled({ answers }: Call, made: unknown): { status: number; answer: unknown } {
  const statuses = Object.keys(answers);
  const [status, answer] = statuses.length > 1 ? Object.entries(made as object)[0]! : [statuses[0], made];
  return { status: Number(status), answer };
}

const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body });

function parseInput(call: Call, input: object) {
  const given = input as Record<'params' | 'query', unknown>;
  return {
    params: call.params?.parse(given.params ?? {}),
    query: call.query?.parse(given.query ?? {}),
    body: undefined,
  };
}

/** The token in an Authorization header. */
const tokenIn = (header: string) => /^(?:Token|Bearer) +(\S+) *$/i.exec(header)?.[1];
