import { recordBackup } from '../../src/platform/backup/last-backup';
import { DAY_MS } from '../../src/shared/dates';
import { dayIso } from '../../src/shared/membership-status';
import type { TestApp } from '../support/app';
import { inside, only, type Row } from './world';

const queue = (deed: string) => `/api/admin/today/applications/${deed}/`;
/** The queue of the applications is the registrars'. */
const ofQueue = { ...only('registrar', 204), admin: 404 };
const inDays = ({ clock }: TestApp, days: number) => dayIso(new Date(clock.now().getTime() + days * DAY_MS));

const queues = inside('queues[].', ['count', 'due', 'key', 'label', 'late', 'link', 'oldest_at', 'opened', 'put_off']);
const waiting = [
  ...queues,
  ...inside('queues[].opened.', ['at', 'by']),
  ...inside('queues[].put_off.', ['by', 'reason', 'until']),
].toSorted();

const rows: Row[] = [
  {
    call: 'GET /api/admin/backup/',
    // The fields of a backup; exactly one exists.
    send: async ({ test }) => {
      await recordBackup(test.site.db, { made: new Date().toISOString(), tables: { users: 1 }, files: 1, missing: [] });
      return {};
    },
    status: only('superuser'),
    fields: ['nightly', ...inside('last.', ['files', 'made_at', 'missing_files', 'rows'])],
  },
  {
    call: 'GET /api/admin/room/',
    status: only('superuser'),
    fields: ['files', ...inside('disk.', ['free', 'level', 'total'])],
  },
  {
    call: 'GET /api/admin/dashboard-stats/',
    status: only('staff'),
    fields: [
      'active_admins',
      'active_members',
      'area_admins',
      'new_registrations_today',
      'pending_approvals',
      'total_areas',
      'total_users',
      ...inside('members_by_area[].', ['area', 'members', 'name']),
      ...inside('registrations_by_month[].', ['month', 'registrations']),
    ],
  },
  {
    call: 'GET /api/admin/today/',
    send: async ({ test, people }) => {
      const { token } = people.superuser;
      const body = { until: inDays(test, 3), reason: 'On leave' };
      await test.call('POST', queue('put-off'), { token, body });
      await test.call('POST', queue('opened'), { token });
      return {};
    },
    status: only('staff'),
    // Staff without a duty have the queues of advertisers, of which none is put off.
    fields: (caller) => (caller === 'admin' ? queues : waiting),
  },
  { call: 'GET /api/admin/today/sheet.pdf', status: only('staff'), fields: [] },
  // Of the staff, those whose duty the queue is: tests/waits.db.test.ts.
  { call: 'POST /api/admin/today/:key/opened/', send: () => ({ url: queue('opened') }), status: ofQueue },
  {
    call: 'POST /api/admin/today/:key/put-off/',
    send: ({ test }) => ({
      url: queue('put-off'),
      body: { until: inDays(test, 3), reason: 'On leave' },
    }),
    status: ofQueue,
  },
  { call: 'DELETE /api/admin/today/:key/put-off/', send: () => ({ url: queue('put-off') }), status: ofQueue },
];

export default rows;
