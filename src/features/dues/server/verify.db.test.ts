import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { duesOffice } from '~test/dues';
import { makeUser } from '~test/factories';
import { makeShop } from '~test/marketplace';
import { billShop, lockBooks } from './public';

const site = testApp();
const { treasurer, call, today } = duesOffice(site);
let keys = 0;
const paid = async (more: object) =>
  (
    await call('POST', 'receipts/', {
      client_key: `v-${++keys}`,
      amount: 1_234_500,
      method: 'cash',
      received_on: today(),
      ...more,
    })
  ).body;
const verify = (code: string, language = '') => site.call('GET', `${language}/api/cards/verify/${code}/`);

test('a receipt is verified by its code, without the name of its payer', async () => {
  const { id } = await makeUser(site, { role: 'member', firstName: 'Lakshmi', lastName: 'Nair' });
  const receipt = await paid({ user_id: id });
  const good = await verify(receipt.code.toLowerCase());
  expect([good.status, good.headers['cache-control'], good.body]).toMatchObject([
    200,
    'no-store',
    {
      kind: 'receipt',
      number: receipt.number,
      amount: 1_234_500,
      is_good: true,
      title: 'This receipt is genuine.',
      facts: expect.arrayContaining([
        { label: 'Amount', value: '₹12,345' },
        { label: 'Received from', value: 'L… N…' },
      ]),
    },
  ]);
  expect(JSON.stringify(good.body)).not.toContain('Lakshmi');
  expect((await verify(receipt.code, '/ml')).body.title).toMatch(/രസീത്/);
  const back = (await call('POST', `receipts/${receipt.id}/reverse/`, { reason: 'Bounced' })).body;
  expect((await verify(receipt.code)).body).toMatchObject({ is_good: false, title: 'This receipt is reversed.' });
  const { results } = (await call('GET', 'receipts/')).body;
  const reversal = results.find((one: { id: number }) => one.id === back.reversed_by);
  expect((await verify(reversal.code)).body).toMatchObject({ is_good: false, amount: -1_234_500 });
});

test('a code of nothing is the same 404 as that of a card', async () => {
  const receipt = await paid({});
  const wrong = await verify(receipt.code.slice(1) + (receipt.code.startsWith('0') ? '1' : '0'));
  expect([wrong.status, wrong.body]).toEqual([404, { detail: 'This card is not valid.', code: 'card_not_valid' }]);
  expect((await verify(receipt.code)).body.facts).toContainEqual({ label: 'Received from', value: 'Unknown payer' });
});

test("an advertiser's invoice has its purpose on the receipt, and an income of its own", async () => {
  const shop = await makeShop(site);
  const purpose = { en: 'Showcase, three months', ml: 'ഷോകേസ്, മൂന്നു മാസം' };
  const at = site.clock.now();
  const bill = { shopId: shop.id, requestId: 7, amount: 90_000, purpose, dueOn: today() };
  const invoice = await site.site.write(async (tx, invalidate) => {
    await lockBooks(tx);
    return billShop({ tx, invalidate, actor: { id: treasurer.user.id, name: 'Asha Menon' }, at }, bill);
  });
  expect((await call('GET', `invoices/${invoice.id}/`)).body).toMatchObject({
    number: invoice.number,
    shop_id: shop.id,
    request_id: 7,
    payer: shop.name,
    open: 90_000,
  });
  const receipt = await paid({ shop_id: shop.id, allocations: [{ invoice_id: invoice.id, amount: 90_000 }] });
  expect(receipt).toMatchObject({ payer: shop.name, credit: 1_144_500 });
  expect((await call('POST', `invoices/${invoice.id}/void/`, { reason: 'x' })).status).toBe(409);
});
