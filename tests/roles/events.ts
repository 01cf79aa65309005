import { missing, publicRead, staffOnly, type Row } from './world';

const rows: Row[] = [
  { call: 'GET /api/events/', status: publicRead() },
  { call: 'GET /api/events/upcoming/', status: publicRead() },
  { call: 'GET /api/events/past/', status: publicRead() },
  {
    call: 'GET /api/events/summary/',
    status: publicRead(),
    fields: ['last_updated', 'past_events', 'total_events', 'upcoming_events'],
  },
  { call: 'GET /api/events/calendar.ics', status: publicRead() },
  missing('GET /api/events/event/:id/'),
  missing('GET /api/events/:id/posters/'),
  missing('GET /api/events/:id/event.ics'),
  staffOnly('POST /api/events/create/', 400, { body: {} }),
  staffOnly('PATCH /api/events/:id/edit/', 404, { body: {} }),
  staffOnly('DELETE /api/events/:id/delete/', 404),
  staffOnly('POST /api/events/:id/posters/upload/', 415, { body: {} }),
  staffOnly('DELETE /api/posters/:id/delete/', 404),
];

export default rows;
