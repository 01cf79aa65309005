import { formOf, makeUser, picture, tokenOf } from '../support/factories';
import { after, inside, on, once, only, type CallerName, type Row, type World } from './world';

const renewalFields = [
  'created_at',
  'decided_at',
  'decided_by_id',
  'id',
  'kind',
  'licenseDate',
  'licenseNo',
  'license_category',
  'membership_until',
  'note',
  'renewalDate',
  'status',
  'updated_at',
  ...inside('file.', ['page', 'size', 'type', 'url']),
];
const personFields = [
  'area_name',
  'confirmed_category',
  'confirmed_number',
  'confirmed_until',
  'days_left',
  'email',
  'full_name',
  'id',
  'licence_until',
  'licenseDate',
  'licenseNo',
  'license_category',
  'license_confirmed',
  'membership_id',
  'membership_until',
  'phone',
  'renewalDate',
  'status',
  'unit_name',
  'updated_at',
];
const page = ['count', 'next', 'previous'];
const order = ['classes[]', 'created_at', 'from', 'id', 'order_no', 'people', 'to', 'until'];

let orders = 0;
const orderForm = () => ({
  order_no: `G.O. ${(orders += 1)}`,
  classes: ['Engineer A'],
  from: '2020-01-01',
  to: '2020-12-31',
  until: '2021-06-30',
});

const licenceForm = async () =>
  formOf({ kind: 'licence', licenseNo: 'L-1', renewalDate: '2031-01-31' }, { file: { bytes: await picture() } });

/** Returns a new member of the area with an open request. */
async function asking({ test, area }: World) {
  const user = await makeUser(test, { areaId: area.id });
  const token = await tokenOf(test, user);
  const { body } = await test.call('POST', '/api/licences/renewals/', { token, form: await licenceForm() });
  return { id: body.id as number, token, userId: user.id };
}
const request = async (world: World) => (await asking(world)).id;

/** The id of a member of the area with an open request. */
const shared = once(async (world) => (await asking(world)).userId);

/** Returns a member with an unconfirmed licence. */
const unconfirmed = async ({ test, area }: World) =>
  (await makeUser(test, { areaId: area.id, licenseNo: 'L-9', renewalDate: '2031-01-31' })).id;

/** Returns a member whose licence this caller has just confirmed, if they may. */
async function confirmed(world: World, caller: CallerName) {
  const id = await unconfirmed(world);
  await world.test.call('POST', `/api/licences/${id}/confirm/`, { token: world.tokenOf(caller) });
  return id;
}

/** One member of each area has an open request. */
const listed = once(async (world) => {
  await asking(world);
  await asking({ ...world, area: world.otherArea });
});

async function newOrder({ test, people }: World): Promise<number> {
  return (await test.call('POST', '/api/licences/extensions/', { token: people.superuser.token, body: orderForm() }))
    .body.id;
}
const someOrder = once(newOrder);

const standing = [
  'status',
  ...inside('licence.', [
    'confirmed',
    'confirmed_category',
    'confirmed_number',
    'confirmed_until',
    'days_left',
    'extended_by',
    'licenseDate',
    'licenseNo',
    'license_category',
    'renewalDate',
    'status',
    'until',
  ]),
  ...inside('membership.', ['days_left', 'status', 'until']),
];

const recorded = { licenseNo: 'EA/77', renewalDate: '2031-01-31', note: 'Seen at the meeting.' };

const rows: Row[] = [
  {
    call: 'GET /api/licences/mine/',
    status: only('approved'),
    fields: ['history', 'reminder_mail', 'updated_at', ...standing, ...inside('requests.', ['licence', 'membership'])],
  },
  {
    call: 'GET /api/admin/people/:id/licence/',
    send: async (world) => {
      return { url: `/api/admin/people/${await shared(world)}/licence/` };
    },
    status: { ...only('looks-after-people'), 'other area admin': 404 },
    fields: [
      'next',
      'results',
      ...inside('person.', personFields),
      ...standing,
      'requests.membership',
      ...inside('requests.licence.', renewalFields),
    ],
  },
  {
    call: 'POST /api/licences/:userId/record/',
    send: on('POST /api/licences/:userId/record/', 'registrar', unconfirmed, () => ({ body: recorded })),
    status: only('registrar'),
    fields: [
      ...inside('person.', personFields),
      ...standing,
      'next',
      ...inside('requests.', ['licence', 'membership']),
      ...inside('results[].', [...renewalFields.filter((field) => !field.startsWith('file.')), 'file']),
    ],
  },
  {
    call: 'PATCH /api/licences/mine/',
    send: () => ({ body: { reminder_mail: true } }),
    status: only('approved'),
    fields: ['reminder_mail', 'updated_at'],
    edits: async ({ test, get }) => {
      const token = await tokenOf(test, await makeUser(test));
      return { token, read: () => get('/api/licences/mine/', token) };
    },
  },
  {
    call: 'POST /api/licences/renewals/',
    // A new caller with the same rights each time: at most one request of a kind is open.
    send: async (world, caller) => {
      if (!only('member', 201)[caller].toString().startsWith('2')) return { form: await licenceForm() };
      const { role, areaId } = world.people[caller as 'member'].user;
      return {
        form: await licenceForm(),
        token: await tokenOf(world.test, await makeUser(world.test, { role, areaId })),
      };
    },
    status: only('member', 201),
    fields: renewalFields,
  },
  {
    call: 'PATCH /api/licences/renewals/:id/',
    // It belongs to another person.
    send: on('PATCH /api/licences/renewals/:id/', 'member', request, () => ({ body: { status: 'withdrawn' } })),
    status: only('member', 404),
    edits: async (world) => {
      const { id, token } = await asking(world);
      const read = async () => {
        const mine = await world.get('/api/licences/mine/', token);
        return mine.requests.licence ?? mine.history[0];
      };
      return {
        url: `/api/licences/renewals/${id}/`,
        token,
        read,
        samples: { status: 'withdrawn', licenseDate: '2020-02-03', renewalDate: '2032-02-03' },
      };
    },
  },
  {
    call: 'GET /api/licences/desk/',
    send: async (world) => {
      await listed(world);
      return { url: '/api/licences/desk/?status=queue' };
    },
    status: only('registrar-or-area-admin'),
    fields: [...page, ...inside('results[].', [...renewalFields, 'waiting_days', ...inside('user.', personFields)])],
  },
  { call: 'GET /api/licences/desk/export/', status: only('registrar-or-area-admin'), fields: [] },
  {
    call: 'GET /api/licences/statistics/',
    status: only('registrar-or-area-admin'),
    fields: [
      'people',
      'queue',
      'unconfirmed',
      ...inside('counts.', ['active', 'expired', 'expiring', 'lapsed', 'unknown']),
      ...inside('days_to_decision.', ['decided', 'median']),
      ...inside('known_dates.', ['licence', 'membership']),
      ...inside('months[].', ['in_time', 'month', 'renewed', 'running_out']),
      ...inside('renewed_in_time.', ['in_time', 'never_renewed', 'renewed', 'unknown']),
    ],
  },
  {
    call: 'POST /api/licences/renewals/:id/decision/',
    send: on('POST /api/licences/renewals/:id/decision/', 'registrar', request, () => ({
      body: { decision: 'approve' },
    })),
    status: only('registrar'),
    fields: renewalFields,
  },
  {
    call: 'POST /api/licences/:userId/confirm/',
    send: on('POST /api/licences/:userId/confirm/', 'registrar', unconfirmed),
    status: only('registrar'),
    fields: personFields,
  },
  {
    call: 'POST /api/licences/confirm/',
    send: async (world) => ({ body: { ids: [await unconfirmed(world)] } }),
    status: only('registrar'),
    fields: inside('results[].', ['detail', 'id', 'skipped']),
  },
  {
    call: 'DELETE /api/licences/:userId/confirm/',
    send: async (world, caller) => ({ url: `/api/licences/${await confirmed(world, caller)}/confirm/` }),
    status: only('registrar', 204),
  },
  {
    call: 'POST /api/licences/confirm/undo/',
    send: async (world, caller) => ({ body: { ids: [await confirmed(world, caller)] } }),
    status: only('registrar'),
    fields: ['undone[]'],
  },
  {
    call: 'GET /api/licences/extensions/',
    send: after(someOrder),
    status: only('registrar-or-area-admin'),
    fields: [...page, ...inside('results[].', order)],
  },
  {
    call: 'GET /api/licences/extensions/export/',
    send: after(someOrder),
    status: only('registrar-or-area-admin'),
    fields: [],
  },
  {
    call: 'POST /api/licences/extensions/',
    send: () => ({ body: orderForm() }),
    status: only('registrar', 201),
    fields: order,
  },
  {
    call: 'DELETE /api/licences/extensions/:id/',
    send: on('DELETE /api/licences/extensions/:id/', 'registrar', newOrder),
    status: only('registrar', 204),
  },
];

export default rows;
