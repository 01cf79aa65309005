import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { fileOwners, listErasures, mailJobs, personalData } from '~/features';
import { createAadhaarSeal } from '~/features/accounts/server/aadhaar';
import { users } from '~/features/accounts/server/tables';
import { auditLog } from '~/features/audit/server/tables';
import { noticeVersions } from '~/features/privacy/content/notices';
import { eraseAgain } from '~/features/privacy/server/erasing';
import { consents } from '~/features/privacy/server/tables';
import { erasePerson } from '~/features/privacy/server/public';
import { backUp } from '~/platform/backup/back-up';
import { erasuresFile, readErasures } from '~/platform/backup/erasures';
import { folderSource, folderTarget } from '~/platform/backup/places';
import { restore } from '~/platform/backup/restore';
import { erasuresBeside } from '~/platform/backup/store';
import { readConfig } from '~/platform/config';
import { openDatabase } from '~/platform/database';
import { createLog } from '~/platform/log';
import { openPrepared } from '../src/open-prepared';
import { testApp } from './support/app';
import { makeUser, signIn } from './support/factories';

const site = testApp();
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-erased-'));
const at = (...parts: string[]) => path.join(folder, ...parts);
const log = createLog('silent');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function save(name: string) {
  const { db, config, files } = site.site;
  const database = { db, pool: (db as unknown as { $client: pg.Pool }).$client };
  return backUp({
    config,
    database,
    files,
    owners: fileOwners,
    erasures: listErasures,
    marks: [],
    target: await folderTarget(at('backups', name)),
  });
}

/** Opens a restored site as a start does, up to where it would listen. */
async function started(name: string) {
  const open: (() => Promise<unknown>)[] = [];
  const config = readConfig({ DATA_DIR: at(name), DEMO_DATA: '0', LOG_LEVEL: 'silent' }, root);
  const { site: restored } = await openPrepared({ config, log, database: openDatabase({ config, log }), open });
  const people = await restored.db.select().from(users);
  const decided = await restored.db.select().from(consents);
  const logged = await restored.db.$count(auditLog, eq(auditLog.action, 'consent.withdraw'));
  for (const close of open.reverse()) await close();
  return { people, decided, logged };
}

test('an older backup that is restored has nobody who was erased since: by a newer backup, or by the list of the site it replaces', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await makeUser(site, { role: 'superuser', firstName: 'Office' });
  const [first, second, stays] = [
    await makeUser(site, { firstName: 'First' }),
    await makeUser(site, { firstName: 'Second' }),
    await makeUser(site, { firstName: 'Stays' }),
  ];
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
  writeFileSync(
    at('site', erasuresFile),
    `${list}${JSON.stringify({ user: stays.id, at: '2026-01-01T00:00:00.000Z', mark: 'of-another-person' })}\n`,
  );
  await restore({
    root,
    log,
    source: folderSource(at('backups', 'monday')),
    marks: [],
    mailJobs,
    env: { DATA_DIR: at('site') },
    erasures,
  });
  const { people } = await started('site');
  expect(people.map(({ firstName }) => firstName).sort()).toEqual(['Office', 'Stays']);
  expect(printed.mock.calls.join()).toContain('Erased again, since they were erased after this database was saved: 2');
  for (const { id } of [first, second])
    expect(readFileSync(at('site', erasuresFile), 'utf8')).toContain(`"user":${id},`);
  printed.mockRestore();
}, 180_000);

test('nor what somebody who stays has deleted or withdrawn since; what they gave anew afterwards is theirs', async () => {
  const seal = createAadhaarSeal(site.site.config);
  const number = (digits: string) => ({ aadhaarSealed: seal.seal(digits), aadhaarMark: seal.mark(digits) });
  const office = await signIn(site, 'superuser');
  const member = await signIn(site, 'member');
  const other = await makeUser(site);
  const numbered = await makeUser(site);
  await site.site.db
    .update(users)
    .set(number('987612345670'))
    .where(inArray(users.id, [member.user.id, other.id]));
  await save('thursday');
  const file = path.join(site.site.config.dataDir, erasuresFile);
  const noted = () => (existsSync(file) ? readErasures(file) : []).filter(({ value }) => value !== undefined);

  const decide = async (purpose: string, given: boolean) =>
    expect(
      (
        await site.call('PUT', '/api/privacy/consents/', {
          token: member.token,
          body: { purpose, version: noticeVersions[purpose as 'phone'], given },
        })
      ).status,
    ).toBe(200);
  expect((await site.call('DELETE', '/api/profile/aadhaar/', { token: member.token })).status).toBe(204);
  expect(
    (await site.call('PATCH', `/api/users/${other.id}/`, { token: office.token, body: { aadhaar: '' } })).status,
  ).toBe(200);
  for (const purpose of ['phone', 'directory']) await decide(purpose, false);
  // At once in the list of DATA_DIR, and in every backup from now on.
  await vi.waitFor(
    () =>
      expect(
        noted()
          .map(({ value }) => value)
          .sort(),
      ).toEqual(['aadhaar', 'aadhaar', 'directory', 'phone']),
    { timeout: 30_000 },
  );
  const { erasures } = await save('friday');
  expect(erasures.filter(({ value }) => value !== undefined)).toEqual(expect.arrayContaining(noted()));

  await restore({
    root,
    log,
    source: folderSource(at('backups', 'thursday')),
    marks: [],
    mailJobs,
    env: { DATA_DIR: at('again') },
    erasures,
  });
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { people, decided, logged } = await started('again');
  expect(printed.mock.calls.join()).toContain(
    'Deleted or withdrawn again, since people did so after this database was saved: 4',
  );
  printed.mockRestore();
  for (const id of [member.user.id, other.id]) {
    expect(people.find((one) => one.id === id)).toMatchObject({
      aadhaarSealed: null,
      aadhaarMark: null,
      aadhaarErasedAt: expect.any(Date) as Date,
    });
  }
  expect(people.find(({ id }) => id === member.user.id)).toMatchObject({ hidePhone: true, hideEmail: false });
  expect(decided.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt !== null]).sort()).toEqual([
    ['directory', true],
    ['phone', true],
  ]);
  expect(logged).toBe(2);

  // Here all that is known already: a number and an agreement that came since stay, over every start.
  await decide('phone', true);
  await site.site.db
    .update(users)
    .set(number('987612345670'))
    .where(inArray(users.id, [member.user.id, numbered.id]));
  const parts = { personal: () => personalData, withdrawPublicConsents: () => Promise.resolve(0) };
  expect(await eraseAgain(site.site, parts)).toEqual({ people: 0, values: 0 });
  const [now] = await site.site.db.select().from(users).where(eq(users.id, member.user.id));
  expect(now).toMatchObject({ hidePhone: false, aadhaarSealed: expect.any(String) as string });
}, 180_000);
