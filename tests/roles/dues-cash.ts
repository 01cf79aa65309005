import { formOf, makeUser, signIn } from '../support/factories';
import { as, day, newInvoice, newReceipt, seeded } from './dues';
import { after, inside, on, once, only, paged, type Row, type World } from './world';

let next = 0;
const claimFields = [
  'amount',
  'created_at',
  'decided_at',
  'full_name',
  'id',
  'invoice_id',
  'method',
  'note',
  'number',
  'paid_on',
  'proof',
  'receipt_id',
  'reference',
  'same_reference',
  'state',
  'user_id',
];
const handoverFields = [
  'amount',
  'confirmed_at',
  'confirmed_by_id',
  'counted',
  'created_at',
  'difference',
  'full_name',
  'id',
  'user_id',
];
const cashFields = ['balance', 'full_name', 'user_id'];
const handingFields = [
  'at',
  'cash.500',
  'closed_until',
  'counted',
  'from',
  'from_id',
  'id',
  'signed_at',
  'to',
  'to_id',
];
const lineFields = [
  'amount',
  'balance',
  'claim_id',
  'full_name',
  'invoice_id',
  'line',
  'match',
  'narration',
  'receipt_id',
  'reference',
  'state',
  'user_id',
  'value_day',
];
const fileFields = ['applied_at', 'created_at', 'filename', 'id', 'undone_at'];
const statementFields = [
  ...fileFields,
  ...inside('counts.', ['error', 'known', 'new']),
  ...inside('apart[].', ['amount', 'day', 'number', 'payer', 'receipt_id']),
  ...inside('columns.', ['Amount', 'Date', 'Narration']),
  'difference',
  'headings[]',
  'ledger',
  ...inside('lines[].', lineFields),
  'statement',
].sort();
const openingFields = [
  ...fileFields,
  ...inside('counts.', ['error', 'new']),
  ...inside('rows[].', ['amount', 'due_on', 'error', 'full_name', 'line', 'membership_id', 'user_id']),
  'total',
].sort();

const claim = (reference: string) => ({ method: 'upi', reference, paid_on: day() });
const reference = () => String(400_000_000_000 + ++next);
const newClaim = async ({ test, ...world }: World): Promise<number> => {
  const { user, token } = await signIn(test, 'member');
  const id = await newInvoice({ test, ...world }, user.id);
  const answer = await test.call('POST', `/api/dues/invoices/${id}/claim/`, { token, body: claim(reference()) });
  return answer.body.id;
};
const newHandover = async ({ test, people }: World): Promise<number> =>
  (await test.call('POST', '/api/dues/handovers/', { token: people['area admin'].token, body: { amount: 100 } })).body
    .id;
const newHandingOver = async ({ test, people }: World, to?: number): Promise<number> => {
  const from = (await signIn(test, 'admin', { duties: ['treasurer'] })).token;
  const body = { to: to ?? people.superuser.user.id, cash: { 500: 0 } };
  return (await test.call('POST', '/api/dues/handing-over/', { token: from, body })).body.id;
};
const bankFile = () =>
  formOf({}, { file: { bytes: Buffer.from(`Date,Narration,Amount\n27/11/2026,Line ${++next},5.00`), name: 'a.csv' } });
const openingFile = (id: string) =>
  formOf({}, { file: { bytes: Buffer.from(`Membership ID,Amount,Due On\n${id},5,31/03/2025`), name: 'a.csv' } });
const posted = async ({ test, people }: World, path: string, form: FormData): Promise<number> =>
  (await test.call('POST', `/api/dues/${path}`, { token: people.superuser.token, form })).body.id;
/** Money in the bank that no line is about. */
const banked = once((world: World) =>
  as(world, 'POST', 'receipts/', {
    client_key: 'roles-banked',
    amount: 100,
    method: 'upi',
    reference: reference(),
    received_on: day(),
  }),
);
const newStatement = async (world: World) => {
  await banked(world);
  return posted(world, 'statements/', bankFile());
};
const newOpening = async (world: World) =>
  posted(world, 'opening/', openingFile((await makeUser(world.test)).membershipId!));
const applied = (make: (world: World) => Promise<number>, path: string) => async (world: World) => {
  const id = await make(world);
  await as(world, 'POST', `${path}/${id}/apply/`, {});
  return id;
};

const ownFields = ['claims', 'credit', 'due', 'invoices', 'moves', 'receipts', 'upi'];
const collectors = only('collects-dues');
const rows: Row[] = [
  ...['pdf', 'png'].map((type): Row => ({
    call: `GET /api/dues/receipts/:id.${type}`,
    send: on(`GET /api/dues/receipts/:id.${type}`, 'approved', newReceipt),
    status: { ...only('approved', 404), superuser: 200 },
    fields: [],
  })),
  { call: 'GET /api/dues/mine/', status: only('approved'), fields: ownFields },
  {
    call: 'GET /api/dues/people/:id/',
    send: on('GET /api/dues/people/:id/', 'collects-dues', async ({ test, area }) => {
      return (await makeUser(test, { areaId: area.id })).id;
    }),
    status: { ...collectors, 'other area admin': 404 },
    fields: [...ownFields, 'full_name', 'membership_id'].sort(),
  },
  {
    call: 'GET /api/admin/people/:id/dues/',
    send: on('GET /api/admin/people/:id/dues/', 'treasurer-or-area-admin', async ({ test, area }) => {
      return (await makeUser(test, { areaId: area.id })).id;
    }),
    status: { ...only('treasurer-or-area-admin'), 'other area admin': 404 },
    fields: ownFields,
  },
  {
    call: 'POST /api/dues/invoices/:id/claim/',
    send: async (world, caller) => {
      const isKnown = caller !== 'visitor' && caller !== 'pending' && caller !== 'superuser';
      const id = isKnown && caller !== 'user' ? await newInvoice(world, world.people[caller].user.id) : 1;
      return { url: `/api/dues/invoices/${id}/claim/`, body: claim(reference()) };
    },
    // Superusers and plain users are no members, who have invoices.
    status: { ...only('approved', 201), user: 404, superuser: 404 },
    fields: claimFields,
  },
  {
    call: 'GET /api/dues/claims/',
    send: after(newClaim),
    status: only('treasurer'),
    fields: paged(claimFields),
  },
  { call: 'GET /api/dues/claims/export/', status: only('treasurer'), fields: [] },
  {
    call: 'POST /api/dues/claims/:id/decision/',
    send: on('POST /api/dues/claims/:id/decision/', 'treasurer', newClaim, () => ({ body: { decision: 'approve' } })),
    status: only('treasurer'),
    fields: claimFields,
  },
  {
    call: 'GET /api/dues/cash/',
    send: seeded,
    status: collectors,
    fields: inside('[].', cashFields),
  },
  {
    call: 'POST /api/dues/cash/deposit/',
    send: async (world) => {
      await newReceipt(world);
      return { body: { amount: 100 } };
    },
    status: only('treasurer'),
    fields: inside('[].', cashFields),
  },
  {
    call: 'GET /api/dues/handovers/',
    send: async (world, caller) => {
      const { token } = caller === 'other area admin' ? world.people[caller] : world.people['area admin'];
      await world.test.call('POST', '/api/dues/handovers/', { token, body: { amount: 100 } });
      return {};
    },
    status: collectors,
    fields: paged(handoverFields),
  },
  { call: 'GET /api/dues/handovers/export/', status: collectors, fields: [] },
  {
    call: 'POST /api/dues/handovers/',
    send: () => ({ body: { amount: 100 } }),
    status: only('collects-dues', 201),
    fields: handoverFields,
  },
  {
    call: 'POST /api/dues/handovers/:id/confirm/',
    send: on('POST /api/dues/handovers/:id/confirm/', 'treasurer', newHandover, () => ({ body: { amount: 100 } })),
    status: only('treasurer'),
    fields: handoverFields,
  },
  {
    call: 'GET /api/dues/handing-over/',
    send: after(newHandingOver, newClaim, seeded),
    status: only('treasurer'),
    fields: [
      ...inside('accounts[].', ['balance', 'full_name', 'kind', 'user_id']),
      ...inside('cash[].', cashFields),
      ...inside('open_claims[].', claimFields),
      ...inside('results[].', handingFields),
      ...inside('treasurers[].', ['full_name', 'user_id']),
    ],
  },
  {
    call: 'POST /api/dues/handing-over/',
    send: async ({ test }) => ({
      body: { to: (await signIn(test, 'admin', { duties: ['treasurer'] })).user.id, cash: { 500: 0 } },
    }),
    status: only('treasurer', 201),
    fields: handingFields,
  },
  {
    call: 'POST /api/dues/handing-over/:id/sign/',
    send: on('POST /api/dues/handing-over/:id/sign/', 'treasurer', (world) => newHandingOver(world)),
    status: only('treasurer'),
    fields: handingFields,
  },
  {
    call: 'GET /api/dues/statements/',
    send: after(newStatement),
    status: only('treasurer'),
    fields: inside('[].', fileFields),
  },
  {
    call: 'POST /api/dues/statements/',
    send: async (world) => {
      await banked(world);
      return { form: bankFile() };
    },
    status: only('treasurer', 201),
    fields: statementFields,
  },
  {
    call: 'GET /api/dues/statements/:id/',
    send: on('GET /api/dues/statements/:id/', 'treasurer', newStatement),
    status: only('treasurer'),
    fields: statementFields,
  },
  {
    call: 'POST /api/dues/statements/:id/apply/',
    send: on('POST /api/dues/statements/:id/apply/', 'treasurer', newStatement, () => ({ body: { ticks: [] } })),
    status: only('treasurer'),
    fields: statementFields,
  },
  {
    call: 'POST /api/dues/statements/:id/undo/',
    send: on('POST /api/dues/statements/:id/undo/', 'treasurer', applied(newStatement, 'statements')),
    status: only('treasurer'),
    fields: statementFields,
  },
  {
    call: 'GET /api/dues/opening/',
    send: after(newOpening),
    status: only('treasurer'),
    fields: inside('[].', fileFields),
  },
  {
    call: 'POST /api/dues/opening/',
    send: async ({ test }) => ({ form: openingFile((await makeUser(test)).membershipId!) }),
    status: only('treasurer', 201),
    fields: openingFields,
  },
  {
    call: 'GET /api/dues/opening/:id/',
    send: on('GET /api/dues/opening/:id/', 'treasurer', newOpening),
    status: only('treasurer'),
    fields: openingFields,
  },
  {
    call: 'POST /api/dues/opening/:id/apply/',
    send: on('POST /api/dues/opening/:id/apply/', 'treasurer', newOpening),
    status: only('treasurer'),
    fields: openingFields,
  },
  {
    call: 'POST /api/dues/opening/:id/undo/',
    send: on('POST /api/dues/opening/:id/undo/', 'treasurer', applied(newOpening, 'opening')),
    status: only('treasurer'),
    fields: openingFields,
  },
];

export default rows;
