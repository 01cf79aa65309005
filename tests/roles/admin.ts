import { inside, only, type Row } from './world';

const rows: Row[] = [
  {
    call: 'GET /api/admin/dashboard-stats/',
    status: only('staff'),
    fields: [
      'active_admins', 'active_members', 'area_admins', 'new_registrations_today', 'pending_approvals', 'total_areas', 'total_users',
      ...inside('members_by_area[].', ['area', 'members', 'name']),
      ...inside('registrations_by_month[].', ['month', 'registrations']),
    ],
  },
];

export default rows;
