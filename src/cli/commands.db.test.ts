import { mkdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { eq, notLike, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessions } from '~/features/sign-in/server/tables';
import { users } from '~/features/people/server/tables';
import { auditLog } from '~/features/audit/server/tables';
import { resourceDocuments } from '~/features/resources/server/tables';
import { askServer, serveControl } from '~/platform/control/control';
import { storedSettings } from '~/platform/settings-store/tables';
import { jobs } from '~/platform/jobs/tables';
import { createLog } from '~/platform/log';
import { loadSecretKeys } from '~/platform/secrets/secret-key';
import { createSeal } from '~/platform/secrets/seal';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { testKind } from '~test/database';
import { makeUser, signIn, tokenOf, userByEmail } from '~test/factories';
import { saidSchema, UsageError, type Machine } from './command';
import { addressOf, commands, serveCommands, standaloneCommands } from '.';
import { features } from '~/app/features';

const site = testApp({ DEMO_PASSWORD: 'demo-password' });
const machine = (): Machine => ({
  site: site.site,
  database: { kind: testKind, pool: (site.site.db as unknown as { $client: pg.Pool }).$client },
  stored: site.site.files,
  ownsStored: true,
  serving: true,
});
let stop: () => Promise<void>;
beforeAll(async () => {
  mkdirSync(path.join(site.site.config.dataDir, 'run'), { recursive: true });
  stop = await serveControl(site.site.config.dataDir, serveCommands(machine()), createLog('silent'));
});
afterAll(() => stop());

/** Calls a running server as the command line does. */
async function ask(name: string, options: object = {}) {
  const command = commands.find((one) => one.name === name)!;
  const input = { words: [], ...options };
  command.check(input);
  const answer = await askServer(site.site.config.dataDir, addressOf(command), input);
  return saidSchema.parse(answer!.done);
}
const wrongly = (name: string, options: object) =>
  expect(() => commands.find((one) => one.name === name)!.check({ words: [], ...options }), name).toThrow(UsageError);
/** Logins write into the log too. */
const lastEntry = async () => (await readLog(site, notLike(auditLog.action, 'login.%'))).at(-1)!;
const login = (who: string, password: string) =>
  site.call('POST', '/api/auth/login/', { body: { email_or_member_id: who, password } });

test('only the owner of the data folder can open the socket', () => {
  expect(statSync(path.join(site.site.config.dataDir, 'run/control.sock')).mode & 0o777).toBe(0o600);
});

test('a superuser is made, and given another password that lets them in though they were locked out', async () => {
  const created = await ask('superuser', { words: ['office@sangham.example'], create: true, name: 'Latha Menon' });
  expect(created.lines[0]).toBe('Made the superuser office@sangham.example.');
  const first = /Password: (\S+)/.exec(created.lines[1]!)![1]!;
  const signedIn = await login('office@sangham.example', first);
  expect(signedIn.body.user).toMatchObject({ is_superuser: true, full_name: 'Latha Menon' });
  expect(await lastEntry()).toMatchObject({
    actorId: null,
    action: 'user.create',
    after: { role: 'superuser', by: "the machine's console" },
  });

  const { id } = (await userByEmail(site, 'office@sangham.example'))!;
  for (let count = 0; count < 10; count += 1) await login('office@sangham.example', 'wrong password');
  expect((await login('office@sangham.example', first)).status).toBe(429);
  const reset = await ask('superuser', { words: ['OFFICE@sangham.example'] });
  const second = /Password: (\S+)/.exec(reset.lines[1]!)![1]!;
  expect(second).not.toBe(first);
  expect((await site.call('GET', '/api/profile/', { token: signedIn.body.token })).status).toBe(401);
  expect((await login('office@sangham.example', first)).status).toBe(401);
  expect((await login('office@sangham.example', second)).status).toBe(200);
  expect(await lastEntry()).toMatchObject({
    actorId: null,
    action: 'user.password_set',
    targetId: id,
    after: { by: "the machine's console" },
  });
  expect(JSON.stringify(await readLog(site))).not.toContain(second);
});

test('a password that is given is kept and not told, and no other person gets one', async () => {
  await makeUser(site, { role: 'superuser', email: 'second@sangham.example', username: 'second' });
  const output = await ask('superuser', { words: ['second'], password: 'given by hand' });
  expect(output.lines).toEqual(['second@sangham.example has a new password, and is signed out everywhere.']);
  expect((await login('second@sangham.example', 'given by hand')).status).toBe(200);
  await makeUser(site, { email: 'member@sangham.example' });
  for (const options of [{ words: ['member@sangham.example'] }, { words: ['member@sangham.example'], create: true }])
    await expect(ask('superuser', options)).rejects.toThrow('no superuser');
  await expect(ask('superuser', { words: ['unknown'] })).rejects.toThrow('Nobody is called unknown');
  wrongly('superuser', {});
  wrongly('superuser', { words: ['a', 'b'] });
  wrongly('superuser', { words: ['no-address'], create: true });
  wrongly('superuser', { words: ['a@b.example'], name: 'Asha' });
  wrongly('superuser', { words: ['a@b.example'], password: 'short' });
});

test('jobs are listed by state, and put back to be done', async () => {
  await site.site.db.execute(sql`delete from jobs`);
  const insert = async (row: Partial<typeof jobs.$inferInsert>) =>
    (
      await site.site.db
        .insert(jobs)
        .values({ name: 'kind', data: {}, ...row })
        .returning({ id: jobs.id })
    )[0]!.id;
  const past = new Date('2026-01-02T03:04:05Z');
  const waiting = await insert({ runAt: new Date('2126-01-01') });
  const running = await insert({ leaseUntil: new Date('2126-01-01') });
  const [failed, other] = [
    await insert({ endedAt: past, error: 'no such\nrecipient', attempts: 10 }),
    await insert({ endedAt: past, error: 'x' }),
  ];
  const done = await insert({ endedAt: past, data: null });
  const held = await insert({ runAt: sql`'infinity'` as never });
  await insert({ name: 'secret-key', key: 'probe', data: 'x' });

  const all = (await ask('jobs')).lines;
  expect(all.at(-1)).toBe('1 waiting, 1 running, 2 failed, 1 held, 1 done');
  expect(all.slice(0, -1).map((line) => Number(line.split('  ')[0]))).toEqual([held, other, failed, running, waiting]);
  expect((await ask('jobs', { state: 'failed' })).lines[1]).toBe(
    `${failed}  failed  kind  -  10 tries  2026-01-02T08:34:05.000+05:30  no such recipient`,
  );
  wrongly('jobs', { state: 'lost' });
  wrongly('jobs requeue', {});
  wrongly('jobs requeue', { words: ['1'], failed: true });
  wrongly('jobs requeue', { words: ['x'] });

  const result = await ask('jobs requeue', { words: [String(held), String(done), String(running), '2000000000'] });
  expect(result.lines).toEqual([
    `To be done anew: ${held}.`,
    '2000000000: there is no such job',
    `${running}: is being done`,
    `${done}: is done, its content is gone`,
  ]);
  expect(result.failed).toBe(true);
  expect(await ask('jobs requeue', { failed: true })).toEqual({
    lines: [`To be done anew: ${failed}, ${other}.`],
    failed: false,
  });
  const [row] = await site.site.db.select().from(jobs).where(eq(jobs.id, failed));
  expect(row).toMatchObject({ endedAt: null, error: null, attempts: 0 });
  expect((await ask('jobs requeue', { failed: true })).lines).toEqual(['No job is to be done anew.']);
  await site.site.db.execute(sql`delete from jobs`);
});

test('sessions end: one person’s, or everybody’s', async () => {
  await site.site.db.delete(sessions);
  const [asha, babu] = [await signIn(site, 'member', { username: 'asha.k' }), await signIn(site, 'admin')];
  await tokenOf(site, asha.user);
  const status = async (token: string) => (await site.call('GET', '/api/profile/', { token })).status;
  expect([await status(asha.token), await status(babu.token)]).toEqual([200, 200]);
  expect((await ask('sessions end', { user: 'Asha.K' })).lines).toEqual(['2 sessions ended.']);
  expect([await status(asha.token), await status(babu.token)]).toEqual([401, 200]);
  expect(await lastEntry()).toMatchObject({
    action: 'user.sessions_end',
    targetId: asha.user.id,
    after: { by: "the machine's console" },
  });
  expect((await ask('sessions end')).lines).toEqual(['1 session ended.']);
  expect(await status(babu.token)).toBe(401);
  expect(await lastEntry()).toMatchObject({ action: 'user.sessions_end', targetName: 'everybody' });
  await expect(ask('sessions end', { user: 'unknown' })).rejects.toThrow('Nobody is called unknown');
});

test('the key is changed while the site is used: numbers stay readable, photos of open pages too', async () => {
  const person = await signIn(site, 'superuser', {
    photo: { version: '0123456789ab', small: 'photos/0f/small.webp', large: 'photos/0f/large.webp' },
  });
  await site.site.files.put('photos/0f/large.webp', { bytes: Buffer.from('picture') }, 'image/webp');
  await site.site.files.put('photos/0f/small.webp', { bytes: Buffer.from('picture') }, 'image/webp');
  const profile = async () => (await site.call('GET', '/api/profile/', { token: person.token })).body;
  expect(
    (await site.call('PATCH', '/api/profile/update/', { token: person.token, body: { aadhaar: '234123412346' } }))
      .status,
  ).toBe(200);
  const { passport_photo: before } = await profile();
  const old = loadSecretKeys(site.site.config.dataDir);
  const output = await ask('key rotate');
  expect(output.lines[0]).toMatch(/^Everything is sealed with the key [\w-]{8} \(\d+ values sealed anew\)\.$/);
  expect(loadSecretKeys(site.site.config.dataDir)).not.toEqual(old);
  expect(await lastEntry()).toMatchObject({ action: 'site.key_change', targetName: site.site.config.keys.current.id });
  expect((await site.call('GET', '/api/profile/aadhaar/', { token: person.token })).body).toEqual({
    aadhaar: '234123412346',
  });
  const { passport_photo: after, aadhaar } = await profile();
  expect(after).not.toBe(before);
  expect(aadhaar).toContain('2346');
  for (const address of [before, after]) expect((await site.call('GET', address)).status).toBe(200);
  await site.site.db.delete(users).where(eq(users.id, person.user.id));
  await site.site.files.delete(['photos/0f/large.webp', 'photos/0f/small.webp']);
});

test.runIf(testKind === 'postgres')(
  'the key in a folder is not changed while a server of PostgreSQL would go on with the old one',
  async () => {
    const rotate = () =>
      commands.find(({ name }) => name === 'key rotate')!.run({ ...machine(), serving: false }, { words: [] });
    const keys = loadSecretKeys(site.site.config.dataDir);
    const { connectionString } = (site.site.db as unknown as { $client: pg.Pool }).$client.options;
    const server = new pg.Client({ connectionString, application_name: 'sangham:other' });
    await server.connect();
    await expect(rotate()).rejects.toThrow('A server is running on this database');
    await server.end();
    expect(loadSecretKeys(site.site.config.dataDir)).toEqual(keys);
    // The backend of a connection that was closed may live for a moment.
    await vi.waitFor(async () => expect((await rotate()).failed).toBeFalsy(), { timeout: 10_000 });
  },
);

/** Returns the lines before those of the set-up. */
const faultsIn = (lines: string[]) => lines.slice(0, lines.indexOf('The site is open. Set-up:'));

test('what does not fit between database and files is found, and said with a failure', async () => {
  const whole = await ask('check');
  expect(whole).toMatchObject({ failed: false });
  expect(whole.lines.slice(0, 2)).toEqual([expect.stringMatching(/^Nothing is wrong: /), 'The site is open. Set-up:']);
  expect(whole.lines.slice(2)).toHaveLength(10);
  expect(whole.lines.at(-1)).toBe('  done  Invented people: There is no invented person here.');
  const { db, files, config } = site.site;
  await files.put('documents/0a/plan.pdf', { bytes: Buffer.from('twelve bytes') }, 'application/pdf');
  await files.put('documents/0b/list.pdf', { bytes: Buffer.from('x') }, 'application/pdf');
  await files.put('ads/0c/480.webp', { bytes: Buffer.from('x') }, 'image/webp');
  const document = { fileName: 'plan', category: 'Safety', type: 'application/pdf', bytes: 12, uploadedAt: new Date() };
  await db.insert(resourceDocuments).values([
    { ...document, file: 'documents/0a/plan.pdf' },
    { ...document, file: 'documents/0d/gone.pdf' },
  ]);
  const damaged = await makeUser(site, { aadhaarSealed: createSeal(config, 'another purpose').seal('x') });

  const now = await ask('check');
  expect(now.failed).toBe(true);
  expect(faultsIn(now.lines)).toEqual([
    'Files that rows name and that are not there: 1',
    '  documents/0d/gone.pdf',
    'Sealed values that no key opens: 1',
    `  Aadhaar numbers, row ${damaged.id}`,
  ]);
  truncateSync(path.join(config.dataDir, 'files/documents/0a/plan.pdf'), 5);
  // Without a server, a file that no row names is not a write in progress, on this machine alone.
  const output = await commands
    .find(({ name }) => name === 'check')!
    .run({ ...machine(), serving: false }, { words: [] });
  expect(faultsIn(output.lines)).toEqual([
    'Files that rows name and that are not there: 1',
    '  documents/0d/gone.pdf',
    'Files that are not as long as their rows say: 1',
    '  documents/0a/plan.pdf (5 bytes instead of 12)',
    'Files that no row names: 2',
    '  ads/0c/480.webp',
    '  documents/0b/list.pdf',
    'Sealed values that no key opens: 1',
    `  Aadhaar numbers, row ${damaged.id}`,
  ]);
  await db.delete(resourceDocuments);
  await db.delete(users).where(eq(users.id, damaged.id));
  for (const folder of ['documents', 'ads']) rmSync(path.join(config.dataDir, 'files', folder), { recursive: true });
});

test('of two commands at once the second is refused, unless it only looks', async () => {
  const first = ask('key rotate');
  await expect(Promise.all([first, ask('sessions end')])).rejects.toThrow('Another command is at work: key rotate');
  await first;
  expect((await ask('sessions end')).failed).toBe(false);
  expect((await Promise.all([ask('key rotate'), ask('jobs')])).map(({ failed }) => failed)).toEqual([false, false]);
});

test('stored files are claimed by a database whose rows name them, and by no other', async () => {
  const { files } = site.site;
  const claim = (more: Partial<Machine>) =>
    commands
      .find(({ name }) => name === 'files claim')!
      .run({ ...machine(), ownsStored: false, ...more }, { words: [] });
  expect((await ask('files claim')).lines).toEqual(["The stored files are this database's own already."]);
  expect(await files.stat('installation')).toBeNull();
  await files.put('ads/0d/480.webp', { bytes: Buffer.from('picture') }, 'image/webp');
  expect(await claim({})).toMatchObject({ lines: [expect.stringContaining('Nothing was changed')], failed: true });
  expect(await files.stat('installation')).toBeNull();
  await files.delete(['ads/0d/480.webp']);
  expect((await claim({})).lines).toHaveLength(2);
  expect(await files.stat('installation')).not.toBeNull();
  expect(await lastEntry()).toMatchObject({
    actorId: null,
    action: 'site.files_claim',
    after: { by: "the machine's console" },
  });
  expect((await claim({ serving: false })).lines).toHaveLength(1);
  await files.delete(['installation']);
});

/** Pictures and flipbooks take minutes; tests/e2e/sangham.spec.ts has all of the demo data. */
const withoutPictures = () => {
  for (const feature of features)
    if (['ads', 'events', 'flipbooks'].includes(feature.files?.(site.site)[0]?.prefix ?? ''))
      vi.spyOn(feature, 'demo').mockResolvedValue(false);
};

test('whatever brings demo data says what that consists of', () => {
  expect(features.filter(({ demo, demoData }) => demo && !demoData?.rows.length && !demoData?.clearing)).toEqual([]);
});

// Last: it empties the site, and loads the demo data.
test('demo data is loaded into an empty site only, and removed only when nothing real depends on it', async () => {
  withoutPictures();
  const { db } = site.site;
  await expect(ask('demo load')).rejects.toThrow(/This site is not empty \(users: \d+\)/);
  await expect(ask('demo remove')).rejects.toThrow('No demo data was loaded here');
  await db.delete(users).where(sql`role <> 'superuser'`);
  await db.update(users).set({ membershipId: null });
  const superusers = await db.$count(users);
  expect((await ask('demo load')).lines.at(-1)).toMatch(/^Demo data loaded in /);
  await expect(ask('demo load')).rejects.toThrow('This site is not empty');

  const { rows } = await db.execute<{ id: number }>(
    sql`insert into shop_categories (name) values ('Real shops') returning id`,
  );
  const applicant = await makeUser(site, { isApproved: false, role: 'user' });
  const question = sql`(select min(id) from community_questions)`;
  await db.execute(sql`insert into community_follows (user_id, question_id) values (${applicant.id}, ${question})`);
  await db.execute(sql`insert into community_answers (question_id, author_id, answer_text, created_at)
    values (${question}, ${applicant.id}, 'Real', now())`);
  await expect(ask('demo remove')).rejects.toThrow(
    'Real data depends on the demo data. Delete or move it first: board answers: 1, followed questions: 1. ',
  );
  await db.execute(sql`delete from community_answers where author_id = ${applicant.id}`);
  await db.execute(sql`delete from shop_categories where id = ${rows[0]!.id}`);
  await db.delete(users).where(eq(users.id, applicant.id));
  expect(await db.$count(users)).toBeGreaterThan(1500);

  expect((await ask('demo remove')).lines).toEqual([expect.stringMatching(/^Removed \d{4} rows and their files\.$/)]);
  expect(await db.$count(users)).toBe(superusers);
  for (const table of ['community_questions', 'community_answers', 'community_words', 'notices']) {
    expect((await db.execute(sql.raw(`select 1 from ${table} limit 1`))).rows, table).toEqual([]);
  }
  expect((await db.execute(sql`select last from membership_counter`)).rows).toEqual([{ last: 0 }]);
  for (const prefix of ['photos', 'community']) {
    for await (const { key } of site.site.files.list(prefix)) expect.unreachable(key);
  }
  expect(await db.$count(storedSettings, eq(storedSettings.name, 'demo-data'))).toBe(0);
  await expect(ask('demo remove')).rejects.toThrow('No demo data was loaded here');
  expect((await ask('check')).failed).toBe(false);
}, 120_000);

test.each([
  [['/backups/today'], 'Cannot back up'],
  [['--verify', '/backups/today'], 'Cannot verify'],
])('backup %j fails as: %s', (words, said) => {
  const { failure } = standaloneCommands.find(({ name }) => name === 'backup')!;
  expect(typeof failure === 'string' ? failure : failure(words)).toBe(said);
});
