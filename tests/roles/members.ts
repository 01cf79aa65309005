import { makeUser } from '../support/factories';
import { after, inside, once, only, type Row } from './world';

/** docs/product/members.md, "Directory fields". */
const directory = [
  'area_name',
  'date_joined',
  'email',
  'full_name',
  'id',
  'passport_photo',
  'phone',
  'role_display',
  'status',
  'unit_name',
  'username',
];
const managed = [...directory, 'is_approved', 'profile_completion'];
const ofArea = [
  ...managed,
  'licenseNo',
  'license_category',
  'license_confirmed',
  'confirmed_category',
  'membership_id',
];
const applicant = [
  ...ofArea,
  'recommendation',
  ...inside('recommendation.', ['at', 'note', 'verdict']),
  'requested_area',
  'requested_role_display',
  'requested_unit',
  'state',
];
const statistics = ['approved_members', 'pending_members', 'total_areas', 'total_members', 'total_units'];

/** An applicant for the area, with the area admin's recommendation. */
const recommended = once(async ({ test, area }) => {
  const { applications } = await import('../../src/features/applications/server/tables');
  const { id: userId } = await makeUser(test, { isApproved: false, role: 'user', areaId: area.id });
  const recommendation = {
    recommendation: 'recommend' as const,
    recommendationNote: 'Known here.',
    recommendedAt: test.clock.now(),
  };
  await test.site.db.insert(applications).values({ userId, state: 'pending', ...recommendation });
});

const rows: Row[] = [
  {
    call: 'GET /api/members/',
    status: only('member'),
    fields: (caller) => [
      ...inside('members[].', caller === 'superuser' ? managed : directory),
      ...inside('statistics.', statistics),
    ],
  },
  {
    call: 'GET /api/members/offline/',
    status: only('member'),
    fields: inside('results[].', ['id', 'name', 'phone', 'area_name', 'unit_name', 'class', 'status']),
  },
  // Its columns are tested in src/features/members/server/export.db.test.ts.
  { call: 'GET /api/members/export/', status: only('superuser'), fields: [] },
  {
    call: 'GET /api/admin/people/',
    status: only('registrar'),
    fields: inside('[].', [...managed, 'duties', 'duties[]', 'membership_id', 'role']),
  },
  { call: 'GET /api/admin/people/export/', status: only('registrar'), fields: [] },
  {
    call: 'GET /api/area-admin/overview/',
    send: after(recommended),
    status: only('area-admin'),
    fields: (caller) => {
      const numbers = inside('statistics.', ['new_this_month', 'pending_members', 'total_members', 'total_units']);
      // The other area has no applicants.
      const pending = caller !== 'other area admin' ? inside('pending_users[].', applicant) : ['pending_users'];
      return ['area.id', 'area.name', ...inside('members[].', ofArea), ...pending, ...numbers];
    },
  },
];

export default rows;
