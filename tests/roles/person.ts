import { makeUser, tokenOf } from '../support/factories';
import { userFields } from './people';
import { inside, on, once, only, type Row, type World } from './world';

const head = [
  'area_name',
  'date_joined',
  'deceased_on',
  'duties',
  'email',
  'full_name',
  'id',
  'is_approved',
  'is_member',
  'language',
  'membership_id',
  'passport_photo',
  'phone',
  'role',
  'role_display',
  'status',
  'unit_name',
  'updated_at',
  ...inside('greetings[].', ['language', 'text']),
];

/** Returns the id of a member of the area whose request for a renewal waits. */
const member = once(async ({ test, area }) => {
  const user = await makeUser(test, { areaId: area.id });
  const body = { kind: 'membership', membership_until: '2031-01-31' };
  await test.call('POST', '/api/licences/renewals/', { token: await tokenOf(test, user), body });
  return user.id;
});

const note = ['author_name', 'can_delete', 'created_at', 'id', 'text'];

/** A person with a note. */
const withNote = once(async ({ test, people }) => {
  const { id } = await makeUser(test);
  const url = `/api/admin/people/${id}/notes/`;
  await test.call('POST', url, { token: people.registrar.token, body: { text: 'Prefers to be called at noon.' } });
  return { id, url };
});

const newMember = async ({ test }: World) => (await makeUser(test)).id;

const rows: Row[] = [
  {
    call: 'GET /api/admin/people/:id/',
    send: async (world) => ({ url: `/api/admin/people/${await member(world)}/` }),
    status: { ...only('staff-or-area-admin'), 'other area admin': 404 },
    fields: (caller) => [...head, ...(caller === 'admin' ? ['open'] : inside('open[].', ['count', 'section']))],
  },
  {
    call: 'GET /api/admin/people/:id/profile/',
    send: async (world) => ({ url: `/api/admin/people/${await member(world)}/profile/` }),
    status: only('registrar'),
    fields: (caller) => (caller === 'superuser' ? userFields : userFields.filter((field) => field !== 'aadhaar')),
  },
  {
    call: 'GET /api/admin/people/:id/notes/',
    send: async (world) => {
      const { url } = await withNote(world);
      return { url };
    },
    status: only('registrar'),
    fields: ['next', ...inside('results[].', note)],
  },
  {
    call: 'POST /api/admin/people/:id/notes/',
    send: async (world) => ({ url: (await withNote(world)).url, body: { text: 'Asked for a call back.' } }),
    status: only('registrar', 201),
    fields: note,
  },
  {
    call: 'DELETE /api/admin/people/:id/notes/:noteId/',
    send: async (world, caller) => {
      const { url } = await withNote(world);
      const token = world.people[caller === 'superuser' ? 'superuser' : 'registrar'].token;
      const { body } = await world.test.call('POST', url, { token, body: { text: 'To be deleted.' } });
      return { url: `${url}${body.id}/` };
    },
    status: only('registrar', 204),
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
      const { id } = await withNote(world);
      return { url: `/api/admin/people/${id}/history/` };
    },
    status: only('superuser'),
    fields: [
      'next',
      ...inside('results[].', ['at', 'id', 'notice', 'source']),
      ...inside('results[].entry.', [
        'action',
        'after',
        'at',
        'before',
        'id',
        ...inside('actor.', ['id', 'name']),
        ...inside('target.', ['id', 'name', 'type']),
      ]),
    ],
  },
];

export default rows;
