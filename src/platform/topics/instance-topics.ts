import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import type { Log } from '../log';
import type { Announcement, Topics } from './topics';
import { createListener, lease } from './listener';
import { createVersions } from './versions';

/*
 * Topics of several instances on one PostgreSQL. Claim: once `committed()` has resolved, no instance serves anything
 * cached from before the commit. For any other instance B at that moment:
 *
 * - B was listening when the commit notified, and has acknowledged: it has bumped its versions.
 * - B was listening and did not acknowledge within `patience` (it hangs, or is cut off): B relies on its versions only
 *   while it has a heartbeat younger than `lease` < `patience`. A heartbeat sent after the commit and answered would
 *   have brought it the message, so either it has bumped, or its lease is over and it serves nothing cached until it
 *   has reconnected and dropped everything.
 * - B began to listen after the commit, or around it: B relies on its versions only once it has its name
 *   (`application_name`), which it gets after LISTEN. If the list of names, read after the commit, lacks B, then B
 *   became sure after the commit and has dropped everything from before.
 *
 * So the list must be read after every commit (a remembered list would miss a new instance); that one query is all that
 * a single instance pays. While the writer's own connection is broken or was renewed a moment ago, the server may have
 * lost the others too without their knowing it: then the writer waits until their leases are over, whichever are on the
 * list.
 */

const channel = 'sangham_topics';
const namePrefix = 'sangham:';
const patience = lease + 500; // ms
const longestPayload = 7_500; // bytes; PostgreSQL takes fewer than 8000
const changeSchema = z.object({ by: z.string(), write: z.number(), topics: z.array(z.string()).nullable() });
type Change = z.infer<typeof changeSchema>;

interface Options {
  pool: pg.Pool;
  url: string;
  log: Log;
}

/**
 * Creates topics for one of several instances. Throws when PostgreSQL cannot be reached now; reconnects by itself
 * later.
 */
export async function createInstanceTopics({ pool, url, log }: Options): Promise<Topics> {
  const id = randomBytes(6).toString('hex');
  const versions = createVersions();
  const acknowledgements = createAcknowledgements();
  let writes = 0;
  let connections = 0;
  let connectedAt = 0;

  const listener = await createListener({
    url,
    log,
    name: namePrefix + id,
    channels: [channel, ackChannel(id)],
    connected: () => {
      versions.bumpAll();
      connections += 1;
      connectedAt = performance.now();
    },
    heard: (on, payload, say) => {
      if (on !== channel) return acknowledgements.heard(payload);
      const change = changeOf(payload);
      if (!change) {
        // Not from one of our instances: it must not end the process, and it may mean anything.
        log.warn('topics: a message that is none of ours');
        return versions.bumpAll();
      }
      if (change.by === id) return;
      if (change.topics) versions.bump(change.topics);
      else versions.bumpAll();
      say(ackChannel(change.by), `${change.write} ${id}`);
    },
  });

  const othersMayBeCutOff = () => {
    return !listener.sure() || (connections > 1 && performance.now() - connectedAt < patience);
  };

  const everyoneKnows = async (write: number): Promise<boolean> => {
    if (othersMayBeCutOff()) return false;
    const others = await otherInstances(pool, namePrefix + id);
    return acknowledgements.from(write, others, patience);
  };

  const committed = async (write: number, topics: readonly string[]) => {
    versions.bump(topics);
    const begin = performance.now();
    try {
      if (await everyoneKnows(write)) return;
    } catch (error) {
      log.warn({ err: error }, 'topics: cannot ask who else is there');
    } finally {
      acknowledgements.forget(write);
    }
    const rest = patience - (performance.now() - begin);
    if (rest > 0) await sleep(rest);
    log.warn({ topics }, `topics: not every instance acknowledged a change; waited ${patience} ms for them to give up`);
  };

  const announce: Topics['announce'] = async (tx, topics) => {
    const write = (writes += 1);
    await tx.execute(sql`select pg_notify(${channel}, ${payloadOf({ by: id, write, topics: [...topics] })})`);
    acknowledgements.expect(write);
    const announcement: Announcement = {
      committed: () => committed(write, topics),
      doubtful: () => {
        acknowledgements.forget(write);
        versions.bump(topics);
      },
    };
    return announcement;
  };

  return {
    snapshot: (topics) => (listener.sure() ? versions.snapshot(topics) : null),
    announce,
    close: () => listener.close(),
  };
}

const ackChannel = (id: string) => `sangham_ack_${id}`;

function changeOf(payload: string): Change | undefined {
  try {
    return changeSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

function payloadOf(change: Change): string {
  const payload = JSON.stringify(change);
  return Buffer.byteLength(payload) <= longestPayload ? payload : JSON.stringify({ ...change, topics: null });
}

async function otherInstances(pool: pg.Pool, ownName: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and starts_with(application_name, $1) and application_name <> $2`,
    [namePrefix, ownName],
  );
  return rows.map((row) => row.name.slice(namePrefix.length));
}

/**
 * Collects which instance has acknowledged which write. An answer may come before we have the list to wait for, so all
 * of them are noted.
 */
function createAcknowledgements() {
  const expected = new Map<number, { from: Set<string>; noted?: () => void }>();
  return {
    expect: (write: number) => void expected.set(write, { from: new Set() }),
    forget: (write: number) => void expected.delete(write),
    heard: (payload: string) => {
      const [write, from] = payload.split(' ');
      const entry = expected.get(Number(write));
      entry?.from.add(from ?? '');
      entry?.noted?.();
    },
    /** true as soon as all of them have, false after `limit` ms. */
    from: (write: number, instances: string[], limit: number) => {
      const entry = expected.get(write)!;
      const all = () => instances.every((instance) => entry.from.has(instance));
      if (all()) return Promise.resolve(true);
      return new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), limit);
        entry.noted = () => {
          if (!all()) return;
          clearTimeout(timer);
          resolve(true);
        };
      });
    },
  };
}
