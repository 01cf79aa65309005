import { formOf, makeUser, password, picture } from '../support/factories';
import { userFields } from './people';
import { inside, on, once, only, openPost, publicRead, type CallerName, type Row, type World } from './world';

let next = 0;
const email = () => `joiner${(next += 1)}@example.test`;
const phone = () => String(6_500_000_000 + next);

const wishes = [
  'requested_area',
  'requested_district',
  'requested_location',
  'requested_role',
  'requested_role_display',
  'requested_unit',
];

const applicant = async ({ test, area }: World) =>
  (await makeUser(test, { isApproved: false, role: 'user', areaId: area.id })).id;

/** Inserts what the office did with an application into the database. Returns its applicant's id. */
async function decidedApplication(world: World, state: 'correction' | 'rejected', more: object = {}): Promise<number> {
  const { applications } = await import('../../src/features/applications/server/tables');
  const userId = await applicant(world);
  const decidedBy = world.people.registrar.user.id;
  await world.test.site.db
    .insert(applications)
    .values({ userId, state, decidedAt: world.test.clock.now(), decidedBy, ...more });
  return userId;
}

/** Makes a rejected application in which every field has a value, and returns its person's id. */
const rejectedOne = once(async (world) => {
  const recommendation = {
    recommendation: 'against' as const,
    recommendedBy: world.people['area admin'].user.id,
    recommendedAt: world.test.clock.now(),
    recommendationNote: 'x',
  };
  const phone = world.people.member.user.phone;
  const first = await decidedApplication(world, 'rejected', {
    note: 'Because.',
    fields: ['pin'],
    ...recommendation,
    phone: '7000000001',
  });
  // Two with the same phone: each looks like the other.
  await decidedApplication(world, 'rejected', { note: 'Because.', fields: ['pin'], phone });
  const { sql } = await import('drizzle-orm');
  await world.test.site.db.execute(
    sql`update users set phone = '7000000001' where id in (select user_id from applications where phone = ${phone})`,
  );
  return first;
});

async function correctionLink(world: World): Promise<string> {
  const { hashToken, newToken } = await import('../../src/features/sign-in/server/tokens');
  const token = newToken();
  const tokenExpires = new Date(world.test.clock.now().getTime() + 3_600_000);
  await decidedApplication(world, 'correction', {
    fields: ['pin'],
    note: 'Because.',
    tokenHash: hashToken(token),
    tokenExpires,
  });
  return `/api/applications/correct/${token}/`;
}

const like = inside('duplicates[].', [
  'why',
  ...inside('user.', [
    'area_name',
    'dob',
    'email',
    'full_name',
    'id',
    'is_approved',
    'is_rejected',
    'licenseNo',
    'membership_id',
    'passport_photo',
    'phone',
    'unit_name',
  ]),
]);
const application = [
  ...userFields,
  ...wishes,
  ...like,
  ...inside('recommendation.', ['at', 'by', 'by_id', 'note', 'verdict']),
  'age',
  'decided_at',
  'decided_by',
  'decided_by_id',
  'duplicates',
  'fields[]',
  'note',
  'recommendation',
  'state',
  'unconfirmed',
  'until',
  'waiting_days',
  'waiting_since',
];

/** Returns an applicant whom this caller has just approved, if they may. */
async function approved(world: World, caller: CallerName) {
  const id = await applicant(world);
  const approval = { token: world.tokenOf(caller), body: { decision: 'approve', confirmed: true } };
  await world.test.call('POST', `/api/admin/applications/${id}/decision/`, approval);
  return id;
}

const rows: Row[] = [
  {
    call: 'GET /api/admin/applications/',
    send: async (world) => {
      await rejectedOne(world);
      return { url: '/api/admin/applications/?state=rejected' };
    },
    status: only('registrar'),
    fields: [
      ...inside('results[].', application),
      ...inside('counts.', ['correction', 'pending', 'rejected']),
      'count',
      'median_wait_days',
      'next',
      'previous',
    ],
  },
  {
    call: 'GET /api/admin/people/:id/application/',
    send: async (world) => ({ url: `/api/admin/people/${await rejectedOne(world)}/application/` }),
    status: { ...only('registrar-or-area-admin'), 'other area admin': 404 },
    // It looks like no other.
    fields: (caller) =>
      application.filter(
        (field) =>
          !field.startsWith('duplicates[]') &&
          field !== 'recommendation' &&
          (caller !== 'area admin' || !['aadhaar', 'decided_by', 'duplicates'].includes(field)),
      ),
  },
  { call: 'GET /api/admin/applications/export/', status: only('registrar'), fields: [] },
  {
    call: 'POST /api/admin/applications/:id/decision/',
    send: on('POST /api/admin/applications/:id/decision/', 'registrar', applicant, () => ({
      body: { decision: 'approve', confirmed: true },
    })),
    status: only('registrar'),
    fields: ['membership_id', 'message'],
  },
  {
    call: 'POST /api/admin/applications/bulk/',
    send: async (world) => ({ body: { ids: [await applicant(world)] } }),
    status: only('registrar'),
    fields: inside('results[].', ['detail', 'id', 'membership_id', 'skipped']),
  },
  {
    call: 'DELETE /api/admin/applications/:id/decision/',
    send: async (world, caller) => ({ url: `/api/admin/applications/${await approved(world, caller)}/decision/` }),
    status: only('registrar', 204),
  },
  {
    call: 'POST /api/admin/applications/undo/',
    send: async (world, caller) => ({ body: { ids: [await approved(world, caller)] } }),
    status: only('registrar'),
    fields: ['undone[]'],
  },
  {
    call: 'POST /api/admin/applications/:id/reopen/',
    send: on('POST /api/admin/applications/:id/reopen/', 'registrar', (world) => decidedApplication(world, 'rejected')),
    status: only('registrar'),
    fields: ['message'],
  },
  {
    call: 'GET /api/applications/correct/:token/',
    send: async (world) => ({ url: await correctionLink(world) }),
    status: publicRead(),
    fields: ['area', 'fields[]', 'full_name', 'note', 'until', 'values.pin'],
  },
  {
    call: 'POST /api/applications/correct/:token/',
    send: async (world) => ({ url: await correctionLink(world), form: formOf({ pin: '678001' }) }),
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/applications/confirm/',
    send: async (world) => {
      const { confirmLink } = await import('../../src/features/applications/server/confirm');
      const user = await makeUser(world.test, { isApproved: false, role: 'user' });
      return { body: { token: confirmLink(world.test.site.config, user).split('/').pop() } };
    },
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/area-admin/applicants/:id/recommendation/',
    send: on('POST /api/area-admin/applicants/:id/recommendation/', 'area-admin', applicant, () => ({
      body: { verdict: 'recommend' },
    })),
    // No caller sees another area's applicants.
    status: { ...only('area-admin'), 'other area admin': 404 },
    fields: ['message'],
  },
  {
    call: 'POST /api/auth/register/',
    send: async ({ area }) => ({
      form: formOf(
        {
          full_name: 'A B',
          email: email(),
          phone: phone(),
          password,
          confirm_password: password,
          area: String(area.id),
          unit: String(area.units[0]!.id),
          licenseNo: '1',
          license_category: 'Engineer A',
          licenseDate: '2020-01-01',
          renewalDate: '2030-01-01',
        },
        { passport_photo: { bytes: await picture() } },
      ),
    }),
    status: openPost(201),
    fields: ['message'],
  },
  {
    call: 'POST /api/auth/register/check/',
    send: () => ({ body: { email: email(), phone: phone() } }),
    status: openPost(204),
  },
  {
    call: 'POST /api/register/',
    send: () => {
      const address = email();
      return {
        body: {
          username: address.slice(0, address.indexOf('@')),
          email: address,
          phone: phone(),
          area: 'X',
          unit: 'Y',
          role: 'admin',
        },
      };
    },
    status: openPost(201),
    fields: ['message'],
  },
  {
    call: 'GET /api/admin/pending-approvals/',
    status: only('superuser'),
    fields: [...userFields, ...wishes].map((field) => `pending_users[].${field}`),
  },
  {
    call: 'POST /api/admin/approve-user/:id/',
    send: async (world) => ({ url: `/api/admin/approve-user/${await applicant(world)}/` }),
    status: only('superuser'),
    fields: ['message'],
  },
  {
    call: 'POST /api/admin/revoke-approval/:id/',
    send: async ({ test }) => ({ url: `/api/admin/revoke-approval/${(await makeUser(test)).id}/` }),
    status: only('superuser'),
    fields: ['message'],
  },
];

export default rows;
