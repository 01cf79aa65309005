import type { z } from 'zod';
import type { Who } from './access';

/** The body of a 400: messages by field; `non_field_errors` is about the whole form (docs/product/general.md, "Errors"). */
export type FieldErrors = Record<string, string[]>;

type Shape = z.ZodObject;

/** What a file field of a multipart call takes. */
export interface UploadRule {
  /** A file of exactly this size is still allowed. */
  maxBytes: number;
  /** The field's error for a larger file. */
  tooLarge: string;
  /** The field's error when no file is sent; without it, the call itself decides. */
  missing?: string;
  /** How many files; default 1. */
  maxFiles?: number;
}

/** A file that arrived whole, in a temporary place until the call is over. Nothing its sender says about it is trusted. */
export interface UploadedFile {
  path: string;
  bytes: number;
  /** The sender's name for it, which may be anything. */
  filename: string;
}

/**
 * One call, declared once: the server registers it, OpenAPI describes it, the browser's client is typed by it.
 * `answers` lists what leaves: a field its schema does not name is cut.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With a trailing slash; without it the call answers the same. Parameters as `:id`, each of them in `params`. */
  path: `/${string}`;
  who: Who;
  summary: string;
  params?: Shape;
  query?: Shape;
  body?: z.ZodType;
  /** Makes the body multipart: `body` describes its text fields, this its files. */
  upload?: Record<string, UploadRule>;
  /** The multipart call takes plain JSON too, for when there is no file to send. */
  alsoJson?: true;
  /**
   * It works on a full disk too, as GET and DELETE do: it only reads, takes away, or lets people in and out. Everything
   * else is refused then (507 `disk_full`).
   */
  evenWhenFull?: true;
  /** The schema of every status the call succeeds with. With more than one, the handler says which it is. */
  answers: { 200?: z.ZodType; 201?: z.ZodType; 204?: z.ZodUndefined };
  /** Content type of an answer that is text and not JSON. */
  type?: string;
  /**
   * The text, or the bytes of a file, are made piece by piece while they are sent, so there may be any number; the browser gets
   * them as a Blob. The handler may name another content type (a workbook) with `setHeader`. Not for calls with topics.
   */
  stream?: true;
  /**
   * The topics the answer depends on. Naming them caches the finished answer for everyone until one of them is
   * invalidated, its `validUntil` passes, or 60 s are over. Only for GETs whose answer does not depend on the caller, or
   * that are `perPerson`.
   */
  topics?: readonly string[];
  /** The answer is another one in each language: its texts are content that the office has in several (`_ml` columns). One is kept for each. */
  translated?: true;
  /** Each caller has an answer of their own: it is cached for them alone, and depends on that person's topics (`topicOf`). */
  perPerson?: true;
  /** Topics that are not one person's, which an answer that is `perPerson` depends on too. */
  sharedTopics?: readonly string[];
  /** The kept answer is somebody's own data: no browser keeps it on its disk, shared device or not (`no-store`). */
  unstored?: true;
  /**
   * Callers of each of these share a kept answer of their own, by the first that they are; area admins with those of their area
   * alone. All others who may call share another. Not with `perPerson`.
   */
  apart?: readonly Who[];
  /** Of whom it is asked (`Caller.provedUntil`), a proof of the last minutes that it is still them: 403 `proof_needed` without. Not with topics. */
  proof?: true;
  /** These callers get an answer made for them instead of the cached one. */
  uncachedFor?: Who;
}

export type Calls = Record<string, Call>;

/** The topic of one person's part, for calls that are `perPerson`. */
export const topicOf = (topic: string, personId: number) => `${topic}:${personId}`;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the caller sends; the body of a multipart call is a FormData. */
export type CallInput<C extends Call> = {
  [K in 'params' | 'query' as C[K] extends z.ZodType ? K : never]: Input<C[K]>;
} & (C['alsoJson'] extends true
  ? { body: FormData | Input<C['body']> }
  : C['upload'] extends object
    ? { body: FormData }
    : C['body'] extends z.ZodType
      ? { body: Input<C['body']> }
      : unknown);

/** What the handler gets: the input, parsed. */
export type CallParsed<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends z.ZodType ? K : never]: Parsed<C[K]>;
} & (C['upload'] extends object ? { files: Record<keyof C['upload'], UploadedFile[]> } : unknown);

/** What the caller gets: the answer of any of its statuses. */
export type CallAnswer<C extends Call> = C['stream'] extends true ? Blob : Answer<C['answers'][keyof C['answers']]>;
type Answer<S> = S extends z.ZodType ? z.output<S> : never;

/** How the browser names a call: `GET /api/areas/`. A text, so that no schema has to be sent to a phone. */
export type Address<C extends Call> = C extends Call ? `${C['method']} ${C['path']}` : never;

/** The call in a table that has this address. */
export type CallAt<T extends Calls, A extends string> = {
  [K in keyof T]: A extends Address<T[K]> ? T[K] : never;
}[keyof T];

/** The names of the parameters in a path: `'id'` of `/api/users/:id/`. */
type PathParam<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** What `params` has to be for a path with these parameters: an object of exactly them, or nothing where there are none. */
type ParamsFor<Name extends string, Params> = [Name] extends [never]
  ? { params?: undefined }
  : Params extends z.ZodObject<infer S>
    ? [Exclude<keyof S, Name>] extends [never]
      ? { params: z.ZodObject<Record<Name, z.ZodType>> }
      : { params: never }
    : { params: Shape };

/** A feature's table of calls. Keeps the literal types; does not compile where `params` and path disagree. */
export function defineCalls<const C extends Calls>(
  calls: C & { [K in keyof C]: ParamsFor<PathParam<C[K]['path']>, C[K]['params']> },
): C {
  return calls;
}

/** A path with its parameters and query filled in; unset query values are left out. */
export function fillPath(path: string, input: { params?: unknown; query?: unknown }): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.append(name, String(value));
  }
  return query.size ? `${filled}?${query}` : filled;
}
