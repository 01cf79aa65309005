import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { notices } from '~/features/notifications/server/tables';
import { jobs } from '~/platform/jobs/tables';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { readAreas, signIn, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { contextOf } from './context';
import { deliverAll } from './deliver';

/* docs/product/posts.md, "Reminding". */
const site = testApp();
const office = testPerson(site, 'admin');
let area: { id: number };
beforeAll(async () => {
  [area] = await readAreas(site);
});

type Person = Awaited<ReturnType<typeof signIn>>;
const newReader = (more: object = {}) => signIn(site, 'member', { areaId: area.id, ...more });
const send = (path: string, body?: object, { token }: { token: string } = office) =>
  site.call('POST', `/api/admin/posts/${path}`, { token, body });
const add = async (more: object = {}) =>
  (
    await send('', {
      kind: 'circular',
      title: 'New fees',
      body: 'From 1 December',
      audience: { areas: [area.id] },
      ...more,
    })
  ).body.id as number;
const publish = async (id: number) => {
  expect((await send(`${id}/publish/`)).status).toBe(200);
  await deliverAll(contextOf(site.site), id, new AbortController().signal);
  return id;
};
const remind = async (id: number) => (await send(`${id}/remind/`)).body.count;
const textsOf = async ({ user }: Person) =>
  (await site.site.db.select().from(notices).where(eq(notices.userId, user.id)).orderBy(notices.id)).map(
    ({ text }) => text,
  );
const toMorning = () => site.clock.pass({ hours: 14 });

test('who has not read a circular is reminded by notice and mail, once a day, recorded', async () => {
  const [reader, absent, malayalam] = [await newReader(), await newReader(), await newReader({ language: 'ml' })];
  await site.call('PATCH', '/api/notifications/settings/', { token: absent.token, body: { mail: 'at_once' } });
  const id = await publish(await add());
  await site.call('GET', `/api/circulars/${id}/`, { token: reader.token });
  // Two clerks at once: each person is reminded by one of them.
  const both = await Promise.all([remind(id), remind(id)]);
  expect(both.sort()).toEqual([0, 2]);
  expect(await remind(id)).toBe(0);
  expect([await textsOf(reader), await textsOf(absent)]).toEqual([
    ['New circular'],
    ['New circular', 'Please read this circular'],
  ]);
  expect((await mailsTo(site, absent.user.email, 2)).at(-1)).toContain('Subject: Please read this circular: New fees');
  const { results } = (await site.call('GET', '/ml/api/notifications/', { token: malayalam.token })).body;
  expect(results[0].text).toBe('ദയവായി ഈ സർക്കുലർ വായിക്കുക');
  expect(await readLog(site, eq(auditLog.action, 'post.remind'))).toMatchObject([
    { actorId: office.user.id, targetId: id, after: { people: 2 } },
  ]);
});

test('where a circular asks for it, who has only read it is reminded to confirm; the next day again', async () => {
  const [confirmed, read] = [await newReader(), await newReader()];
  const id = await publish(await add({ needs_ack: true }));
  for (const { token } of [confirmed, read]) await site.call('GET', `/api/circulars/${id}/`, { token });
  await site.call('POST', `/api/circulars/${id}/ack/`, { token: confirmed.token });
  const first = await remind(id);
  expect(first).toBeGreaterThan(0);
  expect((await textsOf(read)).at(-1)).toBe('Please confirm that you have read this circular');
  expect((await textsOf(confirmed)).at(-1)).toBe('New circular, please confirm');
  toMorning();
  toMorning();
  office.token = (await signIn(site, 'admin')).token;
  expect(await remind(id)).toBe(first);
});

test('a reminder before the delivery has reached a person takes nothing from the delivery', async () => {
  const reader = await newReader();
  const id = await add({ urgent: true });
  await send(`${id}/publish/`);
  await site.site.db.update(jobs).set({ endedAt: new Date() }).where(eq(jobs.name, 'post-tell'));
  expect(await remind(id)).toBeGreaterThan(0);
  await deliverAll(contextOf(site.site), id, new AbortController().signal);
  expect(await textsOf(reader)).toEqual(expect.arrayContaining(['Please read this circular', 'Urgent circular']));
  expect(await mailsTo(site, reader.user.email)).toHaveLength(1);
});

test('only a circular that is out has readers to remind, and only those who may read it', async () => {
  office.token = (await signIn(site, 'admin')).token;
  const outsider = await signIn(site, 'member');
  const draft = await add();
  const refused = { status: 409, body: { code: 'not_out' } };
  expect(await send(`${draft}/remind/`)).toMatchObject(refused);
  await publish(draft);
  expect(await remind(draft)).toBeGreaterThan(0);
  expect(await textsOf(outsider)).toEqual([]);
  await send(`${draft}/archive/`);
  expect(await send(`${draft}/remind/`)).toMatchObject(refused);
  const news = await publish(await add({ kind: 'news', audience: { all: true } }));
  expect(await send(`${news}/remind/`)).toMatchObject(refused);
  expect((await send('999999/remind/')).status).toBe(404);
});
