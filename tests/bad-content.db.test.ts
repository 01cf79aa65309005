import { beforeAll } from 'vitest';
import { auditQuery } from '../src/features/audit/contract';
import { positionQuery } from '../src/features/committee/contract';
import { positionForm } from '../src/features/committee/contract/forms';
import { eventEditForm, eventForm } from '../src/features/events/contract/forms';
import { deskFilter } from '../src/features/licences/contract';
import { decisionForm, extensionForm, renewalForm, renewalPatch } from '../src/features/licences/contract/forms';
import { adEditForm, adForm, categoryForm, shopEditForm, shopForm } from '../src/features/marketplace/contract/forms';
import { documentForm, flipbookForm } from '../src/features/resources/contract/forms';
import { type Answer, testApp } from './support/app';
import { formOf, makeUser, picture, signIn } from './support/factories';
import { makeAd, makeCategory, makeShop } from './support/marketplace';
import { fieldsOf, testNonsense, type Body, type Form } from './support/nonsense';

/*
 * Every field of the forms that the office fills the public pages with, and the audit log's query.
 */
const site = testApp();
let token: string;
let medium: Buffer;
let category: number;
let shop: number;
let ad: number;
let event: number;
let holder: number;
let last: Answer;
let next = 0;

beforeAll(async () => {
  // Nothing must be rendered: what is sent as a PDF isn't one inside.
  await site.site.jobs.stop();
  ({ token } = await signIn(site, 'superuser'));
  medium = await picture('jpeg', 6, 4);
  holder = (await signIn(site, 'member')).user.id;
  category = (await makeCategory(site, 'Bricks')).id;
  shop = (await makeShop(site)).id;
  ad = (await makeAd(site, shop)).id;
  event = (await send('POST', '/api/events/create/', { body: goodEvent })).body.id as number;
});

const goodEvent = { title: 'Workshop', description: 'About slabs', event_date: '2099-01-05T10:30', location: 'Palakkad' };

const send = async (method: 'POST' | 'PATCH' | 'PUT', url: string, more: { body?: unknown; form?: FormData }) =>
  (last = await site.call(method, url, { token, ...more }));
const multipart = (good: Record<string, string>, change: Body, files: Parameters<typeof formOf>[1]) => ({
  form: formOf({ ...good, ...(change as Record<string, string>) }, files),
});
/** The value in the answer to the last request. */
const answered = (field: string) => Promise.resolve((last.body as Body)[field]);

const forms: Form[] = [
  {
    name: 'a category',
    fields: fieldsOf(categoryForm),
    send: (change) => send('POST', '/api/marketplace/categories/', { body: { name: `Category ${(next += 1)}`, ...change } }),
    stored: answered,
  },
  {
    name: 'a shop',
    fields: fieldsOf(shopForm),
    send: (change) => {
      const good = { name: 'Shop', location: 'Palakkad', address: '1 Fort Road', category };
      return send('POST', '/api/marketplace/shops/', { body: { ...good, ...change } });
    },
    stored: answered,
  },
  {
    name: 'an edit of a shop',
    fields: fieldsOf(shopEditForm),
    send: (change) => send('PATCH', `/api/marketplace/shops/${shop}/`, { body: change }),
    stored: async (field) => ((await site.call('GET', `/api/marketplace/shops/${shop}/`)).body as Body)[field] || null,
  },
  {
    name: 'an ad',
    fields: fieldsOf(adForm),
    textsOnly: true,
    send: (change) => {
      const good = { shop: String(shop), ad_type: 'gold' };
      return send('POST', '/api/marketplace/ads/', multipart(good, change, { media: { bytes: medium } }));
    },
  },
  {
    name: 'an edit of an ad',
    fields: fieldsOf(adEditForm),
    textsOnly: true,
    send: (change) => send('PUT', `/api/marketplace/ads/${ad}/`, multipart({ ad_type: 'gold' }, change, {})),
  },
  {
    name: 'an event',
    fields: fieldsOf(eventForm),
    send: (change) => send('POST', '/api/events/create/', { body: { ...goodEvent, ...change } }),
    stored: answered,
  },
  {
    name: 'an edit of an event',
    fields: fieldsOf(eventEditForm),
    send: (change) => send('PATCH', `/api/events/${event}/edit/`, { body: change }),
    stored: async (field) => ((await site.call('GET', `/api/events/event/${event}/`)).body as Body)[field],
  },
  {
    name: 'a flipbook',
    fields: fieldsOf(flipbookForm),
    textsOnly: true,
    send: (change) => {
      const pdf = { bytes: Buffer.from('%PDF-1.7\n'), name: 'directory.pdf' };
      return send('POST', '/api/resources/flipbooks/', multipart({ title: 'Directory', version: '1' }, change, { pdf }));
    },
    stored: answered,
  },
  {
    name: 'a document',
    fields: fieldsOf(documentForm),
    textsOnly: true,
    send: (change) => {
      const file = { bytes: Buffer.from('Wear a helmet.'), name: 'rules.txt' };
      return send('POST', '/api/resources/documents/', multipart({ category: 'Safety' }, change, { file }));
    },
  },
  {
    name: 'a position of the committee',
    fields: fieldsOf(positionForm),
    send: (change) => {
      const good = { user_id: holder, title: `Auditor ${(next += 1)}`, level: 'district', since: '2026-01-01' };
      return send('POST', '/api/admin/positions/', { body: { ...good, ...change } });
    },
    stored: answered,
  },
  {
    name: 'a request for a renewal',
    fields: fieldsOf(renewalForm),
    send: async (change) => {
      // Somebody of their own each time: one request of a kind is open at most.
      const { token: own } = await signIn(site, 'member', { licenseNo: 'L-1' });
      return site.call('POST', '/api/licences/renewals/', { token: own, body: { kind: 'membership', membership_until: '2031-01-31', ...change } });
    },
  },
  {
    name: 'a correction of one',
    fields: fieldsOf(renewalPatch),
    send: async (change) => {
      const { token: own } = await signIn(site, 'member');
      const { body } = await site.call('POST', '/api/licences/renewals/', { token: own, body: { kind: 'membership', membership_until: '2031-01-31' } });
      return site.call('PATCH', `/api/licences/renewals/${body.id}/`, { token: own, body: change });
    },
  },
  {
    name: 'a decision on one',
    fields: fieldsOf(decisionForm),
    send: async (change) => {
      const { token: own } = await signIn(site, 'member');
      const { body } = await site.call('POST', '/api/licences/renewals/', { token: own, body: { kind: 'membership', membership_until: '2031-01-31' } });
      return send('POST', `/api/licences/renewals/${body.id}/decision/`, { body: { decision: 'approve', ...change } });
    },
  },
  {
    name: 'a licence that is confirmed',
    fields: ['updated_at'],
    send: async (change) => {
      const { id } = await makeUser(site, { licenseNo: 'L-1' });
      return send('POST', `/api/licences/${id}/confirm/`, { body: change });
    },
  },
  {
    name: 'a government order',
    fields: fieldsOf(extensionForm),
    send: (change) => {
      const good = { order_no: `G.O. ${(next += 1)}`, classes: [], from: '2026-01-01', to: '2026-06-30', until: '2026-12-31' };
      return send('POST', '/api/licences/extensions/', { body: { ...good, ...change } });
    },
    stored: answered,
  },
  {
    name: "the query of the licences' desk",
    fields: [...fieldsOf(deskFilter), 'page', 'page_size'],
    textsOnly: true,
    send: (change) => site.call('GET', `/api/licences/desk/?${new URLSearchParams(change as Record<string, string>)}`, { token }),
  },
  {
    name: 'the query of positions',
    fields: fieldsOf(positionQuery),
    textsOnly: true,
    send: (change) => site.call('GET', `/api/admin/positions/?${new URLSearchParams(change as Record<string, string>)}`, { token }),
  },
  {
    name: 'the audit log’s query',
    fields: fieldsOf(auditQuery),
    textsOnly: true,
    send: (change) => site.call('GET', `/api/admin/audit/?${new URLSearchParams(change as Record<string, string>)}`, { token }),
  },
];

testNonsense(forms, /^(name|location|address|description|title|version)$/);
