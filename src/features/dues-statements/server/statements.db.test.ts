import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, testPerson } from '~test/factories';
import { csvFile, workbook } from '~test/sheets';
import { dayIso } from '~/shared/membership-status';

/* docs/product/dues.md, "Statement": whatever file has a line, the ledger has it once. */
const site = testApp();
const treasurer = testPerson(site, 'admin', { duties: ['treasurer'] });
const ago = (days: number) => dayIso(new Date(Date.now() - days * 86_400_000));
const asBanksDo = (day: string) => day.split('-').reverse().join('/');

const heads = ['Value Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'];
const line = (days: number, narration: string, deposit: string, balance: string) => [
  asBanksDo(ago(days)),
  narration,
  '',
  deposit,
  balance,
];
const first = [
  line(5, 'NEFT  A PAYER', '1,450.00', '11,450.00'),
  line(4, 'UPI/CR/A', '450.00', '11,900.00'),
  [asBanksDo(ago(4)), 'CHARGES', '450.00', '', '11,450.00'],
  // Equal to the line before the charges, with an equal balance.
  line(4, 'UPI/CR/A', '450.00', '11,900.00'),
];

const bank = async () => {
  const { body } = await site.call('GET', '/api/dues/accounts/', { token: treasurer.token });
  return (body as { kind: string; balance: number }[]).find(({ kind }) => kind === 'bank')!.balance;
};
const applied = async (bytes: Buffer, name: string) => {
  const form = formOf({}, { file: { bytes, name } });
  const { status, body } = await site.call('POST', '/api/dues/statements/', { token: treasurer.token, form });
  expect([status, body.counts?.error]).toEqual([201, 0]);
  expect((await site.call('POST', `/api/dues/statements/${body.id}/apply/`, { token: treasurer.token })).status).toBe(
    200,
  );
  return body.counts as { new: number; known: number };
};

test('the same file, one that overlaps, and one that a spreadsheet has saved bring each line once', async () => {
  expect(await applied(csvFile([heads, ...first]), 'bank.csv')).toMatchObject({ new: 4, known: 0 });
  const sum = 145_000 + 2 * 45_000;
  expect(await bank()).toBe(sum);
  expect(await applied(csvFile([heads, ...first]), 'bank.csv')).toMatchObject({ new: 0, known: 4 });
  const later = line(2, 'IMPS/P2A/B', '100.00', '12,000.00');
  expect(await applied(csvFile([heads, ...first, later]), 'longer.csv')).toMatchObject({ new: 1, known: 4 });
  expect(await bank()).toBe(sum + 10_000);
  // Days and amounts are numbers then, blanks at the end are gone.
  const number = (cell: string) => (cell === '' ? null : Number(cell.replaceAll(',', '')));
  const saved = [...first, later].map(([day, narration, withdrawal, deposit, balance]) => [
    new Date(`${day!.split('/').reverse().join('-')}T00:00:00Z`),
    narration!,
    number(withdrawal!),
    number(deposit!),
    number(balance!),
  ]);
  expect(await applied(await workbook([heads, ...saved]), 'bank.xlsx')).toMatchObject({ new: 0, known: 5 });
  expect(await bank()).toBe(sum + 10_000);
});
