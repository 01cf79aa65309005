import { sql } from 'drizzle-orm';
import { remindOverdue } from '../../src/features/dues/server/overdue';
import type { Db } from '../../src/platform/database';
import { toIso } from '../../src/shared/dates';
import type { Answer, Method, TestApp } from './app';
import { type signIn, testPerson } from './factories';

type Call = (method: Method, url: string, body?: object) => Promise<Answer>;

/** Returns a treasurer, the calls of dues as that person or another, and the day, for all tests of a file. */
export function duesOffice(test: TestApp) {
  const treasurer = testPerson(test, 'admin', { firstName: 'Asha', lastName: 'Menon', duties: ['treasurer'] });
  const call = (method: Method, path: string, body?: object, token = treasurer.token) =>
    test.call(method, `/api/dues/${path}`, { token, ...(body && { body }) });
  return { treasurer, call, today: () => toIso(test.clock.now()).slice(0, 10) };
}

/** Issues invoices to people, the first of whom pays a part. */
export async function seedDues(call: Call, users: readonly number[], more: object = {}): Promise<number[]> {
  const plan = { year: '2026-27', name: 'Annual dues', amount: 45_000, classes: [], due_on: '2026-06-30', ...more };
  const { id } = (await call('POST', '/api/dues/plans/', plan)).body;
  await call('POST', '/api/dues/plans/', { ...plan, name: 'Building fund' });
  await call('POST', `/api/dues/plans/${id}/issue/`, { users });
  let invoices: { id: number; user_id: number }[] = [];
  while (invoices.length < users.length) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    invoices = (await call('GET', `/api/dues/invoices/?plan=${id}`)).body.results;
  }
  const day = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  for (const amount of [10_000, 5_000])
    await call('POST', '/api/dues/receipts/', {
      client_key: `seed-${id}-${amount}`,
      user_id: users[0],
      amount,
      method: 'cash',
      received_on: day,
      allocations: [{ invoice_id: invoices.find((one) => one.user_id === users[0])!.id, amount }],
    });
  return users.map((user) => invoices.find((one) => one.user_id === user)!.id);
}

/** Returns what of the tables of dues `fillAbout` cannot fill by itself, for a person. */
export async function duesAbout(db: Db, person: number, name: string) {
  const [dues] = (
    await db.execute<{ account: number; invoice: number; statement: number }>(sql`
      with account as (insert into dues_accounts (key, kind) values (${`a${person}`}, 'cash') returning id),
        invoice as (insert into dues_invoices (number, payer, amount, due_on, issued_on)
          values (${`n${person}`}, 'A shop', 100, '2026-06-30', '2026-04-01') returning id),
        statement as (insert into dues_statements (filename, columns, headings, created_at)
          values ('bank.csv', '{}', '', now()) returning id)
      select account.id as account, invoice.id as invoice, statement.id as statement from account, invoice, statement`)
  ).rows;
  const number = `own-${person}`;
  return {
    dues_accounts: { key: `own${person}`, kind: 'cash' },
    dues_invoices: { number, amount: 100, paid: 0, purpose: null, reason: 'Error', closed_request_state: null },
    // A receipt stays as it was issued.
    dues_receipts: {
      account_id: dues!.account,
      number,
      client_key: number,
      code: number,
      payer: 'The payer',
      amount: 100,
      allocated: 0,
      method: 'cash',
      reference: null,
      cheque_bank: null,
      reverses: null,
      reason: null,
      snapshot: { by: name },
    },
    dues_claims: { invoice_id: dues!.invoice, proof: null, state: 'rejected', method: 'upi' },
    dues_statement_lines: { statement_id: dues!.statement, state: 'new', match: null, hash: '1', applied_hash: null },
    dues_handings_over: { cash: {} },
  };
}

type SignedIn = ReturnType<typeof signIn>;

/** Sends everything that dues deliver by bell. */
export async function deliverDues(test: TestApp, people: Record<'chief' | 'member', () => SignedIn>): Promise<void> {
  const [chief, ...members] = [
    await people.chief(),
    await people.member(),
    await people.member(),
    await people.member(),
  ];
  const office: Call = (method, url, body) => test.call(method, url, { token: chief.token, ...(body && { body }) });
  const invoices = await seedDues(
    office,
    members.map(({ user }) => user.id),
  );
  const claims = [];
  for (const [index, { token }] of members.entries()) {
    const body = { method: 'upi', reference: `41234567890${index}`, paid_on: '2026-01-02' };
    claims.push((await test.call('POST', `/api/dues/invoices/${invoices[index]}/claim/`, { token, body })).body.id);
  }
  await office('POST', `/api/dues/claims/${claims[0]}/decision/`, { decision: 'approve' });
  await office('POST', `/api/dues/claims/${claims[1]}/decision/`, {
    decision: 'reject',
    note: 'Not on the statement.',
  });
  const week = new Date(test.clock.now().getTime() - 7 * 86_400_000).toISOString().slice(0, 10);
  await seedDues(office, [members[2].user.id], { due_on: week });
  await remindOverdue(test.site, new AbortController().signal);
  const moved = await office('PATCH', '/api/admin/settings/membership/', { upi_id: 'committee@bank' });
  if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
}
