import { makeUser } from '../support/factories';
import { inside, once, only, type Row } from './world';

/** A member of the area whose name every caller looks for. */
const wanted = once(({ test, area }) => makeUser(test, { firstName: 'Zubaida', lastName: 'Wanted', areaId: area.id }));

const rows: Row[] = [
  {
    call: 'GET /api/admin/find/',
    send: async (world) => {
      await wanted(world);
      return { url: '/api/admin/find/?q=zubaida' };
    },
    status: only('staff-or-area-admin'),
    // The other area has no person of that name.
    fields: (caller) =>
      caller === 'other area admin' ? ['results'] : inside('results[].', ['detail', 'id', 'kind', 'link', 'title']),
  },
];

export default rows;
