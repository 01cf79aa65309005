import { formOf, picture } from '../support/factories';
import { inside, only, publicRead, paged, type CallerName, type Row, type World } from './world';

const group = [
  'fields[].choices',
  'fields[].help',
  'fields[].key',
  'fields[].kind',
  'fields[].label',
  'fields[].most',
  'fields[].replaced',
  'fields[].replaced_ml',
  'fields[].sentences',
  'fields[].sentences_ml',
  'fields[].shown_in[]',
  'fields[].standard',
  'fields[].standard_ml',
  'gaps',
  'group',
  'label',
  'updated_at',
  ...inside('values.', ['monday_friday', 'saturday', 'sunday']),
];

/** A group of the look, after its values. */
const look = [
  ...group.filter((one) => !one.startsWith('values.')),
  'fields[].choices[]',
  ...inside('values.', ['accent', 'hero', 'logo']),
];

const path = '/api/admin/settings/hours/';
let minute = 0;
const hours = () => `09:00-17:${String((minute += 1) % 60).padStart(2, '0')}`;

/** Publishes other hours for a caller's turn; returns the number of the version. */
async function change({ test, people, get }: World, body: object = { saturday: hours() }): Promise<number> {
  await test.call('PATCH', path, { token: people.superuser.token, body });
  return (await get(`${path}versions/`)).results[0].version;
}

const inAYear = (world: World) => new Date(world.test.clock.now().getTime() + 86_400_000 * 30).toISOString();

const rows: Row[] = [
  {
    call: 'GET /api/site/',
    status: publicRead(),
    fields: [
      'counted',
      'hero',
      'is_standard',
      ...inside('hours[].', ['days', 'time']),
      ...inside('values.', [
        'about_lead',
        'accent',
        'address',
        'advertising_email',
        'advertising_phone',
        'affiliations',
        'committee',
        'description',
        'district',
        'district_in',
        'district_of',
        'email',
        'federation',
        'founded',
        'hero',
        'history',
        'hotline',
        'intro',
        'leaders',
        'logo',
        'map_position',
        'membership_email',
        'membership_phone',
        'milestones',
        'mission',
        'monday_friday',
        'officer_photos',
        'phone',
        'prefix',
        'saturday',
        'short_name',
        'statistics',
        'sunday',
        'terms',
        'vision',
      ]),
    ],
  },
  {
    call: 'GET /api/admin/settings/',
    status: only('staff'),
    fields: (caller) =>
      inside('[].', [
        'edited',
        // The membership's stand on no page.
        ...(caller === 'superuser' ? ['fields[].shown_in'] : []),
        'fields[].key',
        'fields[].label',
        'fields[].shown_in[]',
        'gaps',
        'group',
        'label',
        'updated_at',
      ]),
  },
  {
    call: 'GET /api/admin/settings/:group/',
    send: () => ({ url: path }),
    status: only('superuser'),
    fields: group,
  },
  {
    call: 'PATCH /api/admin/settings/:group/',
    send: () => ({ url: path, body: { sunday: hours() } }),
    status: only('superuser'),
    fields: group,
    edits: async (world) => ({ url: path, read: async () => (await world.get(path)).values }),
    openFields: { monday_friday: '08:00-16:00', saturday: 'closed', sunday: '10:00-11:00' },
  },
  {
    call: 'POST /api/admin/settings/:group/preview/',
    send: () => ({ url: `${path}preview/`, body: { path: '/contact', values: { sunday: hours() } } }),
    status: only('superuser'),
    fields: ['html'],
  },
  ...(['logo', 'hero'] as const).flatMap((key): Row[] => [
    {
      call: `POST /api/admin/settings/look/${key}/`,
      send: async () => ({ form: formOf({}, { file: { bytes: await picture('png', 1200, 600) } }) }),
      status: only('superuser'),
      fields: look,
    },
    { call: `DELETE /api/admin/settings/look/${key}/`, status: only('superuser'), fields: look },
  ]),
  {
    call: 'GET /api/admin/settings/:group/versions/',
    send: async (world: World, caller: CallerName) => {
      if (caller === 'visitor') await change(world);
      return { url: `${path}versions/` };
    },
    status: only('superuser'),
    fields: paged([
      'at',
      'by',
      'by_id',
      ...inside('changes[].', ['after', 'before', 'key', 'label']),
      'made_at',
      'state',
      'version',
    ]),
  },
  {
    call: 'DELETE /api/admin/settings/:group/versions/:version/',
    send: async (world: World) => ({
      url: `${path}versions/${await change(world, { monday_friday: hours(), publish_at: inAYear(world) })}/`,
    }),
    status: only('superuser', 204),
  },
  {
    call: 'POST /api/admin/settings/:group/:version/restore/',
    send: async (world: World) => ({ url: `${path}${await change(world)}/restore/` }),
    status: only('superuser'),
    fields: group,
  },
];

export default rows;
