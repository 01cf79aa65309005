import { formOf, picture } from '../support/factories';
import { inside, on, once, only, publicRead, type Row, type World } from './world';

const mediaFields = ['height', 'poster', 'sources[].srcset', 'sources[].type', 'type', 'url', 'width'];
/** docs/product/events.md, "Event fields", except for the picture of the first poster. */
const plainFields = [
  'category',
  'created_at',
  'days_until',
  'description',
  'event_date',
  'first_poster',
  'has_time',
  'id',
  'image',
  'is_active',
  'is_past',
  'is_upcoming',
  'links',
  'location',
  'poster_count',
  'social_image',
  'title',
  'updated_at',
  'website',
];
const eventFields = [...plainFields, ...inside('poster.', mediaFields)];
/** What staff edit besides. */
const written = ['title', 'description', 'location'].flatMap((field) => [`${field}_en`, `${field}_ml`]);
const isStaff = (caller: string) => ['admin', 'registrar', 'superuser'].includes(caller);
/** An event without a poster, as staff get it. */
const bareFields = [...plainFields, ...written, 'poster'];
const posterFields = ['id', 'image', 'image_url', 'uploaded_at', ...inside('picture.', mediaFields)];

const form = (event_date = '2099-01-01T10:00:00') => ({ title: 'T', description: 'D', event_date, location: 'L' });

async function newEvent({ test, people }: World, date?: string): Promise<number> {
  const { token } = people.admin;
  return (await test.call('POST', '/api/events/create/', { token, body: form(date) })).body.id;
}

async function newPoster(world: World, event: number): Promise<number> {
  const { token } = world.people.admin;
  const image = formOf({}, { image: { bytes: await picture() } });
  return (await world.test.call('POST', `/api/events/${event}/posters/upload/`, { token, form: image })).body.id;
}

/** A future event and a past event, both with a poster. */
const events = once(async (world) => {
  const [coming, past] = [await newEvent(world), await newEvent(world, '2020-01-01T10:00:00')];
  await newPoster(world, coming);
  await newPoster(world, past);
  return { coming };
});
const posterless = once(newEvent);

const read = (call: string, fields: Row['fields']): Row => ({
  call,
  send: async (world) => ({ url: call.split(' ')[1]!.replace(':id', String((await events(world)).coming)) }),
  status: publicRead(),
  fields,
});

const rows: Row[] = [
  read('GET /api/events/', (caller) => inside('[].', isStaff(caller) ? [...eventFields, ...written] : eventFields)),
  read('GET /api/events/upcoming/', inside('[].', eventFields)),
  read('GET /api/events/past/', inside('[].', eventFields)),
  read('GET /api/events/summary/', ['last_updated', 'past_events', 'total_events', 'upcoming_events']),
  read('GET /api/events/event/:id/', (caller) => [
    ...eventFields,
    ...(isStaff(caller) ? written : []),
    'has_registration',
    ...inside('posters[].', posterFields),
  ]),
  read('GET /api/events/:id/posters/', inside('posters[].', posterFields)),
  // Texts; their content is tested in src/features/events/server.
  read('GET /api/events/calendar.ics', []),
  read('GET /api/events/:id/event.ics', []),
  { call: 'POST /api/events/create/', send: () => ({ body: form() }), status: only('staff', 201), fields: bareFields },
  {
    call: 'PATCH /api/events/:id/edit/',
    send: on('PATCH /api/events/:id/edit/', 'staff', newEvent, () => ({ body: { title: 'Another' } })),
    status: only('staff'),
    fields: bareFields,
    edits: async (world) => {
      const id = await newEvent(world);
      return { url: `/api/events/${id}/edit/`, read: () => world.get(`/api/events/event/${id}/`) };
    },
  },
  {
    call: 'DELETE /api/events/:id/delete/',
    send: on('DELETE /api/events/:id/delete/', 'staff', newEvent),
    status: only('staff', 204),
  },
  {
    call: 'POST /api/events/:id/posters/upload/',
    send: on('POST /api/events/:id/posters/upload/', 'staff', posterless, async () => ({
      form: formOf({}, { image: { bytes: await picture() } }),
    })),
    status: only('staff', 201),
    fields: posterFields,
  },
  {
    call: 'DELETE /api/posters/:id/delete/',
    send: on('DELETE /api/posters/:id/delete/', 'staff', async (world) => newPoster(world, await posterless(world))),
    status: only('staff', 204),
  },
];

export default rows;
