import { beforeAll } from 'vitest';
import { testApp } from '~test/app';
import { testPerson } from '~test/factories';
import { makeShop } from '~test/marketplace';
import { fieldsOf, keepsAnswer, testNonsense, type Form } from '~test/nonsense';
import { advertiser, type Advertiser } from '~test/portal';
import { contactForm, decisionForm, requestForm, sessionForm } from '../contract/forms';

/* Every field of the forms of the portal and of its desk, with everything that is no value for it. */

const site = testApp();
const office = testPerson(site, 'admin');
let shop: Advertiser;
beforeAll(async () => {
  shop = await advertiser(site);
});

const { send, stored } = keepsAnswer((path: string, body: unknown) =>
  site.call('POST', `/api/marketplace/${path}`, { token: office.token, body }),
);
const contact = { name: 'Anu', email: 'anu@shop.example', phone: '9000000001', language: 'ml' };

const forms: Form[] = [
  {
    name: 'a contact',
    fields: fieldsOf(contactForm),
    send: async (change) => send(`shops/${(await makeShop(site)).id}/contacts/`, { ...contact, ...change }),
    stored,
  },
  {
    name: 'a link',
    fields: fieldsOf(sessionForm),
    send: (change) => site.call('POST', '/api/advertiser/session/', { body: change }),
  },
  {
    name: 'a request',
    fields: fieldsOf(requestForm),
    textsOnly: true,
    send: (change) => shop.call('POST', 'requests/', { body: { kind: 'shop', fields: { name: 'Shop' }, ...change } }),
  },
  {
    name: 'facts in a request',
    fields: ['name', 'website', 'whatsapp', 'category'],
    send: (change) => shop.call('POST', 'requests/', { body: { kind: 'shop', fields: change } }),
  },
  {
    name: 'a decision',
    fields: fieldsOf(decisionForm),
    send: async (change) => {
      const { body } = await shop.call('POST', 'requests/', { body: { kind: 'shop', fields: { name: 'Shop' } } });
      return send(`requests/${body.id}/decision/`, { decision: 'reject', note: 'Too late', ...change });
    },
  },
];

testNonsense(forms, /^(name|note)$/);
