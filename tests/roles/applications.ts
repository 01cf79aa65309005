import { formOf, makeUser } from '../support/factories';
import { userFields, wishes } from './accounts';
import { inside, on, once, only, openPost, publicRead, type Row, type World } from './world';

const applicant = async ({ test, area }: World) =>
  (await makeUser(test, { isApproved: false, role: 'user', areaId: area.id })).id;

/** Puts what the office did with an application into the database. Gives its applicant's id. */
async function kept(world: World, state: 'correction' | 'rejected', more: object = {}): Promise<number> {
  const { applications } = await import('../../src/features/accounts/server/tables');
  const userId = await applicant(world);
  const decidedBy = world.people.registrar.user.id;
  await world.test.site.db
    .insert(applications)
    .values({ userId, state, decidedAt: world.test.clock.now(), decidedBy, ...more });
  return userId;
}

/** The desk's list of rejected ones with everything that there can be of one. */
const rejectedOne = once(async (world) => {
  const said = {
    recommendation: 'against' as const,
    recommendedBy: world.people['area admin'].user.id,
    recommendedAt: world.test.clock.now(),
    recommendationNote: 'x',
  };
  const phone = world.people.member.user.phone;
  await kept(world, 'rejected', { note: 'Because.', fields: ['pin'], ...said, phone: '7000000001' });
  // Two of one phone: each looks like the other.
  await kept(world, 'rejected', { note: 'Because.', fields: ['pin'], phone });
  const { sql } = await import('drizzle-orm');
  await world.test.site.db.execute(
    sql`update users set phone = '7000000001' where id in (select user_id from applications where phone = ${phone})`,
  );
});

async function correctionLink(world: World): Promise<string> {
  const { hashToken, newToken } = await import('../../src/features/accounts/server/tokens');
  const token = newToken();
  const tokenExpires = new Date(world.test.clock.now().getTime() + 3_600_000);
  await kept(world, 'correction', { fields: ['pin'], note: 'Because.', tokenHash: hashToken(token), tokenExpires });
  return `/api/applications/correct/${token}/`;
}

const like = inside('duplicates[].', [
  'why',
  ...inside('user.', ['area_name', 'email', 'full_name', 'id', 'is_approved', 'is_rejected', 'membership_id', 'phone']),
]);
const application = [
  ...userFields,
  ...wishes,
  ...like,
  ...inside('recommendation.', ['at', 'by', 'note', 'verdict']),
  'age',
  'decided_at',
  'decided_by',
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
    call: 'POST /api/admin/applications/:id/reopen/',
    send: on('POST /api/admin/applications/:id/reopen/', 'registrar', (world) => kept(world, 'rejected')),
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
      const { confirmLink } = await import('../../src/features/accounts/server/applications/confirm');
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
    // Nobody learns of another area's applicants.
    status: { ...only('area-admin'), 'other area admin': 404 },
    fields: ['message'],
  },
];

export default rows;
