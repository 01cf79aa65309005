import { formOf, makeUser, password, picture, signIn } from '../support/factories';
import { type CallerName, inside, on, only, openPost, publicRead, type Edited, type Row, type World } from './world';

let next = 0;
const email = () => `role${(next += 1)}@example.test`;
const phone = () => String(6_000_000_000 + next);

const sessionUser = [
  'user.email',
  'user.full_name',
  'user.id',
  'user.is_area_admin',
  'user.is_member',
  'user.is_staff',
  'user.is_superuser',
  'user.membership_id',
  'user.role',
  'user.username',
];

/** docs/product/accounts.md, "User fields". */
export const userFields = [
  'aadhaar',
  'additionalQualification',
  'area',
  'area_name',
  'bloodGroup',
  'date_joined',
  'dob',
  'duties',
  'email',
  'first_name',
  'full_name',
  'gender',
  'hide_email',
  'hide_phone',
  'id',
  'is_approved',
  'is_area_admin',
  'is_member',
  'is_staff',
  'is_superuser',
  'last_name',
  'licenseDate',
  'licenseNo',
  'license_category',
  'maritalStatus',
  'membership_id',
  'officeAddress',
  'panchayath',
  'language',
  'license_confirmed',
  'passport_photo',
  'phone',
  'pin',
  'postOffice',
  'profile_completion',
  'qualification',
  'renewalDate',
  'residentialAddress',
  'role',
  'role_display',
  'skills',
  'unit',
  'unit_name',
  'updated_at',
  'username',
];
export const wishes = [
  'requested_area',
  'requested_district',
  'requested_location',
  'requested_role',
  'requested_role_display',
  'requested_unit',
];
/** The array's own items show where there are some. */
const own = (fields: readonly string[]) => (caller: CallerName) =>
  caller === 'registrar' || caller === 'moderator'
    ? fields.map((field) => field.replace(/\bduties$/, 'duties[]'))
    : fields;
const saved = ['message', ...userFields.map((field) => `user.${field}`)];

/** What the rows in user management show. */
const listedFields = [
  'area',
  'area_name',
  'date_joined',
  'duties',
  'email',
  'full_name',
  'id',
  'is_approved',
  'is_area_admin',
  'is_member',
  'is_staff',
  'is_superuser',
  'membership_id',
  'passport_photo',
  'phone',
  'profile_completion',
  'role',
  'role_display',
  'unit',
  'unit_name',
  'updated_at',
  'username',
];

const somebody = async ({ test }: World) => (await makeUser(test)).id;
const applicant = ({ test }: World) => makeUser(test, { isApproved: false, role: 'user' });

const placeOf = ({ area }: World) => ({ areaId: area.id, unitId: area.units[0]!.id });
/** What no made-up value fits: places that there are, and days that can be. */
const samplesOf = ({ area, otherArea }: World) => ({
  area: otherArea.id,
  unit: area.units[1]!.id,
  dob: '1990-02-03',
  licenseDate: '2020-02-03',
});

/** A superuser's own profile: they may change their e-mail too. */
async function ownProfile(world: World): Promise<Edited> {
  const { token } = await signIn(world.test, 'superuser', placeOf(world));
  const read = async () => ({
    ...(await world.get('/api/me/', token)),
    ...(await world.get('/api/profile/aadhaar/', token)),
  });
  return { token, read, samples: samplesOf(world) };
}

async function resetToken({ test }: World): Promise<{ id: number; token: string }> {
  const { resetTokens } = await import('../../src/features/accounts/server/tables');
  const { hashToken, newToken } = await import('../../src/features/accounts/server/tokens');
  const user = await makeUser(test);
  const token = newToken();
  const expiresAt = new Date(test.clock.now().getTime() + 3_600_000);
  await test.site.db.insert(resetTokens).values({ userId: user.id, tokenHash: hashToken(token), expiresAt });
  return { id: user.id, token };
}

async function notMeToken({ test }: World): Promise<string> {
  const { notMeLinks } = await import('../../src/features/accounts/server/tables');
  const { hashToken, newToken } = await import('../../src/features/accounts/server/tokens');
  const token = newToken();
  const createdAt = test.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  await test.site.db
    .insert(notMeLinks)
    .values({ userId: (await makeUser(test)).id, tokenHash: hashToken(token), createdAt, expiresAt });
  return token;
}

const rows: Row[] = [
  {
    call: 'POST /api/auth/login/',
    send: async ({ test }) => ({ body: { email_or_member_id: (await makeUser(test)).email, password } }),
    status: openPost(200),
    fields: ['refresh_token', 'token', ...sessionUser],
  },
  {
    call: 'POST /api/auth/refresh/',
    send: async ({ test }) => {
      const body = { email_or_member_id: (await makeUser(test)).email, password };
      const { refresh_token } = (await test.call('POST', '/api/auth/login/', { body })).body;
      return { body: { refresh_token } };
    },
    status: openPost(200),
    fields: ['refresh_token', 'token', ...sessionUser],
  },
  {
    call: 'POST /api/auth/logout/',
    // Open to anyone with a refresh token (login.db.test.ts); without any token there is nothing to end.
    send: async (world, caller) => ({ token: await world.freshToken(caller) }),
    status: only('approved'),
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
    call: 'POST /api/register/',
    send: () => {
      const address = email();
      return { body: { username: address, email: address, phone: phone(), area: 'X', unit: 'Y', role: 'admin' } };
    },
    status: openPost(201),
    fields: ['message'],
  },
  {
    call: 'POST /api/auth/forgot-password/',
    send: () => ({ body: { email: email() } }),
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'GET /api/auth/verify-reset-token/:uid/:token/',
    send: async (world) => {
      const { id, token } = await resetToken(world);
      return { url: `/api/auth/verify-reset-token/${id}/${token}/` };
    },
    status: publicRead(),
    fields: ['email', 'message', 'valid'],
  },
  {
    call: 'POST /api/auth/reset-password/:uid/:token/',
    send: async (world) => {
      const { id, token } = await resetToken(world);
      const body = { new_password: 'brand new', confirm_password: 'brand new' };
      return { url: `/api/auth/reset-password/${id}/${token}/`, body };
    },
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/password-reset-confirm/',
    send: async (world) => {
      const { id, token } = await resetToken(world);
      return { body: { uid: String(id), token, password: 'brand new' } };
    },
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/auth/not-me/',
    send: async (world) => ({ body: { token: await notMeToken(world) } }),
    status: openPost(200),
    fields: ['message'],
  },
  {
    call: 'POST /api/change-password/',
    // A wrong one: the right one would end everyone's session here (passwords.db.test.ts tests that).
    send: () => ({ body: { current_password: 'not it', new_password: 'brand new' } }),
    status: only('approved', 400),
  },
  {
    call: 'POST /api/auth/change-password/',
    send: () => ({ body: { old_password: 'not it', new_password: 'brand new', confirm_password: 'brand new' } }),
    status: only('approved', 400),
  },
  { call: 'GET /api/profile/', status: only('approved'), fields: own(userFields) },
  { call: 'GET /api/me/', status: only('approved'), fields: own([...userFields, 'name']) },
  {
    call: 'PATCH /api/profile/update/',
    send: () => ({ body: { skills: 'Survey' } }),
    status: only('approved'),
    fields: own(saved),
    edits: ownProfile,
  },
  {
    call: 'PATCH /api/update-profile/',
    send: ({ area, otherArea }, caller) => {
      const own = caller === 'other area admin' ? otherArea.id : area.id;
      return { body: { name: 'New Name', phone: (email(), phone()), area: own } };
    },
    status: only('approved'),
    fields: own(saved),
    edits: ownProfile,
  },
  { call: 'GET /api/profile/aadhaar/', status: only('approved'), fields: ['aadhaar'] },
  { call: 'DELETE /api/profile/aadhaar/', status: only('approved', 204) },
  {
    call: 'GET /api/users/:id/aadhaar/',
    send: ({ people }) => ({ url: `/api/users/${people.member.user.id}/aadhaar/` }),
    // Not even one's own at this address.
    status: only('superuser'),
    fields: ['aadhaar'],
  },
  {
    call: 'GET /api/admin/pending-approvals/',
    status: only('superuser'),
    fields: [...userFields, ...wishes].map((field) => `pending_users[].${field}`),
  },
  {
    call: 'POST /api/admin/approve-user/:id/',
    send: async (world) => ({ url: `/api/admin/approve-user/${(await applicant(world)).id}/` }),
    status: only('superuser'),
    fields: ['message'],
  },
  {
    call: 'POST /api/admin/revoke-approval/:id/',
    send: async ({ test }) => ({ url: `/api/admin/revoke-approval/${(await makeUser(test)).id}/` }),
    status: only('superuser'),
    fields: ['message'],
  },
  { call: 'GET /api/users/', status: only('superuser'), fields: inside('[].', [...listedFields, 'duties[]']) },
  {
    call: 'POST /api/users/export/',
    send: ({ people }) => ({ body: { ids: [people.member.user.id] } }),
    // Its columns are tested in src/features/accounts/server/export.db.test.ts.
    status: only('superuser'),
    fields: [],
  },
  {
    call: 'GET /api/users/:id/',
    // Nobody but a superuser, not even for one's own.
    send: ({ people }, caller) => ({ url: `/api/users/${people[caller === 'visitor' ? 'member' : caller].user.id}/` }),
    status: only('superuser'),
    fields: userFields,
  },
  {
    call: 'PATCH /api/users/:id/',
    send: on('PATCH /api/users/:id/', 'superuser', somebody, () => ({ body: { skills: 'Survey', role: 'user' } })),
    status: only('superuser'),
    fields: userFields,
    edits: async (world) => {
      const url = `/api/users/${(await makeUser(world.test, placeOf(world))).id}/`;
      // Somebody of their own: Aadhaar numbers are not revealed to one person this often.
      const { token } = await signIn(world.test, 'superuser');
      const read = async () => ({ ...(await world.get(url, token)), ...(await world.get(`${url}aadhaar/`, token)) });
      return { url, token, read, samples: { ...samplesOf(world), duties: ['moderator'] } };
    },
  },
  {
    call: 'DELETE /api/users/:id/',
    send: on('DELETE /api/users/:id/', 'superuser', somebody),
    status: only('superuser', 204),
  },
  {
    call: 'POST /api/admin/passport-photo/',
    send: async (world) => ({
      form: formOf({ user_id: String(await somebody(world)) }, { passport_photo: { bytes: await picture() } }),
    }),
    status: only('superuser'),
    fields: saved,
  },
];

export default rows;
