import { and, eq, exists, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY_MS } from '~/shared/dates';
import { dropOldLinks } from '~/features/sign-in/server/public';
import { dropReadNotices } from '~/features/notifications/server/public';
import { dropOldTickets } from '~/features/security/server/public';
import type { Tx } from '~/platform/database';
import type { Daily } from '~/platform/jobs';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { dropOldCounters } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import { retentionDays } from '~/shared/retention-days';
import { swept, type Swept } from '../content/stored-data';
import { dropExportsWhere } from './export/drop';
import { breaches, consents, privacyRequests } from './tables';

interface Gone {
  gone: number;
  /** Keys of files that go with the rows. */
  files?: string[];
}

/** The deletions of each kind: rows whose time was over at `before`. */
const sweeps: Record<Swept, (tx: Tx, before: Date, now: Date) => Promise<Gone>> = {
  notices: async (tx, before) => ({ gone: await dropReadNotices(tx, before) }),
  // By their own end, which is stored with them.
  exports: async (tx, _before, now) => {
    const files = await dropExportsWhere(tx, lte(privacyRequests.fileUntil, now), now);
    return { gone: files.length, files };
  },
  links: async (tx, before) => ({ gone: await dropOldLinks(tx, before) }),
  tickets: async (tx, before) => ({ gone: await dropOldTickets(tx, before) }),
  // By their own end, too: each limit has its own time.
  counters: async (tx, _before, now) => ({ gone: await dropOldCounters(tx, now) }),
  // The newest decision on a purpose stays: it decides whether the person is listed.
  consents: async (tx, before) => {
    const later = alias(consents, 'later');
    const isFollowed = exists(
      tx
        .select({ id: later.id })
        .from(later)
        .where(and(eq(later.userId, consents.userId), eq(later.purpose, consents.purpose), gt(later.id, consents.id))),
    );
    return {
      gone: (
        await tx
          .delete(consents)
          .where(and(lt(consents.withdrawnAt, before), isFollowed))
          .returning({ id: consents.id })
      ).length,
    };
  },
  requests: async (tx, before) => {
    // An open request of an erased person ended without a decision.
    const isOver = and(
      inArray(privacyRequests.state, ['done', 'refused', 'withdrawn']),
      sql`coalesce(${privacyRequests.decidedAt}, ${privacyRequests.updatedAt}) < ${before.toISOString()}::timestamptz`,
    );
    const gone = await tx.delete(privacyRequests).where(isOver).returning({ file: privacyRequests.file });
    return { gone: gone.length, files: gone.flatMap(({ file }) => (file ? [file.key] : [])) };
  },
  breaches: async (tx, before) => ({
    gone: (
      await tx
        .delete(breaches)
        .where(and(lt(breaches.foundAt, before), isNotNull(breaches.toldPeopleAt), isNotNull(breaches.toldBoardAt)))
        .returning({ id: breaches.id })
    ).length,
  }),
};

/** Returns the daily job, at 07:30, that deletes records past their days. */
export const retention = (site: Site): Daily => ({
  name: 'retention.daily',
  hour: 7.5,
  run: (signal) => sweepAll(site, signal),
});

/** Deletes records past their days (docs/product/privacy.md, "Retention"), each kind in an own transaction. */
export async function sweepAll(
  { write, clock, files, log }: Pick<Site, 'write' | 'clock' | 'files' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for (const name of swept) {
    signal.throwIfAborted();
    const now = clock.now();
    const before = new Date(now.getTime() - retentionDays[name] * DAY_MS);
    await withStoredFiles(files, log, async (store) => {
      const { gone, files: keys = [] } = await write((tx) => sweeps[name](tx, before, now));
      await store.delete(keys);
      if (gone > 0) log.info({ kind: name, gone }, 'deleted records past their days');
    });
  }
}
