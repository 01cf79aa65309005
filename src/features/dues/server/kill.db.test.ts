import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { dayIso } from '~/shared/membership-status';
import { testApp } from '~test/app';
import { makeUser, testPerson } from '~test/factories';
import { issueAll } from './issue';
import { undoAll } from './undo-issue';
import { addReceipt } from './receipts';
import { reverseReceipt } from './reverse';
import { duesInvoices, duesPlans, duesReceipts } from './tables';
import { waiveInvoice } from './invoices';

/* An operation that ends after any of its statements leaves nothing, and works when it is done again. */
const site = testApp();
const treasurer = testPerson(site, 'admin', { duties: ['treasurer'] });
const caller = () =>
  ({ id: treasurer.user.id, name: 'T', isSuperuser: true, duties: [], areaId: null }) as unknown as Caller;

/** Returns the site with transactions that end before their n-th statement, as they do when a process is killed. */
function endingBefore(statement: number): Site {
  let left = statement;
  const ending = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (/^(select|insert|update|delete|execute|\$count)/.test(String(name)) && left-- === 0)
            throw new Error('killed');
          return (value as (...all: unknown[]) => unknown).apply(target, args);
        };
      },
    });
  return { ...site.site, write: (work, ...rest) => site.site.write((tx, more) => work(ending(tx), more), ...rest) };
}

/** Everything that the ledger has, in one text. */
const ledger = async () => {
  const tables = ['numbers', 'accounts', 'transactions', 'entries', 'invoices', 'receipts', 'allocations'];
  const parts = tables.map((name) => sql`(select coalesce(json_agg(t), '[]') from ${sql.raw(`dues_${name}`)} t)`);
  const { rows } = await site.site.db.execute(sql`select json_build_array(${sql.join(parts, sql`, `)})::text as all`);
  return rows[0]!.all as string;
};

const owing = async () => {
  const { id } = await makeUser(site, { role: 'member' });
  const call = (path: string, body: object) => site.call('POST', `/api/dues/${path}`, { token: treasurer.token, body });
  const plan = { year: '2026-27', name: 'Dues', amount: 45_000, classes: [], due_on: '2026-06-30' };
  const stored = (await call('plans/', { ...plan, extends_until: '2027-03-31' })).body;
  await call(`plans/${stored.id}/issue/`, { users: [id] });
  await issueAll(site.site, { plan: stored.id, users: [id] });
  const [invoice] = await site.site.db.select().from(duesInvoices).where(eq(duesInvoices.userId, id));
  return invoice!;
};
let keys = 0;
const payment = (invoice: { id: number; userId: number | null }) =>
  ({
    client_key: `kill-${++keys}`,
    user_id: invoice.userId,
    amount: 50_000,
    method: 'cash',
    received_on: dayIso(site.clock.now()),
    allocations: [{ invoice_id: invoice.id, amount: 45_000 }],
  }) as never;

test.each(['a payment', 'a reversal', 'a waiver'])('%s leaves all or nothing', { timeout: 60_000 }, async (what) => {
  const invoice = await owing();
  const form = payment(invoice);
  if (what === 'a reversal') await addReceipt(site.site, caller(), form);
  const [receipt] = await site.site.db.select().from(duesReceipts).where(eq(duesReceipts.userId, invoice.userId!));
  const work = async (on: Site): Promise<unknown> => {
    if (what === 'a payment') return addReceipt(on, caller(), form);
    if (what === 'a reversal') return reverseReceipt(on, caller(), receipt!.id, 'Bounced');
    return waiveInvoice(on, caller(), invoice.id, 'Hardship');
  };
  const before = await ledger();
  let ended = 0;
  for (; ended < 200; ended += 1) {
    try {
      await work(endingBefore(ended));
      break;
    } catch (error) {
      expect((error as Error).message).toBe('killed');
      expect(await ledger()).toBe(before);
    }
  }
  // It had as many statements as it ended times, and the last time it went through.
  expect(ended).toBeGreaterThan(4);
  expect(await ledger()).not.toBe(before);
  const uneven = sql`select 1 from dues_entries group by transaction_id having sum(amount) <> 0`;
  expect((await site.site.db.execute(uneven)).rows).toEqual([]);
});

test('issuing and taking back end anywhere and go on: each member once, numbers without gaps', async () => {
  await site.site.db.execute(sql`
    insert into users (username, first_name, last_name, phone, password_hash, role, is_approved, date_joined)
    select 'many' || n, 'Many', n::text, (7100000000 + n)::text, '', 'member', true, now()
    from generate_series(1, 600) n`);
  const call = (path: string, body: object) => site.call('POST', `/api/dues/${path}`, { token: treasurer.token, body });
  const { id } = (
    await call('plans/', { year: '2026-27', name: 'Many', amount: 100, classes: [], due_on: '2026-06-30' })
  ).body;
  // Not by the calls, whose jobs begin at once.
  await site.site.db.update(duesPlans).set({ issuedAt: new Date() }).where(eq(duesPlans.id, id));
  const { count } = (await call(`plans/${id}/issue/`, { preview: true })).body;
  /** Does the job until it goes through, and returns how often it ended before. */
  const endingAnywhere = async (job: (on: Site) => Promise<void>) => {
    for (let ended = 0; ended < 200; ended += 1) {
      const end = await job(endingBefore(ended)).then(
        () => 'done',
        (error: Error) => error.message,
      );
      if (end === 'done') return ended;
      expect(end).toBe('killed');
    }
    throw new Error('It never went through.');
  };
  expect(await endingAnywhere((on) => issueAll(on, { plan: id }))).toBeGreaterThan(8);
  const figures = async () => {
    const { rows } = await site.site.db.execute(sql`
      select count(*)::int as invoices, count(distinct user_id)::int as people, count(voided_at)::int as void,
        (select max(right(number, 5)::int) = count(*) from dues_invoices where number like 'I-2026-27-%') as gapless,
        (select count(*)::int from dues_transactions t where t.invoice_id in
          (select id from dues_invoices where plan_id = ${id})) as moves
      from dues_invoices where plan_id = ${id}`);
    return rows[0];
  };
  expect(await figures()).toEqual({ invoices: count, people: count, void: 0, gapless: true, moves: count });
  await site.site.db.update(duesInvoices).set({ voidedAt: new Date() }).where(eq(duesInvoices.planId, id));
  expect(await endingAnywhere((on) => undoAll(on, { plan: id }))).toBeGreaterThan(8);
  expect(await figures()).toMatchObject({ void: count, moves: 2 * count });
  const uneven = sql`select 1 from dues_entries group by transaction_id having sum(amount) <> 0`;
  expect((await site.site.db.execute(uneven)).rows).toEqual([]);
});
