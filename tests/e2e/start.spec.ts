import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyServer } from './support/people';
import { startServer } from './support/server';
import { expect, test } from './support/test';

/** Returns what the server printed before it gave up, and its exit code. */
async function refused(env: Record<string, string>, dataDir?: string): Promise<string> {
  const failure = await startServer({ ...emptyServer, dataDir, env: { ...emptyServer.env, ...env } }).then(
    async (server) => {
      await server.stop();
      return new Error('it started');
    },
    (error: Error) => error,
  );
  return failure.message;
}

test('what prevents the start is one clear line, and exit code 1', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const reasons = [
    [
      { PORT: String(port) },
      `Cannot start: Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to a free one.`,
    ],
    [
      { PORT: 'many', LOG_LEVEL: 'loud' },
      /Cannot start: Wrong settings, see docs\/OPERATIONS.md: PORT: .*; LOG_LEVEL: /,
    ],
    [{ DATA_DIR: '/proc/nothing' }, 'Cannot start: The data folder /proc/nothing is not writable'],
    [
      { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nothing' },
      /Cannot start: Cannot reach PostgreSQL at 127.0.0.1:1.*DATABASE_URL/,
    ],
  ] as const;
  for (const [env, line] of reasons) {
    const output = await refused(env);
    expect(output).toContain('ended with code 1');
    expect(output).toMatch(typeof line === 'string' ? new RegExp(line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : line);
    expect(output, 'no stack, no secret').not.toMatch(/\n\s+at |secret/);
  }
  taken.close();
});

test('a second server on a folder is refused; the first stops on SIGTERM with 0, and the next takes over', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  const first = await startServer({ dataDir, ...emptyServer });
  const output = await refused({}, dataDir);
  expect(output).toMatch(/Cannot start: .*(in use|used|another)/i);
  expect(output).toContain(String(first.process.pid));
  expect(await first.stop()).toBe(0);
  const next = await startServer({ dataDir, ...emptyServer });
  next.process.kill('SIGKILL');
  await next.stop();
  const last = await startServer({ dataDir, ...emptyServer });
  expect(await last.stop()).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});
