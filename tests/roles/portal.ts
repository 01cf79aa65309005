import { advertiser, makeContact, makePortalLink } from '../support/portal';
import { makeAd, makeShop } from '../support/marketplace';
import { managedAdFields, shopFields } from './marketplace';
import {
  after,
  inside,
  on,
  once,
  only,
  openPost,
  publicRead,
  paged,
  type CallerName,
  type Row,
  type World,
} from './world';

const contactFields = ['created_at', 'email', 'id', 'language', 'last_used_at', 'name', 'phone', 'revoked_at'];
const requestFields = [
  'ad',
  'created_at',
  'decided_at',
  'fields',
  'id',
  'kind',
  'media',
  'note',
  'price',
  'price_until',
  'status',
  'tier',
];
const officeFields = [...requestFields, 'contact_name', 'invoice_number', 'shop', 'shop_name'];
const adFields = [...managedAdFields, 'beside', 'days_left'];

const shop = once(async ({ test }: World) => {
  const { id } = await makeShop(test);
  return { id, contact: (await makeContact(test, id)).id };
});
/** An ad that ends in two days, of a shop without a contact. */
const endingAd = once(async ({ test }: World) => {
  const startsAt = new Date(test.clock.now().getTime() - 13 * 86_400_000).toISOString();
  await makeAd(test, (await makeShop(test)).id, { starts_at: startsAt });
});
const newContact = async ({ test }: World) => {
  const { id } = await makeShop(test);
  return { id, contact: (await makeContact(test, id)).id };
};
const newRequest = async ({ test }: World) => {
  const { ad, call } = await advertiser(test);
  return (await call('POST', 'requests/', { body: { kind: 'renew', ad: ad.id } })).body.id as number;
};
const request = once(newRequest);

/** Of a shop's contact: who is logged in on the device does not matter. */
const inPortal =
  (path: string, more: object | ((shop: Awaited<ReturnType<typeof advertiser>>) => object) = {}) =>
  async ({ test }: World) => {
    const signedIn = await advertiser(test);
    const input = typeof more === 'function' ? more(signedIn) : more;
    return { url: `/api/advertiser/${path}`, headers: signedIn.headers, token: undefined, ...input };
  };
const idOfOwn = async ({ test }: World, path: 'requests/' | 'sessions/') => {
  const one = await advertiser(test);
  await one.call('POST', 'requests/', { body: { kind: 'renew', ad: one.ad.id } });
  const [{ id }] = (await one.call('GET', path)).body;
  return { url: `/api/advertiser/${path}${id}/`, headers: one.headers, token: undefined };
};
const isStaff = (caller: CallerName) => ['admin', 'registrar', 'superuser'].includes(caller);

const rows: Row[] = [
  {
    call: 'GET /api/marketplace/shops/:id/contacts/',
    send: async (world) => ({ url: `/api/marketplace/shops/${(await shop(world)).id}/contacts/` }),
    status: only('staff'),
    fields: inside('[].', contactFields),
  },
  {
    call: 'POST /api/marketplace/shops/:id/contacts/',
    send: async (world) => ({
      url: `/api/marketplace/shops/${(await makeShop(world.test)).id}/contacts/`,
      body: { name: 'Anu', email: 'anu@shop.example', phone: '9000000001', language: 'en' },
    }),
    status: only('staff', 201),
    fields: contactFields,
  },
  {
    call: 'DELETE /api/marketplace/shops/:id/contacts/:contactId/',
    send: async (world, caller) => {
      const { id, contact } = await (isStaff(caller) ? newContact(world) : shop(world));
      return { url: `/api/marketplace/shops/${id}/contacts/${contact}/` };
    },
    status: only('staff', 204),
  },
  {
    call: 'POST /api/marketplace/shops/:id/contacts/:contactId/link/',
    send: async (world) => {
      const { id, contact } = await shop(world);
      return { url: `/api/marketplace/shops/${id}/contacts/${contact}/link/` };
    },
    status: only('staff'),
    fields: ['expires_at', 'url'],
  },
  {
    call: 'GET /api/marketplace/requests/',
    send: async (world) => {
      await request(world);
      return { url: '/api/marketplace/requests/?status=open' };
    },
    status: only('staff'),
    fields: paged(officeFields),
  },
  { call: 'GET /api/marketplace/requests/export/', status: only('staff'), fields: [] },
  {
    call: 'POST /api/marketplace/requests/:id/decision/',
    send: on('POST /api/marketplace/requests/:id/decision/', 'staff', newRequest, () => ({
      body: { decision: 'approve' },
    })),
    status: only('staff'),
    fields: officeFields,
  },
  {
    call: 'GET /api/marketplace/unreachable/',
    send: after(endingAd),
    status: only('staff'),
    fields: [
      'count',
      ...inside('results[].', ['ad', 'ad_type', 'contact_number', 'days_left', 'ends_at', 'shop', 'shop_name']),
    ],
  },
  {
    call: 'POST /api/advertiser/link/',
    send: (_, caller) => ({ body: { email: `${caller.replaceAll(' ', '')}@shop.example` } }),
    status: openPost(200),
    fields: ['detail'],
  },
  {
    call: 'POST /api/advertiser/session/',
    send: async (world) => {
      const { id, contact } = await shop(world);
      return { body: { token: await makePortalLink(world.test, id, contact) } };
    },
    status: openPost(200),
    fields: ['token'],
  },
  {
    call: 'GET /api/advertiser/me/',
    send: inPortal('me/'),
    status: publicRead(),
    fields: [
      ...inside('ads[].', adFields),
      ...inside('contact.', ['email', 'id', 'language', 'name', 'phone']),
      ...inside('prices[].', ['days', 'price', 'tier']),
      ...inside('shop.', shopFields),
    ],
  },
  {
    call: 'GET /api/advertiser/sessions/',
    send: inPortal('sessions/'),
    status: publicRead(),
    fields: inside('[].', ['created_at', 'current', 'device', 'expires_at', 'id', 'last_used_at']),
  },
  {
    call: 'DELETE /api/advertiser/sessions/:id/',
    send: (world) => idOfOwn(world, 'sessions/'),
    status: publicRead(204),
  },
  { call: 'DELETE /api/advertiser/session/', send: inPortal('session/'), status: publicRead(204) },
  {
    call: 'GET /api/advertiser/days/',
    send: inPortal('days/'),
    status: publicRead(),
    fields: ['corrections', 'days', ...inside('definitions[].', ['text', 'version'])],
  },
  { call: 'GET /api/advertiser/days/export/', send: inPortal('days/export/'), status: publicRead(), fields: [] },
  { call: 'GET /api/advertiser/month.png', send: inPortal('month.png'), status: publicRead(), fields: [] },
  {
    call: 'GET /api/advertiser/requests/',
    send: async ({ test }) => {
      const one = await advertiser(test);
      await one.call('POST', 'requests/', { body: { kind: 'renew', ad: one.ad.id } });
      return { headers: one.headers, token: undefined };
    },
    status: publicRead(),
    fields: inside('[].', [...requestFields, 'invoice']),
  },
  {
    call: 'POST /api/advertiser/requests/',
    send: inPortal('requests/', ({ ad }) => ({ body: { kind: 'renew', ad: ad.id } })),
    status: publicRead(201),
    fields: [...requestFields, 'invoice'],
  },
  {
    call: 'DELETE /api/advertiser/requests/:id/',
    send: (world) => idOfOwn(world, 'requests/'),
    status: publicRead(204),
  },
];

export default rows;
