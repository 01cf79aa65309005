import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { somePeople } from '../lib/people';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const run = promisify(execFile);
const MB = 1024 * 1024;

/**
 * The disk that DATA_DIR is on fills up to the last byte, three times, and gets space again. Needs the right to mount.
 */
export default async function diskFull(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-faults-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=0700', 'tmpfs', folder]).catch((error: unknown) => {
    throw new Error(`This fault needs the right to mount a small disk (root): ${String(error)}`);
  });
  const dataDir = path.join(folder, 'data');
  const ballast = path.join(folder, 'ballast');
  const place = await newPlace({}, dataDir);
  try {
    const server = await place.start();
    try {
      const people = await somePeople(place.url);
      const finding = await underFault(
        'disk full',
        people,
        async () => {
          let slowest = 0;
          for (const left of [30, 2, 0]) {
            await sleep(2000);
            const { bavail, bsize } = await statfs(folder);
            await fill(ballast, bavail * bsize - left * MB);
            await sleep(10_000);
            await truncate(ballast, 0);
            slowest = Math.max(slowest, await untilReady(place.url));
            await sleep(2000);
          }
          return { healthyAfter: slowest, wrong: server.process.exitCode === null ? [] : ['the process has ended'] };
        },
        { mails: place.outbox },
      );
      if (finding.met.full === 0) finding.wrong.push('no answer reported that the disk is full (507)');
      return [finding];
    } finally {
      await server.stop();
    }
  } finally {
    await run('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a file of so many bytes, or as many as fit on the disk. */
async function fill(file: string, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(4 * MB);
  for (let left = bytes; left > 0; left -= chunk.length) {
    try {
      await writeFile(file, chunk.subarray(0, Math.min(left, chunk.length)), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
