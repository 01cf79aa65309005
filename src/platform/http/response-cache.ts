import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';
import type { TopicVersions } from '../topics';
import { chooseCoding, encode, matchesEtag, type Coding } from './negotiation';

/** What an answer was made from: the answer holds while the snapshot is still the current one. */
export interface Basis {
  topics: readonly string[];
  snapshot: string | null;
}

/** A finished answer before it is cached. */
export interface Finished {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
  bases: Basis[];
  /** Returns headers that are made each time it is sent. */
  stamp?: (() => [name: string, value: string][]) | undefined;
  /** When it stops being right by the passing of time alone (an ad begins or ends). */
  validUntil?: Date | undefined;
}

interface Entry {
  status: number;
  bases: Basis[];
  until: number;
  etag: string;
  headers: Record<string, string>;
  stamp: Finished['stamp'];
  /** The body in each coding that was requested. */
  bodies: Partial<Record<Coding, Buffer>>;
  /**
   * In their place: the body of an answer that is too small to be compressed. A buffer of it would take as much again.
   */
  text: string | undefined;
  /** Each form as it is sent, and its 304, made once, since an entry is sent many times. */
  ready: Partial<Record<Coding, Ready>>;
}

/** An answer as `writeHead` and `end` take it; `headers` are names and values in turn. */
interface Prepared {
  status: number;
  headers: string[];
  body?: string | Buffer;
}

interface Ready {
  etag: string;
  whole: Prepared;
  notModified: Prepared;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Nothing is cached for longer, however sure the topics are: a mistake in them ends after a minute. */
const LONGEST_MS = 60_000;
/**
 * How often (ms) entries that are too old are searched for, as long as there are any: at night no new entries come that
 * would push them out.
 */
const SWEEP_MS = 15_000;
/** How long (ms) after that an entry stays for the time in which a long transaction has the database to itself. */
const SPARE_MS = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** In bytes; a smaller answer fits into one packet as it is. */
const WORTH_COMPRESSING = 1_000;
/**
 * In bytes: what an entry takes beside its key and bodies (objects, headers, its place in the list), by measurement.
 */
const OVERHEAD = 4_000;
/** Hard: the work is done once for everyone. */
const levels = { br: 6, gzip: 7 };

/**
 * Creates the cache of finished answers, served like files: with body, brotli and gzip forms, ETag and headers ready.
 * An answer is served only while nothing it was made from has changed; see topics/instance-topics.ts for why that holds
 * across instances. `always` are headers for every answer, `maxBytes` what all of it may take (the longest unused goes
 * first). While `isHeld`, an answer that is only too old is served as it was: a new one would wait for the database.
 */
export function createResponseCache(
  versions: TopicVersions,
  clock: Clock,
  always: Record<string, string>,
  { maxBytes = MAX_BYTES, isHeld = () => false }: { maxBytes?: number; isHeld?: () => boolean } = {},
) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const making = new Map<string, Promise<Entry>>();
  const reads = { hit: 0, shared: 0, made: 0 };

  const holds = (entry: Entry) =>
    clock.now().getTime() < entry.until + (isHeld() ? SPARE_MS : 0) &&
    entry.bases.every(({ topics, snapshot }) => snapshot !== null && versions.snapshot(topics) === snapshot);

  let sweeping: NodeJS.Timeout | undefined;
  const sweep = () => {
    sweeping = undefined;
    const now = clock.now().getTime();
    for (const [key, { until }] of entries) if (until + SPARE_MS <= now) entries.delete(key);
    sweepLater();
  };
  const sweepLater = () => {
    if (entries.size > 0) sweeping ??= setTimeout(sweep, SWEEP_MS).unref();
  };

  const find = (key: string) => {
    const entry = entries.get(key);
    return entry && holds(entry) ? entry : undefined;
  };

  /** Returns the entry of a request that is answered with it. */
  const take = (key: string) => {
    const entry = find(key);
    if (entry) reads.hit += 1;
    return entry;
  };

  /** Makes the entry; requests that come in the meantime share it if it still holds when it is done. */
  const make = async (key: string, produce: () => Promise<Finished>): Promise<Entry> => {
    const underway = making.get(key);
    if (underway) {
      const entry = await underway;
      if (holds(entry)) {
        reads.shared += 1;
        return entry;
      }
    }
    reads.made += 1;
    const work = produce().then((finished) => keep(key, finished));
    making.set(key, work);
    try {
      return await work;
    } finally {
      if (making.get(key) === work) making.delete(key);
    }
  };

  const keep = (key: string, finished: Finished): Entry => {
    const isSmall = Buffer.byteLength(finished.body) < WORTH_COMPRESSING;
    const entry: Entry = {
      status: finished.status,
      bases: finished.bases,
      until: Math.min(clock.now().getTime() + LONGEST_MS, finished.validUntil?.getTime() ?? Infinity),
      etag: createHash('sha256').update(finished.body).digest('base64url').slice(0, 22),
      headers: {
        ...always,
        'Content-Type': finished.type,
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding, Authorization',
        ...finished.headers,
      },
      stamp: finished.stamp,
      bodies: isSmall ? {} : { identity: ownBuffer(finished.body) },
      text: isSmall ? finished.body : undefined,
      ready: {},
    };
    // An entry that no longer holds is only for the requests that wait for it.
    if (holds(entry)) entries.set(key, entry);
    sweepLater();
    return entry;
  };

  /** Returns the coding that a request gets, with its body made if it is the first request for it. */
  const encoded = async (key: string, entry: Entry, request: IncomingMessage): Promise<Coding> => {
    const coding = codingFor(entry, request);
    if (bodyOf(entry, coding) !== undefined) return coding;
    // A copy, since what the compressor returns is the beginning of something larger.
    const body = ownBuffer(await encode(entry.bodies.identity!, coding, levels));
    entry.bodies[coding] = body;
    if (entries.peek(key) === entry) {
      // Again, since its size has changed.
      entries.delete(key);
      entries.set(key, entry);
    }
    return coding;
  };

  return {
    /**
     * How many answers were requested since the start: found in memory, already being made for another request, made.
     */
    reads: reads as Readonly<typeof reads>,
    /** Returns how many answers are in memory, and the bytes that they are taken to have. */
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    /** Answers from memory, or makes the answer first. */
    async serve(key: string, request: FastifyRequest, reply: FastifyReply, produce: () => Promise<Finished>) {
      const entry = take(key) ?? (await make(key, produce));
      const coding = await encoded(key, entry, request.raw);
      reply.hijack();
      send(entry, coding, request.raw, reply.raw);
      return reply;
    },
    /** Answers at once with a cached answer, in a form that is there already; returns whether there was any. */
    answerFromCache(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const entry = find(key);
      if (!entry) return false;
      const coding = codingFor(entry, request);
      // A request for it then is counted there.
      if (bodyOf(entry, coding) === undefined) return false;
      reads.hit += 1;
      send(entry, coding, request, response);
      return true;
    },
    /** Returns the body as text and what it was made from, for a page built from it. */
    async read(key: string, produce: () => Promise<Finished>) {
      const entry = take(key) ?? (await make(key, produce));
      return { body: String(bodyOf(entry, 'identity')), bases: entry.bases, validUntil: new Date(entry.until) };
    },
  };
}

/** In bytes. */
function sizeOf({ bodies, text = '' }: Entry, key: string): number {
  const ofBodies = Object.values(bodies).reduce((sum, { length }) => sum + length, 2 * text.length);
  return ofBodies + 2 * key.length + OVERHEAD;
}

/**
 * Returns a buffer of exactly its own bytes: a small one would otherwise keep the whole block alive that it was cut
 * from.
 */
function ownBuffer(content: string | Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') copy.write(content);
  else content.copy(copy);
  return copy;
}

/** Undefined until the first request for it in that coding. */
const bodyOf = ({ text, bodies }: Entry, coding: Coding): string | Buffer | undefined => text ?? bodies[coding];

const codingFor = ({ text }: Entry, { headers }: IncomingMessage): Coding =>
  text === undefined ? chooseCoding(headers['accept-encoding']) : 'identity';

/** Sends an entry in a coding that it has a body for, or a 304 to a client that has it. */
function send(entry: Entry, coding: Coding, request: IncomingMessage, response: ServerResponse): void {
  const { etag, whole, notModified } = (entry.ready[coding] ??= readyOf(entry, coding));
  const isKnown = entry.status === 200 && matchesEtag(request.headers['if-none-match'], etag);
  const { status, headers, body } = isKnown ? notModified : whole;
  response.writeHead(status, entry.stamp ? [...headers, ...entry.stamp().flat()] : headers).end(body);
}

function readyOf(entry: Entry, coding: Coding): Ready {
  const { etag: plain, headers } = entry;
  const etag = coding === 'identity' ? `"${plain}"` : `"${plain}-${coding}"`;
  const { 'Content-Type': type, ...others } = headers;
  const notModified = Object.entries({ ...others, ETag: etag }).flat();
  const body = bodyOf(entry, coding)!;
  const length = String(Buffer.byteLength(body));
  const whole = Object.entries({
    'Content-Type': type!,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Content-Length': length,
  }).flat();
  return {
    etag,
    whole: { status: entry.status, headers: [...notModified, ...whole], body },
    notModified: { status: 304, headers: notModified },
  };
}
