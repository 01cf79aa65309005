import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase, testKind } from '~test/database';
import { shops } from '~/features/marketplace/server/tables';
import { prepareSite } from './boot';
import { features } from './features';
import { readConfig } from '~/platform/config';
import { createLog } from '~/platform/log';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts an instance up to the point where it would listen; returns its database. */
async function start(databaseUrl: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-demo-'));
  closing.push(() => rmSync(dataDir, { recursive: true }));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_DATA: '1',
    SECRET_KEY: 'the same on every instance, 32 characters',
  };
  const config = readConfig(env, path.resolve(import.meta.dirname, '../..'));
  const log = createLog('silent');
  const open: (() => Promise<unknown>)[] = [];
  closing.push(async () => {
    for (const close of open.reverse()) await close();
  });
  const { database } = await prepareSite({ config, log, open });
  return database;
}

test.runIf(testKind === 'postgres')(
  'of two instances that start together one loads the demo data, however slowly; the other waits, and both serve',
  async () => {
    const empty = await openTestDatabase();
    closing.push(() => empty.close());
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (const feature of features) {
      const load = feature.demo;
      if (!load) continue;
      const demo = vi.spyOn(feature, 'demo').mockResolvedValue(false);
      if (!feature.demoData?.rows.some(({ table }) => table === shops)) continue;
      demo.mockImplementation(load).mockImplementationOnce(async (...args) => {
        // Longer than a connection of the site may be silent (platform/database/silence.ts).
        await sleep(6_000);
        return load(...args);
      });
    }

    const both = await Promise.allSettled([start(empty.url!), start(empty.url!)]);

    expect(both).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    const lines = printed.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('Demo data'));
    expect(lines, 'loaded once').toHaveLength(1);
    expect(await empty.db.$count(shops)).toBe(60);
  },
);
