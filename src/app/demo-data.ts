import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { byConsole, recordAudit } from '~/features/audit/server/public';
import { holdingLock, type Database, type Db, type Tx } from '~/platform/database';
import { StartError } from '~/platform/errors/start-error';
import { demoRows, forgetDemo, type RowIds } from '~/platform/settings-store/demo-rows';
import type { DemoData, Say } from '~/platform/feature';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { mediaOf } from '~/platform/files/sweep';
import type { Site } from '~/platform/site';
import { features, fileOwners } from './features';

/** A file in DATA_DIR: whether this site has demo data was decided once. */
export const demoDecided = 'demo-data.decided';

/**
 * Loads the demo data (docs/product/general.md, "Demo data"), feature by feature, when DEMO_DATA is set to true or,
 * when unset, on a new embedded database. A feature that has data of its own is left alone, so a load that was cut off
 * is completed at the next start.
 */
export async function offerDemo(site: Site, database: Pick<Database, 'kind' | 'pool'>, say: Say): Promise<void> {
  const decided = path.join(site.config.dataDir, demoDecided);
  const wanted = site.config.demoData ?? (database.kind === 'embedded' && !existsSync(decided));
  if (wanted) await oneAtATime(database, () => load(site, say));
  writeFileSync(decided, '');
}

async function load(site: Site, say: Say) {
  const started = Date.now();
  let loaded = false;
  for (const feature of features) loaded = (await feature.demo?.(site, say)) || loaded;
  if (loaded) say(`Demo data loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** An arbitrary number: the instance that holds this lock loads, the others find it done. */
const loadLock = 7_264_427;

/**
 * Returns a semaphore of one for the embedded database: it belongs to one process, and its one connection is needed for
 * the work.
 */
const oneAtATime = ({ kind, pool }: Pick<Database, 'kind' | 'pool'>, work: () => Promise<void>) =>
  kind === 'embedded' ? work() : holdingLock(pool, loadLock, work);

/** What features' demo data consists of; a feature that refers to others comes first. */
const demoData: readonly DemoData[] = features.flatMap((feature) => feature.demoData ?? []).reverse();
const topics = demoData.flatMap((data) => data.topics);

/**
 * Loads the demo data for the person who has the machine, also into a site that people use (decisions/0016). Throws a
 * StartError, and loads nothing, when people's work is there already.
 */
export async function loadDemo(site: Site, database: Pick<Database, 'kind' | 'pool'>, say: Say): Promise<void> {
  const foreign = inWords(await foreignRows(site.db, {}));
  if (foreign)
    throw new StartError(
      `This site is not empty (${foreign}): demo data would be mixed with people's own. Nothing was loaded.`,
    );
  await oneAtATime(database, () => load(site, say));
  await site.write(async (tx, invalidate) => {
    invalidate(...topics);
    await recordAudit(tx, {
      at: site.clock.now(),
      actor: null,
      action: 'site.demo_load',
      target: { type: 'site', id: null },
      after: byConsole,
    });
  });
  writeFileSync(path.join(site.config.dataDir, demoDecided), '');
}

/**
 * Removes the demo data again, with its files; superusers stay, and so does the audit log. Returns how many rows were
 * deleted. Throws a StartError, and touches nothing, when there is anything else than what the demo brought: a person,
 * an ad, an answer (decisions/0016). What was changed in the demo data is removed with it.
 */
export async function removeDemo(site: Site): Promise<number> {
  const { db, write, clock, files, log } = site;
  return withStoredFiles(files, log, async (store) => {
    const keys: string[] = [];
    for (const owner of fileOwners({ db })) {
      const { media, inUse } = await mediaOf(files, owner);
      keys.push(...[...media].filter(([folder]) => inUse.has(folder)).flatMap(([, medium]) => medium.keys));
    }
    const removed = await write(async (tx, invalidate) => {
      // No row can be added between the check and the end.
      for (const { table } of demoData.flatMap(({ rows }) => rows))
        await tx.execute(sql`lock table ${table} in share row exclusive mode`);
      const known = await demoRows(tx);
      if (!known)
        throw new StartError(
          'No demo data was loaded here, or an earlier version did it, which kept no list of it. Nothing was removed.',
        );
      const foreign = inWords(await foreignRows(tx, known));
      if (foreign)
        throw new StartError(
          `There is more than demo data (${foreign}). Delete that first, in the office; nothing was removed.`,
        );
      invalidate(...topics);
      for (const { clearing } of demoData) await clearing?.(tx);
      let count = 0;
      for (const { rows, also = [] } of demoData) {
        for (const { table, only } of rows) count += (await tx.delete(table).where(only)).rowCount ?? 0;
        for (const table of also) await tx.delete(table);
      }
      await forgetDemo(tx);
      await recordAudit(tx, {
        at: clock.now(),
        actor: null,
        action: 'site.demo_remove',
        target: { type: 'site', id: null },
        after: byConsole,
      });
      return count;
    });
    await store.delete(keys);
    return removed;
  });
}

/** Counts the rows of each table that are not among these. */
async function foreignRows(db: Db | Tx, known: RowIds): Promise<Record<string, number>> {
  const foreign: Record<string, number> = {};
  for (const { table, only = sql`true` } of demoData.flatMap(({ rows }) => rows)) {
    const ids = known[getTableName(table)] ?? [];
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${table} where ${only} and id <> all (${sql.param(ids)}::int[])`,
    );
    foreign[getTableName(table)] = rows[0]!.count;
  }
  return foreign;
}

/** Returns `users: 3, shop categories: 1`; empty when there is nothing. */
const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table.replaceAll('_', ' ')}: ${count}`)
    .join(', ');
