import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '~/features/people/server/public';
import { testApp } from '~test/app';
import { duesOffice } from '~test/dues';
import { makeUser, signIn, testAreas } from '~test/factories';
import { issueAll } from './issue';
import { undoAll } from './undo-issue';
import { duesEntries } from './tables';

const site = testApp();
const { call, today } = duesOffice(site);
const [area, other] = testAreas(site);

const member = (more = {}) => makeUser(site, { role: 'member', areaId: area.id, ...more });
const plan = async (more = {}) =>
  (
    await call('POST', 'plans/', {
      year: '2026-27',
      name: 'Annual dues',
      amount: 45_000,
      classes: [],
      due_on: '2026-06-30',
      ...more,
    })
  ).body;
let keys = 0;
const money = (more: object) => ({
  client_key: `key-${++keys}`,
  amount: 45_000,
  method: 'cash',
  received_on: today(),
  allocations: [],
  ...more,
});
const issued = async (users: number[], more = {}) => {
  const stored = await plan(more);
  expect((await call('POST', `plans/${stored.id}/issue/`, { users })).status).toBe(200);
  await issueAll(site.site, { plan: stored.id, users });
  const { results } = (await call('GET', `invoices/?plan=${stored.id}&sort=user_id`)).body;
  return { plan: stored, invoices: results };
};
const uneven = async () =>
  (
    await site.site.db.execute(
      sql`select transaction_id from dues_entries group by transaction_id having sum(amount) <> 0`,
    )
  ).rows;
const balances = async () => (await call('GET', 'accounts/')).body as { kind: string; balance: number }[];
const sum = (rows: { balance: number }[]) => rows.reduce((all, { balance }) => all + balance, 0);

test('a plan is previewed, issued to each once, and taken back while nothing is paid', async () => {
  const [one, two] = [await member({ licenseCategory: 'Engineer A' }), await member()];
  const stored = await plan({ classes: ['Engineer A'], extends_until: '2027-03-31' });
  const preview = (await call('POST', `plans/${stored.id}/issue/`, { preview: true, users: [one.id, two.id] })).body;
  expect(preview).toMatchObject({
    count: 1,
    total: 45_000,
    who: [{ user_id: one.id, amount: 45_000 }],
    not: [{ user_id: two.id, why: 'Another licence class' }],
  });
  expect((await call('GET', `invoices/?plan=${stored.id}`)).body.count).toBe(0);
  await call('POST', `plans/${stored.id}/issue/`, { users: [one.id, two.id] });
  for (let again = 0; again < 2; again++) await issueAll(site.site, { plan: stored.id, users: [one.id, two.id] });
  const { results } = (await call('GET', `invoices/?plan=${stored.id}`)).body;
  expect(results).toMatchObject([
    { user_id: one.id, amount: 45_000, paid: 0, open: 45_000, status: 'open', number: expect.stringMatching(/^I-/) },
  ]);
  expect((await call('POST', `plans/${stored.id}/issue/`, { preview: true, users: [one.id] })).body).toMatchObject({
    count: 0,
    not: [{ user_id: one.id, why: 'Has an invoice of this plan' }],
  });
  expect((await call('DELETE', `plans/${stored.id}/`)).status).toBe(409);
  expect((await call('POST', `plans/${stored.id}/undo/`)).body).toMatchObject({ issued_at: null });
  expect((await call('GET', `invoices/${results[0].id}/`)).body).toMatchObject({ status: 'void', open: 0 });
  expect((await call('POST', `plans/${stored.id}/undo/`)).status).toBe(409);
  expect(await uneven()).toEqual([]);
});

test('full payment extends the membership, and a reversal takes that back', async () => {
  const person = await member();
  const { invoices } = await issued([person.id], { extends_until: '2027-03-31' });
  const body = money({ user_id: person.id, allocations: [{ invoice_id: invoices[0].id, amount: 45_000 }] });
  const paid = await call('POST', 'receipts/', body);
  expect([paid.status, paid.body]).toMatchObject([
    201,
    { amount: 45_000, credit: 0, flags: [], words: { en: 'Rupees Four Hundred Fifty Only' }, reverses: null },
  ]);
  const again = await call('POST', 'receipts/', { ...body, amount: 1 });
  expect([again.status, again.body.id]).toEqual([200, paid.body.id]);
  const until = async () => {
    const rows = await site.site.db.select({ until: users.membershipUntil }).from(users).where(eq(users.id, person.id));
    return rows[0]!.until;
  };
  expect(await until()).toBe('2027-03-31');
  expect((await call('GET', `invoices/${invoices[0].id}/`)).body).toMatchObject({ status: 'paid', open: 0 });
  expect((await call('POST', `invoices/${invoices[0].id}/void/`, { reason: 'x' })).status).toBe(409);
  const back = await call('POST', `receipts/${paid.body.id}/reverse/`, { reason: 'Bounced' });
  expect([back.status, back.body.kept]).toEqual([200, []]);
  expect(back.body.reversed_by).toBeGreaterThan(paid.body.id);
  expect(await until()).toBe(null);
  expect((await call('GET', `invoices/${invoices[0].id}/`)).body).toMatchObject({ status: 'open', open: 45_000 });
  expect((await call('POST', `receipts/${paid.body.id}/reverse/`, { reason: 'Bounced' })).status).toBe(409);
  expect(sum(await balances())).toBe(0);
});

test('what no longer fits stays credit, and an unknown payer gets a name', async () => {
  const [one, two] = [await member(), await member()];
  const { invoices } = await issued([one.id, two.id]);
  const more = await call(
    'POST',
    'receipts/',
    money({
      user_id: one.id,
      amount: 60_000,
      method: 'upi',
      reference: '412345678901',
      allocations: [{ invoice_id: invoices[0].id, amount: 60_000 }],
    }),
  );
  expect(more.body).toMatchObject({ credit: 15_000, flags: ['credit'] });
  const pays = [{ invoice_id: invoices[1].id, amount: 15_000 }];
  const moved = await call('POST', `receipts/${more.body.id}/allocate/`, { allocations: pays });
  expect(moved.body).toMatchObject({ credit: 0, allocations: [{ amount: 45_000 }, { amount: 15_000 }] });
  expect((await call('POST', `receipts/${more.body.id}/allocate/`, { allocations: pays })).status).toBe(400);
  const unknown = await call('POST', 'receipts/', money({ method: 'bank', amount: 30_000 }));
  expect(unknown.body).toMatchObject({ payer: '', user_id: null, flags: ['unknown_payer', 'credit'] });
  const named = await call('POST', `receipts/${unknown.body.id}/allocate/`, {
    user_id: two.id,
    allocations: [{ invoice_id: invoices[1].id, amount: 30_000 }],
  });
  expect(named.body).toMatchObject({ user_id: two.id, credit: 0, flags: [] });
  expect((await call('GET', `invoices/${invoices[1].id}/`)).body.status).toBe('paid');
  expect((await balances()).find(({ kind }) => kind === 'suspense')).toMatchObject({ balance: 0 });
  expect(sum(await balances())).toBe(0);
});

test('an area admin and a collector record cash of their area, and nothing else', async () => {
  const admin = await signIn(site, 'area_admin', { areaId: area.id });
  const collector = await signIn(site, 'member', { areaId: other.id, duties: ['collector'] });
  const [here, elsewhere] = [await member(), await member({ areaId: other.id })];
  const pay = (who: typeof admin, more: object) => call('POST', 'receipts/', money(more), who.token);
  expect((await pay(admin, { user_id: here.id })).status).toBe(201);
  expect((await pay(admin, { user_id: elsewhere.id })).status).toBe(404);
  expect((await pay(admin, { user_id: here.id, method: 'upi' })).status).toBe(403);
  expect((await pay(collector, { user_id: elsewhere.id })).status).toBe(201);
  expect((await pay(collector, { user_id: here.id })).status).toBe(404);
  expect((await call('GET', 'receipts/', undefined, collector.token)).body.count).toBe(1);
  expect((await call('GET', 'invoices/', undefined, admin.token)).status).toBe(403);
});

test('days and references are checked', async () => {
  const refused = async (more: object) => (await call('POST', 'receipts/', money(more))).body;
  expect(await refused({ received_on: '2099-01-01' })).toEqual({ received_on: ['This day is in the future.'] });
  expect(await refused({ received_on: '2020-01-01' })).toEqual({ received_on: ['This day is more than 60 days ago.'] });
  expect(Object.keys(await refused({ method: 'upi', reference: '12' }))).toEqual(['reference']);
  expect(Object.keys(await refused({ amount: 0 }))).toEqual(['amount']);
  expect(Object.keys(await refused({ user_id: 999_999 }))).toEqual(['user_id']);
  expect(Object.keys(await refused({ allocations: [{ invoice_id: 999_999, amount: 1 }] }))).toEqual(['allocations']);
  expect(await refused({ amount: 1, allocations: [{ invoice_id: 1, amount: 2 }] })).toEqual({
    allocations: ['This is more than what is left of the receipt.'],
  });
});

test('fifty times the same key at once is one receipt, and numbers have no gaps', async () => {
  const body = money({ amount: 100 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', 'receipts/', body)));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const { rows } = await site.site.db.execute<{ number: string }>(
    sql`select number from dues_receipts order by number`,
  );
  expect(rows.map(({ number }) => Number(number.slice(-5)))).toEqual(rows.map((_, index) => index + 1));
});

test('a waiver moves what is open, arrears are by area and age, the ledger has a workbook', async () => {
  const person = await member();
  const { invoices } = await issued([person.id]);
  const { areas, total } = (await call('GET', 'arrears/')).body;
  expect(areas.find((row: { area_id: number }) => row.area_id === area.id).over_90).toBeGreaterThanOrEqual(45_000);
  expect((await call('POST', `invoices/${invoices[0].id}/waive/`, { reason: 'Hardship' })).body).toMatchObject({
    status: 'waived',
    open: 0,
  });
  expect((await call('POST', `invoices/${invoices[0].id}/waive/`, { reason: 'Hardship' })).status).toBe(409);
  expect((await call('GET', 'arrears/')).body.total).toBe(total - 45_000);
  const csv = (await call('GET', 'invoices/export/?status=waived')).body as Buffer;
  expect(csv.toString()).toContain(',450.00,0.00,0.00,');
  const file = await call('GET', 'ledger/export/?format=xlsx');
  const { readXlsx } = await import('hucre/xlsx');
  expect((await readXlsx(file.body as Buffer)).sheets.map(({ name }) => name)).toEqual([
    'Entries',
    'Receipts',
    'Arrears',
    'Accounts',
  ]);
});

test('the ledger takes no entry that does not sum to zero, and none is changed', async () => {
  const { db, write } = site.site;
  const [entry] = await db.select().from(duesEntries).limit(1);
  await expect(
    write((tx) =>
      tx.insert(duesEntries).values({ transactionId: entry!.transactionId, accountId: entry!.accountId, amount: 5 }),
    ),
  ).rejects.toThrow();
  await expect(write((tx) => tx.update(duesEntries).set({ amount: 1 }))).rejects.toThrow();
  await expect(write((tx) => tx.delete(duesEntries))).rejects.toThrow();
  expect(await uneven()).toEqual([]);
});

test('what may be left out may be missing, and amounts below zero are numbers in a file', async () => {
  const person = await member();
  const stored = await plan();
  expect((await call('GET', `plans/${stored.id}/`)).body).toEqual(stored);
  const { status, body } = await call('POST', 'receipts/', money({ user_id: String(person.id), allocations: null }));
  expect([status, body.credit]).toEqual([201, 45_000]);
  expect((await call('POST', `receipts/${body.id}/allocate/`)).status).toBe(200);
  const issue = await call('POST', `plans/${stored.id}/issue/`);
  expect([issue.status, issue.body.total]).toEqual([200, issue.body.count * 45_000]);
  const { body: file } = await call('GET', 'ledger/export/');
  const amounts = String(file)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').at(-1)!);
  expect(amounts.filter((amount) => !/^-?\d+\.\d\d$/.test(amount))).toEqual([]);
  expect(amounts.reduce((sum, amount) => sum + Number(amount), 0)).toBe(0);
});

test('of many invoices that are taken back all are void at once, and the ledger follows', async () => {
  await site.site.db.execute(sql`
    insert into users (username, first_name, last_name, phone, password_hash, role, is_approved, date_joined)
    select 'many' || n, 'Many', n::text, (7200000000 + n)::text, '', 'member', true, now()
    from generate_series(1, 300) n`);
  const stored = await plan();
  const { count } = (await call('POST', `plans/${stored.id}/issue/`)).body;
  await issueAll(site.site, { plan: stored.id });
  const before = sum(await balances());
  expect((await call('POST', `plans/${stored.id}/undo/`)).status).toBe(200);
  expect((await call('GET', `invoices/?plan=${stored.id}&status=void`)).body.count).toBe(count);
  await undoAll(site.site, { plan: stored.id });
  const { rows } = await site.site.db.execute(sql`
    select count(*)::int as moves, count(distinct invoice_id)::int as invoices from dues_transactions
    where kind = 'void' and invoice_id in (select id from dues_invoices where plan_id = ${stored.id})`);
  expect([rows, await uneven(), before]).toEqual([[{ moves: count, invoices: count }], [], 0]);
});
