import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { callApi } from '../tests/e2e/support/people';
import { passwords, type Server } from '../tests/e2e/support/server';
import type { Verdict } from './lib/compare';
import { serveMembers, withMembers } from './lib/many-members';
import { signIn } from './lib/sign-in';
import { table, verdict } from './lib/table';
import { compareSizes, inTurns, timedGet } from './lib/times';

const sizes = [1_500, 150_000] as const;
const limit = 1.5;
/** Requests of each list and size. */
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 120), warmUp: 10 };
const memberCount = 1_505;
/** Seconds until the last of an urgent circular's mails has left. */
const mailLimit = 60;

/**
 * Adds a post for every 37 people, half of them circulars, for all, for areas and for people who hold a position; the
 * first has been delivered to all and read by a third. The first member can sign in.
 */
const posts = sql`
  with able as (update users set password_hash = (select password_hash from users where role = 'superuser' limit 1)
  where username = 'member.number1'),
  written as (
    insert into posts (kind, title, body, title_ml, state, publish_at, urgent, needs_ack, audience, created_at,
    updated_at)
    select case when n % 2 = 0 then 'news' else 'circular' end, 'Order ' || n || ' about the bridge over the river',
      repeat('Plans are to be sent in two copies. ', 30),
      'പാലത്തെക്കുറിച്ചുള്ള ഉത്തരവ് ' || n, case when n % 10 = 9 then 'archived' when n % 20 = 16 then 'draft' else
        'published' end,
      now() - n * interval '1 hour', false, n % 6 = 1,
      case when n % 2 = 0 or n % 4 = 1 then
        '{"all": true, "areas": [], "units": [], "roles": [], "positions": []}'::jsonb
        when n % 8 = 3 then jsonb_build_object('all', false, 'areas', jsonb_build_array((select area_id from users
          where username = 'member.number1')), 'units', '[]'::jsonb, 'roles', '["member"]'::jsonb, 'positions',
          '[]'::jsonb)
        else '{"all": false, "areas": [], "units": [], "roles": [], "positions": ["Secretary"]}'::jsonb end,
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, (select count(*)::int / 37 from users)) as n
    returning id, kind)
  insert into post_receipts (post_id, user_id, told_at, read_at, ack_at)
  select first.id, users.id, now(), case when users.id % 3 = 0 then now() end, case when users.id % 9 = 0 then now() end
  from (select min(id) as id from written where kind = 'circular') as first cross join users where is_approved`;

/**
 * Addresses by name; `n` is the round. The news in pages of several lengths, because a page that was requested is
 * cached. All other lists fill their pages at either size, or the size with fewer rows would win by that.
 */
const lists: Record<string, { as?: 'member' | 'office'; at: (n: number) => string }> = {
  news: { at: (n) => `/api/news/?page_size=${5 + (n % 15)}` },
  'circulars of a member': { as: 'member', at: () => '/api/circulars/' },
  'office list': { as: 'office', at: () => '/api/admin/posts/' },
  'office list, circulars out': { as: 'office', at: () => '/api/admin/posts/?state=published&kind=circular' },
  'office list, search': { as: 'office', at: () => '/api/admin/posts/?search=order' },
  receipts: { as: 'office', at: () => '/api/admin/posts/1/receipts/' },
  'receipts, unread': { as: 'office', at: () => '/api/admin/posts/1/receipts/?state=unread' },
  'receipts, search': { as: 'office', at: () => '/api/admin/posts/1/receipts/?search=lakshmi' },
};

/**
 * Measures the lists of news and circulars with a hundred times the posts and the people: p95 at most 1.5 times that
 * with today's numbers. Then measures how long it takes until an urgent circular is mailed to every member.
 */
export default async function postLists(): Promise<Verdict[]> {
  return [...(await asLists()), await asMails()];
}

function asLists(): Promise<Verdict[]> {
  const filled = sizes.map((count) => ({ count, then: posts }));
  return withMembers(filled, async (servers) => {
    const asMember = await Promise.all(
      servers.map(async ({ server }) => ({
        authorization: `Token ${await signIn(server.url, 'member.number1@example.test', passwords.superuser)}`,
      })),
    );
    const rows: string[][] = [];
    const verdicts: Verdict[] = [];
    for (const [name, { as, at }] of Object.entries(lists)) {
      // A request that is refused after a timeout counts as infinitely slow; no more are made of that server.
      const refused = new Set<number>();
      const times = await inTurns(servers, turns, async ({ server, office }, round, index) => {
        if (refused.has(index)) return Infinity;
        const headers = as === 'office' ? office : as === 'member' ? asMember[index]! : {};
        const { ms, status } = await timedGet(server.url + at(round), headers, [200, 503]);
        if (status !== 200) refused.add(index);
        return ms;
      });
      const { ok, cells } = compareSizes(
        times.map((all, index) => (refused.has(index) ? [Infinity] : all)),
        limit,
      );
      verdicts.push({ name: `${name}, 100 ×`, ok });
      rows.push([name, ...cells]);
    }
    console.log(`\n${table(['news and circulars, p95', '1 ×', '100 ×', 'ratio', 'limit'], rows)}\n`);
    return verdicts;
  });
}

async function asMails(): Promise<Verdict> {
  // One member in fifty is not approved; the superuser is notified too.
  const { server, token, stop } = await serveMembers(Math.ceil(((memberCount - 1) * 50) / 49));
  try {
    const before = mailsOf(server);
    const body = {
      kind: 'circular',
      title: 'Site inspections on Monday',
      body: 'Please be there. '.repeat(100),
      urgent: true,
      audience: { all: true },
    };
    const { id } = (await callApi(server, 'POST', '/api/admin/posts/', body, token)).body as unknown as { id: number };
    const audience = await callApi(server, 'GET', `/api/admin/posts/${id}/audience/`, undefined, token);
    const { count: people } = audience.body as unknown as { count: number };
    const started = performance.now();
    const { status } = await callApi(server, 'POST', `/api/admin/posts/${id}/publish/`, {}, token);
    if (status !== 200) throw new Error(`publishing: ${status}`);
    const answered = performance.now() - started;
    while (mailsOf(server) - before < people) {
      if (performance.now() - started > 10 * 60_000)
        throw new Error(`only ${mailsOf(server) - before} of ${people} mails`);
      await sleep(50);
    }
    const seconds = (performance.now() - started) / 1000;
    const ok = seconds <= mailLimit;
    console.log(
      `\nAn urgent circular to ${people} people: answered after ${answered.toFixed(0)} ms, the last mail ` +
        `after ${seconds.toFixed(1)} s; ${verdict(ok, `${mailLimit} s`)}\n`,
    );
    return { name: `an urgent circular's mails to ${people} people`, ok };
  } finally {
    await stop();
  }
}

const mailsOf = ({ dataDir }: Server) => {
  const outbox = path.join(dataDir, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0;
};
