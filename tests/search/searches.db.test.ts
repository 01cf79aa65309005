import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../support/app';
import { boardOf } from '../support/community';
import { makeUser, testPerson } from '../support/factories';
import { makeShop } from '../support/marketplace';

/*
 * The server's searches, in both scripts (docs/decisions/0030). The lists that a browser searches are held by their
 * features' tests.
 */

const site = testApp();
const chief = testPerson(site, 'superuser');
const member = testPerson(site, 'member', { firstName: 'Asha', lastName: 'Nair' });
const other = testPerson(site, 'member');
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const board = boardOf(site);

describe('the shop finder', () => {
  beforeAll(async () => {
    for (const name of ['ശങ്കരൻ സ്റ്റോഴ്സ്', 'Sankaran Traders', 'Zamorin Shankaran', 'Other Shop 9447'])
      await makeShop(site, { name });
  });
  const find = async (q: string) => {
    const { status, body } = await site.call('GET', `/api/marketplace/shops_with_ads/?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return (body as { shop: { name: string } }[]).map(({ shop }) => shop.name);
  };

  test('finds a name however it is written: first what is written so, then what sounds so', async () => {
    expect(await find('Shankaran')).toEqual(['Zamorin Shankaran', 'Sankaran Traders', 'ശങ്കരൻ സ്റ്റോഴ്സ്']);
    expect(await find('ശങ്കരൻ')).toEqual(['ശങ്കരൻ സ്റ്റോഴ്സ്', 'Sankaran Traders', 'Zamorin Shankaran']);
    expect(await find('samorin')).toEqual(['Zamorin Shankaran']);
  });

  test('takes no sign for more than it is, and numbers as they are', async () => {
    expect(await find('San%aran')).toEqual([]);
    expect(await find('9448')).toEqual([]);
    expect(await find('9447')).toEqual(['Other Shop 9447']);
  });
});

describe('the board', () => {
  const titles = ['ഒറ്റപ്പാലം പാലത്തിന്റെ തൂണുകൾ', 'Soil at Ottapalam', 'Ottappalam fees', 'A well elsewhere'] as const;
  const [bridge, soil, fees, well] = titles;
  let hidden: number;
  beforeAll(async () => {
    const ids: number[] = [];
    for (const title of titles) ids.push(await board.ask(member, title));
    await board.answer(other, ids[3]!, 'As in മണ്ണാർക്കാട് last year');
    hidden = await board.ask(member, 'Hidden at Ottapalam');
    for (const person of await board.people(3)) await board.flag(person, 'question', hidden);
  });
  const find = (who: typeof member, search: string) => board.titles(who, `search=${encodeURIComponent(search)}`);

  test('finds words in either script, in questions and answers: exact spellings first, newest activity', async () => {
    expect(await find(other, 'ഒറ്റപ്പാലം')).toEqual([bridge, fees, soil]);
    expect(await find(other, 'Ottapalam')).toEqual([soil, fees, bridge]);
    expect(await find(other, 'Mannarkkad')).toEqual([well]);
    expect(await find(other, 'mannarghat elsewhere')).toEqual([well]);
    expect(await find(other, 'mannarghat fees')).toEqual([]);
  });

  test('and for readers who see hidden posts, in the same order', async () => {
    for (const person of [member, chief]) {
      expect(await find(person, 'ഒറ്റപ്പാലം')).toEqual([bridge, 'Hidden at Ottapalam', fees, soil]);
      expect(await find(person, 'Ottapalam')).toEqual(['Hidden at Ottapalam', soil, fees, bridge]);
      expect((await board.get(person, 'questions/?search=Ottapalam&page_size=3&page=2')).body).toMatchObject({
        count: 4,
        results: [{ title: bridge }],
      });
    }
    expect((await board.get(other, 'questions/?search=Ottapalam&page_size=2&page=2')).body).toMatchObject({
      count: 3,
      results: [{ title: bridge }],
    });
  });

  test('what was typed is no pattern, and a number has no sound', async () => {
    expect(await find(other, 'Ottapa%m')).toEqual([]);
    expect(await find(other, 'Otta_alam')).toEqual([]);
    expect(await find(other, 'Mannarkkad2')).toEqual([]);
  });
});

test('the registrar finds the cards and positions of a name in the other script', async () => {
  const { id } = await makeUser(site, { role: 'member', firstName: 'ഉണ്ണികൃഷ്ണൻ', lastName: 'നമ്പ്യാർ' });
  const ask = async (url: string) =>
    (await site.call('GET', url, { token: registrar.token })).body as { results: { id: number; user_id: number }[] };
  expect((await ask('/api/cards/?search=Unnikrishnan+Nambiar')).results.map((row) => row.id)).toEqual([id]);
  expect((await ask('/api/cards/?search=Unnikrishnan+Nair')).results).toEqual([]);
  const created = await site.call('POST', '/api/admin/positions/', {
    token: registrar.token,
    body: { user_id: id, title: 'Secretary', level: 'district', since: '2020-01-01' },
  });
  expect(created.status).toBe(201);
  expect((await ask('/api/admin/positions/?search=unni+krishnan+secretary')).results.map((row) => row.user_id)).toEqual(
    [id],
  );
  expect((await ask('/api/admin/positions/?search=unni+krishnan+treasurer')).results).toEqual([]);
});
