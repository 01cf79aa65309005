import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { type Served, withMembers } from './lib/many-members';
import { timesDuring } from './lib/repeat-during';
import { table } from './lib/table';
import { askInTurns, compareSizes } from './lib/times';

const sizes = [1_500, 15_000] as const;
const limit = 1.5;
/** What is answered within so many ms is not compared: sums from memory take one, give or take one. */
const atOnce = 3;
/** The longest that anybody may wait while invoices are issued, in ms. */
const mostMs = 1_000;
/** Requests of each list and size. */
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 80), warmUp: 10 };

/** What is asked, with full pages at either size; `PERSON` stands for the id of a member. */
const asked = [
  ...['', '?page=3', '?status=open', '?status=paid', '?plan=5', '?plan=5&status=open', '?user=PERSON'].map(
    (query) => `invoices/${query}`,
  ),
  'invoices/?search=I-2026-27-00042',
  ...['', '?page=3', '?method=upi', '?from=2026-06-01&to=2026-06-30', '?user=PERSON'].map(
    (query) => `receipts/${query}`,
  ),
  'receipts/?search=R-2026-27-00042',
  ...['', '?state=open', '?state=rejected'].map((query) => `claims/${query}`),
  'arrears/',
  'arrears/people/',
  'arrears/people/?area=1',
  'accounts/',
  'ledger/',
  'ledger/?year=2026-27',
  'cash/',
  'people/PERSON/',
  'mine/',
];

/** The columns of `dues_receipts`, from a row of `paid`: what an invoice of a year came to, and when. */
const receiptOf = sql`
  'R' || substr(number, 2), user_id, payer, 45000, 45000, case when n % 3 = 0 then 'cash' else 'upi' end,
  (select id from dues_accounts where key = case when n % 3 = 0 then 'cash:' || (1 + n % 7) else 'bank' end),
  case when n % 3 > 0 then (400000000000 + n)::text end, day, day, 'bench-' || n, 'C' || n,
  '{"membershipId": null, "purpose": {"en": "Dues", "ml": "Dues"}, "by": "T", "office": {"en": "O", "ml": "O"}}'::jsonb,
  1, day`;

/**
 * Five years of dues of all members and the superuser: in each year four of five have paid, by UPI or in cash to one of
 * seven holders, and of the others every fourth says so.
 */
const fiveYears = sql`
  with plans as (
    insert into dues_plans (year, name, amount, classes, due_on, issued_at, created_at, updated_at)
    select (2021 + n) || '-' || (22 + n), 'Annual dues', 45000, '{}', make_date(2021 + n, 6, 30), now(), now(), now()
    from generate_series(1, 5) n
    returning id, year, due_on
  ), payers as (
    select id, first_name || ' ' || last_name as name, row_number() over (order by id) as place from users
  ), accounts as (
    insert into dues_accounts (key, kind, user_id)
    select 'bank', 'bank', null::int union all select 'income:dues', 'income', null
    union all select 'cash:' || n, 'cash', (select id from users order by id offset n - 1 limit 1)
      from generate_series(1, 7) n
    union all select 'dues:user:' || id, 'dues', id from users
    returning id
  )
  insert into dues_invoices (number, user_id, payer, plan_id, amount, paid, due_on, issued_on)
  select 'I-' || year || '-' || lpad(place::text, 5, '0'), payers.id, name, plans.id, 45000,
    case when (place + plans.id) % 5 > 0 then 45000 else 0 end, due_on, due_on - 60
  from plans cross join payers cross join (select count(*) from accounts) as made
  order by plans.id, place`;

const theirReceipts = sql`
  with paid as (
    select *, id as n, due_on - (id % 50)::int as day from dues_invoices where paid > 0
  )
  insert into dues_receipts (number, user_id, payer, amount, allocated, method, account_id, reference, received_on,
    issued_on, client_key, code, snapshot, recorded_by, recorded_at)
  select ${receiptOf} from paid order by n`;

const theirEntries = sql`
  with allocated as (
    insert into dues_allocations (receipt_id, invoice_id, amount)
    select r.id, i.id, 45000 from dues_receipts r join dues_invoices i on i.number = 'I' || substr(r.number, 2)
  ), moved as (
    insert into dues_transactions (kind, day, at, receipt_id, invoice_id)
    select 'invoice', issued_on, now(), null, id from dues_invoices
    union all select 'receipt', received_on, now(), id, null from dues_receipts
    returning id, receipt_id, invoice_id
  ), sides as (
    select moved.id, coalesce(r.user_id, i.user_id) as user_id, r.account_id,
      case when r.id is null then 45000 else -45000 end as owed
    from moved left join dues_receipts r on r.id = moved.receipt_id left join dues_invoices i on i.id = moved.invoice_id
  )
  insert into dues_entries (transaction_id, account_id, amount)
  select sides.id, dues.id, owed from sides join dues_accounts dues on dues.key = 'dues:user:' || sides.user_id
  union all
  select sides.id, coalesce(sides.account_id, (select id from dues_accounts where key = 'income:dues')), -owed
  from sides`;

const theirNumbers = sql`
  insert into dues_numbers (kind, year, last)
  select left(number, 1), substr(number, 3, 7), max(right(number, 5)::int)
  from (select number from dues_invoices union all select number from dues_receipts) issued group by 1, 2`;

const theirClaims = sql`
  insert into dues_claims (user_id, invoice_id, method, reference, paid_on, state, note, created_at)
  select user_id, id, 'upi', (500000000000 + id)::text, due_on, case when id % 8 = 0 then 'open' else 'rejected' end,
    'No such payment', now() from dues_invoices where paid = 0 and id % 4 = 0`;

/**
 * Issues an invoice to every member, and takes all of them back; returns how long each of these addresses took at the
 * most in the meantime, in ms.
 */
async function whileIssuing({ server, office }: Served) {
  const headers = { ...office, 'content-type': 'application/json' };
  const send = async <T>(path: string, body?: object): Promise<T> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(server.url + path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const plan = { year: '2026-27', name: 'Building fund', amount: 10_000, classes: [], due_on: '2026-12-31' };
  const { id } = await send<{ id: number }>('/api/dues/plans/', plan);
  const settled = async (isSettled: (owed: number) => boolean) => {
    const owed = async () => {
      const accounts = await send<{ kind: string; balance: number }[]>('/api/dues/accounts/');
      return accounts.find(({ kind }) => kind === 'dues')!.balance;
    };
    for (const until = Date.now() + 120_000; !isSettled(await owed());) {
      if (Date.now() > until) throw new Error('The job did not end.');
      await sleep(500);
    }
    return owed();
  };
  const before = await settled(() => true);
  const work = (async () => {
    const { total } = await send<{ total: number }>(`/api/dues/plans/${id}/issue/`, {});
    await settled((owed) => owed === before + total);
    await send(`/api/dues/plans/${id}/undo/`, {});
    await settled((owed) => owed === before);
  })();
  const asked = ['/', '/api/unit/', '/readyz', '/api/dues/mine/'];
  return Promise.all(
    asked.map(async (path) => {
      const ask = async () => (await fetch(server.url + path, { headers })).arrayBuffer();
      const times = await timesDuring(() => work, ask, 50);
      return [path, times.at(-1)!] as const;
    }),
  );
}

/**
 * Measures what the treasurer and a member read, with ten times the people who have paid for five years: of each p95 at
 * most 1.5 times that with today's number. And how long others wait while everybody gets an invoice.
 */
export default function dues(): Promise<Verdict[]> {
  const then = [fiveYears, theirReceipts, theirEntries, theirNumbers, theirClaims];
  const filled = sizes.map((count) => ({ count, then }));
  return withMembers(filled, async (servers) => {
    const verdicts: Verdict[] = [];
    const rows: string[][] = [];
    for (const path of asked) {
      const times = await askInTurns(servers, turns, `/api/dues/${path.replace('PERSON', '700')}`);
      const { ok, cells } = compareSizes(times, limit, atOnce);
      verdicts.push({ name: `dues ${path}, 10 × people`, ok });
      rows.push([path, ...cells]);
    }
    for (const [path, longest] of await whileIssuing(servers[1]!)) {
      verdicts.push({ name: `${path} while ${sizes[1]} invoices are issued and taken back`, ok: longest <= mostMs });
      rows.push([`${path} while issuing`, '', `${longest.toFixed(0)} ms`, '', `at most ${mostMs} ms`]);
    }
    console.log(`\n${table(['five years of dues, p95', '1,500', '15,000', 'ratio', 'limit'], rows)}\n`);
    return verdicts;
  });
}
