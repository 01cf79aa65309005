import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { hasAccess, type Caller } from '~/shared/access';
import { topicOf, type Call, type CallUpload, type Calls } from '~/shared/contract';
import type { Language } from '~/shared/language';
import type { Clock } from '../clock';
import { invalid } from '../errors/http-error';
import { refuse } from '../errors/refusals';
import { networkOf } from '../rate-limit/network';
import type { DiskSpaceMonitor } from '../disk-space/monitor';
import type { TopicVersions } from '../topics';
import type { Catalogues } from '../translate';
import { schemaOf } from './call-schema';
import { spaceNeededBy, withUpload } from './call-upload';
import { contractMessages, type ContractMessages, type Issue } from './contract-messages';
import { audienceOf, everybody, isForAll, keysOf, type Audience, type KeyFor } from './audience';
import { checkProof, refusal } from './refusal';
import { languageOf } from './language';
import type { FastPath, Shortcut } from './fast-path';
import type { Admit, Handlers } from './handler';
import type { Finished, ResponseCache } from './response-cache';
import { stamped, type Stamp } from './stamps';

/** Finds the caller behind a token. */
export interface Callers {
  /** Resolves to the person behind a token, or to null when it is no longer valid. */
  find(token: string): Promise<Caller | null>;
  /** Returns the same at once, for a person who is cached and about whom nothing has changed; undefined otherwise. */
  remembered(token: string): Caller | undefined;
}

/** What registering calls needs from the application. */
export interface CallRegistry {
  app: FastifyInstance;
  cache: ResponseCache;
  versions: TopicVersions;
  door: FastPath;
  callers: Callers;
  /** Where uploads wait until their call is over. */
  uploadFolder: string;
  /** How many uploads of one caller may be in progress at once. */
  uploadsAtOnce: number;
  /** The check of disk space for what a call stores. */
  diskSpace: Pick<DiskSpaceMonitor, 'reserve'>;
  clock: Clock;
  /** The headers that features add to the answers of others. */
  stamps?: readonly Stamp[];
}

/** What a feature registers its calls with. */
export type CallRegistrar = ReturnType<ReturnType<typeof createCalls>['registrar']>;

/** Reads a public call by its address, `GET /api/…`. */
export type ReadPublic = (address: string, input: object, language: Language) => Promise<PublicAnswer>;

/** Makes a public call that is never cached, for the visitor behind a request; throws as its handler does. */
export type AskPublic = (address: string, input: object, request: FastifyRequest) => Promise<unknown>;

/** A public answer and what it was made from, for a page built out of it. */
export interface PublicAnswer {
  answer: unknown;
  bases: Finished['bases'];
  validUntil: Date;
}

/** How long (s) a caller with too many uploads should wait. */
const secondsForAnUpload = 10;

type AnyHandler = (input: object, context: object) => Promise<unknown>;

/**
 * Registers the calls that contracts declare, feature by feature: parse, caller, policy, handler, and an answer cut to
 * its schema. Also returns a way to read public calls in process, which is how pages get their data.
 */
export function createCalls({
  app,
  door,
  cache,
  versions,
  callers,
  uploadFolder,
  uploadsAtOnce,
  diskSpace,
  clock,
  stamps = [],
}: CallRegistry) {
  const known = new Map<string, { call: Call; handler: AnyHandler }>();
  const names = new Set<string>();

  const finish = async (
    call: Call,
    handler: AnyHandler,
    input: object,
    language: Language,
    { caller, apart, areaId }: Audience,
  ): Promise<Finished> => {
    const { topics: named, sharedTopics = [], unstored } = call.cache!;
    const topics = caller ? [...named.map((topic) => topicOf(topic, caller.id)), ...sharedTopics] : named;
    // Before reading: a change that comes while we read must make this answer stale, and not pass for part of it.
    const bases = [{ topics, snapshot: versions.snapshot(topics) }];
    let validUntil: Date | undefined;
    const result = await handler(input, {
      caller,
      apart,
      areaId,
      language,
      validUntil: (date: Date | null) => {
        if (date && !(validUntil && validUntil <= date)) validUntil = date;
      },
    });
    const { status, answer } = settled(call, result);
    const cut = call.answers[status as keyof Call['answers']]!.parse(answer);
    const body = call.file ? String(cut) : JSON.stringify(cut);
    const control = unstored ? 'no-store' : 'private, no-cache';
    const headers: Record<string, string> = call.access === 'anyone' ? {} : { 'Cache-Control': control };
    const type = call.file?.type ?? 'application/json; charset=utf-8';
    const stamp = stamped(stamps, call, answer);
    return { status, type, body, bases, validUntil, headers, stamp };
  };

  const callerBehind = new WeakMap<FastifyRequest, Caller | null>();
  const uploadsOf = new Map<string, number>();

  /**
   * Runs a call with files. Throws 429 when its caller has too many in progress already: each takes disk space that is
   * not counted yet.
   */
  const limitUploads = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = uploadsOf.get(key) ?? 0;
    if (before >= uploadsAtOnce) throw refuse.tooMany(secondsForAnUpload, (t) => t.tooManyUploads);
    uploadsOf.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = uploadsOf.get(key)! - 1;
      if (left > 0) uploadsOf.set(key, left);
      else uploadsOf.delete(key);
    }
  };

  const callerOf = async (request: FastifyRequest, call: Call): Promise<Caller | null> => {
    const header = request.headers.authorization;
    if (header === undefined || call.ownAuthorization) return null;
    const token = tokenIn(header);
    const caller = token ? await callers.find(token) : null;
    // On a public GET, an invalid token counts as none; anywhere else it is an error (docs/product/general.md,
    // "Authorization header").
    if (!caller && !(call.access === 'anyone' && call.method === 'GET'))
      throw refuse.unauthorized((t) => t.pleaseLoginAgain, 'bad_token');
    return caller;
  };

  /** Returns the caller, as far as it is cached; undefined leaves it to the handler. */
  const rememberedCaller = (call: Call, header: string | undefined): Caller | null | undefined => {
    if (header === undefined || isForAll(call)) return null;
    const token = tokenIn(header);
    return token === undefined ? undefined : callers.remembered(token);
  };

  /** Sends the cached answer of a call to a caller who may have it; the same decisions as the handler's below. */
  const shortcutTo =
    (call: Call, keyFor: KeyFor): Shortcut =>
    (request, response) => {
      const caller = rememberedCaller(call, request.headers.authorization);
      if (caller === undefined || !hasAccess(caller, call.access)) return false;
      if (call.cache?.uncachedFor && hasAccess(caller, call.cache.uncachedFor)) return false;
      return cache.answerFromCache(keyFor(audienceOf(call, caller)), request, response);
    };

  const register = <T extends Calls>(calls: T, handle: Handlers<T>, messages: ContractMessages, admit?: Admit) => {
    for (const [name, call] of Object.entries<Call>(calls)) {
      // Generated clients name their functions by it.
      if (names.has(name)) throw new Error(`Two calls have the name ${name}: give ${call.method} ${call.path} another`);
      names.add(name);
      const handler = handle[name] as unknown as AnyHandler;
      known.set(`${call.method} ${call.path}`, { call, handler });
      app.route({
        method: call.method,
        url: call.path,
        schema: schemaOf(name, call),
        schemaErrorFormatter: (errors) => invalid(messages.fields(issuesOf(errors))),
        // Cached answers are too many to be worth a log line each.
        ...(call.cache && { logLevel: 'warn' as const }),
        // Before any input is parsed or a body received: a caller who may not call finds out nothing else.
        onRequest: async (request) => {
          if (call.ownAuthorization) await admit?.(request);
          if (isForAll(call)) return;
          const caller = await callerOf(request, call);
          if (!hasAccess(caller, call.access)) throw refusal(caller);
          if (call.proof === true && caller) checkProof(caller, clock.now());
          callerBehind.set(request, caller);
        },
        handler: async (request, reply) => {
          const input = inputOf(request);
          const caller = callerBehind.get(request) ?? null;
          const language = languageOf(request);
          if (call.cache && !(call.cache.uncachedFor && hasAccess(caller, call.cache.uncachedFor))) {
            const keyFor = keysOf(call, input, language);
            const audience = audienceOf(call, caller);
            await cache.serve(keyFor(audience), request, reply, () => finish(call, handler, input, language, audience));
            door.learn(request.originalUrl, call.path, shortcutTo(call, keyFor));
            return reply;
          }
          const setHeader = (headerName: string, value: string) => void reply.header(headerName, value);
          const run = (complete: object) =>
            handler(complete, { caller, request, language, setHeader, validUntil: () => undefined });
          if (storesSomething(call)) await diskSpace.reserve(...spaceNeededBy(call, request));
          const { upload } = call;
          const withFiles = (expected: CallUpload) =>
            withUpload(call, expected, input, request, { folder: uploadFolder, diskSpace }, messages, run);
          const result = await (!upload
            ? run(input)
            : request.isMultipart()
              ? limitUploads(caller ? `person ${caller.id}` : networkOf(request.ip), () => withFiles(upload))
              : withFiles(upload));
          const { status, answer } = settled(call, result);
          void reply.code(status).header('Cache-Control', 'no-store');
          for (const [header, value] of stamped(stamps, call, answer)?.() ?? []) void reply.header(header, value);
          // Cut to the schema of its status by the serializer.
          if (!call.file?.stream) return reply.send(answer);
          // A handler that makes another format than the usual one has set it.
          if (!reply.hasHeader('content-type')) void reply.type(call.file.type);
          return reply.send(Readable.from(answer as AsyncIterable<string | Uint8Array>, { objectMode: false }));
        },
      });
    }
  };

  /** Returns what a feature registers its calls with; the messages of its contract are in its `texts`. */
  const registrar = (texts?: Catalogues) => {
    const messages = contractMessages(texts);
    return {
      register: <T extends Calls>(calls: T, handle: Handlers<T>, admit?: Admit) =>
        register(calls, handle, messages, admit),
    };
  };

  const read: ReadPublic = async (address, input, language) => {
    const { call, handler } = known.get(address) ?? {};
    if (!call?.cache || call.access !== 'anyone' || !handler)
      throw new Error(`${address} is not a registered public call`);
    const parsed = parseInput(call, input);
    const key = keysOf(call, parsed, language)(everybody);
    const { body, bases, validUntil } = await cache.read(key, () => finish(call, handler, parsed, language, everybody));
    return { answer: JSON.parse(body) as unknown, bases, validUntil };
  };

  const ask: AskPublic = async (address, input, request) => {
    const { call, handler } = known.get(address) ?? {};
    if (call?.method !== 'GET' || call.access !== 'anyone' || call.cache || !handler)
      throw new Error(`${address} is no public call without a cache of its own`);
    const result = await handler(parseInput(call, input), {
      caller: null,
      request,
      language: languageOf(request),
      setHeader: () => undefined,
    });
    const { status, answer } = settled(call, result);
    return call.answers[status as keyof Call['answers']]!.parse(answer);
  };

  return { registrar, read, ask };
}

/** Returns whether a call may leave more behind than there was: what a full disk refuses. */
const storesSomething = ({ method, evenWhenFull }: Call) => method !== 'GET' && method !== 'DELETE' && !evenWhenFull;

/** Returns the status and the answer in what a handler returned. */
function settled({ answers }: Call, result: unknown): { status: number; answer: unknown } {
  const statuses = Object.keys(answers);
  const [status, answer] = statuses.length > 1 ? Object.entries(result as object)[0]! : [statuses[0], result];
  return { status: Number(status), answer };
}

/** Returns the issues of a request that does not fit its schema, from the form that Fastify's validator gives them. */
const issuesOf = (errors: FastifySchemaValidationError[]) =>
  errors.map(
    ({ keyword, instancePath, message, params }) =>
      ({ ...params, code: keyword, path: instancePath.split('/').slice(1), message }) as unknown as Issue,
  );

const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body });

function parseInput(call: Call, input: object) {
  const parts = input as Record<'params' | 'query', unknown>;
  return {
    params: call.params?.parse(parts.params ?? {}),
    query: call.query?.parse(parts.query ?? {}),
    body: undefined,
  };
}

/** Returns the token in an Authorization header. */
const tokenIn = (header: string) => /^(?:Token|Bearer) +(\S+) *$/i.exec(header)?.[1];
