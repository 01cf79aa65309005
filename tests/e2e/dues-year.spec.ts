import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { callApi } from './support/people';
import { statusMessage, windowsLeft } from './support/screen';
import { enterAs, people } from './support/session';
import type { Server } from './support/server';
import { expect, test } from './support/test';

/* docs/product/dues.md: a treasurer's year, from the plan to the next treasurer. What is many goes by the calls. */

const treasurer = 'treasurer@demo.test';
const fee = 31_700;
const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

interface User {
  id: number;
  role: string;
  area: number | null;
  is_approved: boolean;
  full_name: string;
}
interface Invoice {
  id: number;
  number: string;
  user_id: number;
}
type Balances = Record<'bank' | 'cash' | 'dues' | 'income' | 'suspense' | 'write_off', number>;

/** Makes calls as a person; fails on a refusal. */
const callsOf =
  (server: Server, token: string) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await callApi(server, method, path, body, token);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body as T;
  };

const screen = (page: Page, url: string, tab: string) => page.goto(`${url}/app/admin/dues?tab=${tab}`);

test("a treasurer's year: the books end with what happened", async ({ page, context, demoServer }) => {
  const { url } = demoServer;
  const enter = async (who: string) => callsOf(demoServer, (await enterAs(await context.newPage(), url, who)).token);
  const asSuperuser = await enter(people.superuser);
  const asAdmin = await enter(people.areaAdmin);
  const users = await asSuperuser<User[]>('GET', '/api/users/');
  const me = await asAdmin<User>('GET', '/api/me/');
  const members = users.filter(({ role, is_approved: isApproved }) => role === 'member' && isApproved);
  const admin = users.find(({ id }) => id === me.id)!;
  const here = members.filter(({ area }) => area === admin.area).slice(-15);
  const elsewhere = members.filter(({ area }) => area !== null && area !== admin.area);
  const otherArea = elsewhere.filter(({ area }) => area === elsewhere[0]!.area).slice(-15);
  const rest = elsewhere.filter(({ area }) => area !== elsewhere[0]!.area).slice(-5);
  const { token } = await enterAs(page, url, treasurer);
  const call = callsOf(demoServer, token);
  const balances = async () => {
    const sums: Balances = { bank: 0, cash: 0, dues: 0, income: 0, suspense: 0, write_off: 0 };
    const rows = await call<{ kind: keyof Balances; balance: number }[]>('GET', '/api/dues/accounts/');
    for (const { kind, balance } of rows) sums[kind] += balance;
    return sums;
  };
  const before = await balances();
  let invoices: Invoice[] = [];
  const invoiceOf = ({ id }: User) => invoices.find(({ user_id: userId }) => userId === id)!;
  let keys = 0;
  const pay = (by: typeof call, payer: User, more: object) =>
    by<{ id: number; number: string }>('POST', '/api/dues/receipts/', {
      client_key: `year-${(keys += 1)}`,
      user_id: payer.id,
      amount: fee,
      received_on: today,
      allocations: [{ invoice_id: invoiceOf(payer).id, amount: fee }],
      ...more,
    });

  await test.step('a plan is made and issued', async () => {
    await screen(page, url, 'plans');
    await page.getByRole('button', { name: 'New plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Year of proof');
    await dialog.getByLabel('Amount in rupees').fill('317');
    await dialog.getByLabel('Due by').fill('2026-06-30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await windowsLeft(page);
    await expect(page.getByRole('row').filter({ hasText: 'Year of proof' })).toBeVisible();
    const { results } = await call<{ results: { id: number; name: string }[] }>('GET', '/api/dues/plans/');
    const { id } = results.find(({ name }) => name === 'Year of proof')!;
    const payers = [...here, ...otherArea, ...rest];
    await call('POST', `/api/dues/plans/${id}/issue/`, { users: payers.map((payer) => payer.id) });
    await expect
      .poll(
        async () => {
          const list = await call<{ results: Invoice[] }>('GET', `/api/dues/invoices/?plan=${id}&page_size=100`);
          invoices = list.results;
          return invoices.length;
        },
        { timeout: 60_000 },
      )
      .toBe(35);
  });

  await test.step('thirty receipts of cash, in two areas', async () => {
    for (const payer of here) await pay(asAdmin, payer, { method: 'cash' });
    // In the other area by the superuser, who may act there as well.
    for (const payer of otherArea) await pay(asSuperuser, payer, { method: 'cash' });
    expect(otherArea[0]!.area).not.toBe(admin.area);
  });

  await test.step('two handovers, one of them counted with a difference', async () => {
    const ownBalance = (await asAdmin<{ balance: number }[]>('GET', '/api/dues/cash/'))[0]!.balance;
    await asAdmin('POST', '/api/dues/handovers/', { amount: 70_000 });
    await asSuperuser('POST', '/api/dues/handovers/', { amount: 100_000 });
    await screen(page, url, 'cash');
    const rows = page.getByRole('region', { name: 'Handovers' }).getByRole('row');
    const counted: [string, number, string][] = [
      ['₹700', 1, '₹200 less than was said.'],
      ['₹1,000', 2, 'Taken over'],
    ];
    for (const [amount, notes, said] of counted) {
      const row = rows.filter({ hasText: amount });
      await row.getByRole('button', { name: /^Count/ }).click();
      await page.getByRole('dialog').getByLabel('Notes of ₹500').fill(String(notes));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Take over ₹/ })
        .click();
      await windowsLeft(page);
      if (notes === 1) await expect(statusMessage(page, said)).toBeVisible();
      await expect(row.getByRole('button', { name: /^Count/ })).toHaveCount(0);
    }
    expect((await asAdmin<{ balance: number }[]>('GET', '/api/dues/cash/'))[0]!.balance).toBe(ownBalance - 50_000);
  });

  await test.step('a statement with ticks', async () => {
    const [first, second] = [rest[0]!, rest[1]!];
    const day = today.split('-').reverse().join('/');
    const file = [
      'Date,Narration,Deposit,Withdrawal,Balance',
      ...[first, second].map((payer, at) => `${day},NEFT ${invoiceOf(payer).number},317.00,,${1000 + at * 317}.00`),
      `${day},CASH DEP UNKNOWN,200.00,,1517.00`,
    ].join('\r\n');
    await screen(page, url, 'statement');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'year.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Show the lines' }).click();
    await expect(page.getByRole('heading', { name: 'year.csv' })).toBeVisible();
    await page.getByRole('button', { name: /^Tick (?:all|the) / }).click();
    await page.getByRole('button', { name: 'Apply the file' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply the file' }).click();
    await expect(statusMessage(page, 'The file is applied.')).toBeVisible();
  });

  await test.step('a cheque bounces', async () => {
    const cheque = { method: 'cheque', reference: '700123', cheque: { bank: 'State Bank', dated: today } };
    await pay(call, rest[2]!, cheque);
    await screen(page, url, 'receipts');
    await page.getByRole('searchbox').fill('700123');
    const row = page.getByRole('row').filter({ hasText: '700123' });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Open R-/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await dialog.getByLabel('Reason').fill('The cheque bounced');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(dialog.getByText('This receipt is reversed: it proves no payment.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const owed = 3 * fee;
  await test.step('the books have what happened', async () => {
    const after = await balances();
    const moved = Object.fromEntries(Object.entries(after).map(([kind, sum]) => [kind, sum - before[kind as 'bank']]));
    expect(moved).toEqual({
      bank: 2 * fee + 20_000,
      cash: 30 * fee,
      dues: owed,
      income: -35 * fee,
      suspense: -20_000,
      write_off: 0,
    });
    expect(Object.values(after).reduce((all, sum) => all + sum, 0)).toBe(0);
    await screen(page, url, 'arrears');
    const arrears = await call<{ total: number; areas: { total: number }[] }>('GET', '/api/dues/arrears/');
    expect(arrears.areas.reduce((all, { total }) => all + total, 0)).toBe(arrears.total);
    await expect(page.getByRole('tab', { name: 'Arrears', exact: true })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the book of the year', async () => {
    await screen(page, url, 'ledger');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '2026-27', exact: true }).click();
    const { sheets } = await readXlsx(readFileSync(await (await saving).path()));
    expect(sheets.map(({ name }) => name)).toEqual(['Entries', 'Receipts', 'Arrears', 'Accounts']);
    const [entries, receipts, , accounts] = sheets.map(({ rows }) => rows.slice(1));
    const paise = (cell: unknown) => Math.round(Number(cell) * 100);
    expect(entries!.reduce((all, row) => all + paise(row[3]), 0)).toBe(0);
    expect(accounts!.reduce((all, row) => all + paise(row[2]), 0)).toBe(0);
    const { count } = await call<{ count: number }>('GET', '/api/dues/receipts/?from=2026-04-01');
    expect(receipts).toHaveLength(count);
  });

  await test.step('the treasury goes to the next', async () => {
    const next = users.find(({ role }) => role === 'superuser') ?? (await asSuperuser<User>('GET', '/api/me/'));
    const { id } = await call<{ id: number }>('POST', '/api/dues/handing-over/', { to: next.id, cash: { 500: 3 } });
    await enterAs(page, url, people.superuser);
    await screen(page, url, 'handing');
    await page.getByRole('button', { name: 'Sign and take over' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign and take over' }).click();
    await expect(statusMessage(page, 'Taken over. The books are closed until')).toBeVisible();
    const { results } = await call<{ results: { id: number; signed_at: string | null }[] }>(
      'GET',
      '/api/dues/handing-over/',
    );
    expect(results.find((row) => row.id === id)!.signed_at).not.toBeNull();
    expect(Object.values(await balances()).reduce((all, sum) => all + sum, 0)).toBe(0);
  });
});
