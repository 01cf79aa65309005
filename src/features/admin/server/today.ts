import { and, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { recordAudit } from '~/features/audit/server/public';
import { fullNameOf, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving, Queue, Waiting as Measured } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { hasAccess, type Caller } from '~/shared/access';
import { dayOf, MINUTE_MS, startOfDay, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { longestPutOff, openedMinutes, type putOffForm, type Waiting } from '../contract';
import { refuse } from './refusals';
import { queueMarks } from './tables';

/** Returns the functions of the features' queues of work that waits (docs/product/admin.md, "What waits"). */
export function createToday(site: Pick<Site, 'db' | 'write' | 'clock' | 'topics'>, queues: () => readonly Queue[]) {
  const { db, write, clock } = site;

  const measured = createTopicCache<Measured>(site.topics, { maxBytes: 20_000, weigh: () => 200 });
  const measure = ({ key, topics, measure: count }: Queue): Promise<Measured> =>
    topics ? measured.get(key, topics, () => count(site)) : count(site);

  /** Returns a queue of the caller's duties; throws 404 for any other. */
  function find(caller: Caller, key: string): Queue {
    const queue = queues().find((one) => one.key === key);
    if (!queue || !hasAccess(caller, queue.access)) throw refuse.notFound((t) => t.unknownQueue);
    return queue;
  }

  /** Writes what is noted about a queue. */
  const mark = (tx: Tx, key: string, values: Partial<Mark>) =>
    tx
      .insert(queueMarks)
      .values({ key, ...values })
      .onConflictDoUpdate({ target: queueMarks.key, set: values });

  return {
    /**
     * Returns the queues of the caller's duties: by their legal end, then by the oldest, then what waits for no end;
     * empty queues and those that are put off come last.
     */
    async list(caller: Caller, language: Language): Promise<Waiting[]> {
      const now = clock.now();
      const marks = await findMarks(db);
      const found = await Promise.all(
        queues()
          .filter(({ access }) => hasAccess(caller, access))
          .map(async (queue) => {
            const { key, link, label } = queue;
            const { count, oldest, due } = await measure(queue);
            const marked = marks.get(key);
            return {
              key,
              label: label(language),
              link,
              count,
              oldest_at: oldest && toIso(oldest),
              due: due && toIso(due),
              late: due !== null && due < now,
              put_off: putOffOf(marked, now, due),
              opened: openedOf(marked, now),
            };
          }),
      );
      return found.toSorted((a, b) => rank(a) - rank(b) || compare(a.due, b.due) || compare(a.oldest_at, b.oldest_at));
    },

    /** Marks a queue as opened; throws 404. */
    async open(caller: Caller, key: string): Promise<void> {
      find(caller, key);
      await write((tx) => mark(tx, key, { openedAt: clock.now(), openedBy: caller.id }));
    },

    /** Puts a queue off, audited; throws 404, and 400 on `until` for a day out of bounds. */
    async putOff(caller: Caller, key: string, { until, reason }: z.output<typeof putOffForm>): Promise<void> {
      const queue = find(caller, key);
      const now = clock.now();
      const { due } = await measure(queue);
      const last = startOfDay(dayOf(now) + longestPutOff);
      const end = due && due < last ? due : last;
      const today = dayIso(now);
      if (until <= today || until > dayIso(end))
        throw refuse.invalid((t) => ({ until: [dayIso(end) <= today ? t.cannotBePutOff : t.putOffBetween] }));
      await write(async (tx) => {
        await mark(tx, key, { putOffUntil: until, reason, putOffBy: caller.id });
        await audit(tx, caller, 'queue.postpone', key, { until, reason });
      });
    },

    /** Takes back that a queue was put off, audited; does nothing where it was not. Throws 404. */
    async resume(caller: Caller, key: string): Promise<void> {
      find(caller, key);
      await write(async (tx) => {
        const [old] = await tx.select().from(queueMarks).where(eq(queueMarks.key, key)).for('update');
        if (!old?.putOffUntil) return;
        await mark(tx, key, { putOffUntil: null, reason: null, putOffBy: null });
        await audit(tx, caller, 'queue.resume', key);
      });
    },
  };

  /** Records a note about a queue. */
  function audit(tx: Tx, actor: Caller, action: string, key: string, after?: Record<string, unknown>) {
    return recordAudit(tx, { at: clock.now(), actor, action, target: { type: 'queue', id: null, name: key }, after });
  }
}

/** Deletes what people who leave have noted about queues; that they opened a queue goes with them. */
export async function eraseMarks(tx: Tx, { ids }: Leaving): Promise<string[]> {
  const onlyOpened = and(isNull(queueMarks.putOffBy), isAmong(queueMarks.openedBy, ids));
  await tx.delete(queueMarks).where(or(isAmong(queueMarks.putOffBy, ids), onlyOpened));
  return [];
}

type Mark = typeof queueMarks.$inferInsert;

/** Returns the notes about queues by their key, with the names of who made them. */
async function findMarks(db: Site['db']) {
  const putter = alias(users, 'putter');
  const rows = await db
    .select({
      mark: queueMarks,
      putter: { firstName: putter.firstName, lastName: putter.lastName, username: putter.username },
      opener: { firstName: users.firstName, lastName: users.lastName, username: users.username },
    })
    .from(queueMarks)
    .leftJoin(putter, eq(putter.id, queueMarks.putOffBy))
    .leftJoin(users, eq(users.id, queueMarks.openedBy));
  return new Map(rows.map((row) => [row.mark.key, row]));
}

type Found = Awaited<ReturnType<typeof findMarks>> extends Map<string, infer Row> ? Row : never;

/** A queue is put off until its day comes, and never beyond a legal end that is nearer. */
function putOffOf(found: Found | undefined, now: Date, due: Date | null): Waiting['put_off'] {
  const { putOffUntil: until, reason } = found?.mark ?? {};
  if (!until || until <= dayIso(now) || (due && dayIso(due) < until)) return null;
  return { until, reason: reason ?? '', by: found!.putter && fullNameOf(found!.putter) };
}

function openedOf(found: Found | undefined, now: Date): Waiting['opened'] {
  const at = found?.mark.openedAt;
  if (!at || now.getTime() - at.getTime() > openedMinutes * MINUTE_MS) return null;
  return { at: toIso(at), by: found.opener && fullNameOf(found.opener) };
}

const rank = ({ count, due, put_off: putOff }: Waiting) => (count === 0 ? 3 : putOff ? 2 : due ? 0 : 1);

const compare = (a: string | null, b: string | null) => (a ?? '9').localeCompare(b ?? '9');
