import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adDays } from '~/features/ad-counting/server/tables';
import { duesInvoices } from '~/features/dues/server/tables';
import { noteUp } from '~/features/marketplace/server/outages';
import { ads } from '~/features/marketplace/server/tables';
import { chrome } from '~test/ad-counting';
import { openSecond, testApp } from '~test/app';
import { formOf, picture, signIn } from '~test/factories';
import { makeAd, makeShop } from '~test/marketplace';
import { mailsTo } from '~test/outbox';
import { advertiser, enterPortal, makeContact, makePortalLink } from '~test/portal';
import { everyMorning, listUnreachable } from './reminders';

const site = testApp();
const office = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
  // Of this moment: the tests pass days.
  const { token } = await signIn(site, 'admin');
  return site.call(method, `/api/marketplace/${path}`, { token, ...(body && { body }) });
};
const day = (days = 0) => new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const setPrice = (tier: string, price: number) => office('POST', 'prices/', { tier, price, valid_from: day(-1) });
const enter = (token: string) => site.call('POST', '/api/advertiser/session/', { body: { token } });
let asked = 0;
const askLink = (email: string, from = `10.9.0.${(asked += 1)}`) =>
  site.call('POST', '/api/advertiser/link/', { body: { email }, from });
test('a shop has two contacts, a third is refused until one is revoked, whose session ends at once', async () => {
  const { id } = await makeShop(site);
  const first = await makeContact(site, id);
  await makeContact(site, id);
  const third = { name: 'C', email: 'c@shop.example', phone: '9000000009', language: 'ml' };
  expect((await office('POST', `shops/${id}/contacts/`, third)).status).toBe(409);
  const session = await enterPortal(site, await makePortalLink(site, id, first.id));
  const unused = await makePortalLink(site, id, first.id);
  const me = () => site.call('GET', '/api/advertiser/me/', { headers: { authorization: `Portal ${session}` } });
  expect((await me()).status).toBe(200);
  expect((await office('DELETE', `shops/${id}/contacts/${first.id}/`)).status).toBe(204);
  expect((await me()).status).toBe(401);
  expect((await enter(unused)).status).toBe(404);
  expect((await office('POST', `shops/${id}/contacts/${first.id}/link/`)).status).toBe(404);
  expect((await office('POST', `shops/${id}/contacts/`, third)).status).toBe(201);
  const other = await makeShop(site);
  expect((await office('DELETE', `shops/${other.id}/contacts/${first.id}/`)).status).toBe(404);
  expect((await office('GET', 'shops/999999/contacts/')).status).toBe(404);
});

test('a link works once and for its time; altered it is none', async () => {
  const { id } = await makeShop(site);
  const contact = await makeContact(site, id);
  const [one, two] = [await makePortalLink(site, id, contact.id), await makePortalLink(site, id, contact.id)];
  expect((await enter(`${one}x`)).status).toBe(404);
  expect((await enter(one)).status).toBe(200);
  expect((await enter(one)).status).toBe(404);
  site.clock.pass({ hours: 24, seconds: 1 });
  expect((await enter(two)).status).toBe(404);
});

test('known and unknown addresses get one answer, only known ones a mail; the sixth in an hour waits', async () => {
  const { id } = await makeShop(site);
  const { email } = await makeContact(site, id);
  const [known, unknown] = [await askLink(email.toUpperCase()), await askLink('unknown@shop.example')];
  expect([known.status, known.body]).toEqual([200, unknown.body]);
  expect(known.body).toEqual({ detail: 'If this address belongs to an advertiser, a link is on its way.' });
  const [mail] = await mailsTo(site, email);
  const token = /advertiser\/in\/([\w-]+)/.exec(mail!)![1]!;
  expect((await enter(token)).status).toBe(200);
  for (let count = 0; count < 5; count += 1) expect((await askLink('x@shop.example', '10.8.0.1')).status).toBe(200);
  expect((await askLink('x@shop.example', '10.8.0.1')).status).toBe(429);
});

test('sessions are listed and ended, the own one too', async () => {
  const { call, contact, shop, headers } = await advertiser(site);
  const second = await enterPortal(site, await makePortalLink(site, shop.id, contact.id));
  const list = (await call('GET', 'sessions/')).body as { id: number; current: boolean }[];
  expect(list.map(({ current }) => current)).toEqual([false, true]);
  expect((await call('DELETE', `sessions/${list[0]!.id}/`)).status).toBe(204);
  const asSecond = { headers: { authorization: `Portal ${second}` } };
  expect((await site.call('GET', '/api/advertiser/me/', asSecond)).status).toBe(401);
  expect((await call('DELETE', 'session/')).status).toBe(204);
  expect((await site.call('GET', '/api/advertiser/sessions/', { headers })).status).toBe(401);
  site.clock.pass({ days: 1 });
});

test('a session that is ended is over in the next call, on every instance', async () => {
  const second = (await openSecond(site)) ?? site;
  const { shop, contact, headers } = await advertiser(site);
  const onBoth = async () => {
    const answers = await Promise.all([site, second].map((one) => one.call('GET', '/api/advertiser/me/', { headers })));
    return answers.map(({ status }) => status);
  };
  expect(await onBoth()).toEqual([200, 200]);
  await site.call('DELETE', '/api/advertiser/session/', { headers });
  expect(await onBoth()).toEqual([401, 401]);
  headers.authorization = `Portal ${await enterPortal(site, await makePortalLink(site, shop.id, contact.id))}`;
  expect(await onBoth()).toEqual([200, 200]);
  await office('DELETE', `shops/${shop.id}/contacts/${contact.id}/`);
  expect(await onBoth()).toEqual([401, 401]);
  if (second !== site) await second.close();
});

test('one shop sees nothing of another', async () => {
  const [a, b] = [await advertiser(site), await advertiser(site)];
  const request = (await b.call('POST', 'requests/', { body: { kind: 'renew', ad: b.ad.id } })).body;
  const [session] = (await b.call('GET', 'sessions/')).body;
  const file = { media: { bytes: await picture(), name: 'new.jpg' } };
  const refused = [
    await a.call('GET', `days/?ad=${b.ad.id}`),
    await a.call('GET', `days/export/?ad=${b.ad.id}`),
    await a.call('GET', `month.png?ad=${b.ad.id}`),
    await a.call('POST', 'requests/', { body: { kind: 'renew', ad: b.ad.id } }),
    await a.call('POST', 'requests/', { form: formOf({ kind: 'upload', ad: String(b.ad.id) }, file) }),
    await a.call('DELETE', `requests/${request.id}/`),
    await a.call('DELETE', `sessions/${session.id}/`),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  expect((await a.call('GET', 'requests/')).body).toEqual([]);
  expect((await a.call('GET', 'me/')).body.ads.map(({ id }: { id: number }) => id)).toEqual([a.ad.id]);
  expect((await b.call('GET', 'requests/')).body).toHaveLength(1);
});

test('a renewal has its price frozen, is open once, and its approval renews the ad and makes the invoice', async () => {
  await setPrice('gold', 150_000);
  const { call, ad, shop, contact } = await advertiser(site);
  const ask = () => call('POST', 'requests/', { body: { kind: 'renew', ad: ad.id } });
  const first = await ask();
  expect(first).toMatchObject({ status: 201, body: { status: 'open', tier: 'gold', price: 150_000 } });
  expect(await ask()).toMatchObject({ status: 200, body: { id: first.body.id } });
  await setPrice('gold', 200_000);
  const decide = (id: number, body: object) => office('POST', `requests/${id}/decision/`, body);
  expect((await decide(first.body.id, { decision: 'reject' })).body).toEqual({ note: ['Please say why.'] });
  const both = await Promise.all([1, 2].map(() => decide(first.body.id, { decision: 'approve' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [row] = await site.site.db.select().from(ads).where(eq(ads.id, ad.id));
  expect(row!.endsAt.getTime() - Date.parse(ad.ends_at)).toBe(15 * 86_400_000);
  const invoices = await site.site.db.select().from(duesInvoices).where(eq(duesInvoices.shopId, shop.id));
  expect(invoices).toMatchObject([{ amount: 150_000, requestId: first.body.id }]);
  const [request] = (await call('GET', 'requests/')).body;
  expect(request).toMatchObject({ status: 'approved', invoice: { number: invoices[0]!.number, amount: 150_000 } });
  expect((await call('DELETE', `requests/${request.id}/`)).status).toBe(409);
  expect((await mailsTo(site, contact.email)).join()).toContain(invoices[0]!.number);
  const next = await ask();
  expect(next).toMatchObject({ status: 201, body: { price: 200_000 } });
  expect((await call('DELETE', `requests/${next.body.id}/`)).status).toBe(204);
  expect((await decide(next.body.id, { decision: 'approve' })).status).toBe(409);
});

test('after 14 days the price is that of the day of the approval', async () => {
  await setPrice('silver', 50_000);
  const { call, ad } = await advertiser(site, { ad_type: 'silver' });
  const { body } = await call('POST', 'requests/', { body: { kind: 'renew', ad: ad.id } });
  site.clock.pass({ days: 15 });
  await setPrice('silver', 60_000);
  const answer = await office('POST', `requests/${body.id}/decision/`, { decision: 'approve' });
  expect(answer).toMatchObject({ status: 200, body: { price: 60_000, invoice_number: expect.any(String) } });
});

test('a new picture waits for the office and then replaces the old one', async () => {
  const { call, ad } = await advertiser(site);
  const form = async () =>
    formOf({ kind: 'upload', ad: String(ad.id) }, { media: { bytes: await picture(), name: 'a.jpg' } });
  expect((await call('POST', 'requests/', { form: formOf({ kind: 'upload', ad: String(ad.id) }) })).body).toEqual({
    media: ['Please choose a picture or a video.'],
  });
  const sent = await call('POST', 'requests/', { form: await form() });
  expect(sent).toMatchObject({ status: 201, body: { media: { url: expect.stringContaining('/media/ad-requests/') } } });
  const shown = async () => (await call('GET', 'me/')).body.ads[0].media as string;
  expect(await shown()).toBe(ad.media);
  const { url } = sent.body.media;
  expect((await office('POST', `requests/${sent.body.id}/decision/`, { decision: 'approve' })).status).toBe(200);
  expect(await shown()).toBe(url);
  expect((await site.call('GET', url)).status).toBe(200);
  expect((await site.call('GET', ad.media)).status).toBe(404);
  const other = await call('POST', 'requests/', { form: await form() });
  const note = { decision: 'reject', note: 'Too dark to read.' };
  expect((await office('POST', `requests/${other.body.id}/decision/`, note)).body.note).toBe('Too dark to read.');
  expect((await site.call('GET', other.body.media.url)).status).toBe(404);
});

test('facts of the shop are checked by the rules of the office, and changed by the approval', async () => {
  const { call, shop } = await advertiser(site);
  const ask = (fields: object) => call('POST', 'requests/', { body: { kind: 'shop', fields } });
  expect((await ask({ website: 'nonsense' })).body).toEqual({
    website: ['Website must begin with http:// or https://'],
  });
  expect((await ask({ category: 999_999 })).status).toBe(400);
  expect((await ask({})).status).toBe(400);
  expect((await ask({ landlord: 'x' })).body).toEqual({ fields: ['Please change something about the shop first.'] });
  const { body } = await ask({ website: 'https://shop.example/', whatsapp: '+91 90000 00001' });
  expect((await office('POST', `requests/${body.id}/decision/`, { decision: 'approve' })).status).toBe(200);
  expect((await site.call('GET', `/api/marketplace/shops/${shop.id}/`)).body).toMatchObject({
    website: 'https://shop.example/',
    whatsapp: '9000000001',
  });
});

test('a token is checked before anything of a request is read', async () => {
  const { call, ad, headers } = await advertiser(site);
  const ask = (more: object) => site.call('POST', '/api/advertiser/requests/', more);
  // Not a form at all, and a file of a stranger.
  expect((await ask({ body: { kind: 'nonsense' } })).status).toBe(401);
  const uploads = () => readdirSync(site.site.config.dataDir, { recursive: true }).length;
  const before = uploads();
  const form = formOf({ kind: 'upload', ad: String(ad.id) }, { media: { bytes: Buffer.alloc(99), name: 'a.jpg' } });
  expect((await ask({ form })).status).toBe(401);
  expect(uploads()).toBe(before);
  expect((await ask({ body: {}, headers: { authorization: 'Portal nonsense-nonsense' } })).status).toBe(401);
  expect((await ask({ body: {}, headers })).status).toBe(400);
  expect((await call('GET', 'days/?from=never')).status).toBe(400);
  expect((await site.call('GET', '/api/advertiser/days/?from=never')).status).toBe(401);
});

test('what was counted a moment ago is in the figures', async () => {
  const { call, ad } = await advertiser(site);
  const ticket = (await site.call('GET', '/api/marketplace/ads/')).headers['ad-ticket'];
  const body = { ticket, batch: randomUUID(), events: [{ ad: ad.id, kind: 'shown', place: 'showcase' }] };
  const seen = await site.call('POST', '/api/marketplace/seen/', { body, headers: { 'user-agent': chrome } });
  expect(seen.status).toBe(204);
  expect((await call('GET', 'days/')).body.days).toMatchObject([{ ad: ad.id, shown: 1 }]);
});

test('what was counted is read, exported and drawn', async () => {
  const { call, ad, shop } = await advertiser(site);
  await site.site.db.insert(adDays).values({
    adId: ad.id,
    shopId: shop.id,
    day: day(),
    tier: 'gold',
    place: 'showcase',
    definition: 1,
    shown: 9,
    viewable: 7,
  });
  const days = (await call('GET', `days/?ad=${ad.id}`)).body;
  expect(days.days).toMatchObject([{ ad: ad.id, shown: 9, viewable: 7 }]);
  expect(days.definitions).toMatchObject([{ version: 1 }]);
  expect((await call('GET', 'days/?from=2020-01-01&to=2026-01-01')).status).toBe(400);
  expect(String((await call('GET', 'days/export/')).body)).toContain('Viewable');
  const drawn = await call('GET', 'month.png');
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png']);
});

test('a shop hears of the end of its ad on three days, each once; without a contact the office does', async () => {
  const { contact, ad, call } = await advertiser(site);
  const lonely = await makeAd(site, (await makeShop(site)).id);
  const ending = async (least: number) =>
    (await mailsTo(site, contact.email, least)).map((mail) => /^Subject: (.*)$/m.exec(mail)![1]);
  const run = () => everyMorning(site.site, new AbortController().signal);
  await run();
  expect(await ending(0)).toEqual([]);
  site.clock.pass({ days: 8 });
  await run();
  await run();
  expect(await ending(1)).toEqual(['Your ad ends in 7 days']);
  expect((await listUnreachable(site.site)).map((row) => row.ad)).toContain(lonely.id);
  expect((await listUnreachable(site.site)).map((row) => row.ad)).not.toContain(ad.id);
  site.clock.pass({ days: 4 });
  await run();
  site.clock.pass({ days: 2 });
  await run();
  expect(await ending(3)).toHaveLength(3);
  // The site is down until after the end: what is lost is added, said, and reminded of again.
  await noteUp(site.site);
  site.clock.pass({ days: 2 });
  await noteUp(site.site);
  expect((await call('GET', 'me/')).body.ads).toMatchObject([{ id: ad.id, days_left: 1, outage_days: 1 }]);
  await run();
  expect((await mailsTo(site, contact.email, 4)).at(-1)).toContain('1 day was added to its time');
});
