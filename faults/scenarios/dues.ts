import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/platform/database';
import { createLog } from '../../src/platform/log';
import { projectRoot } from '../../src/platform/project-root';
import { passwords } from '../../tests/e2e/support/server';
import { untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';
import { count, newTally } from '../lib/tally';

/** Seconds that a server may take to restart, as in kills.ts. */
const startWithin = 30;
const members = 3_000;

interface Invoice {
  id: number;
  user_id: number;
}

/**
 * The server with its embedded database is killed while everybody gets an invoice, and while payments are recorded and
 * reversed; each is sent again until it is answered. In the end each member has one invoice, each payment one receipt,
 * and the ledger what happened.
 */
export default async function dues({ kills: wanted }: { kills: number }): Promise<Finding[]> {
  const place = await newPlace();
  const [met, lost, wrong] = [newTally(), [] as string[], [] as string[]];
  let [acknowledged, slowest] = [0, 0];
  let server = await place.start();
  await server.stop();
  await fill(place.dataDir);
  server = await place.start();
  let token = '';
  const send = async <T>(method: string, path: string, body?: object): Promise<{ status: number; body: T } | null> => {
    const began = performance.now();
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) };
    try {
      const answer = await fetch(place.url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await answer.text();
      count(met, {
        status: answer.status,
        ms: performance.now() - began,
        what: `${method} ${path} ${text.slice(0, 99)}`,
      });
      return answer.status >= 500 ? null : { status: answer.status, body: JSON.parse(text) as T };
    } catch {
      count(met, { status: 0, ms: performance.now() - began, what: `${method} ${path}` });
      return null;
    }
  };
  /** Sends a request until it is answered. */
  const insist = async <T>(method: string, path: string, body?: object) => {
    for (const until = Date.now() + 120_000; Date.now() < until; await sleep(100)) {
      const answer = await send<T>(method, path, body);
      if (answer) return answer;
    }
    throw new Error(`${method} ${path} was not answered.`);
  };
  /** Kills and starts the server as long as work lasts. */
  const killedDuring = async (work: Promise<unknown>) => {
    let isOver = false as boolean;
    const over = work.finally(() => (isOver = true));
    for (let kill = 0; kill < wanted && !isOver; kill += 1) {
      await Promise.race([over, sleep(randomInt(50, 1_500))]);
      await server.kill();
      const began = performance.now();
      server = await place.start();
      await untilReady(place.url);
      slowest = Math.max(slowest, (performance.now() - began) / 1000);
    }
    await over;
  };
  try {
    const login = { email_or_member_id: 'superuser@demo.test', password: passwords.superuser };
    ({ token } = (await insist<{ token: string }>('POST', '/api/auth/login/', login)).body);
    const plan = { year: '2026-27', name: 'Dues', amount: 45_000, classes: [], due_on: '2026-06-30' };
    const { id } = (await insist<{ id: number }>('POST', '/api/dues/plans/', plan)).body;
    const preview = await insist<{ count: number }>('POST', `/api/dues/plans/${id}/issue/`, { preview: true });
    const people = preview.body.count;
    const listed = (page: number) =>
      insist<{ count: number; results: Invoice[] }>('GET', `/api/dues/invoices/?plan=${id}&page_size=100&page=${page}`);
    const issue = async () => {
      await insist('POST', `/api/dues/plans/${id}/issue/`, {});
      while ((await listed(1)).body.count < people) await sleep(200);
    };
    await killedDuring(issue());

    const invoices: Invoice[] = [];
    for (let page = 1; page <= 3; page += 1) invoices.push(...(await listed(page)).body.results);
    const received_on = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const receipts = new Map<string, number>();
    let [paid, reversed] = [0, 0];
    const pay = async (invoice: Invoice) => {
      const form = {
        client_key: `fault-${invoice.id}`,
        user_id: invoice.user_id,
        amount: 45_000,
        method: 'cash',
        received_on,
        allocations: [{ invoice_id: invoice.id, amount: 45_000 }],
      };
      const { status, body } = await insist<{ id: number }>('POST', '/api/dues/receipts/', form);
      if (status > 201) wrong.push(`a payment was answered ${status}: ${JSON.stringify(body)}`);
      receipts.set(form.client_key, body.id);
      paid += 1;
      if (invoice.id % 3 > 0) return;
      // A 409 is the second answer to the same reversal.
      const back = await insist('POST', `/api/dues/receipts/${body.id}/reverse/`, { reason: 'Bounced' });
      if (back.status !== 200 && back.status !== 409) wrong.push(`a reversal was answered ${back.status}`);
      reversed += 1;
    };
    const paying = async (from: number) => {
      for (let at = from; at < invoices.length; at += 3) await pay(invoices[at]!);
    };
    await killedDuring(Promise.all([0, 1, 2].map(paying)));
    acknowledged = paid + reversed;

    for (const [key, receipt] of receipts) {
      const again = await insist<{ id: number }>('POST', '/api/dues/receipts/', {
        client_key: key,
        amount: 1,
        method: 'cash',
        received_on,
      });
      if (again.status !== 200 || again.body.id !== receipt) lost.push(`the receipt of ${key} is another`);
    }
    const accounts = (await insist<{ kind: string; balance: number }[]>('GET', '/api/dues/accounts/')).body;
    const balance = (kind: string) =>
      accounts.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.balance, 0);
    const expected = { cash: (paid - reversed) * 45_000, income: -people * 45_000 };
    for (const [kind, is] of Object.entries(expected))
      if (balance(kind) !== is) lost.push(`${kind} is ${balance(kind)} instead of ${is}`);
    await server.stop();
    wrong.push(...(await faultsIn(place.dataDir, { id, people, receipts: paid + reversed })));
  } finally {
    await server.stop();
    place.remove();
  }
  return [
    {
      fault: 'killed with the books open',
      met,
      healthyAfter: slowest,
      healthyWithin: startWithin,
      acknowledged,
      lost,
      mailedTwice: null,
      wrong,
    },
  ];
}

const opened = async <T>(dataDir: string, work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>) => {
  const database = await openDatabase({
    config: { root: projectRoot, dataDir, databaseUrl: undefined },
    log: createLog('silent'),
  });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
};

const fill = (dataDir: string) =>
  opened(dataDir, (db) =>
    db.execute(sql`
      insert into users (username, first_name, last_name, phone, password_hash, role, is_approved, date_joined)
      select 'member' || n, 'Member', n::text, (7000000000 + n)::text, '', 'member', true, now()
      from generate_series(1, ${members}::int) n`),
  );

/** Returns what is half, twice or missing in the ledger. */
const faultsIn = (dataDir: string, { id, people, receipts }: { id: number; people: number; receipts: number }) =>
  opened(dataDir, async (db) => {
    const checks: Record<string, ReturnType<typeof sql>> = {
      'a transaction does not sum to zero': sql`
        select 1 from dues_entries group by transaction_id having sum(amount) <> 0`,
      'a member has no invoice, or two': sql`
        select 1 from dues_invoices where plan_id = ${id}
        having count(*) <> ${people}::int or count(distinct user_id) <> ${people}::int`,
      'numbers have gaps': sql`
        select 1 from dues_numbers where last <> case kind
          when 'I' then (select count(*) from dues_invoices) else (select count(*) from dues_receipts) end`,
      'a receipt is missing or twice': sql`select 1 from dues_receipts having count(*) <> ${receipts}::int`,
      'an invoice has no entries': sql`
        select 1 from dues_invoices i where not exists (select 1 from dues_transactions t where t.invoice_id = i.id)`,
      'paid is not what was allocated': sql`
        select 1 from dues_invoices i where paid <>
          (select coalesce(sum(amount), 0) from dues_allocations a where a.invoice_id = i.id)`,
    };
    const wrong: string[] = [];
    for (const [what, check] of Object.entries(checks)) if ((await db.execute(check)).rows.length > 0) wrong.push(what);
    return wrong;
  });
