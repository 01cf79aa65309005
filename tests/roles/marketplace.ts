import { formOf, picture } from '../support/factories';
import { makeAd, makeCategory, makeShop } from '../support/marketplace';
import { after, inside, on, once, only, publicRead, type Row, type World } from './world';

/** docs/product/marketplace.md, "Shop fields" and "Ad fields". */
export const shopFields = [
  'address',
  'category',
  'category_name',
  'contact_number',
  'description',
  'email',
  'id',
  'location',
  'name',
  'updated_at',
  'website',
  'whatsapp',
];
const adFields = [
  'ad_type',
  'category',
  'category_name',
  'created_at',
  'id',
  'media',
  'media_type',
  'media_url',
  'shop',
  'shop_name',
  ...inside('media_detail.', ['height', 'poster', 'sources[].srcset', 'sources[].type', 'type', 'url', 'width']),
];
const managedCategoryFields = ['id', 'name', 'name_en', 'name_ml', 'updated_at'];
const isStaff = (caller: string) => ['admin', 'registrar', 'superuser'].includes(caller);
/** What the office and the shop itself read of an ad. */
export const managedAdFields = [...adFields, 'ends_at', 'outage_days', 'starts_at', 'status', 'updated_at'];

let next = 0;
const newName = () => `New ${(next += 1)}`;
const newShop = async ({ test }: World) => (await makeShop(test)).id;
const newAd = async (world: World) => (await makeAd(world.test, await newShop(world))).id;
const newCategory = async ({ test }: World) => (await makeCategory(test, newName())).id;
const shop = once(newShop);
const category = once(newCategory);
/** A shop with a live ad, for the lists. */
const ad = once(newAd);

const list = (call: string, fields: Row['fields']): Row => ({
  call,
  send: after(ad),
  status: publicRead(),
  fields,
});

const rows: Row[] = [
  list('GET /api/marketplace/ads/home/', inside('[].', adFields)),
  list('GET /api/marketplace/ads/', (caller) => inside('[].', isStaff(caller) ? managedAdFields : adFields)),
  list('GET /api/marketplace/categories/', (caller) =>
    inside('[].', isStaff(caller) ? managedCategoryFields : ['id', 'name']),
  ),
  list('GET /api/marketplace/shops/', inside('[].', shopFields)),
  list('GET /api/marketplace/shops_with_ads/', [...inside('[].shop.', shopFields), ...inside('[].ads[].', adFields)]),
  list('GET /api/marketplace/places/', ['[].kilometres', '[].location', '[].shops']),
  {
    call: 'GET /api/marketplace/shops/:id/',
    send: async (world) => ({ url: `/api/marketplace/shops/${await shop(world)}/` }),
    status: publicRead(),
    fields: shopFields,
  },
  {
    call: 'POST /api/marketplace/categories/',
    send: () => ({ body: { name: newName() } }),
    status: only('staff', 201),
    fields: managedCategoryFields,
  },
  {
    call: 'PATCH /api/marketplace/shop-categories/:id/',
    send: on('PATCH /api/marketplace/shop-categories/:id/', 'staff', newCategory, () => ({ body: { name_ml: 'കല്ല്' } })),
    status: only('staff'),
    fields: managedCategoryFields,
    edits: async (world) => {
      const id = await newCategory(world);
      const read = async () => {
        const found = (await world.get('/api/marketplace/categories/')) as { id: number }[];
        return found.find((one) => one.id === id) as unknown as Record<string, unknown>;
      };
      return { url: `/api/marketplace/shop-categories/${id}/`, read };
    },
  },
  {
    call: 'DELETE /api/marketplace/shop-categories/:id/',
    send: on('DELETE /api/marketplace/shop-categories/:id/', 'staff', newCategory),
    status: only('staff', 204),
  },
  {
    call: 'POST /api/marketplace/shops/',
    send: async (world) => ({
      body: { name: newName(), location: 'X', address: 'Y', category: await category(world) },
    }),
    status: only('staff', 201),
    fields: shopFields,
  },
  {
    call: 'PATCH /api/marketplace/shops/:id/',
    send: on('PATCH /api/marketplace/shops/:id/', 'staff', newShop, () => ({ body: { name: newName() } })),
    status: only('staff'),
    fields: shopFields,
    edits: async (world) => {
      const url = `/api/marketplace/shops/${await newShop(world)}/`;
      return { url, read: () => world.get(url), samples: { category: await newCategory(world) } };
    },
  },
  {
    call: 'DELETE /api/marketplace/shops/:id/delete/',
    send: on('DELETE /api/marketplace/shops/:id/delete/', 'staff', newShop),
    status: only('staff', 204),
  },
  {
    call: 'POST /api/marketplace/ads/',
    send: async (world) => ({
      form: formOf(
        { shop: String(await shop(world)), ad_type: 'gold' },
        { media: { bytes: await picture(), name: 'ad.jpg' } },
      ),
    }),
    status: only('staff', 201),
    fields: inside('ads[].', managedAdFields),
  },
  {
    call: 'PUT /api/marketplace/ads/:id/',
    send: on('PUT /api/marketplace/ads/:id/', 'staff', newAd, () => ({ form: formOf({ ad_type: 'basic' }) })),
    status: only('staff'),
    fields: managedAdFields,
    edits: async (world) => {
      const id = await newAd(world);
      const read = async () => (await world.get('/api/marketplace/ads/')).find((one: { id: number }) => one.id === id);
      return { url: `/api/marketplace/ads/${id}/`, read, samples: { shop: await newShop(world) } };
    },
  },
  {
    call: 'DELETE /api/marketplace/ads/:id/delete/',
    send: on('DELETE /api/marketplace/ads/:id/delete/', 'staff', newAd),
    status: only('staff', 204),
  },
  {
    call: 'POST /api/marketplace/ads/:id/renew/',
    send: on('POST /api/marketplace/ads/:id/renew/', 'staff', newAd),
    status: only('staff'),
    fields: managedAdFields,
  },
];

export default rows;
