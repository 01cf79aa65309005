import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { somePeople } from '../lib/people';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

/** An offset of libfaketime: how far the clock is from the true one. */
const jumps = ['+0', '+3h', '-3h', '+0', '+40d', '+0', '-40d', '+0'];

/** The machine's clock jumps by hours and weeks, forwards and back, under a running server. */
export default async function clock(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-faults-clock-'));
  const file = path.join(folder, 'offset');
  writeFileSync(file, '+0');
  const place = await newPlace({
    LD_PRELOAD: faketime(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // As on a real machine, where only the time of day jumps.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  });
  const server = await place.start();
  try {
    const people = await somePeople(place.url);
    const finding = await underFault(
      'clock jumping',
      people,
      async () => {
        let slowest = 0;
        for (const jump of jumps) {
          writeFileSync(file, jump);
          await sleep(7000);
          slowest = Math.max(slowest, await untilReady(place.url));
        }
        return { healthyAfter: slowest, note: jumps.join(' ') };
      },
      { mails: place.outbox },
    );
    return [finding];
  } finally {
    await server.stop();
    place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function faketime(): string {
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
    : [];
  const found = folders.find((name) => existsSync(name));
  if (!found) throw new Error('This fault needs libfaketime: apt-get install faketime');
  return found;
}
