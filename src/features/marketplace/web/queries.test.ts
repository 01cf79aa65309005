import { expect, test } from 'vitest';
import { loads } from '~/shared/page';
import { locationsQuery, shopsQuery } from './queries';

const shops = [
  { id: 1, name: 'Kinar Tiles', location: 'Chittur' },
  { id: 2, name: 'Nila Timber', location: 'Alathur' },
];

test('the home page carries only the places of the shops, never the list of shops', async () => {
  const page = await loads(
    locationsQuery,
    shopsQuery,
  )({
    params: {},
    context: { read: () => Promise.resolve(shops), origin: 'https://sangham.test', mark: '' },
  });
  expect(page.answers).toEqual([
    [
      ['GET /api/marketplace/shops/', {}, 'locations'],
      ['Alathur', 'Chittur'],
    ],
    [['GET /api/marketplace/shops/', {}], shops],
  ]);
});
