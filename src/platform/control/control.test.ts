import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartError } from '../errors/start-error';
import { createLog } from '../log';
import { askServer, serveControl } from './control';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-'));
mkdirSync(path.join(dataDir, 'run'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const log = createLog('silent');

const commands = {
  double: (input: unknown) => Promise.resolve((input as number) * 2),
  refuse: () => Promise.reject(new StartError('There is no room.')),
};

test('a running server does what it is asked, or says why not; where none runs, there is no answer', async () => {
  expect(await askServer(dataDir, 'double', 21)).toBeUndefined();
  writeFileSync(path.join(dataDir, 'run/control.sock'), ''); // As a killed server leaves it.
  const stop = await serveControl(dataDir, commands, log);
  expect(await askServer(dataDir, 'double', 21)).toEqual({ done: 42 });
  await expect(askServer(dataDir, 'refuse', null)).rejects.toEqual(new StartError('There is no room.'));
  await expect(askServer(dataDir, 'unknown', null)).rejects.toThrow('does not know this command');
  await stop();
  expect(await askServer(dataDir, 'double', 21)).toBeUndefined();
});
