import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'sangham-')), 'run');
  mkdirSync(folder);
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

test('a locked folder is refused with the folder and the process that has it, until it is released', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(
      `${path.dirname(folder)} is in use by another running server (process ${process.pid}).`,
    ) as unknown,
  });
  await lock.release();
  await (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of many that start at once exactly one gets it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(1);
    await held[0]!.release();
  }
});

test('what a killed process left does not block, whatever has its process id now', async () => {
  const script = `require('node:net').createServer().listen(process.argv[1], () => process.stdout.write('x'))`;
  // Our own process id, which is certainly alive.
  const child = spawn(process.execPath, ['-e', script, path.join(folder, `000000000000-${process.pid}.lock`)]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(folder)).toHaveLength(1);
  const lock = await lockFolder(folder);
  expect(readdirSync(folder)).toHaveLength(1);
  await lock.release();
});

test('a folder whose path is longer than a socket may be is locked like any other', async () => {
  const deep = path.join(folder, 'x'.repeat(120));
  mkdirSync(deep);
  const lock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('in use');
  await lock.release();
});
