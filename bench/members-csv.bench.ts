import { setTimeout as sleep } from 'node:timers/promises';
import { ask, headerOf } from './lib/answer';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { timesDuring } from './lib/repeat-during';
import { MB, megabytes, measurePeakMemory } from './lib/memory';
import { table, verdict } from './lib/table';
import { median, p95 } from './lib/times';

const members = 15_000;
const secondsLimit = 3;
// The filter reads a few columns of all members at once; Node frees their memory only after a while.
const memoryLimit = 150;

/**
 * Measures the office with 15,000 members: the CSV of all of them (under 3 s, at most 150 MB above idle, also when it
 * is requested again and again), how long other requests wait while it is composed, then the lists that its screens
 * load. Prints its own table.
 */
export default async function membersCsv(): Promise<Verdict[]> {
  const { server, token, stop } = await serveMembers(members);
  let verdicts: Verdict[];
  try {
    const authorization = `Token ${token}`;
    const pid = server.process.pid!;
    const file = `${server.url}/api/members/export/?sort=completion`;
    const download = async () => {
      const began = performance.now();
      const { status, body } = await ask(file, { authorization });
      const lines = body.toString().trimEnd().split('\r\n').length;
      if (status !== 200 || lines !== members + 1) throw new Error(`the export answered ${status} with ${lines} lines`);
      return performance.now() - began;
    };
    // Returns the resident bytes of a server after its first answers, and after the rows have been read once.
    await download();
    const idle = await measurePeakMemory(pid, () => sleep(2000));
    const times: number[] = [];
    let waits: number[] = [];
    const peak = await measurePeakMemory(pid, async () => {
      const work = async () => {
        for (let i = 0; i < 8; i += 1) times.push(await download());
      };
      waits = await timesDuring(work, () => ask(`${server.url}/api/areas/`, {}), 20);
    });
    const seconds = Math.max(...times) / 1000;
    const above = (peak - idle) / MB;
    const inTime = { name: `CSV of ${members}`, ok: seconds < secondsLimit };
    const inMemory = { name: `memory of the CSV of ${members}`, ok: above <= memoryLimit };
    verdicts = [inTime, inMemory];
    const rows = [
      [`CSV of ${members}, slowest of 8`, `${seconds.toFixed(2)} s`, verdict(inTime.ok, `${secondsLimit} s`)],
      ['median', `${(median(times) / 1000).toFixed(2)} s`, ''],
      [
        'server at most',
        `${megabytes(peak)}, ${above.toFixed(0)} MB above idle`,
        verdict(inMemory.ok, `${memoryLimit} MB`),
      ],
      ['another call during it, p95', `${p95(waits).toFixed(0)} ms`, ''],
      ['another call during it, longest', `${waits.at(-1)!.toFixed(0)} ms`, ''],
    ];
    for (const list of ['/api/members/', '/api/users/']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const began = performance.now();
        const answer = await ask(server.url + list, { authorization, 'accept-encoding': encoding });
        const took = performance.now() - began;
        const size = `${(answer.body.length / MB).toFixed(2)} MB`;
        rows.push([
          `${list}, ${headerOf(answer, 'content-encoding') ?? 'as it is'}`,
          `${size} in ${took.toFixed(0)} ms`,
          '',
        ]);
      }
    }
    console.log(`\n${table(['15,000 members', 'measured', 'limit'], rows)}\n`);
  } finally {
    await stop();
  }
  return verdicts;
}
