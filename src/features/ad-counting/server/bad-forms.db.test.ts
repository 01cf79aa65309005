import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { testApp } from '~test/app';
import { testPerson } from '~test/factories';
import { makeAd, makeShop } from '~test/marketplace';
import { fieldsOf, keepsAnswer, testNonsense, type Form } from '~test/nonsense';
import { correctionForm, priceForm, seenForm } from '../contract/forms';

/* Every field of the forms about counted ads, with everything that is no value for it. */

const site = testApp();
const office = testPerson(site, 'admin');
let ad: number;
beforeAll(async () => {
  ad = (await makeAd(site, (await makeShop(site)).id)).id;
});

const { send, stored } = keepsAnswer((path: string, body: unknown) =>
  site.call('POST', `/api/marketplace/${path}`, { token: office.token, body }),
);
const event = { ad: 1, kind: 'shown', place: 'finder' };
const seen = { ticket: '', batch: randomUUID(), events: [event] };
const correction = { day: '2026-01-02', place: 'finder', kind: 'shown', count: 1, reason: 'A mistake' };
const price = { tier: 'gold', price: 100_000, valid_from: '2026-01-02' };

const forms: Form[] = [
  { name: 'what was seen', fields: fieldsOf(seenForm), send: (change) => send('seen/', { ...seen, ...change }) },
  {
    name: 'an event',
    fields: Object.keys(event),
    send: (change) => send('seen/', { ...seen, events: [{ ...event, ...change }] }),
  },
  {
    name: 'a correction',
    fields: fieldsOf(correctionForm),
    send: (change) => send(`ads/${ad}/corrections/`, { ...correction, ...change }),
    stored,
  },
  { name: 'a price', fields: fieldsOf(priceForm), send: (change) => send('prices/', { ...price, ...change }), stored },
];

testNonsense(forms, /^reason$/);
