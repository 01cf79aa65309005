import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '~test/database';
import { createHttp } from './http/server';
import { createLog } from './log';
import { reasonOf } from './errors/serialize-error';

/** A log and what was written to it. */
function recorded() {
  const lines: string[] = [];
  return { log: createLog('info', { write: (line: string) => void lines.push(line) }), lines };
}

test('a failed query is logged with its cause and its SQL, and without personal data', async () => {
  const database = await openTestDatabase();
  const { log, lines } = recorded();
  const config = { publicUrl: 'http://127.0.0.1', trustProxy: [] as string[] };
  const { app } = await createHttp({ config: config as unknown as Parameters<typeof createHttp>[0]['config'], log });
  const person = { email: 'asha@example.org', hash: '$argon2id$secret' };
  const add = () =>
    database.db.execute(
      sql`insert into users (username, email, password_hash, phone) values ('asha', ${person.email}, ${person.hash},
        '12')`,
    );
  app.get('/', add);
  expect((await app.inject('/')).statusCode).toBe(500);
  await app.close();

  const failure = lines.map((line) => JSON.parse(line) as { err?: Record<string, unknown> }).find(({ err }) => err);
  expect(failure?.err).toMatchObject({
    message: 'Failed query',
    query: expect.stringContaining('insert into users'),
    stack: expect.stringContaining('at '),
    cause: { code: '23514', table: 'users', constraint: 'users_phone_digits' },
  });
  expect(lines.join('')).not.toMatch(/asha@|argon2/);

  const error = (await add().catch((thrown: unknown) => thrown)) as Error;
  expect(reasonOf(error)).toMatch(/^Failed query: new row .* violates check constraint/);
  await database.close();
});

test('tokens are cut out', () => {
  const { log, lines } = recorded();
  log.info({ req: { headers: { authorization: 'Token abc', cookie: 'a=b' } } }, 'asked');
  expect(lines.join('')).not.toMatch(/Token abc|a=b/);
});

test('no person’s e-mail address is written, wherever it stands', () => {
  const { log, lines } = recorded();
  const reason = '550 5.1.1 <asha.nair+site@mail.example.org>: unknown';
  log.warn(
    { reason, err: new Error(reason), about: ['ആശ@example.org'], path: '/srv/node_modules/@scope/a.js' },
    'to biju@example.org',
  );
  expect(lines.join('')).not.toMatch(/example|asha|biju|ആശ/);
  expect(lines.join('')).toMatch(/550 5\.1\.1 <\[address\]>: unknown/);
  expect(lines.join('')).toContain('/srv/node_modules/@scope/a.js');
});

test('a log on a full disk neither ends the process nor keeps it from ending', async () => {
  const full = openSync('/dev/full', 'w');
  const script = `
    import { createLog } from './src/platform/log.ts';
    const log = createLog('info');
    for (let line = 0; line < 3000; line += 1) log.info({ text: 'x'.repeat(1000) }, 'lost');
    setTimeout(() => { console.error('alive'); process.exit(0); }, 50);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', full, 'pipe'],
  });
  let output = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  closeSync(full);
  expect([code, output]).toEqual([0, 'alive\n']);
}, 60_000);
