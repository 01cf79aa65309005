import { recordBackup } from '../../src/platform/backup/last-backup';
import { inside, only, type Row } from './world';

const rows: Row[] = [
  {
    call: 'GET /api/admin/backup/',
    // The fields of a backup: there is one.
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
];

export default rows;
