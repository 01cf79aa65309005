import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { erasing, mailJobs, personalData } from '~/app/features';
import { eraseRejected } from '~/features/applications/server/erase';
import { createAadhaarSeal } from '~/features/people/server/aadhaar';
import { applications } from '~/features/applications/server/tables';
import { users } from '~/features/people/server/tables';
import { auditLog } from '~/features/audit/server/tables';
import { noticeVersions } from '~/features/privacy/content/notices';
import { bySite, eraseAgain } from '~/features/privacy/server/erasing';
import { consents } from '~/features/privacy/server/tables';
import { erasureMark, erasuresFile, noteErasures, readErasures } from '~/platform/backup/erasures';
import { folderSource } from '~/platform/backup/places';
import { restore } from '~/platform/backup/restore';
import { erasuresBeside } from '~/platform/backup/store';
import { readConfig } from '~/platform/config';
import { createLog } from '~/platform/log';
import { prepareSite } from '../src/app/boot';
import { testApp } from './support/app';
import { backUpTo } from './support/backups';
import { makeUser, signIn, testPerson } from './support/factories';
import { importsOf } from './support/imports';
import { csvFile } from './support/sheets';

const site = testApp();
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-erased-'));
const at = (...parts: string[]) => path.join(folder, ...parts);
const log = createLog('silent');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const superuser = testPerson(site, 'superuser', { firstName: 'Office' });
const erase = (id: number) =>
  erasing(site.site, (_tx, _invalidate, erase) => erase([id], { at: new Date(), ...bySite }));

const save = (name: string) => backUpTo(at('backups', name), site);
/** Restores a saved backup into a folder. */
const restored = async (name: string, to: string, erasures: Parameters<typeof restore>[0]['erasures']) =>
  restore({
    root,
    log,
    source: folderSource(at('backups', name)),
    marks: [],
    mailJobs,
    env: { DATA_DIR: at(to) },
    erasures,
  });

/** Opens a restored site as a start does, up to where it would listen. */
async function started(name: string) {
  const open: (() => Promise<unknown>)[] = [];
  const config = readConfig({ DATA_DIR: at(name), DEMO_DATA: '0', LOG_LEVEL: 'silent' }, root);
  const { site: restored } = await prepareSite({ config, log, open });
  const people = await restored.db.select().from(users);
  const decided = await restored.db.select().from(consents);
  const logged = await restored.db.$count(auditLog, eq(auditLog.action, 'consent.withdraw'));
  for (const close of open.reverse()) await close();
  return { people, decided, logged };
}

test('a restored older backup has no person erased since: by a newer backup, or the replaced site’s list', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [first, second, stays] = [
    await makeUser(site, { firstName: 'First' }),
    await makeUser(site, { firstName: 'Second', email: null }),
    await makeUser(site, { firstName: 'Stays' }),
  ];
  const [deleted, rejected] = [
    await makeUser(site, { firstName: 'Deleted' }),
    await makeUser(site, { firstName: 'Rejected', isApproved: false }),
  ];
  await site.site.db
    .insert(applications)
    .values({ userId: rejected.id, state: 'rejected', decidedAt: new Date(Date.now() - 91 * 86_400_000) });
  const { send, apply, undo } = importsOf(site, () => superuser.token);
  const { body: imported } = await send(
    csvFile([
      ['Name', 'Email'],
      ['Imported', 'imported@example.test'],
    ]),
  );
  expect((await apply(imported.id)).status).toBe(200);
  await save('monday');
  expect(await erase(first.id)).toBe(1);
  await save('tuesday');
  expect(await erase(second.id)).toBe(1);
  expect((await site.call('DELETE', `/api/users/${deleted.id}/`, { token: superuser.token })).status).toBe(204);
  await eraseRejected(site.site, erasing);
  expect((await undo(imported.id)).body).toMatchObject({ removed: 1 });

  const erasures = await erasuresBeside(at('backups', 'monday'), undefined);
  expect(erasures).toMatchObject([{ user: first.id }]);
  // The data folder has lost its database, and still has its list. The list also has a person of another site whose
  // number is in use on this site.
  const list = readFileSync(path.join(site.site.config.dataDir, erasuresFile), 'utf8').split('\n').slice(1).join('\n');
  expect(list).toContain(`"user":${second.id},`);
  mkdirSync(at('site'));
  writeFileSync(
    at('site', erasuresFile),
    `${list}${JSON.stringify({ user: stays.id, at: '2026-01-01T00:00:00.000Z', mark: 'of-another-person' })}\n`,
  );
  await restored('monday', 'site', erasures);
  const { people } = await started('site');
  expect(people.map(({ firstName }) => firstName).sort()).toEqual(['Office', 'Stays']);
  expect(printed.mock.calls.join()).toContain('Erased again, since they were erased after this database was saved: 5');
  for (const { id } of [first, second])
    expect(readFileSync(at('site', erasuresFile), 'utf8')).toContain(`"user":${id},`);
  printed.mockRestore();
}, 180_000);

test('nor what a person who stays has deleted or withdrawn since; later entries stay', async () => {
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

  const decide = async (purpose: string, isAgreed: boolean) =>
    expect(
      (
        await site.call('PUT', '/api/privacy/consents/', {
          token: member.token,
          body: { purpose, version: noticeVersions[purpose as 'phone'], given: isAgreed },
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

  await restored('thursday', 'again', erasures);
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

  // Here all erasures are recorded already: a number and an agreement that came since stay, over every start.
  await decide('phone', true);
  await site.site.db
    .update(users)
    .set(number('987612345670'))
    .where(inArray(users.id, [member.user.id, numbered.id]));
  const parts = { personal: () => personalData, withdrawPublicConsents: () => Promise.resolve(0) };
  expect(await eraseAgain(site.site, parts)).toEqual({ people: 0, values: 0, spared: 0 });
  const [now] = await site.site.db.select().from(users).where(eq(users.id, member.user.id));
  expect(now).toMatchObject({ hidePhone: false, aadhaarSealed: expect.any(String) as string });
}, 180_000);

test('the last superuser of a restored database stays until another exists, and the start goes on', async () => {
  const { db, config, clock } = site.site;
  const erased = await makeUser(site, { role: 'superuser' });
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'superuser'), ne(users.id, erased.id)));
  const demoted = inArray(
    users.id,
    others.map(({ id }) => id),
  );
  const parts = { personal: () => personalData, withdrawPublicConsents: () => Promise.resolve(0) };
  noteErasures(config.dataDir, [{ user: erased.id, at: clock.now().toISOString(), mark: erasureMark(erased) }]);
  await db.update(users).set({ role: 'member' }).where(demoted);
  expect(await eraseAgain(site.site, parts)).toEqual({ people: 0, values: 0, spared: 1 });
  await db.update(users).set({ role: 'superuser' }).where(demoted);
  expect(await eraseAgain(site.site, parts)).toEqual({ people: 1, values: 0, spared: 0 });
});
