import { expect } from 'vitest';
import type { Contact, Link } from '../../src/features/portal/contract';
import type { CallOptions, Method, TestApp } from './app';
import { signIn } from './factories';
import { makeAd, makeShop } from './marketplace';

let serial = 0;

/** Makes a contact of a shop through the call of the office. */
export async function makeContact(test: TestApp, shop: number, more: object = {}): Promise<Contact> {
  serial += 1;
  const { token } = await signIn(test, 'admin');
  const body = {
    name: `Contact ${serial}`,
    email: `contact${serial}@shop.example`,
    phone: String(9_000_000_000 + serial),
    language: 'en',
    ...more,
  };
  const answer = await test.call('POST', `/api/marketplace/shops/${shop}/contacts/`, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Contact;
}

/** Makes a link of a contact through the call of the office, and returns its token. */
export async function makePortalLink(test: TestApp, shop: number, contact: number): Promise<string> {
  const { token } = await signIn(test, 'admin');
  const url = `/api/marketplace/shops/${shop}/contacts/${contact}/link/`;
  return ((await test.call('POST', url, { token })).body as Link).url.split('/').at(-1)!;
}

/** Begins a session with the token of a link. */
export const enterPortal = async (test: TestApp, link: string) =>
  (await test.call('POST', '/api/advertiser/session/', { body: { token: link } })).body.token as string;

/** Makes a shop with an ad and a contact who is in the portal. */
export async function advertiser(test: TestApp, more: Record<string, string> = {}) {
  const shop = await makeShop(test);
  const ad = await makeAd(test, shop.id, more);
  const contact = await makeContact(test, shop.id);
  const token = await enterPortal(test, await makePortalLink(test, shop.id, contact.id));
  const headers = { authorization: `Portal ${token}` };
  const call = (method: Method, path: string, options: Omit<CallOptions, 'headers'> = {}) =>
    test.call(method, `/api/advertiser/${path}`, { ...options, headers });
  return { shop, ad, contact, token, headers, call };
}
export type Advertiser = Awaited<ReturnType<typeof advertiser>>;
