import type { z } from 'zod';
import type { Access } from './access';

/**
 * The body of a 400: messages by field; `non_field_errors` is about the whole form (docs/product/general.md, "Errors").
 */
export type FieldErrors = Record<string, string[]>;

type Shape = z.ZodObject;

/** What a file field of a multipart call takes. */
export interface UploadRule {
  /** A file of exactly this size is still allowed. */
  maxBytes: number;
  /** The field's error for a larger file. */
  tooLarge: string;
  /** The field's error when no file is sent, or what returns it by the text fields; without it, none is needed. */
  missing?: string | ((fields: Record<string, unknown>) => string | undefined);
  /** How many files; default 1. */
  maxFiles?: number;
}

/** Makes the body of a call multipart: `body` describes its text fields, this its files. */
export interface CallUpload {
  files: Record<string, UploadRule>;
  /** The call takes plain JSON too, for when there is no file to send. */
  alsoJson?: true;
}

/** The answer is text, or a file, and not JSON. */
export interface CallFile {
  /** Its content type. */
  type: string;
  /** The content types that the handler of a streamed answer may name in its place, with `setHeader`. */
  otherTypes?: readonly string[];
  /**
   * The text, or the bytes of a file, are made piece by piece while they are sent, so there may be any number; the
   * browser gets them as a Blob. Not with `cache`.
   */
  stream?: true;
  /** Its name is in `Content-Disposition`. */
  named?: true;
}

/**
 * Caches the finished answer for every caller until one of its topics is invalidated, its `validUntil` passes, or 60 s
 * are over. Only for GETs whose answer does not depend on the caller, or that are `perPerson`.
 */
export interface CallCache {
  /** The topics the answer depends on. */
  topics: readonly string[];
  /**
   * The answer differs by language: its texts are content that the office has in several (`_ml` columns). One answer is
   * cached for each.
   */
  translated?: true;
  /**
   * Each caller has an answer of their own: it is cached for them alone, and depends on that person's topics
   * (`topicOf`).
   */
  perPerson?: true;
  /** Topics that are not one person's, on which an answer that is `perPerson` depends too. */
  sharedTopics?: readonly string[];
  /** The answer is a person's own data: no browser stores it on its disk, shared device or not (`no-store`). */
  unstored?: true;
  /**
   * Callers of each of these share a cached answer of their own, by the first that they are; area admins with those of
   * their area alone. All other callers share another. Not with `perPerson`.
   */
  apart?: readonly Access[];
  /** Callers with this access get an answer made for them instead of the cached one. */
  uncachedFor?: Access;
}

/**
 * A file that arrived whole, in a temporary place until the call is over. Nothing its sender says about it is trusted.
 */
export interface UploadedFile {
  path: string;
  bytes: number;
  /** The sender's name for it, which may be anything. */
  filename: string;
}

/**
 * One call, declared once, by `call` (./call): the server registers it, OpenAPI describes it, the browser's client is
 * typed by it. `answers` lists what is sent: a field its schema does not name is cut.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With a trailing slash; without it the call answers the same. Parameters as `:id`, each of them in `params`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: Shape;
  query?: Shape;
  body?: z.ZodType;
  upload?: CallUpload;
  /**
   * It works on a full disk too, as GET and DELETE do: it only reads, deletes, or lets people in and out. Every other
   * call is refused then (507 `disk_full`).
   */
  evenWhenFull?: true;
  /** The schema of every status the call succeeds with. With more than one, the handler names the status. */
  answers: { 200?: z.ZodType; 201?: z.ZodType; 204?: z.ZodUndefined };
  file?: CallFile;
  cache?: CallCache;
  /**
   * Requires a proof within the last minutes that the caller is still the same person, where the caller owes a proof
   * (`Caller.provedUntil`): 403 `proof_needed` without. `true`: always, before any input is read; `when`: on this
   * condition, which the handler checks (`checkProof`). Not with `cache`.
   */
  proof?: true | { when: string };
  /** The feature reads the Authorization header itself, in the handler or in `admit`: it holds no person's token. */
  ownAuthorization?: true;
}

export type Calls = Record<string, Call>;

/** Returns the topic of one person's part, for calls that are `perPerson`. */
export const topicOf = (topic: string, personId: number) => `${topic}:${personId}`;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the caller sends; the body of a multipart call is a FormData. */
export type CallInput<C extends Call> = {
  [K in 'params' | 'query' as C[K] extends z.ZodType ? K : never]: Input<C[K]>;
} & (C['upload'] extends { alsoJson: true }
  ? { body: FormData | Input<C['body']> }
  : C['upload'] extends object
    ? { body: FormData }
    : C['body'] extends z.ZodType
      ? { body: Input<C['body']> }
      : unknown);

/** What the handler gets: the input, parsed. */
export type CallParsed<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends z.ZodType ? K : never]: Parsed<C[K]>;
} & (C['upload'] extends { files: infer Files } ? { files: Record<keyof Files, UploadedFile[]> } : unknown);

/** What the caller gets: the answer of any of its statuses. */
export type CallAnswer<C extends Call> = C['file'] extends { stream: true }
  ? Blob
  : Answer<C['answers'][keyof C['answers']]>;
type Answer<S> = S extends z.ZodType ? z.output<S> : never;

/** How the browser names a call: `GET /api/areas/`. A text, so that no schema has to be sent to a phone. */
export type Address<C extends Call> = C extends Call ? `${C['method']} ${C['path']}` : never;

/** The call in a table that has this address. */
export type CallAt<T extends Calls, A extends string> = {
  [K in keyof T]: A extends Address<T[K]> ? T[K] : never;
}[keyof T];

/** The names of the parameters in a path: `'id'` of `/api/users/:id/`, and of `/api/dues/receipts/:id.pdf`. */
export type PathParam<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? WithoutEnding<Name>
    : never;
type WithoutEnding<Name extends string> = Name extends `${infer Before}.${string}` ? Before : Name;

/**
 * What `params` has to be for a path with these parameters: an object of exactly them, or nothing where there are none.
 */
type ParamsFor<Name extends string, Params> = [Name] extends [never]
  ? { params?: undefined }
  : Params extends z.ZodObject<infer S>
    ? [Exclude<keyof S, Name>] extends [never]
      ? { params: z.ZodObject<Record<Name, z.ZodType>> }
      : { params: never }
    : { params: Shape };

/** Returns a feature's table of calls with its literal types; does not compile where `params` and path disagree. */
export function defineCalls<const C extends Calls>(
  calls: C & { [K in keyof C]: ParamsFor<PathParam<C[K]['path']>, C[K]['params']> },
): C {
  return calls;
}

/** Returns a path with its parameters and query filled in; unset query values are left out. */
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
