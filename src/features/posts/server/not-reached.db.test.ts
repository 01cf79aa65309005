import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notices } from '~/features/notifications/server/tables';
import { sessions } from '~/features/sign-in/server/tables';
import { testApp } from '~test/app';
import { makeUser, signIn, testPerson } from '~test/factories';
import { contextOf } from './context';
import { deliverAll } from './deliver';

/* docs/product/posts.md, "Receipts": who was not reached. */
const site = testApp();
const office = testPerson(site, 'admin');

/** Publishes a circular to be confirmed to all members; returns its id. */
async function publish(): Promise<number> {
  const circular = { kind: 'circular', title: 'New fees', body: 'From 1 December', audience: { all: true } };
  const body = { ...circular, title_ml: 'പുതിയ ഫീസ്', body_ml: 'ഡിസംബർ 1 മുതൽ', needs_ack: true };
  const { id } = (await site.call('POST', '/api/admin/posts/', { token: office.token, body })).body;
  site.clock.pass({ minutes: 10 });
  expect((await site.call('POST', `/api/admin/posts/${id}/publish/`, { token: office.token })).status).toBe(200);
  await deliverAll(contextOf(site.site), id, new AbortController().signal);
  return id;
}

const notReached = async (id: number) =>
  (await site.call('GET', `/api/admin/posts/${id}/receipts/?state=not_reached&page_size=100`, { token: office.token }))
    .body.results as { user_id: number; phone: string; whatsapp: string | null }[];

test('the office finds members who had no mail, no push and no visit, and writes to them', async () => {
  const [absent, malayalam, mailed, pushed] = [
    await makeUser(site, { role: 'member', phone: '9400000001' }),
    await makeUser(site, { role: 'member', phone: '9400000002', language: 'ml' }),
    await makeUser(site, { role: 'member' }),
    await makeUser(site, { role: 'member' }),
  ];
  const [visitor, reader] = [await signIn(site, 'member'), await signIn(site, 'member')];
  const onPaper = await makeUser(site, { role: 'member', email: null, phone: '9400000003' });
  const landline = await makeUser(site, { role: 'member', phone: '4912345678' });
  const id = await publish();
  const ids = async () => (await notReached(id)).map(({ user_id: of }) => of);
  const mine = [absent, malayalam, mailed, pushed, visitor.user, reader.user, onPaper, landline].map((one) => one.id);
  expect((await ids()).filter((one) => mine.includes(one)).sort((a, b) => a - b)).toEqual(
    [...mine].sort((a, b) => a - b),
  );

  const { db, clock } = site.site;
  const at = clock.now();
  await db.update(notices).set({ mailedAt: at }).where(eq(notices.userId, mailed.id));
  await db.update(notices).set({ pushedAt: at }).where(eq(notices.userId, pushed.id));
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.userId, visitor.user.id));
  await site.call('GET', `/api/circulars/${id}/`, { token: reader.token });
  const left = [absent, malayalam, onPaper, landline].map((one) => one.id);
  expect((await ids()).filter((one) => mine.includes(one)).sort((a, b) => a - b)).toEqual(left);

  const rows = new Map((await notReached(id)).map((row) => [row.user_id, row]));
  const textTo = (who: { id: number }) => new URL(rows.get(who.id)!.whatsapp!);
  expect(textTo(absent).pathname).toBe('/919400000001');
  expect(textTo(absent).searchParams.get('text')).toMatch(
    new RegExp(`: “New fees”. Please read it and confirm: https://sangham.test/circulars/${id}$`),
  );
  expect(textTo(malayalam).searchParams.get('text')).toContain(`“പുതിയ ഫീസ്”`);
  expect(textTo(malayalam).searchParams.get('text')).toContain(`https://sangham.test/ml/circulars/${id}`);
  expect(textTo(onPaper).searchParams.get('text')).toMatch(/Please ask the office for it\.$/);
  expect(rows.get(landline.id)!.whatsapp).toBeNull();

  // A login is a visit.
  await site.call('GET', `/api/circulars/${id}/`, { token: (await signIn(site, 'member')).token });
  expect(await ids()).toContain(absent.id);
});

test('the list is searched, sorted and exported like the others', async () => {
  const id = await publish();
  const member = await makeUser(site, { role: 'member', firstName: 'Zubaida' });
  const path = `/api/admin/posts/${id}/receipts/`;
  const get = (query: string) => site.call('GET', path + query, { token: office.token });
  const found = await get('?state=not_reached&search=zubaida&sort=-full_name');
  expect(found.body.results).toMatchObject([{ user_id: member.id }]);
  expect(String((await get('export/?state=not_reached&search=zubaida')).body)).toContain('Zubaida');
  expect((await get('?state=unreached')).status).toBe(400);
});
