import { expect } from 'vitest';
import type { Category, ManagedAd, Shop } from '../../src/features/marketplace/contract';
import type { TestApp } from './app';
import { formOf, picture, signIn } from './factories';

let serial = 0;
/** A new token each time: a test may have moved the clock past the end of the last token. */
const staffToken = async (test: TestApp) => (await signIn(test, 'admin')).token;

/** Finds or makes a category of that name, through the calls. */
export async function makeCategory(test: TestApp, name: string): Promise<Category> {
  const all = (await test.call('GET', '/api/marketplace/categories/')).body as Category[];
  const existing = all.find((category) => category.name === name);
  if (existing) return existing;
  const answer = await test.call('POST', '/api/marketplace/categories/', {
    token: await staffToken(test),
    body: { name },
  });
  expect(answer.status).toBe(201);
  return answer.body as Category;
}

/** Makes a shop through the call; `category` is a name. */
export async function makeShop(test: TestApp, more: Record<string, string> = {}): Promise<Shop> {
  serial += 1;
  const { category = 'Building Materials', ...fields } = more;
  const { id } = await makeCategory(test, category);
  const body = {
    name: `Shop ${serial}`,
    location: 'Palakkad',
    address: '1 Fort Road, Palakkad',
    category: id,
    ...fields,
  };
  const answer = await test.call('POST', '/api/marketplace/shops/', { token: await staffToken(test), body });
  expect(answer.body).toMatchObject({ id: expect.any(Number) });
  return answer.body as Shop;
}

/** Makes an ad through the call, a gold ad with a picture unless `more` differs. */
export async function makeAd(test: TestApp, shop: number, more: Record<string, string> = {}): Promise<ManagedAd> {
  const form = formOf(
    { shop: String(shop), ad_type: 'gold', ...more },
    { media: { bytes: await picture(), name: 'ad.jpg' } },
  );
  const answer = await test.call('POST', '/api/marketplace/ads/', { token: await staffToken(test), form });
  expect(answer.body).toMatchObject({ ads: [{ id: expect.any(Number) }] });
  return (answer.body as { ads: [ManagedAd] }).ads[0];
}
