import { randomUUID } from 'node:crypto';
import { makeAd, makeShop } from '../support/marketplace';
import { inside, once, only, openPost, type Row, type World } from './world';

/** An ad with a correction, for the reading calls. */
const corrected = once(async ({ test, people }: World) => {
  const { id } = await makeAd(test, (await makeShop(test)).id);
  await test.call('POST', `/api/marketplace/ads/${id}/corrections/`, {
    token: people.admin.token,
    body: correction,
  });
  return id;
});
const correction = { day: '2026-01-02', place: 'finder', kind: 'shown', count: 2, reason: 'A test of the office' };
const correctionFields = ['ad', 'by', 'count', 'created_at', 'day', 'definition', 'id', 'kind', 'place', 'reason'];
const priceFields = ['created_at', 'id', 'price', 'tier', 'valid_from'];
const of = (path: string) => async (world: World) => ({
  url: `/api/marketplace/ads/${await corrected(world)}/${path}`,
});

const rows: Row[] = [
  {
    call: 'POST /api/marketplace/seen/',
    send: () => ({ body: { ticket: '', batch: randomUUID(), events: [] } }),
    status: openPost(204),
  },
  {
    call: 'GET /api/marketplace/ads/:id/days/',
    send: of('days/?from=2026-01-01&to=2026-01-31'),
    status: only('staff'),
    fields: [...inside('corrections[].', correctionFields), 'days', ...inside('definitions[].', ['text', 'version'])],
  },
  { call: 'GET /api/marketplace/ads/:id/days/export/', send: of('days/export/'), status: only('staff'), fields: [] },
  {
    call: 'POST /api/marketplace/ads/:id/corrections/',
    send: async (world) => ({ ...(await of('corrections/')(world)), body: correction }),
    status: only('staff', 201),
    fields: correctionFields,
  },
  {
    call: 'GET /api/marketplace/prices/',
    send: async ({ test, people }) => {
      await test.call('POST', '/api/marketplace/prices/', {
        token: people.admin.token,
        body: { tier: 'gold', price: 100_000, valid_from: '2026-01-01' },
      });
      return {};
    },
    status: only('staff'),
    fields: [...inside('results[].', priceFields), ...inside('today[].', ['price', 'tier'])],
  },
  {
    call: 'POST /api/marketplace/prices/',
    send: () => ({ body: { tier: 'gold', price: 100_000, valid_from: '2026-01-01' } }),
    status: only('staff', 201),
    fields: priceFields,
  },
];

export default rows;
