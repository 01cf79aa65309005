import { formOf, makeUser, picture, signIn } from '../support/factories';
import { type CallerName, inside, on, only, type Edited, type Row, type World } from './world';

let next = 0;
const phone = () => String(6_000_000_000 + (next += 1));

/** docs/product/people.md, "User fields". */
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
  'full_name_ml',
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
/** The array's own items show where there are some. */
const ownAnd = (fields: readonly string[]) => (caller: CallerName) =>
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

const newPerson = async ({ test }: World) => (await makeUser(test)).id;

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

const rows: Row[] = [
  { call: 'GET /api/profile/', status: only('approved'), fields: ownAnd(userFields) },
  { call: 'GET /api/me/', status: only('approved'), fields: ownAnd([...userFields, 'name']) },
  {
    call: 'PATCH /api/profile/update/',
    send: () => ({ body: { skills: 'Survey' } }),
    status: only('approved'),
    fields: ownAnd(saved),
    edits: ownProfile,
  },
  {
    call: 'PATCH /api/update-profile/',
    send: ({ area, otherArea }, caller) => {
      const ownAnd = caller === 'other area admin' ? otherArea.id : area.id;
      return { body: { name: 'New Name', phone: phone(), area: ownAnd } };
    },
    status: only('approved'),
    fields: ownAnd(saved),
    edits: ownProfile,
  },
  { call: 'GET /api/profile/aadhaar/', status: only('approved'), fields: ['aadhaar'] },
  { call: 'DELETE /api/profile/aadhaar/', status: only('approved', 204) },
  {
    call: 'GET /api/users/:id/aadhaar/',
    send: ({ people }) => ({ url: `/api/users/${people.member.user.id}/aadhaar/` }),
    // Not even a caller's own at this address.
    status: only('superuser'),
    fields: ['aadhaar'],
  },
  { call: 'GET /api/users/', status: only('superuser'), fields: inside('[].', [...listedFields, 'duties[]']) },
  {
    call: 'POST /api/users/export/',
    send: ({ people }) => ({ body: { ids: [people.member.user.id] } }),
    // Its columns are tested in src/features/people/server/export.db.test.ts.
    status: only('superuser'),
    fields: [],
  },
  {
    call: 'GET /api/users/:id/',
    // Only a superuser, not even the person themselves.
    send: ({ people }, caller) => ({ url: `/api/users/${people[caller === 'visitor' ? 'member' : caller].user.id}/` }),
    status: only('superuser'),
    fields: userFields,
  },
  {
    call: 'PATCH /api/users/:id/',
    send: on('PATCH /api/users/:id/', 'superuser', newPerson, () => ({ body: { skills: 'Survey', role: 'user' } })),
    status: only('superuser'),
    fields: userFields,
    edits: async (world) => {
      const url = `/api/users/${(await makeUser(world.test, placeOf(world))).id}/`;
      // A person of their own: Aadhaar numbers are not revealed to one person this often.
      const { token } = await signIn(world.test, 'superuser');
      const read = async () => ({ ...(await world.get(url, token)), ...(await world.get(`${url}aadhaar/`, token)) });
      return { url, token, read, samples: { ...samplesOf(world), duties: ['moderator'] } };
    },
  },
  {
    call: 'DELETE /api/users/:id/',
    send: on('DELETE /api/users/:id/', 'superuser', newPerson),
    status: only('superuser', 204),
  },
  {
    call: 'POST /api/admin/passport-photo/',
    send: async (world) => ({
      form: formOf({ user_id: String(await newPerson(world)) }, { passport_photo: { bytes: await picture() } }),
    }),
    status: only('superuser'),
    fields: saved,
  },
];

export default rows;
