import { makeUser, password, tokenOf } from '../support/factories';
import { userFields } from './people';
import { inside, on, once, only, type Row, type World } from './world';

const head = [
  'area_name',
  'date_joined',
  'deceased_on',
  'duties',
  'email',
  'full_name',
  'full_name_ml',
  'id',
  'is_approved',
  'is_member',
  'language',
  'membership_id',
  'passport_photo',
  'phone',
  'role',
  'role_display',
  'sections[]',
  'status',
  'unit_name',
  'updated_at',
  ...inside('greetings[].', ['language', 'text']),
  ...inside('opened.', ['at', 'id', 'name']),
];

/** Returns the id of a member of the area whose request for a renewal waits. */
const member = once(async ({ test, area }) => {
  const user = await makeUser(test, { areaId: area.id });
  const body = { kind: 'membership', membership_until: '2031-01-31' };
  await test.call('POST', '/api/licences/renewals/', { token: await tokenOf(test, user), body });
  return user.id;
});

const note = ['author_id', 'author_name', 'can_delete', 'created_at', 'id', 'text'];

/** Makes a person with a note. */
async function noted({ test, people }: World, areaId: number | null) {
  const { id } = await makeUser(test, { areaId });
  const url = `/api/admin/people/${id}/notes/`;
  await test.call('POST', url, { token: people.registrar.token, body: { text: 'Prefers to be called at noon.' } });
  return { id, url };
}
const withNote = once((world) => noted(world, world.area.id));
/** Without an area, so that no circular of another row reaches them. */
const withHistory = once((world) => noted(world, null));

const ofOwnArea = (status: number) => ({ ...only('staff-or-area-admin', status), 'other area admin': 404 });

const entry = [
  'action',
  'after',
  'at',
  'before',
  'id',
  ...inside('actor.', ['id', 'name']),
  ...inside('target.', ['id', 'name', 'type']),
];

/** A member of the area who has read a circular of that area, asked on the board, and signed in. */
const busy = once(async ({ test, area, people }) => {
  const user = await makeUser(test, { areaId: area.id });
  const token = await tokenOf(test, user);
  const body = {
    title: 'How high is the fee?',
    description: 'What is the fee for a permit of this kind?',
    category: 'structural',
    urgency: 'normal',
  };
  await test.call('POST', '/api/community/questions/', { token, body });
  const circular = { kind: 'circular', title: 'Meeting', body: 'On Monday.', audience: { areas: [area.id] } };
  const { body: post } = await test.call('POST', '/api/admin/posts/', {
    token: people['area admin'].token,
    body: circular,
  });
  await test.call('POST', `/api/admin/posts/${post.id}/publish/`, { token: people['area admin'].token, body: {} });
  await test.call('GET', `/api/circulars/${post.id}/`, { token });
  await test.call('POST', '/api/auth/login/', { body: { email_or_member_id: user.email, password } });
  return user.id;
});
const section = (key: string) => ({
  call: `GET /api/admin/people/:id/${key}/`,
  send: async (world: World) => ({ url: `/api/admin/people/${await busy(world)}/${key}/` }),
});

const sections: Row[] = [
  {
    ...section('circulars'),
    status: ofOwnArea(200),
    fields: [
      'next',
      ...inside('results[].', ['ack_at', 'id', 'needs_ack', 'published_at', 'read_at', 'state', 'title', 'told_at']),
    ],
  },
  {
    ...section('board'),
    status: ofOwnArea(200),
    fields: [
      'next',
      ...inside('results[].', [
        'at',
        'author_id',
        'flag_count',
        'flagged_by_id',
        'id',
        'is_hidden',
        'kind',
        'question_id',
        'text',
        'title',
      ]),
    ],
  },
  {
    ...section('sign-in'),
    status: only('superuser'),
    fields: [
      'devices',
      'factors',
      'has_login',
      'last_used_at',
      'next',
      'second_factor_since',
      'sessions',
      ...inside('results[].', entry),
    ],
  },
];

const newMember = async ({ test }: World) => (await makeUser(test)).id;

const rows: Row[] = [
  {
    call: 'GET /api/admin/people/:id/',
    send: async (world, caller) => {
      const url = `/api/admin/people/${await member(world)}/`;
      // Opened by another person before.
      const { token } = world.people[caller === 'registrar' ? 'superuser' : 'registrar'];
      await world.test.call('GET', url, { token });
      return { url };
    },
    status: { ...only('staff-or-area-admin'), 'other area admin': 404 },
    fields: (caller) => [...head, ...(caller === 'admin' ? ['open'] : inside('open[].', ['count', 'kind']))],
  },
  {
    call: 'GET /api/admin/people/:id/profile/',
    send: async (world) => ({ url: `/api/admin/people/${await member(world)}/profile/` }),
    status: { ...only('registrar-or-area-admin'), 'other area admin': 404 },
    fields: (caller) => (caller === 'superuser' ? userFields : userFields.filter((field) => field !== 'aadhaar')),
  },
  {
    call: 'GET /api/admin/people/:id/notes/',
    send: async (world) => {
      const { url } = await withNote(world);
      return { url };
    },
    status: ofOwnArea(200),
    fields: ['next', ...inside('results[].', note)],
  },
  {
    call: 'POST /api/admin/people/:id/notes/',
    send: async (world) => ({ url: (await withNote(world)).url, body: { text: 'Asked for a call back.' } }),
    status: ofOwnArea(201),
    fields: note,
  },
  {
    call: 'DELETE /api/admin/people/:id/notes/:noteId/',
    send: async (world, caller) => {
      const { url } = await withNote(world);
      const isAuthor = caller === 'area admin' || caller === 'admin' || caller === 'superuser';
      const token = world.people[isAuthor ? caller : 'registrar'].token;
      const { body } = await world.test.call('POST', url, { token, body: { text: 'To be deleted.' } });
      return { url: `${url}${body.id}/` };
    },
    status: ofOwnArea(204),
  },
  ...sections,
  {
    call: 'GET /api/admin/people/:id/next/:section/',
    send: async (world) => {
      await member(world);
      return { url: `/api/admin/people/${(await withNote(world)).id}/next/licence/` };
    },
    // Staff without a duty have no queue, an area admin none of another area.
    status: { ...only('staff-or-area-admin'), admin: 404 },
    fields: (caller) => (caller === 'other area admin' ? ['next'] : inside('next.', ['full_name', 'id'])),
  },
  {
    call: 'POST /api/admin/people/:id/deceased/',
    send: on('POST /api/admin/people/:id/deceased/', 'registrar', newMember, () => ({
      body: { deceased_on: '2026-01-31' },
    })),
    status: only('registrar'),
    fields: ['deceased_on'],
  },
  {
    call: 'DELETE /api/admin/people/:id/deceased/',
    send: on('DELETE /api/admin/people/:id/deceased/', 'registrar', newMember),
    status: only('registrar', 204),
  },
  {
    call: 'GET /api/admin/people/:id/history/',
    send: async (world) => {
      const { id } = await withHistory(world);
      return { url: `/api/admin/people/${id}/history/` };
    },
    status: only('registrar'),
    fields: ['next', ...inside('results[].', ['at', 'id', 'notice', 'source']), ...inside('results[].entry.', entry)],
  },
];

export default rows;
