import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testNames } from '~test/mails';
import { openTestDatabase } from '~test/database';
import type { Database } from '../database';
import { createJobs, type Jobs } from '../jobs';
import { jobs as table } from '../jobs/tables';
import { createLog } from '../log';
import { createKeyRing } from '../secrets/key-ring';
import { queueMail, renderMail, sendMails, type Mail } from './index';

const log = createLog('silent');
const clock = { now: () => new Date('2026-03-01T09:30:00.125Z') };
const subject = 'നിങ്ങളുടെ അംഗത്വം അംഗീകരിച്ചു 🎉 and a long tail so that the header has to be folded 👩‍👩‍👧';
const content = { siteName: 'Sangham', title: 'സ്വാഗതം 🌴', paragraphs: ['Dear Asha,'], footer: 'Palakkad' };
const mail: Mail = { to: 'asha@example.org', subject, ...renderMail(content) };

const isSilenced = () => Promise.resolve(false);
let database: Database;
let dataDir: string;
let jobs: Jobs | undefined;
let server: SMTPServer | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(table);
  dataDir = await mkdtemp(path.join(tmpdir(), 'sangham-mail-'));
});
afterEach(async () => {
  await jobs?.stop(2);
  jobs = undefined;
  await shut();
  await rm(dataDir, { recursive: true });
});

const shut = () =>
  new Promise<void>((done) => (server ? server.close(done) : done())).then(() => void (server = undefined));

async function posting(smtpUrl?: string) {
  const config = {
    keys: createKeyRing(['k'.repeat(32)]),
    mailFrom: 'Sangham <office@sangham.example>',
    dataDir,
    smtpUrl,
  };
  jobs = createJobs({ database, log, timing: { poll: 50, lease: 30 } });
  sendMails({ config, jobs, log, names, isSilenced, retryAfter: (attempt) => (attempt < 20 ? 0.2 : null) });
  await jobs.start();
  return { config, jobs, clock, names };
}

const names = testNames;
const about = { kind: 'approved', reader: 12, about: [] } as const;
const send = (
  post: Awaited<ReturnType<typeof posting>>,
  changes: Partial<Mail> = {},
  key: string | null = 'approved:12',
) => database.transaction((tx) => queueMail(post, tx, { ...mail, ...changes }, { ...about, key: key ?? undefined }));

/** A mail server on 127.0.0.1; `received` holds the raw mails. */
async function smtpServer(options: SMTPServerOptions = {}, port = 0) {
  const received: { to: string[]; raw: Buffer }[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', ready));
  server = smtp;
  const address = smtp.server.address();
  const open = typeof address === 'object' && address ? address.port : 0;
  return { received, port: open, url: `smtp://127.0.0.1:${open}` };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
const outbox = async () => {
  const names = await readdir(path.join(dataDir, 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
};
const job = async () => (await database.db.select().from(table))[0];

test('a mail arrives with both parts and every letter as it was written', async () => {
  const { received, url } = await smtpServer();
  await send(await posting(url));
  await until(() => expect(received).toHaveLength(1));
  expect(received[0]!.to).toEqual(['asha@example.org']);
  const parsed = await PostalMime.parse(received[0]!.raw);
  expect(parsed.subject).toBe(subject);
  expect(parsed.text?.trim()).toBe(mail.text('Sangham').trim());
  expect(parsed.html?.trim()).toBe(mail.html('Sangham').trim());
  expect(parsed.from).toMatchObject({ name: 'Sangham', address: 'office@sangham.example' });
  expect(parsed.to).toMatchObject([{ address: 'asha@example.org' }]);
  expect(parsed.date).toBe('2026-03-01T09:30:00.000Z');
  expect(parsed.messageId).toMatch(/^<[\w-]{32}@sangham\.example>$/);
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('a mail is sent once, whatever is queued for the same event', async () => {
  const { received, url } = await smtpServer();
  const post = await posting(url);
  await Promise.all([send(post), send(post), send(post)]);
  await send(post);
  await send(post, {}, null);
  await until(() => expect(received).toHaveLength(2));
  await sleep(300);
  expect(received).toHaveLength(2);
});

test('a person without an address gets no mail, and nothing is queued', async () => {
  await send(await posting(), { to: null });
  expect(await job()).toBeUndefined();
});

test('what is rolled back is never sent', async () => {
  const post = await posting();
  const undone = database.transaction(async (tx) => {
    await queueMail(post, tx, mail, { ...about, key: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sleep(300);
  expect(await outbox()).toEqual([]);
});

test('a mail server that is away gets the mail when it is back', async () => {
  const { port, url } = await smtpServer();
  await shut();
  await send(await posting(url));
  await until(async () => expect((await job())!.attempts).toBeGreaterThan(1));
  expect((await job())!.error).toContain('ECONNREFUSED');
  const { received } = await smtpServer({}, port);
  await until(() => expect(received).toHaveLength(1));
  await until(async () => expect(await job()).toMatchObject({ error: null, data: null, endedAt: expect.any(Date) }));
});

test('a server that is too busy is tried again, one that refuses the recipient is not', async () => {
  let asked = 0;
  const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });
  const { received, url } = await smtpServer({
    onRcptTo({ address }, _session, done) {
      asked += 1;
      if (address.startsWith('unknown')) return done(refusal(550));
      done(asked < 3 ? refusal(451) : null);
    },
  });
  const post = await posting(url);
  await send(post, {}, 'busy');
  await until(() => expect(received).toHaveLength(1));
  expect(asked).toBe(3);
  await send(post, { to: 'unknown@example.org' }, 'refused');
  await until(async () =>
    expect((await database.db.select().from(table))[1]).toMatchObject({ endedAt: expect.any(Date) }),
  );
  await sleep(400);
  expect(asked).toBe(4);
});

test('a server that refuses our login is tried again: a person mends the setting', async () => {
  const { url } = await smtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong')),
  });
  await send(await posting(url.replace('//', '//user:wrong@')));
  await until(async () => expect((await job())!.attempts).toBeGreaterThan(1));
  expect(await job()).toMatchObject({ endedAt: null });
});

test.each([
  { subject: 'Hello\r\nBcc: everybody@example.org' },
  { subject: 'Hello\nX: y' },
  { subject: '' },
  { to: 'asha@example.org\r\nBcc: everybody@example.org' },
  { to: 'asha@example.org, everybody@example.org' },
  { to: 'Asha <asha@example.org>' },
  { to: 'asha' },
])('a line break or a second recipient is refused, and nothing queued: %j', async (changes) => {
  const post = await posting();
  await expect(send(post, changes)).rejects.toThrow(/^A mail/);
  expect(await job()).toBeUndefined();
});

test('without a mail server every mail is a whole file that its name tells of', async () => {
  const post = await posting();
  await send(post, { to: 'ആശ+1@example.org' });
  await until(async () => expect(await outbox()).toHaveLength(1));
  const [name] = await outbox();
  expect(name).toMatch(/^20260301-093000\.125-_+\+1@example\.org-[\w-]{8}\.eml$/);
  const file = path.join(dataDir, 'outbox', name!);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed).toMatchObject({ subject, to: [{ address: 'ആശ+1@example.org' }] });
  expect(parsed.html?.trim()).toBe(mail.html('Sangham').trim());
});

test('what waits in the database is sealed, and what is logged has no content', async () => {
  const lines: string[] = [];
  const recordingLog = {
    ...log,
    info: (...args: unknown[]) => void lines.push(JSON.stringify(args)),
  } as unknown as typeof log;
  const config = {
    keys: createKeyRing(['k'.repeat(32)]),
    mailFrom: 'office@sangham.example',
    dataDir,
    smtpUrl: undefined,
  };
  jobs = createJobs({ database, log, timing: { poll: 50, lease: 30 } });
  sendMails({ config, jobs, log: recordingLog, names, isSilenced });
  await send(
    { config, jobs, clock, names },
    { subject: 'Your subject', text: () => 'token-abc', html: () => 'token-abc' },
  );
  expect(JSON.stringify(await job())).not.toMatch(/token-abc|asha@/);
  await jobs.start();
  await until(() => expect(lines).toHaveLength(1));
  expect(lines[0]).not.toContain('asha@example.org');
  expect(lines[0]).not.toContain('token-abc');
  expect(lines[0]).not.toContain('Your');
  expect(lines[0]).toContain('"kind":"approved"');
});

test('no mail leaves for a person whom the demo data invented', async () => {
  const { received, url } = await smtpServer();
  const post = await posting(url);
  await send(post, { to: 'Member@Demo.test' }, 'approved:1');
  await send(post, {}, 'approved:2');
  await until(() => expect(received).toHaveLength(1));
  await until(async () => expect((await job())!.endedAt).not.toBeNull());
  expect(received.map(({ to }) => to)).toEqual([['asha@example.org']]);
});
