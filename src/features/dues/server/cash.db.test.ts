import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { duesOffice } from '~test/dues';
import { formOf, makeUser, picture, signIn, testAreas } from '~test/factories';
import { issueAll } from './issue';

const site = testApp();
const { treasurer, call, today } = duesOffice(site);
const [area, other] = testAreas(site);

let keys = 0;
const owing = async (userId: number, amount = 45_000): Promise<{ id: number; number: string }> => {
  const plan = { year: '2026-27', name: `Dues ${++keys}`, amount, classes: [], due_on: '2026-06-30' };
  const { id } = (await call('POST', 'plans/', plan)).body;
  await call('POST', `plans/${id}/issue/`, { users: [userId] });
  await issueAll(site.site, { plan: id, users: [userId] });
  return (await call('GET', `invoices/?plan=${id}`)).body.results[0];
};
const cash = (token: string, userId: number, amount: number) =>
  call(
    'POST',
    'receipts/',
    { client_key: `c-${++keys}`, user_id: userId, amount, method: 'cash', received_on: today() },
    token,
  );
const csv = (rows: string[][], more: Record<string, string> = {}) =>
  formOf(more, { file: { bytes: Buffer.from(rows.map((row) => row.join(',')).join('\n')), name: 'bank.csv' } });
const upload = (path: string, form: FormData) =>
  site.call('POST', `/api/dues/${path}`, { token: treasurer.token, form });
const sum = async () =>
  ((await call('GET', 'accounts/')).body as { balance: number }[]).reduce((all, { balance }) => all + balance, 0);

test('a member sees what is due, claims with a proof, and the treasurer decides', async () => {
  const person = await signIn(site, 'member', { areaId: area.id });
  const invoice = await owing(person.user.id);
  const mine = async () => (await call('GET', 'mine/', undefined, person.token)).body;
  expect(await mine()).toMatchObject({
    due: 45_000,
    credit: 0,
    invoices: [{ id: invoice.id }],
    receipts: [],
    claims: [],
  });
  const form = formOf(
    { method: 'upi', reference: '412345678955', paid_on: today() },
    { proof: { bytes: await picture('png'), name: 'shot.png' } },
  );
  const path = `/api/dues/invoices/${invoice.id}/claim/`;
  const claim = await site.call('POST', path, { token: person.token, form });
  expect([claim.status, claim.body]).toMatchObject([201, { state: 'open', proof: { type: 'image/jpeg' } }]);
  const proof = await site.call('GET', claim.body.proof.url);
  expect(proof.status).toBe(200);
  const plain = { method: 'upi', reference: '412345678955', paid_on: today() };
  expect((await site.call('POST', path, { token: person.token, body: plain })).status).toBe(409);
  const stranger = await signIn(site, 'member', { areaId: area.id });
  expect((await site.call('POST', path, { token: stranger.token, body: plain })).status).toBe(404);
  expect((await mine()).due).toBe(45_000);
  expect((await call('POST', `claims/${claim.body.id}/decision/`, { decision: 'reject' })).status).toBe(400);
  const approved = await call('POST', `claims/${claim.body.id}/decision/`, { decision: 'approve' });
  expect(approved.body).toMatchObject({ state: 'approved', receipt_id: expect.any(Number) });
  expect((await call('POST', `claims/${claim.body.id}/decision/`, { decision: 'approve' })).status).toBe(409);
  expect(await mine()).toMatchObject({ due: 0, receipts: [{ amount: 45_000, reference: '412345678955' }] });
  const paper = async (type: string, language = '') =>
    site.call('GET', `${language}/api/dues/receipts/${approved.body.receipt_id}.${type}`, { token: person.token });
  const [first, again] = [await paper('pdf'), await paper('pdf')];
  expect(first.status).toBe(200);
  expect((first.body as Buffer).equals(again.body as Buffer)).toBe(true);
  expect((await paper('png', '/ml')).headers['content-type']).toBe('image/png');
  expect(
    (await site.call('GET', `/api/dues/receipts/${approved.body.receipt_id}.pdf`, { token: stranger.token })).status,
  ).toBe(404);
  expect(await sum()).toBe(0);
});

test('cash is handed over, and what was counted moves', async () => {
  const collector = await signIn(site, 'member', { areaId: area.id, duties: ['collector'] });
  const { id } = await makeUser(site, { areaId: area.id });
  await cash(collector.token, id, 100_000);
  const ownCash = async () => (await call('GET', 'cash/', undefined, collector.token)).body;
  expect(await ownCash()).toMatchObject([{ user_id: collector.user.id, balance: 100_000 }]);
  const handed = await call('POST', 'handovers/', { amount: 100_000 }, collector.token);
  expect([handed.status, handed.body]).toMatchObject([201, { amount: 100_000, counted: null }]);
  expect((await call('POST', `handovers/${handed.body.id}/confirm/`, { amount: 1 }, collector.token)).status).toBe(403);
  const confirmed = await call('POST', `handovers/${handed.body.id}/confirm/`, { amount: 99_000 });
  expect(confirmed.body).toMatchObject({ counted: 99_000, difference: -1000, confirmed_at: expect.any(String) });
  expect((await call('POST', `handovers/${handed.body.id}/confirm/`, { amount: 99_000 })).status).toBe(409);
  expect(await ownCash()).toMatchObject([{ balance: 1000 }]);
  const brought = (await call('POST', 'cash/deposit/', { amount: 50_000 })).body;
  expect(brought).toContainEqual(expect.objectContaining({ user_id: treasurer.user.id, balance: 49_000 }));
  expect((await call('POST', 'cash/deposit/', { amount: 50_000 })).status).toBe(400);
  expect(await sum()).toBe(0);
});

test('a file of the bank: sure lines, a suggestion, unknown payers, and the same line once', async () => {
  const [one, two, three] = [
    await makeUser(site, { areaId: area.id }),
    await makeUser(site, { areaId: area.id, membershipId: 'PKD7001' }),
    await makeUser(site, { areaId: other.id }),
  ];
  const [first, second] = [await owing(one.id, 31_100), await owing(two.id, 32_200)];
  await owing(three.id, 33_300);
  const head = ['Value Date', 'Description', 'Debit', 'Credit', 'Balance'];
  const file = [
    head,
    ['27/11/2026', `NEFT ${first.number}`, '', '311.00', '10311.00'],
    ['27/11/2026', 'UPI/PKD7001/DUES', '', '322.00', '10633.00'],
    ['27/11/2026', 'CASH DEP UNKNOWN', '', '500.00', '11133.00'],
    ['27/11/2026', 'CHARGES', '10.00', '', '11123.00'],
  ];
  const read = await upload('statements/', csv(file));
  expect([read.status, read.body]).toMatchObject([
    201,
    {
      counts: { new: 4, known: 0, error: 0 },
      lines: [
        { match: 'sure', invoice_id: first.id, amount: 31_100 },
        { match: 'suggestion', invoice_id: second.id, user_id: two.id },
        { match: null },
        { match: null, amount: -1000 },
      ],
      statement: 1_112_300,
    },
  ]);
  const { id, lines } = read.body;
  expect((await call('POST', `statements/${id}/apply/`, { ticks: [lines[2].line] })).status).toBe(400);
  const applied = await call('POST', `statements/${id}/apply/`, { ticks: [lines[0].line] });
  expect(applied.body.lines.map((line: { receipt_id: number | null }) => line.receipt_id !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect((await call('POST', `statements/${id}/apply/`, { ticks: [] })).status).toBe(409);
  expect((await call('GET', `invoices/${first.id}/`)).body.status).toBe('paid');
  expect((await call('GET', `invoices/${second.id}/`)).body.status).toBe('open');
  const again = (await upload('statements/', csv([...file, ['28/11/2026', 'LATER', '', '1.00', '11124.00']]))).body;
  expect(again.counts).toEqual({ new: 1, known: 4, error: 0 });
  expect(again.difference).toBe(again.statement - again.ledger);
  const suspense = async () =>
    ((await call('GET', 'accounts/')).body as { kind: string; balance: number }[]).find(
      ({ kind }) => kind === 'suspense',
    )!.balance;
  expect(await suspense()).toBe(-82_200);
  expect((await call('POST', `statements/${id}/undo/`)).status).toBe(200);
  expect((await call('POST', `statements/${id}/undo/`)).status).toBe(409);
  expect(await suspense()).toBe(0);
  expect((await call('GET', `invoices/${first.id}/`)).body.status).toBe('open');
  expect((await upload('statements/', csv(file))).body.counts.known).toBe(0);
  const named = csv(
    [
      ['A', 'B', 'C'],
      ['27/11/2026', 'X', '5.00'],
    ],
    {
      columns: JSON.stringify({ A: 'value_day', B: 'narration', C: 'deposit' }),
    },
  );
  expect((await upload('statements/', named)).body.lines).toMatchObject([{ amount: 500 }]);
  expect(
    (
      await upload(
        'statements/',
        csv([
          ['A', 'B'],
          ['1', '2'],
        ]),
      )
    ).body,
  ).toHaveProperty('columns');
  expect(await sum()).toBe(0);
});

test('opening arrears come from a file, once, and are taken back', async () => {
  const person = await makeUser(site, { areaId: area.id, membershipId: 'PKD7002' });
  const file = csv([
    ['Membership ID', 'Amount', 'Due On'],
    ['PKD7002', '1200', '31/03/2025'],
    ['PKD9999', '1200', '31/03/2025'],
  ]);
  const read = await upload('opening/', file);
  expect([read.status, read.body]).toMatchObject([201, { counts: { new: 1, error: 1 }, total: 120_000 }]);
  expect((await call('POST', `opening/${read.body.id}/apply/`)).status).toBe(200);
  expect((await call('POST', `opening/${read.body.id}/apply/`)).status).toBe(409);
  expect((await call('GET', `invoices/?user=${person.id}`)).body.results).toMatchObject([
    { amount: 120_000, plan_id: null, due_on: '2025-03-31' },
  ]);
  expect((await call('POST', `opening/${read.body.id}/undo/`)).status).toBe(200);
  expect((await call('POST', `opening/${read.body.id}/undo/`)).status).toBe(409);
  expect(await sum()).toBe(0);
});

// The last test, because it closes the books.
test('a treasurer hands over to the next, who signs: the cash moves and the books close', async () => {
  const next = await signIn(site, 'admin', { duties: ['treasurer'] });
  const member = await makeUser(site);
  expect((await call('POST', 'handing-over/', { to: member.id, cash: {} })).status).toBe(400);
  const handing = await call('POST', 'handing-over/', { to: next.user.id, cash: { 500: 3, 10: 1 } });
  expect([handing.status, handing.body]).toMatchObject([201, { counted: 151_000, signed_at: null }]);
  expect((await call('GET', 'handing-over/')).body).toMatchObject({
    open_claims: [],
    results: [{ id: handing.body.id }],
  });
  expect((await call('POST', `handing-over/${handing.body.id}/sign/`)).status).toBe(404);
  const signed = await call('POST', `handing-over/${handing.body.id}/sign/`, undefined, next.token);
  expect(signed.body).toMatchObject({ closed_until: expect.any(String) });
  expect((await call('POST', `handing-over/${handing.body.id}/sign/`, undefined, next.token)).status).toBe(409);
  expect((await call('GET', 'cash/')).body).toContainEqual(
    expect.objectContaining({ user_id: next.user.id, balance: 151_000 }),
  );
  const early = { client_key: 'early', amount: 1, method: 'cash', received_on: signed.body.closed_until };
  expect(Object.keys((await call('POST', 'receipts/', early)).body)).toEqual(['received_on']);
  expect(await sum()).toBe(0);
});
