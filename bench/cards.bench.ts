import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { withMembers } from './lib/many-members';
import { table } from './lib/table';
import { compareSizes, inTurns, timedGet } from './lib/times';

const sizes = [1, 100] as const;
const members = 1_505;
const checks = 150;
const turns = { rounds: 8 * checks, warmUp: checks };
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
export default function cards(): Promise<Verdict[]> {
  const env = { TRUST_PROXY: '127.0.0.1' };
  const filled = sizes.map((size) => ({ count: members * size, env, then: cardsOfAll }));
  return withMembers(filled, async (servers) => {
    let visitor = 0;
    const times = await inTurns(servers, turns, async ({ server }, round, index) => {
      const n = round % checks;
      visitor += 1;
      const name = n % 3 === 0 ? `unknown ${visitor}` : `member.number${1 + 50 * sizes[index]! * (n % 30)}`;
      const code = createHash('md5').update(name).digest('hex').slice(0, 20);
      // Each visitor has an address of their own: the rate limit is not what is measured.
      const headers = { 'x-forwarded-for': `10.${(visitor >> 14) & 255}.${(visitor >> 6) & 255}.${visitor & 63}` };
      const wanted = n % 3 === 0 ? 404 : 200;
      return (await timedGet(`${server.url}/api/cards/verify/${code}/`, headers, [wanted])).ms;
    });
    const { ok, cells } = compareSizes(times, limit);
    console.log(`\n${table(['checking a card, p95', '1 ×', '100 ×', 'ratio', 'limit'], [['all checks', ...cells]])}\n`);
    return [{ name: `checking a card, ${sizes[1]} × the members`, ok }];
  });
}
