import { makeUser } from '../support/factories';
import { inside, on, once, only, paged, type Row, type World } from './world';

const planFields = [
  'amount',
  'billed',
  'classes',
  'collected',
  'due_on',
  'extends_until',
  'id',
  'invoices',
  'issued_at',
  'name',
  'updated_at',
  'year',
];
const invoiceFields = [
  'amount',
  'due_on',
  'id',
  'issued_on',
  'membership_id',
  'number',
  'open',
  'paid',
  'payer',
  'plan_id',
  'reason',
  'request_id',
  'shop_id',
  'status',
  'upi_link',
  'user_id',
];
const receiptFields = [
  'amount',
  'cheque',
  'code',
  'credit',
  'id',
  'issued_on',
  'membership_id',
  'method',
  'note',
  'number',
  'payer',
  'reason',
  'received_on',
  'recorded_by',
  'recorded_by_id',
  'reference',
  'reversed_by',
  'reverses',
  'shop_id',
  'user_id',
  'words.en',
  'words.ml',
];
const plainReceipt = [...receiptFields, 'allocations', 'flags[]'];

let next = 0;
export const day = () => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
const plan = () => ({
  year: '2026-27',
  name: `Dues ${++next}`,
  amount: 45_000,
  classes: ['Engineer A'],
  due_on: '2026-06-30',
});
export const as = async ({ test, people }: World, method: 'GET' | 'POST', path: string, body?: object) =>
  (await test.call(method, `/api/dues/${path}`, { token: people.superuser.token, ...(body && { body }) })).body;

const newPlan = async (world: World): Promise<number> => (await as(world, 'POST', 'plans/', plan())).id;

/** Issues an invoice to a new member of the area, or to this person, and returns its id. */
export async function newInvoice(world: World, userId?: number): Promise<number> {
  const user = userId ?? (await makeUser(world.test, { areaId: world.area.id })).id;
  const { id } = await as(world, 'POST', 'plans/', { ...plan(), classes: [] });
  await as(world, 'POST', `plans/${id}/issue/`, { users: [user] });
  for (;;) {
    const { results } = await as(world, 'GET', `invoices/?plan=${id}`);
    if (results.length > 0) return results[0].id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const money = async ({ test, area }: World) => ({
  client_key: `roles-${++next}`,
  user_id: (await makeUser(test, { areaId: area.id })).id,
  amount: 1000,
  method: 'cash',
  received_on: day(),
});
export const newReceipt = async (world: World): Promise<number> =>
  (await as(world, 'POST', 'receipts/', await money(world))).id;
const newIssued = async (world: World): Promise<number> =>
  (await as(world, 'GET', `invoices/${await newInvoice(world)}/`)).plan_id;

const withInvoice = once(newInvoice);
const withPaid = once(async (world: World) => {
  const [invoice_id, body] = [await newInvoice(world), await money(world)];
  await as(world, 'POST', 'receipts/', { ...body, allocations: [{ invoice_id, amount: 1000 }] });
});
export const seeded = async (world: World) => {
  await withInvoice(world);
  await withPaid(world);
  return {};
};

const collectors = only('collects-dues');
const rows: Row[] = [
  {
    call: 'GET /api/dues/plans/',
    send: seeded,
    status: only('treasurer'),
    fields: paged(planFields),
  },
  { call: 'GET /api/dues/plans/export/', status: only('treasurer'), fields: [] },
  {
    call: 'POST /api/dues/plans/',
    send: () => ({ body: plan() }),
    status: only('treasurer', 201),
    fields: planFields.map((field) => (field === 'classes' ? 'classes[]' : field)),
  },
  {
    call: 'GET /api/dues/plans/:id/',
    send: on('GET /api/dues/plans/:id/', 'treasurer', newPlan),
    status: only('treasurer'),
    fields: planFields.map((field) => (field === 'classes' ? 'classes[]' : field)),
  },
  {
    call: 'PATCH /api/dues/plans/:id/',
    send: on('PATCH /api/dues/plans/:id/', 'treasurer', newPlan, () => ({ body: { amount: 50_000 } })),
    status: only('treasurer'),
    fields: planFields.map((field) => (field === 'classes' ? 'classes[]' : field)),
    edits: async (world) => {
      const id = await newPlan(world);
      return {
        url: `/api/dues/plans/${id}/`,
        read: () => world.get(`/api/dues/plans/${id}/`),
        samples: { year: '2027-28', classes: ['Engineer B'] },
      };
    },
  },
  {
    call: 'DELETE /api/dues/plans/:id/',
    send: on('DELETE /api/dues/plans/:id/', 'treasurer', newPlan),
    status: only('treasurer', 204),
  },
  {
    call: 'POST /api/dues/plans/:id/issue/',
    send: on('POST /api/dues/plans/:id/issue/', 'treasurer', newPlan, async ({ test }) => ({
      body: {
        preview: true,
        users: [(await makeUser(test, { licenseCategory: 'Engineer A' })).id, (await makeUser(test)).id],
      },
    })),
    status: only('treasurer'),
    fields: [
      'count',
      'total',
      ...inside('not[].', ['full_name', 'user_id', 'why']),
      ...inside('who[].', ['amount', 'full_name', 'user_id']),
    ],
  },
  {
    call: 'POST /api/dues/plans/:id/undo/',
    send: on('POST /api/dues/plans/:id/undo/', 'treasurer', newIssued),
    status: only('treasurer'),
    fields: planFields,
  },
  { call: 'GET /api/dues/invoices/', send: seeded, status: only('treasurer'), fields: paged(invoiceFields) },
  { call: 'GET /api/dues/invoices/export/', status: only('treasurer'), fields: [] },
  {
    call: 'GET /api/dues/invoices/:id/',
    send: on('GET /api/dues/invoices/:id/', 'treasurer', withInvoice),
    status: only('treasurer'),
    fields: invoiceFields,
  },
  ...['void', 'waive'].map((deed): Row => ({
    call: `POST /api/dues/invoices/:id/${deed}/`,
    send: on(`POST /api/dues/invoices/:id/${deed}/`, 'treasurer', newInvoice, () => ({ body: { reason: 'Error' } })),
    status: only('treasurer'),
    fields: invoiceFields,
  })),
  {
    call: 'GET /api/dues/receipts/',
    send: async (world) => {
      await seeded(world);
      for (const caller of ['area admin', 'other area admin'] as const) {
        const { areaId } = world.people[caller].user;
        const body = { ...(await money(world)), user_id: (await makeUser(world.test, { areaId })).id };
        await world.test.call('POST', '/api/dues/receipts/', { token: world.people[caller].token, body });
      }
      return {};
    },
    status: collectors,
    fields: (caller) =>
      caller === 'superuser'
        ? [
            ...paged(plainReceipt),
            'results[].flags',
            ...inside('results[].allocations[].', ['amount', 'invoice_id', 'number']),
          ].sort()
        : paged(plainReceipt),
  },
  { call: 'GET /api/dues/receipts/export/', status: collectors, fields: [] },
  {
    call: 'POST /api/dues/receipts/',
    send: async (world) => ({ body: await money(world) }),
    status: { ...only('collects-dues', 201), 'other area admin': 404 },
    fields: plainReceipt,
  },
  {
    call: 'GET /api/dues/receipts/:id/',
    send: on('GET /api/dues/receipts/:id/', 'collects-dues', newReceipt),
    status: { ...collectors, 'area admin': 404, 'other area admin': 404 },
    fields: plainReceipt,
  },
  {
    call: 'POST /api/dues/receipts/:id/allocate/',
    send: on('POST /api/dues/receipts/:id/allocate/', 'treasurer', newReceipt, () => ({ body: { allocations: [] } })),
    status: only('treasurer'),
    fields: plainReceipt,
  },
  {
    call: 'POST /api/dues/receipts/:id/reverse/',
    send: on('POST /api/dues/receipts/:id/reverse/', 'treasurer', newReceipt, () => ({ body: { reason: 'Error' } })),
    status: only('treasurer'),
    fields: [...plainReceipt, 'kept'],
  },
  {
    call: 'GET /api/dues/arrears/',
    send: seeded,
    status: only('treasurer'),
    fields: ['total', ...inside('areas[].', ['area_id', 'area_name', 'over_90', 'people', 'to_30', 'to_90', 'total'])],
  },
  {
    call: 'GET /api/dues/arrears/people/',
    send: seeded,
    status: only('treasurer'),
    fields: paged([
      'area_id',
      'area_name',
      'full_name',
      'membership_id',
      'over_90',
      'since',
      'to_30',
      'to_90',
      'total',
      'user_id',
    ]),
  },
  { call: 'GET /api/dues/arrears/export/', status: only('treasurer'), fields: [] },
  {
    call: 'GET /api/dues/accounts/',
    send: seeded,
    status: only('treasurer'),
    fields: inside('[].', ['balance', 'full_name', 'kind', 'user_id']),
  },
  {
    call: 'GET /api/dues/ledger/',
    send: seeded,
    status: only('treasurer'),
    fields: paged([
      'account',
      'amount',
      'day',
      'full_name',
      'id',
      'invoice_id',
      'kind',
      'receipt_id',
      'transaction',
      'user_id',
    ]),
  },
  { call: 'GET /api/dues/ledger/export/', status: only('treasurer'), fields: [] },
];

export default rows;
