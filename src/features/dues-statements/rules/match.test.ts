import { expect, test } from 'vitest';
import { createMatcher } from './match';
import { guessColumns, identities, readLines } from './statement';

/*
 * 300 made-up narrations in the shapes of four banks. Each line says what it really is; a line that is sure has to be
 * that, without exception, and a suggestion has to be of its payer.
 */

const names = ['Asha Menon', 'Rahul Nair', 'Fathima Beevi', 'Joseph Thomas', 'Lakshmi Devi'];
const amounts = [45_000, 50_000, 120_000, 36_500];
const letter = (at: number) => String.fromCharCode(65 + at);
const members = Array.from({ length: 60 }, (_, at) => ({
  userId: at + 1,
  // With initials of their own.
  name: [names[at % names.length]!, letter(at % 26) + letter(Math.floor(at / 26))].join(' '),
  membershipId: `PKD${7000 + at}`,
  phone: String(9_447_000_000 + at * 7),
}));
const invoices = members.map((member, at) => ({
  ...member,
  id: 100 + at,
  number: `I-2026-27-${String(at + 1).padStart(5, '0')}`,
  open: amounts[at % amounts.length]!,
}));
const claims = members.slice(0, 20).map(({ userId }, at) => ({
  id: 500 + at,
  invoiceId: 100 + at,
  userId,
  reference: String(412_300_000_000 + at * 13),
}));
const receipts = members.slice(20, 30).map(({ userId }, at) => ({
  id: 900 + at,
  userId,
  reference: String(530_000_000_000 + at * 17),
  amount: amounts[at % amounts.length]!,
}));

/** How four banks write the same: a narration, and a cell of its own for the reference or none. */
const banks = [
  (ref: string, payer: string, note: string) => ({
    narration: `UPI/CR/${ref}/${payer}/SBIN/${note}/UPI`,
    reference: '',
  }),
  (ref: string, payer: string, note: string) => ({ narration: `UPI-${payer}-${note}-OKAXIS`, reference: ref }),
  (ref: string, payer: string, note: string) => ({ narration: `NEFT CR ${ref} ${payer} ${note}`, reference: '' }),
  (ref: string, payer: string, note: string) => ({
    narration: `IMPS/P2A/${ref}/${payer.slice(0, 20)}/FDRL/ ${note} `,
    reference: ref,
  }),
];

interface Case {
  narration: string;
  reference: string;
  amount: number;
  /** What it really pays; null: what no program can tell. */
  truth: { invoiceId?: number; claimId?: number; receiptId?: number } | null;
  expected: 'sure' | 'suggestion' | null;
}

let next = 0;
/** A reference that no claim and no receipt has. */
const anyRef = () => String(610_000_000_000 + (next += 1) * 11);

const cases: Case[] = Array.from({ length: 300 }, (_, at) => {
  const bank = banks[at % 4]!;
  const invoice = invoices[at % 60]!;
  const { name, membershipId, phone } = invoice;
  const paid = { amount: invoice.open, truth: { invoiceId: invoice.id } };
  const upper = name.toUpperCase();
  switch (Math.floor(at / 4) % 10) {
    case 0: {
      const claim = claims[at % 20]!;
      const { open } = invoices[at % 20]!;
      return {
        ...bank(claim.reference, 'A FRIEND', 'DUES'),
        amount: open,
        truth: { claimId: claim.id },
        expected: 'sure',
      };
    }
    case 1: {
      const receipt = receipts[at % 10]!;
      return {
        ...bank(receipt.reference, 'SOME NAME', 'PAYMENT'),
        amount: receipt.amount,
        truth: { receiptId: receipt.id },
        expected: 'sure',
      };
    }
    case 2:
      return { ...bank(anyRef(), 'PAYER', invoice.number), ...paid, expected: 'sure' };
    case 3:
      return { ...bank(anyRef(), 'PAYER', invoice.number.replaceAll('-', '/')), ...paid, expected: 'sure' };
    case 4:
      return { ...bank(anyRef(), 'PAYER', membershipId), ...paid, expected: 'suggestion' };
    case 5:
      return { ...bank(anyRef(), 'PAYER', `PH ${phone}`), ...paid, expected: 'suggestion' };
    case 6:
      return { ...bank(anyRef(), upper, 'DUES 2026'), ...paid, expected: 'suggestion' };
    // The number of another invoice, a digit longer; another amount; a claim's reference with another amount.
    case 7:
      return { ...bank(anyRef(), 'PAYER', `${invoice.number}77`), ...paid, truth: null, expected: null };
    case 8:
      return { ...bank(anyRef(), upper, invoice.number), amount: invoice.open + 100, truth: null, expected: null };
    default:
      return { ...bank(claims[at % 20]!.reference, 'PAYER', 'DUES'), amount: 77_700, truth: null, expected: null };
  }
});

const find = createMatcher({ invoices, claims, receipts });

test('300 narrations of four banks: what is sure is right', () => {
  expect(cases).toHaveLength(300);
  const wrong = cases.flatMap((line) => {
    const found = find({ ...line, reference: line.reference || null });
    const isTrue =
      found === null ||
      Object.entries(line.truth ?? { invoiceId: -1 }).every(([key, id]) => found[key as 'claimId'] === id);
    return (found?.match ?? null) === line.expected && isTrue ? [] : [{ line, found }];
  });
  expect(wrong).toEqual([]);
});

const headings = [
  ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
  ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
  ['Tran Date', 'Particulars', 'Chq No', 'DR', 'CR', 'Balance(INR)'],
  ['Date', 'Transaction Details', 'Amount', 'Balance'],
];
const row = ['27/11/2026', 'NEFT ASHA', '', '27/11/2026', '', '450.00', '1,450.00'];

test.each(headings.map((bank) => [bank]))('the headings %j are understood', (bank) => {
  expect(Object.values(guessColumns(bank))).toEqual(expect.arrayContaining(['value_day', 'narration', 'balance']));
});

test.each([
  ['27/11/2026', '450.00', '1,450.00'],
  ['27-11-2026', '450', '1450'],
  ['2026-11-27', '450.0', '1450.00'],
  ['46353', '450', '1450'],
  ['27-Nov-26', '₹450.00', '₹1,450.00'],
])('a file that a spreadsheet program saved again, with %s, has the same lines', (day, amount, balance) => {
  const bank = headings[1]!;
  const read = (cells: string[]) => identities(readLines([{ line: 2, cells }], bank, guessColumns(bank)));
  expect(read([day, 'NEFT  ASHA', '', day, '', amount, balance])).toEqual(read(row));
});

test('two equal lines of a day are two, also where an overlapping file has them in another place', () => {
  const columns = guessColumns(['Date', 'Narration', 'Amount']);
  const read = (rows: string[][]) =>
    identities(
      readLines(
        rows.map((cells, at) => ({ line: at + 2, cells })),
        ['Date', 'Narration', 'Amount'],
        columns,
      ),
    );
  const twin = ['27/11/2026', 'CASH DEP', '450'];
  const first = read([['26/11/2026', 'A', '1'], twin, twin]);
  const later = read([twin, twin, ['28/11/2026', 'B', '2']]);
  expect(new Set([...first, ...later]).size).toBe(4);
});
