import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from './support/people';
import { passwords, startServer, type Server } from './support/server';
import { expect, test } from './support/test';

/*
 * `npm run sangham` as it is built, beside a running server and without one, on a copy of the demo data. What each
 * command does in detail is in src/cli/commands.db.test.ts, a rotation killed at each step in rotate-key.db.test.ts.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command on a data folder; returns its exit code and all it printed. */
async function sangham(dataDir: string, words: string, input = '') {
  const child = spawn(process.execPath, [path.join(root, 'build/sangham.js'), ...words.split(' ')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed };
}

const login = async (server: Server, password: string) =>
  (await callApi(server, 'POST', '/api/auth/login/', { email_or_member_id: 'superuser@demo.test', password })).status;
const secrets = ({ dataDir }: Pick<Server, 'dataDir'>) =>
  readFileSync(path.join(dataDir, 'secret.key'), 'utf8').split('\n');

test('the same commands work beside a running server, and on its folder when none runs', async ({
  demoServer: server,
}) => {
  const { dataDir } = server;
  const whole = {
    code: 0,
    printed: expect.stringMatching(
      /^Nothing is wrong: the \d{3,} files that rows name are there, and \d{3} sealed values open\.\n/,
    ),
  };
  expect(await sangham(dataDir, 'check')).toEqual(whole);
  expect(await login(server, passwords.superuser)).toBe(200);
  expect(await sangham(dataDir, 'superuser superuser@demo.test --password-stdin', 'another password\n')).toMatchObject({
    code: 0,
  });
  expect([await login(server, passwords.superuser), await login(server, 'another password')]).toEqual([401, 200]);
  expect(await sangham(dataDir, 'sessions end')).toEqual({ code: 0, printed: '5 sessions ended.\n' });
  expect(await sangham(dataDir, 'jobs')).toMatchObject({ code: 0, printed: expect.stringContaining(' waiting, ') });
  expect(await sangham(dataDir, 'demo load')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('This site is not empty'),
  });
  expect(await sangham(dataDir, 'jobs requeue')).toMatchObject({ code: 2 });

  // The server is killed as soon as there are two keys; if that comes too late, the change was complete.
  const [before] = secrets(server);
  const rotating = sangham(dataDir, 'key rotate');
  while (secrets(server).length === 1 && secrets(server)[0] === before) await sleep(1);
  server.process.kill('SIGKILL');
  const cut = await rotating;
  const next = await startServer({ dataDir, env: { DEMO_DATA: '0' } });
  if (cut.code !== 0) expect(cut.printed).toContain('The server stopped before it was done.');
  if (secrets(server).length > 1)
    await expect
      .poll(next.output)
      .toContain('A change of the secret key was cut off. Complete it: npm run sangham -- key rotate');
  expect(await sangham(dataDir, 'key rotate')).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^Everything is sealed with the key [\w-]{8} /),
  });
  expect(await sangham(dataDir, 'check')).toEqual(whole);
  expect(secrets(server)).toHaveLength(1);
  expect(await login(next, 'another password')).toBe(200);
  await next.stop();

  // Two at once: the folder belongs to one command.
  const [first, second] = await Promise.all([sangham(dataDir, 'key rotate'), sangham(dataDir, 'sessions end')]);
  expect([first.code, second.code].sort()).toEqual([0, 1]);
  expect(first.printed + second.printed).toContain('is in use by another');
  expect(await sangham(dataDir, 'check')).toEqual(whole);
  expect(await sangham(dataDir, 'superuser superuser@demo.test')).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/\nPassword: \S{14} {2}\(shown only now\)\n$/),
  });
  expect(await sangham(dataDir, 'demo remove')).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^Removed \d{4} rows and their files\.\n/),
  });
  expect(await sangham(dataDir, 'check')).toEqual({
    code: 0,
    printed: expect.stringMatching(/^Nothing is wrong: the 0 files /),
  });
});
