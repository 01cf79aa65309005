import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../tests/e2e/support/server';
import { ask } from './lib/answer';
import type { Verdict } from './lib/compare';
import { MB, megabytes, memoryOf, measurePeakMemory } from './lib/memory';
import { table, verdict } from './lib/table';

const addresses = 20_000;
const atOnce = 20;
const limit = 64;

/**
 * Measures a visitor who requests 20,000 different addresses whose answers are cached, each in two codings: how much
 * memory the server takes more than before (64 MB at most). Prints its own table.
 */
export default async function manyAddresses(): Promise<Verdict[]> {
  const server = await startServer({ copyOf: 'demo' });
  try {
    const pid = server.process.pid!;
    const pathOf = (n: number) => (n % 2 ? `/api/unit/${n}/` : `/api/marketplace/shops_with_ads/?q=word${n}`);
    const visit = async (from: number, to: number) => {
      let next = from;
      const one = async () => {
        for (let n = next++; n < to; n = next++)
          for (const coding of ['identity', 'br']) await ask(server.url + pathOf(n), { 'accept-encoding': coding });
      };
      await Promise.all(Array.from({ length: atOnce }, one));
    };
    // Returns the resident bytes of a server after its first answers of these kinds.
    await visit(100_000, 102_000);
    await sleep(2_000);
    const before = memoryOf(pid);
    const peak = await measurePeakMemory(pid, () => visit(0, addresses));
    const added = (peak - before) / MB;
    const ok = added <= limit;
    const row = [
      `${addresses} addresses`,
      megabytes(before),
      `${added.toFixed(0)} MB more at most`,
      verdict(ok, `${limit} MB`),
    ];
    console.log(`\n${table(['asked for', 'server before', 'during it', 'limit'], [row])}\n`);
    return [{ name: `${addresses} addresses`, ok }];
  } finally {
    await server.stop();
  }
}
