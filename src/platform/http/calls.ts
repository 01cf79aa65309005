import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { hasAccess, type Caller, type Who } from '~/shared/access';
import { topicOf, type Call, type CallParsed, type Calls, type UploadRule } from '~/shared/contract';
import { fieldsOf, forbidden, invalid, unauthorized } from '../errors/http-error';
import type { TopicVersions } from '../topics';
import type { Finished, ResponseCache } from './response-cache';
import { receiveForm, type ReceivedForm } from './uploads';

/**
 * What a handler gets beside its input. One of a call with topics answers for the response cache: it sees no request, but
 * says until when its answer is right. Any other sees the request, and may send a header with its answer.
 */
export type CallContext<C extends Call> = CallerContext<C> &
  (C['topics'] extends readonly string[]
    ? {
        /** The cached answer is right only until then. Later dates than one named before change nothing. */
        validUntil(date: Date | null): void;
      }
    : { request: FastifyRequest; setHeader(name: string, value: string): void });

/** Whose call it is. An answer that is cached for everyone has no caller; with `uncachedFor` there may be one. */
type CallerContext<C extends Call> = C['topics'] extends readonly string[]
  ? C['perPerson'] extends true
    ? { caller: CallerOf<C['who']> }
    : C['uncachedFor'] extends Who ? { caller: Caller | null } : unknown
  : { caller: CallerOf<C['who']> };
type CallerOf<W extends Who> = 'anyone' extends W ? Caller | null : Caller;

/** What answers a call: its parsed input in, its answer out. */
export type Handler<C extends Call> = (input: CallParsed<C>, context: CallContext<C>) => Promise<Made<C>>;

/**
 * What a handler returns: the answer, under its status where the call has several (`{ 201: … }`), and nothing for a 204.
 * A streamed call's text comes in pieces; the handler throws its errors before the first piece.
 */
type Made<C extends Call> = C['stream'] extends true
  ? AsyncIterable<string>
  : keyof C['answers'] extends 204
    ? void
    : IsUnion<keyof C['answers']> extends true ? UnderStatus<C['answers']> : MadeOf<C['answers'][keyof C['answers']]>;
type UnderStatus<A> = { [S in keyof A]: { [K in S]: MadeOf<A[S]> } }[keyof A];
type MadeOf<S> = S extends z.ZodType ? z.input<S> : never;
type IsUnion<T, Each = T> = Each extends unknown ? ([T] extends [Each] ? false : true) : never;

/** A handler for every call of a table. */
export type Handlers<T extends Calls> = { [K in keyof T]: Handler<T[K]> };

/** What registering calls needs from the application. */
export interface CallRegistry {
  app: FastifyInstance;
  cache: ResponseCache;
  versions: TopicVersions;
  /** The person behind a token, or null when it is no longer valid. */
  authenticate(token: string): Promise<Caller | null>;
  /** Where uploads wait until their call is over. */
  uploadFolder: string;
}

/** What a feature registers its calls with. */
export type CallRegistrar = ReturnType<typeof createCalls>;

/** Reads a public call by its address, `GET /api/…`. */
export type ReadPublic = (address: string, input: object) => Promise<PublicAnswer>;

/** A public answer and what it was made from, for a page built out of it. */
export interface PublicAnswer {
  answer: unknown;
  bases: Finished['bases'];
  validUntil: Date;
}

type AnyHandler = (input: object, context: object) => Promise<unknown>;

/**
 * Registers the calls that contracts declare, feature by feature: parse, caller, policy, handler, and an answer cut to its
 * schema. Also gives a way to read public calls in process, which is how pages get their data.
 */
export function createCalls({ app, cache, versions, authenticate, uploadFolder }: CallRegistry) {
  const known = new Map<string, { call: Call; handler: AnyHandler }>();

  const finish = async (call: Call, handler: AnyHandler, input: object, caller: Caller | null = null): Promise<Finished> => {
    const topics = caller ? (call.topics ?? []).map((topic) => topicOf(topic, caller.id)) : (call.topics ?? []);
    // Before reading: a change that comes while we read must make this answer stale, and not pass for part of it.
    const bases = [{ topics, snapshot: versions.snapshot(topics) }];
    let validUntil: Date | undefined;
    const made = await handler(input, {
      caller,
      validUntil: (date: Date | null) => {
        if (date && !(validUntil && validUntil <= date)) validUntil = date;
      },
    });
    const { status, answer } = settled(call, made);
    const cut = call.answers[status as keyof Call['answers']]!.parse(answer);
    const body = call.type ? String(cut) : JSON.stringify(cut);
    const headers: Record<string, string> = caller ? { 'Cache-Control': 'private, no-cache' } : {};
    return { status, type: call.type ?? 'application/json; charset=utf-8', body, bases, validUntil, headers };
  };

  const callers = new WeakMap<FastifyRequest, Caller | null>();

  const callerOf = async (request: FastifyRequest, call: Call): Promise<Caller | null> => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = /^(?:Token|Bearer) +(\S+) *$/i.exec(header)?.[1];
    const caller = token ? await authenticate(token) : null;
    // On a public GET, an invalid token counts as none; anywhere else it is an error (docs/product/general.md, "Authorization header").
    if (!caller && !(call.who === 'anyone' && call.method === 'GET')) throw unauthorized('Please login again.', 'bad_token');
    return caller;
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
          if (call.topics && !call.uncachedFor && call.who === 'anyone') return;
          const caller = await callerOf(request, call);
          if (!hasAccess(caller, call.who)) throw caller ? forbidden() : unauthorized();
          callers.set(request, caller);
        },
        handler: async (request, reply) => {
          const input = inputOf(request);
          const caller = callers.get(request) ?? null;
          if (call.topics && !(call.uncachedFor && hasAccess(caller, call.uncachedFor))) {
            const owner = call.perPerson ? caller : null;
            return cache.serve(keyOf(call, input, owner), request, reply, () => finish(call, handler, input, owner));
          }
          const setHeader = (headerName: string, value: string) => void reply.header(headerName, value);
          const run = (complete: object) => handler(complete, { caller, request, setHeader, validUntil: () => undefined });
          const made = await (call.upload ? withUpload(call, call.upload, input, request, uploadFolder, run) : run(input));
          const { status, answer } = settled(call, made);
          void reply.code(status).header('Cache-Control', 'no-store');
          // Cut to the schema of its status by the serializer.
          if (!call.stream) return reply.send(answer);
          return reply.type(call.type!).send(Readable.from(answer as AsyncIterable<string>, { objectMode: false }));
        },
      });
    }
  };

  const read: ReadPublic = async (address, input) => {
    const { call, handler } = known.get(address) ?? {};
    if (!call?.topics || call.who !== 'anyone' || !handler) throw new Error(`${address} is not a registered public call`);
    const parsed = parseInput(call, input);
    const { body, bases, validUntil } = await cache.read(keyOf(call, parsed), () => finish(call, handler, parsed));
    return { answer: JSON.parse(body) as unknown, bases, validUntil };
  };

  return { register, read };
}

/** The status and the answer in what a handler returned. */
function settled({ answers }: Call, made: unknown): { status: number; answer: unknown } {
  const statuses = Object.keys(answers);
  const [status, answer] = statuses.length > 1 ? Object.entries(made as object)[0]! : [statuses[0], made];
  return { status: Number(status), answer };
}

/** Parses the text fields only once the files are there, so that the answer reports what is wrong with both at once. */
async function withUpload(
  call: Call,
  rules: Record<string, UploadRule>,
  input: object,
  request: FastifyRequest,
  folder: string,
  run: (input: object) => Promise<unknown>,
): Promise<unknown> {
  const form = call.alsoJson && !request.isMultipart() ? jsonForm(request, rules) : await receiveForm(request, rules, folder);
  try {
    const body = call.body?.safeParse(form.fields);
    const errors = { ...(body?.error && fieldsOf(body.error.issues)), ...form.errors };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return await run({ ...input, body: body?.data, files: form.files });
  } finally {
    await form.discard();
  }
}

/** The fields of a multipart call that were sent as JSON, without files. */
function jsonForm(request: FastifyRequest, rules: Record<string, UploadRule>): ReceivedForm {
  const files = Object.fromEntries(Object.keys(rules).map((name) => [name, []]));
  return { fields: (request.body ?? {}) as ReceivedForm['fields'], files, errors: {}, discard: async () => undefined };
}

const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body });

function parseInput(call: Call, input: object) {
  const given = input as Record<'params' | 'query', unknown>;
  return { params: call.params?.parse(given.params ?? {}), query: call.query?.parse(given.query ?? {}), body: undefined };
}

/** Equal input gives equal keys: only what the schemas let through counts, in the order in which they name it. */
const keyOf = (call: Call, { params, query }: { params?: unknown; query?: unknown }, owner: Caller | null = null) =>
  `${call.path}\0${JSON.stringify([call.params && params, call.query && query, owner?.id])}`;

function schemaOf(name: string, call: Call): NonNullable<RouteShorthandOptions['schema']> {
  const schema: FastifySchema & Record<string, unknown> = {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    response: call.answers,
    ...(call.who !== 'anyone' && { security: [{ token: [] }], description: `For: ${call.who}` }),
  };
  if (call.params) schema.params = call.params;
  if (call.query) schema.querystring = call.query;
  if (call.upload) schema.consumes = ['multipart/form-data'];
  else if (call.body) schema.body = call.body;
  return schema;
}
