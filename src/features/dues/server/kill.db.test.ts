import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { dayIso } from '~/shared/membership-status';
import { testApp } from '~test/app';
import { makeUser, testPerson } from '~test/factories';
import { issueAll } from './issue';
import { addReceipt } from './receipts';
import { reverseReceipt } from './reverse';
import { duesInvoices, duesReceipts } from './tables';
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
        return (...given: unknown[]) => {
          if (/^(select|insert|update|delete|execute|\$count)/.test(String(name)) && left-- === 0)
            throw new Error('killed');
          return (value as (...all: unknown[]) => unknown).apply(target, given);
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
  const made = (await call('plans/', { ...plan, extends_until: '2027-03-31' })).body;
  await call(`plans/${made.id}/issue/`, { users: [id] });
  await issueAll(site.site, { plan: made.id, users: [id] });
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
