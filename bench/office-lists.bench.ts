import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { withMembers } from './lib/many-members';
import { table } from './lib/table';
import { askInTurns, compareSizes } from './lib/times';

const people = 1_505;
const sizes = [1, 100] as const;
const limit = 1.5;
/** Requests of each list and size. */
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 80), warmUp: 10 };

/**
 * The lists of each desk, by their queries, with pages that are full at either size; `IMPORT` stands for the id of an
 * import.
 */
const desks: Record<string, { path: string; queries: string[] }> = {
  applications: {
    path: '/api/admin/applications/',
    queries: [
      'state=pending',
      'state=pending&area=1',
      'state=pending&page=2',
      'state=correction',
      'state=rejected',
    ].map((query) => `${query}&page_size=5`),
  },
  cards: {
    path: '/api/cards/',
    queries: ['', 'page=2', 'area=1', 'state=live', 'state=revoked', 'state=none', 'search=lakshmikutty'],
  },
  positions: {
    path: '/api/admin/positions/',
    queries: ['', 'page=2', 'state=current', 'state=past', 'level=district', 'area=1', 'search=secretary'].map(
      (query) => `${query}&page_size=5`,
    ),
  },
  privacy: {
    path: '/api/admin/privacy/',
    queries: [
      'waiting/',
      'requests/',
      'requests/?state=open',
      'requests/?kind=correct',
      'requests/?page=2',
      'breaches/',
    ],
  },
  imports: {
    path: '/api/admin/imports/',
    queries: ['', '?page=2', 'IMPORT/', 'IMPORT/?page=2', 'IMPORT/?action=error'],
  },
};

/**
 * Fills the desks for `size` times today's people: forty applicants, a card for four of five members, of which some
 * are taken back, a position for each twelfth, a request about data for each tenth, an import for each thirtieth.
 */
export const desksOf = (size: number) => sql`
  with applicants as (
    insert into users (username, first_name, last_name, email, phone, password_hash, role, is_approved, area_id,
      date_joined)
    select 'applicant' || n, 'Meera', 'Menon ' || n, 'applicant' || n || '@example.test', (8000000000 + n)::text, '',
      'user', false, (select id from areas order by id offset n % 7 limit 1), now() - n * interval '1 minute'
    from generate_series(1, ${40 * size}::int) n
    returning id, phone, email
  ), decided as (
    insert into applications (user_id, state, fields, note, decided_at, phone, email)
    select id, case when id % 4 = 0 then 'rejected' else 'correction' end, '{phone}', 'Please correct it.',
      now() - id % 60 * interval '1 hour', phone, email
    from applicants where id % 4 < 2
  ), carded as (
    insert into cards (user_id, code, issued_at, revoked_at, reason)
    select id, left(upper(md5(username)), 20), now(), case when id % 50 = 0 then now() end,
      case when id % 50 = 0 then 'lost' end
    from users where username like 'member.number%' and id % 5 > 0
  ), titled as (
    insert into positions (user_id, title, level, area_id, unit_id, since, until, created_at)
    select id, (array['President', 'Secretary', 'Treasurer', 'Auditor', 'Member'])[1 + id % 5],
      case when id % 240 = 0 then 'district' when id % 3 = 0 then 'area' else 'unit' end,
      case when id % 240 > 0 then area_id end, case when id % 240 > 0 and id % 3 > 0 then unit_id end,
      current_date - id % 900, case when id % 2 = 0 then current_date - id % 900 + 365 end, now()
    from users where username like 'member.number%' and id % 12 = 0
  ), asked as (
    insert into privacy_requests (user_id, kind, text, state, due, answer, decided_at, created_at)
    select id, (array['export', 'correct', 'erase', 'grievance'])[1 + id % 4], 'My address is wrong.',
      case when id % 3 = 0 then 'open' else 'done' end, now() + id % 60 * interval '1 day',
      case when id % 3 > 0 then 'Corrected.' end, case when id % 3 > 0 then now() end, now() - id * interval '1 minute'
    from users where username like 'member.number%' and id % 10 = 0
  ), breached as (
    insert into breaches (found_at, what, people, created_at, updated_at)
    select now() - n * interval '1 day', 'A list was sent to a wrong address.', n, now(), now()
    from generate_series(1, ${12 * size}::int) n
  ), imported as (
    insert into imports (state, filename, columns, created_at)
    select 'preview', 'list-' || n || '.csv', '[{"heading": "Phone", "field": "phone"}]', now() - n * interval '1 hour'
    from generate_series(1, ${50 * size}::int) n
    returning id
  )
  insert into import_rows (import_id, line, action, user_id, cells, errors)
  select imported.id, 1 + n, case when n % 9 = 0 then 'error' else 'same' end, null, '["9447012345"]',
    case when n % 9 = 0 then '{"phone": ["Enter a valid phone number"]}'::jsonb end
  from imported, generate_series(1, 150) n`;

/**
 * Measures the office's desks with a hundred times the people and rows: of each list p95 at most 1.5 times that with
 * today's number.
 */
export default function officeLists(): Promise<Verdict[]> {
  const filled = sizes.map((size) => ({ count: people * size, then: desksOf(size) }));
  return withMembers(filled, async (servers) => {
    const verdicts: Verdict[] = [];
    const rows: string[][] = [];
    for (const [desk, { path, queries }] of Object.entries(desks)) {
      for (const query of queries) {
        const address = (path + (/^([A-Z?]|\w+\/)/.test(query) ? query : `?${query}`)).replace('IMPORT', '7');
        const { ok, cells } = compareSizes(await askInTurns(servers, turns, address), limit);
        const name = `${desk}, ${query || 'all'}`;
        verdicts.push({ name: `${name}, 100 × rows`, ok });
        rows.push([name, ...cells]);
      }
    }
    console.log(`\n${table(['lists of the office, p95', '1 ×', '100 ×', 'ratio', 'limit'], rows)}\n`);
    return verdicts;
  });
}
