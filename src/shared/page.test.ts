import { z } from 'zod';
import { expect, test } from 'vitest';
import { defineCalls } from './contract';
import { queriesOf, serverLoader } from './page';

const shopCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/api/shops/',
    who: 'anyone',
    summary: 'Shops',
    answer: z.array(z.object({ name: z.string(), town: z.string() })),
  },
});

const query = queriesOf<typeof shopCalls>();
const whole = query('GET /api/shops/', {});
const towns = query('GET /api/shops/', {}, { part: { as: 'towns', of: (shops) => shops.map((shop) => shop.town) } });

const shops = [{ name: 'Tiles', town: 'Alathur' }];

async function handedOver(...queries: Parameters<typeof serverLoader>) {
  const read = (address: string) => Promise.resolve(address === 'GET /api/shops/' ? shops : undefined);
  const page = await serverLoader(...queries)({ context: { read, origin: 'https://x.test', mark: '' } });
  return page.queries?.queries.map(({ queryKey, state }) => ({ queryKey, data: state.data }));
}

test('an answer travels with the page as it is', async () => {
  expect(await handedOver(whole)).toEqual([{ queryKey: ['GET /api/shops/', {}], data: shops }]);
});

test('of an answer that is needed in part only the part travels, and is never taken for the whole', async () => {
  expect(await handedOver(towns)).toEqual([{ queryKey: ['GET /api/shops/', {}, 'towns'], data: ['Alathur'] }]);
});
