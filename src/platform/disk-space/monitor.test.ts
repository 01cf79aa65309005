import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../log';
import { createDiskSpaceMonitor } from './monitor';

const MB = 1_048_576;
const GB = 1024 * MB;

/** A monitor of a disk of 100 GB of which the test sets how much is free; with its log, and what the database gets. */
function monitorOf(database = true) {
  const disk = { free: 50 * GB, broken: false };
  const lines: string[] = [];
  const told: boolean[] = [];
  const monitor = createDiskSpaceMonitor({
    folder: '/data',
    keepFree: 64 * MB,
    database: database ? { readOnly: async (on) => void told.push(on) } : undefined,
    log: createLog('info', { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) }),
    space: async () => {
      if (disk.broken) throw new Error('no such file system');
      return { free: disk.free, total: 100 * GB };
    },
  });
  const at = async (free: number) => {
    disk.free = free;
    await sleep(210); // The last measurement is no longer fresh.
    return (await monitor.measure())?.level;
  };
  return { room: monitor, disk, lines, told, at };
}

test('it warns below a tenth of the disk and refuses below what is kept free, and says each once', async () => {
  const { at, lines } = monitorOf();
  expect(await at(11 * GB)).toBe('enough');
  expect(await at(9.9 * GB)).toBe('low');
  expect(await at(9 * GB)).toBe('low');
  expect(await at(63 * MB)).toBe('full');
  expect(await at(10 * MB)).toBe('full');
  expect(await at(65 * MB), 'no crossing back and forth at the border').toBe('full');
  expect(await at(5 * GB)).toBe('low');
  expect(await at(10.2 * GB)).toBe('low');
  expect(await at(11 * GB)).toBe('enough');
  expect(lines).toEqual([
    'the disk is getting full',
    'the disk is full: nothing is stored until there is room again',
    'embedded database: only reads until there is room again',
    'embedded database: writes again',
    'the disk is getting full',
    'the disk has room again',
  ]);
});

test('what would leave too little is refused, however much there is now', async () => {
  const { room: monitor, at } = monitorOf();
  await at(100 * MB);
  await expect(monitor.reserve(36 * MB, 'upload')).resolves.toBeUndefined();
  await expect(monitor.reserve(37 * MB, 'upload')).rejects.toMatchObject({ status: 507, code: 'disk_full' });
  await at(60 * MB);
  await expect(monitor.reserve(0, 'rows')).rejects.toMatchObject({ status: 507 });
});

test('rows that go to a database elsewhere need no room here, uploads do', async () => {
  const { room: monitor, at } = monitorOf(false);
  await at(1 * MB);
  await expect(monitor.reserve(0, 'rows')).resolves.toBeUndefined();
  await expect(monitor.reserve(0, 'upload')).rejects.toMatchObject({ status: 507 });
});

test('the database is told once when it must only read, and once when it may write again', async () => {
  const { at, told } = monitorOf();
  for (const free of [30, 20, 10, 24.5, 26, 30]) await at(free * MB);
  expect(told).toEqual([true, false]);
});

test('a disk that can’t be asked keeps no writer from writing', async () => {
  const { room: monitor, disk, at, lines } = monitorOf();
  disk.broken = true;
  expect(await at(0)).toBeUndefined();
  expect(await at(0)).toBeUndefined();
  await expect(monitor.reserve(1 * MB, 'upload')).resolves.toBeUndefined();
  expect(lines).toEqual(['nobody knows how much room is left on the disk']);
});
