import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  /** When it stops being right by the passing of time alone (an ad begins or ends). */
  validUntil?: Date | undefined;
}

interface Entry {
  status: number;
  bases: Basis[];
  until: number;
  etag: string;
  headers: Record<string, string>;
  bodies: Partial<Record<Coding, Buffer>>;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Nothing is cached for longer, however sure the topics are: a mistake in them ends after a minute. */
const LONGEST_MS = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** Hard: the work is done once for everyone. */
const levels = { br: 6, gzip: 7 };

/**
 * Finished answers in memory, served like files: with body, brotli and gzip forms, ETag and headers ready. An answer is
 * served only while nothing it was made from has changed; see topics/instance-topics.ts for why that holds across
 * instances. `always` are headers for every answer.
 */
export function createResponseCache(versions: TopicVersions, clock: Clock, always: Record<string, string>) {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const making = new Map<string, Promise<Entry>>();
  const reads = { hit: 0, shared: 0, made: 0 };

  const holds = (entry: Entry) =>
    clock.now().getTime() < entry.until &&
    entry.bases.every(({ topics, snapshot }) => snapshot !== null && versions.snapshot(topics) === snapshot);

  const find = (key: string) => {
    const entry = entries.get(key);
    if (!entry || !holds(entry)) return undefined;
    reads.hit += 1;
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
    const body = Buffer.from(finished.body);
    const entry: Entry = {
      status: finished.status,
      bases: finished.bases,
      until: Math.min(clock.now().getTime() + LONGEST_MS, finished.validUntil?.getTime() ?? Infinity),
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      headers: {
        ...always,
        'Content-Type': finished.type,
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding, Authorization',
        ...finished.headers,
      },
      bodies: { identity: body },
    };
    // One that no longer holds is only for those who wait for it.
    if (holds(entry)) entries.set(key, entry);
    return entry;
  };

  return {
    /** How many answers were asked for since the start: found in memory, being made for somebody else already, made. */
    reads: reads as Readonly<typeof reads>,
    /** How many answers are in memory, and the bytes that they are taken to have. */
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    /** Answers from memory, or makes the answer first. */
    async serve(key: string, request: FastifyRequest, reply: FastifyReply, produce: () => Promise<Finished>) {
      await send(find(key) ?? (await make(key, produce)), request, reply);
      return reply;
    },
    /** The body as text and what it was made from, for a page built from it. */
    async read(key: string, produce: () => Promise<Finished>) {
      const entry = find(key) ?? (await make(key, produce));
      return { body: String(entry.bodies.identity), bases: entry.bases, validUntil: new Date(entry.until) };
    },
  };
}

function sizeOf(entry: Entry): number {
  // The compressed forms come later; a quarter of the body for each is a fair guess and keeps the limit honest.
  return Math.ceil((entry.bodies.identity?.length ?? 0) * 1.5) + 1024;
}

async function send(entry: Entry, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const coding = chooseCoding(request.headers['accept-encoding']);
  const body = (entry.bodies[coding] ??= await encode(entry.bodies.identity!, coding, levels));
  const etag = coding === 'identity' ? `"${entry.etag}"` : `"${entry.etag}-${coding}"`;
  reply.hijack();
  if (entry.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    const { 'Content-Type': _, ...headers } = entry.headers;
    reply.raw.writeHead(304, { ...headers, ETag: etag }).end();
    return;
  }
  reply.raw.writeHead(entry.status, {
    ...entry.headers,
    ETag: etag,
    'Content-Length': body.length,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}
