import { inside, only, type Row } from './world';

const setup = ['open', ...inside('tasks[].', ['confirmable', 'detail', 'done', 'key', 'label', 'link'])];
const carried = [
  ...inside('areas[].', ['name', 'name_ml', 'units', ...inside('units[].', ['name', 'name_ml'])]),
  'format',
  'pictures',
  'settings',
  'version',
];
let area = 0;
const path = '/api/admin/setup/';

const rows: Row[] = [
  { call: 'GET /api/admin/setup/', status: only('superuser'), fields: setup },
  { call: 'POST /api/admin/setup/open/', status: only('superuser'), fields: setup },
  {
    call: 'POST /api/admin/setup/:key/confirm/',
    send: () => ({ url: `${path}money/confirm/` }),
    status: only('superuser'),
    fields: setup,
  },
  {
    call: 'GET /api/admin/setup/districts/',
    status: only('superuser'),
    fields: inside('[].', ['district_in', 'district_in_ml', 'district_of', 'district_of_ml', 'key', 'name', 'name_ml']),
  },
  {
    call: 'POST /api/admin/setup/areas/',
    send: () => ({ url: `${path}areas/`, body: { text: 'Mavoor: East, West' } }),
    status: only('superuser'),
    fields: ['areas', 'message', 'removed', 'units'],
  },
  { call: 'POST /api/admin/setup/mail/', status: only('superuser'), fields: ['message', 'outbox', 'sent_to'] },
  {
    call: 'POST /api/admin/setup/mail/confirm/',
    send: () => ({ url: `${path}mail/confirm/`, body: { code: '123456' } }),
    status: only('superuser', 400),
    fields: ['code'],
  },
  // Demo data was never loaded into the database of this test.
  { call: 'POST /api/admin/setup/remove-demo/', status: only('superuser', 409), fields: ['code', 'detail'] },
  {
    call: 'GET /api/admin/settings/export/',
    // An area without units, whatever other calls have left.
    send: async ({ test, people }) => {
      const body = { name: `Mavoor ${(area += 1)}` };
      await test.call('POST', '/api/areas/', { token: people.superuser.token, body });
      return {};
    },
    status: only('superuser'),
    fields: carried,
  },
  {
    call: 'POST /api/admin/settings/import/',
    send: () => {
      const form = new FormData();
      const settings = { hours: { sunday: '10:00-11:30' } };
      form.append('file', new File([JSON.stringify({ format: 'sangham-settings', version: 1, settings })], 'a.json'));
      return { url: '/api/admin/settings/import/', form };
    },
    status: only('superuser'),
    fields: [
      'applied',
      ...inside('changes[].', ['after', 'before', 'group', 'group_label', 'key', 'label', 'preview']),
    ],
  },
];

export default rows;
