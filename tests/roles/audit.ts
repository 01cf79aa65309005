import { after, once, only, paged, type Row } from './world';

const anEntry = once(({ test, people }) =>
  test.call('POST', '/api/areas/', { token: people.superuser.token, body: { name: 'An area for the log' } }),
);

const rows: Row[] = [
  {
    call: 'GET /api/admin/audit/',
    send: async (world) => {
      const { body } = await anEntry(world);
      return { url: `/api/admin/audit/?target=area:${body.id}` };
    },
    status: only('superuser'),
    fields: paged([
      'action',
      'actor.id',
      'actor.name',
      'after.name',
      'at',
      'before',
      'id',
      'target.id',
      'target.name',
      'target.type',
    ]),
  },
  {
    call: 'GET /api/admin/audit/export/',
    send: after(anEntry),
    status: only('superuser'),
    fields: [],
  },
];

export default rows;
