import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';

const sizes = [1, 100] as const;
const members = 1_505;
const rounds = 8;
const checks = 150;
const limit = 1.5;

/** Adds a card for each member; its code is made of the digits of a hash, which are all valid letters of a code. */
const cardsOfAll = sql`
  insert into cards (user_id, code, issued_at)
  select id, left(upper(md5(username)), 20), now() from users where username like 'member.number%'`;

/**
 * Measures the check of a card (docs/product/cards.md, "Verification") with as many members as today and with a hundred
 * times as many, in turns, with valid and unknown codes: the p95 of the larger is at most 1.5 times that of the
 * smaller. Prints its own table.
 */
export default async function cards(): Promise<Verdict[]> {
  const env = { TRUST_PROXY: '127.0.0.1' };
  const servers = [];
  try {
    for (const size of sizes)
      servers.push({ size, times: [] as number[], ...(await serveMembers(members * size, { env, then: cardsOfAll })) });
    let visitor = 0;
    for (let round = 0; round <= rounds; round += 1) {
      for (let n = 0; n < checks; n += 1) {
        // In turns, so that both sizes meet the same noise of the machine.
        for (const { size, times, server } of servers) {
          visitor += 1;
          const name = n % 3 === 0 ? `unknown ${visitor}` : `member.number${1 + 50 * size * (n % 30)}`;
          const code = createHash('md5').update(name).digest('hex').slice(0, 20);
          // Each visitor has an address of their own: the rate limit is not what is measured.
          const headers = { 'x-forwarded-for': `10.${(visitor >> 14) & 255}.${(visitor >> 6) & 255}.${visitor & 63}` };
          const began = performance.now();
          const answer = await fetch(`${server.url}/api/cards/verify/${code}/`, { headers });
          await answer.arrayBuffer();
          // The first round warms up.
          if (round > 0) times.push(performance.now() - began);
          const wanted = n % 3 === 0 ? 404 : 200;
          if (answer.status !== wanted) throw new Error(`${code} answered ${answer.status}`);
        }
      }
    }
    const p95 = servers.map(({ times }) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!);
    const ratio = p95[1]! / p95[0]!;
    const rows = servers.map(({ size, times }, at) => [
      `${members * size} members`,
      `${times[times.length >> 1]!.toFixed(2)} ms`,
      `${p95[at]!.toFixed(2)} ms`,
    ]);
    console.log(
      `\n${table(['checking a card', 'median', 'p95'], rows)}\n  ${ratio.toFixed(2)} times (at most ${limit})\n`,
    );
    return [{ name: `checking a card, ${sizes[1]} × the members`, ok: ratio <= limit }];
  } finally {
    for (const { stop } of servers) await stop();
  }
}
