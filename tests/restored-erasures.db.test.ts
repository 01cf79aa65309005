import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { fileOwners, listErasures, mailJobs, personalData } from '~/features';
import { users } from '~/features/accounts/server/tables';
import { erasePerson } from '~/features/privacy/server/public';
import { backUp } from '~/platform/backup/back-up';
import { erasuresFile } from '~/platform/backup/erasures';
import { folderSource, folderTarget } from '~/platform/backup/places';
import { restore } from '~/platform/backup/restore';
import { erasuresBeside } from '~/platform/backup/store';
import { readConfig } from '~/platform/config';
import { createLog } from '~/platform/log';
import { openPrepared } from '../src/open-prepared';
import { testApp } from './support/app';
import { makeUser } from './support/factories';

const site = testApp();
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-erased-'));
const at = (...parts: string[]) => path.join(folder, ...parts);
const log = createLog('silent');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function save(name: string) {
  const { db, config, files } = site.site;
  const database = { db, pool: (db as unknown as { $client: pg.Pool }).$client };
  return backUp({ config, database, files, owners: fileOwners, erasures: listErasures, marks: [], target: await folderTarget(at('backups', name)) });
}

/** Opens a restored site as a start does, up to where it would listen. */
async function started(name: string) {
  const open: (() => Promise<unknown>)[] = [];
  const config = readConfig({ DATA_DIR: at(name), DEMO_DATA: '0', LOG_LEVEL: 'silent' }, root);
  const { site: restored } = await openPrepared({ config, log, open });
  const names = (await restored.db.select({ name: users.firstName }).from(users)).map((row) => row.name);
  for (const close of open.reverse()) await close();
  return names;
}

test('an older backup that is restored has nobody who was erased since: by a newer backup, or by the list of the site it replaces', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await makeUser(site, { role: 'superuser', firstName: 'Office' });
  const [first, second, stays] = [await makeUser(site, { firstName: 'First' }), await makeUser(site, { firstName: 'Second' }), await makeUser(site, { firstName: 'Stays' })];
  await save('monday');
  expect(await erasePerson(site.site, personalData, first.id, { now: new Date() })).toBe(true);
  await save('tuesday');
  expect(await erasePerson(site.site, personalData, second.id, { now: new Date() })).toBe(true);

  const erasures = await erasuresBeside(at('backups', 'monday'), undefined);
  expect(erasures).toMatchObject([{ user: first.id }]);
  // The data folder has lost its database, and has its list still. In it is also somebody of another site who had a number of this one's.
  const list = readFileSync(path.join(site.site.config.dataDir, erasuresFile), 'utf8').split('\n').slice(1).join('\n');
  expect(list).toContain(`"user":${second.id},`);
  mkdirSync(at('site'));
  writeFileSync(at('site', erasuresFile), `${list}${JSON.stringify({ user: stays.id, at: '2026-01-01T00:00:00.000Z', mark: 'of-another-person' })}\n`);
  await restore({ root, log, source: folderSource(at('backups', 'monday')), marks: [], mailJobs, env: { DATA_DIR: at('site') }, erasures });
  expect((await started('site')).sort()).toEqual(['Office', 'Stays']);
  expect(printed.mock.calls.join()).toContain('Erased again, since they were erased after this database was saved: 2');
  for (const { id } of [first, second]) expect(readFileSync(at('site', erasuresFile), 'utf8')).toContain(`"user":${id},`);
  printed.mockRestore();
}, 180_000);
