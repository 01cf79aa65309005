import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createNotices, pushJob, type NewNotice } from '~/features/notifications/server/public';
import { notices } from '~/features/notifications/server/tables';
import { noticeKinds } from '~/features/notifications/contract/choices';
import { pushLines } from '~/app/features';
import { jobs } from '~/platform/jobs/tables';
import { DAY_MS, dayOf, HOUR_MS, startOfDay } from '~/shared/dates';
import { openTestApp, type TestApp } from '~test/app';
import { password, signIn, tokenOf } from '~test/factories';
import { samplesOf } from '~test/metrics';
import { createSubscription, openPushService } from '~test/push-service';
import { outsideQuietHours } from '../rules';
import { lineOf } from './message';
import { rotatePushKey } from './keys';
import { pushKeys, pushStops, pushSubscriptions } from './tables';

/* docs/product/push.md. The push service is one on this machine, which PUSH_HOSTS names as an origin. */
const site = {} as TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;
let elsewhere: typeof service;
beforeAll(async () => {
  [service, elsewhere] = [await openPushService(), await openPushService()];
  const env = { PUSH_HOSTS: `${service.origin},${elsewhere.origin}`, METRICS_TOKEN: 'atokenformetrics' };
  Object.assign(site, await openTestApp(env));
});
// Outside of the quiet hours, whenever the tests run and whatever the test before did to the clock.
beforeEach(() => {
  const now = site.clock.now();
  const isQuiet = [now, new Date(now.getTime() + HOUR_MS)].some((at) => outsideQuietHours(at) > at);
  if (isQuiet) toHour(10);
});
afterAll(async () => {
  await site.close();
  await Promise.all([service.close(), elsewhere.close()]);
});

/** Moves the clock to an hour of the day, the next that is. */
function toHour(hour: number) {
  const now = site.clock.now();
  const today = startOfDay(dayOf(now)).getTime() + hour * HOUR_MS;
  const at = today > now.getTime() ? today : today + DAY_MS;
  site.clock.pass({ seconds: Math.ceil((at - now.getTime()) / 1000) });
}

const push = '/api/notifications/push/';
let counter = 0;

/** Returns a person with a device whose push service gives this answer. */
async function withDevice(answer: string, more: object = {}, at = service) {
  const person = await signIn(site, 'member', more);
  const subscription = createSubscription(`${at.origin}/${answer}-${(counter += 1)}`);
  const { endpoint } = subscription.json;
  expect((await site.call('POST', push, { token: person.token, body: subscription.json })).status).toBe(201);
  return { ...person, subscription, endpoint, messages: () => at.to(endpoint) };
}
type Person = Awaited<ReturnType<typeof withDevice>>;

const devicesOf = async ({ token }: { token: string }) => (await site.call('GET', push, { token })).body.results;
const tryDevice = ({ token }: { token: string }) => site.call('POST', `${push}test/`, { token });

const circular: Omit<NewNotice, 'to'> = {
  kind: 'circular',
  key: 'posts.circular',
  values: {},
  text: 'New circular',
  about: [],
  title: 'New fees',
  link: '/circulars/7',
  subject: 'post:7',
};
/** Notifies people; returns the ids of the notices. */
async function notify(people: { user: { id: number } }[], more: Partial<NewNotice> = {}) {
  const to = people.map(({ user }) => user.id);
  const subject = `post:${(counter += 1)}`;
  await site.site.write((tx, invalidate) =>
    createNotices(site.site).notify(tx, invalidate, { ...circular, subject, ...more, to }),
  );
  const found = await site.site.db
    .select({ id: notices.id })
    .from(notices)
    .where(eq(notices.subject, more.subject ?? subject));
  return found.map(({ id }) => id);
}
const jobOf = async (notice: number, { endpoint }: Person) => {
  const [device] = await site.site.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  const [job] = await site.site.db
    .select()
    .from(jobs)
    .where(eq(jobs.key, `${notice}:${device!.id}`));
  return job;
};

test('a device is subscribed, listed without its keys, tried, and switched off', async () => {
  const person = await withDevice('201');
  const { key } = (await site.call('GET', `${push}key/`)).body;
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  const [device, ...others] = await devicesOf(person);
  expect(others).toEqual([]);
  expect(device).toMatchObject({ endpoint: person.endpoint, current: true, last_ok: null, last_failed: null });
  expect(JSON.stringify(device)).not.toContain(person.subscription.json.keys.auth);

  expect((await tryDevice(person)).status).toBe(200);
  await expect.poll(person.messages).toHaveLength(1);
  const { headers, body } = person.messages()[0]!;
  expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toContain(`k=${key}`);
  expect(Number(headers.ttl)).toBeLessThanOrEqual(300);
  expect(person.subscription.open(body)).toEqual({
    web_push: 8030,
    notification: {
      title: 'This is a test',
      body: 'Notices arrive on this device.',
      navigate: 'https://sangham.test/account/security',
      tag: headers.topic,
      lang: 'en',
      dir: 'ltr',
    },
  });
  await expect.poll(async () => (await devicesOf(person))[0].last_ok).not.toBeNull();

  const off = { token: person.token, body: { endpoint: person.endpoint } };
  expect((await site.call('DELETE', push, { ...off, token: (await withDevice('201')).token })).status).toBe(404);
  expect((await site.call('DELETE', push, off)).status).toBe(204);
  expect((await site.call('DELETE', push, off)).status).toBe(404);
  expect((await tryDevice(person)).status).toBe(404);
});

test('an endpoint that another person brings is theirs; a subscription goes with its session', async () => {
  const [first, second] = [await withDevice('201'), await signIn(site, 'member')];
  const body = first.subscription.json;
  expect((await site.call('POST', push, { token: second.token, body })).status).toBe(201);
  expect([await devicesOf(first), (await devicesOf(second)).length]).toEqual([[], 1]);

  // The session's tokens are renewed, and another session of the same person ends.
  const other = await tokenOf(site, second.user);
  await site.call('POST', '/api/auth/logout/', { token: other });
  expect(await devicesOf(second)).toHaveLength(1);
  await site.call('POST', '/api/auth/logout/', { token: second.token });
  expect(
    await site.site.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, second.user.id)),
  ).toEqual([]);
});

test('a device has the name of its own session, and may show names by the choice of its person', async () => {
  const person = await signIn(site, 'member');
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
  const login = { email_or_member_id: person.user.email, password };
  const { token } = (await site.call('POST', '/api/auth/login/', { body: login, headers: { 'user-agent': agent } }))
    .body;
  const { json, open } = createSubscription(`${service.origin}/201-${(counter += 1)}`);
  const send = (more: object = {}, as = token) => site.call('POST', push, { token: as, body: { ...json, ...more } });
  expect((await send()).body).toMatchObject({ device: 'Safari on iOS', names: false });
  const answered = { kind: 'answer' as const, key: 'community.answer_to_yours', values: { name: 'Anil Nair' } };
  const shown = async (count: number) => {
    await notify([person], { ...answered, text: 'Anil Nair answered your question', title: 'Which beam?' });
    await expect.poll(() => service.to(json.endpoint)).toHaveLength(count);
    return open(service.to(json.endpoint)[count - 1]!.body).notification;
  };
  expect(await shown(1)).toMatchObject({ title: 'A new answer on the community board', body: '' });
  expect((await send({ names: true })).body.names).toBe(true);
  // The browser sends its subscription again and says nothing about names.
  expect((await send()).body.names).toBe(true);
  expect(await shown(2)).toMatchObject({ title: 'Anil Nair answered your question', body: '' });
  expect((await send({ names: 'yes' })).body).toHaveProperty('names');
  expect((await send({ names: false })).body.names).toBe(false);
  await send({ names: true });
  const other = await signIn(site, 'member');
  expect((await send({}, other.token)).body.names).toBe(false);
});

test('a push service outside of the list is refused, and so is what is no subscription', async () => {
  const { token } = await signIn(site, 'member');
  const { keys } = createSubscription('').json;
  const subscribe = async (body: object) => (await site.call('POST', push, { token, body })).body;
  for (const endpoint of ['http://127.0.0.1:1/a', 'https://169.254.169.254/latest', 'https://example.com/a', 'x', 7])
    expect(await subscribe({ endpoint, keys })).toHaveProperty('endpoint');
  const endpoint = `${service.origin}/201-a`;
  expect(await subscribe({ endpoint })).toHaveProperty('keys');
  expect(await subscribe({ endpoint, keys: { ...keys, auth: 'short' } })).toHaveProperty('keys');
  expect(await subscribe({ endpoint, keys: { p256dh: `${'A'.repeat(86)}=`, auth: 'B'.repeat(22) } })).toHaveProperty(
    'keys',
  );
  expect(await devicesOf({ token })).toEqual([]);
});

test('a notice is pushed to all devices of its reader, in their language, and says what and not who', async () => {
  const [reader, malayalam] = [await withDevice('201'), await withDevice('201', { language: 'ml' })];
  await notify([reader, malayalam], { title: 'Fees' });
  await expect.poll(reader.messages).toHaveLength(1);
  await expect.poll(malayalam.messages).toHaveLength(1);
  const [message] = reader.messages();
  expect(reader.subscription.open(message!.body).notification).toMatchObject({
    title: 'New circular',
    body: 'Fees',
    navigate: 'https://sangham.test/circulars/7',
  });
  expect(message!.headers).toMatchObject({ urgency: 'normal' });
  expect(Number(message!.headers.ttl)).toBeGreaterThan(2 * 86_400 - 60);
  expect(malayalam.subscription.open(malayalam.messages()[0]!.body).notification).toMatchObject({
    title: 'പുതിയ സർക്കുലർ',
    navigate: 'https://sangham.test/ml/circulars/7',
    lang: 'ml',
  });

  const answered = { key: 'community.answer_to_yours', values: { name: 'Anil Nair' }, title: 'Who checked my plan?' };
  await notify([reader], { kind: 'answer', text: 'Anil Nair answered your question', ...answered });
  await expect.poll(reader.messages).toHaveLength(2);
  const { notification } = reader.subscription.open(reader.messages()[1]!.body);
  expect(notification).toMatchObject({ title: 'A new answer on the community board', body: '' });
});

test('every kind of notice has a line', () => {
  expect(noticeKinds.filter((kind) => !lineOf(pushLines, { kind, key: null }))).toEqual([]);
});

test('a notice that was read in between, or whose session ended, is not pushed', async () => {
  const [reader, gone] = [await withDevice('201'), await withDevice('201')];
  const ids = await notify([reader, gone]);
  await expect.poll(() => gone.messages().length + reader.messages().length).toBe(2);
  await site.call('POST', '/api/notifications/read/', { token: reader.token });
  await site.call('POST', '/api/auth/logout/', { token: gone.token });
  await site.site.write((tx) => site.site.jobs.queue(tx, pushJob, { notices: ids }, { key: 'again' }));
  await expect
    .poll(async () => (await site.site.db.select().from(jobs).where(eq(jobs.key, 'again')))[0]!.endedAt)
    .not.toBeNull();
  expect([reader.messages(), gone.messages()].map(({ length }) => length)).toEqual([1, 1]);
});

test('in the quiet hours a notice waits for the morning, unless it is urgent or its time is over by then', async () => {
  toHour(22);
  const reader = await withDevice('201');
  const [urgent, usual] = [
    await notify([reader], { key: 'posts.urgent', text: 'Urgent circular' }),
    await notify([reader]),
  ];
  await expect.poll(reader.messages).toHaveLength(1);
  const [message] = reader.messages();
  expect(message!.headers.urgency).toBe('high');
  expect(Number(message!.headers.ttl)).toBeGreaterThan(3 * 86_400 - 60);
  await expect.poll(async () => (await jobOf(urgent[0]!, reader))?.endedAt).toBeInstanceOf(Date);
  await expect.poll(() => jobOf(usual[0]!, reader)).toBeDefined();
  const morning = new Date(startOfDay(dayOf(site.clock.now()) + 1).getTime() + 7 * HOUR_MS);
  expect((await jobOf(usual[0]!, reader))!.runAt).toEqual(morning);
});

test.each(['404', '410'])('%s: the subscription is deleted', async (answer) => {
  const person = await withDevice(answer);
  await tryDevice(person);
  await expect.poll(() => devicesOf(person)).toEqual([]);
});

test.each(['400', '413', '302'])('%s: the message is dropped, and the device stays', async (answer) => {
  const person = await withDevice(answer);
  const [id] = await notify([person]);
  await expect.poll(async () => (await devicesOf(person))[0].last_failed).not.toBeNull();
  await expect.poll(async () => (await jobOf(id!, person))!.endedAt).not.toBeNull();
  expect(person.messages()).toHaveLength(1);
  expect(service.received.some(({ path }) => path === '/201-redirected')).toBe(false);
});

test('401 and 403 stop the service for an hour, and no other; what is of use then waits', async () => {
  const [refused, same, other] = [
    await withDevice('403', {}, elsewhere),
    await withDevice('201', {}, elsewhere),
    await withDevice('201'),
  ];
  await tryDevice(refused);
  await expect.poll(async () => (await site.site.db.select().from(pushStops)).length).toBe(1);
  await tryDevice(same);
  await tryDevice(other);
  await expect.poll(other.messages).toHaveLength(1);
  expect(same.messages()).toEqual([]);
  const [id] = await notify([same]);
  await expect.poll(async () => (await jobOf(id!, same))?.endedAt).toBeInstanceOf(Date);
  expect(same.messages()).toEqual([]);
  const { token } = await signIn(site, 'superuser');
  const stopped = async () =>
    (await site.call('GET', '/api/admin/today/', { token })).body.queues.find(
      ({ key }: { key: string }) => key === 'push-services',
    );
  expect(await stopped()).toMatchObject({ count: 1, link: '/app/admin/audit?action=push.stop' });
  const entries = (await site.call('GET', '/api/admin/audit/?action=push.stop', { token })).body.results;
  expect(entries).toMatchObject([{ target: { name: elsewhere.origin } }]);

  // The database's clock does not pass as the site's does.
  const held = like(jobs.key, `${id}:%:%`);
  const [waiting] = await site.site.db.update(jobs).set({ runAt: new Date() }).where(held).returning();
  expect(waiting!.endedAt).toBeNull();
  site.clock.pass({ minutes: 61 });
  expect((await stopped()).count).toBe(0);
  await tryDevice(same);
  // The test, and the notice that has waited.
  await expect.poll(same.messages, { timeout: 30_000 }).toHaveLength(2);

  // The service takes messages for others, so the fault is this device's own.
  await tryDevice(refused);
  await expect.poll(() => devicesOf(refused)).toEqual([]);
  expect((await stopped()).count).toBe(0);
});

test('429 and 5xx are tried again when the service says so, and given up after five tries', async () => {
  const [busy, broken] = [await withDevice('201'), await withDevice('500')];
  const path = new URL(busy.endpoint).pathname;
  service.answers.set(path, [
    { status: 429, headers: { 'retry-after': '1' } },
    { status: 503, headers: { 'retry-after': '1' } },
  ]);
  const headers = { 'retry-after': '0' };
  service.answers.set(
    new URL(broken.endpoint).pathname,
    Array.from({ length: 9 }, () => ({ status: 500, headers })),
  );
  const [id] = await notify([busy, broken]);
  await expect.poll(busy.messages, { timeout: 30_000 }).toHaveLength(3);
  await expect.poll(async () => (await devicesOf(busy))[0]).toMatchObject({ last_failed: null });
  await expect.poll(async () => (await jobOf(id!, busy))!.endedAt).not.toBeNull();
  await expect.poll(broken.messages, { timeout: 30_000 }).toHaveLength(5);
  expect((await site.site.db.select().from(notices).where(eq(notices.id, id!)))[0]!.pushedAt).not.toBeNull();
});

test('a service that hangs keeps no other device waiting', async () => {
  // A fifth of the ten seconds that the product waits.
  const { timeout } = AbortSignal;
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => timeout.call(AbortSignal, limit / 5));
  const hanging = await withDevice('hang');
  const fine = await withDevice('201');
  const [id] = await notify([hanging, fine]);
  await expect.poll(fine.messages).toHaveLength(1);
  await expect.poll(async () => (await jobOf(id!, hanging))?.error, { timeout: 30_000 }).toContain('abort');
  expect(limits.mock.calls).toContainEqual([10_000]);
});

test('after a change of the key, devices are reached with the key that they have', async () => {
  const { db, write } = site.site;
  const keyNow = async () => (await site.call('GET', `${push}key/`)).body.key as string;
  const keyOf = ({ headers }: { headers: Record<string, unknown> }) =>
    /k=([\w-]+)/.exec(String(headers.authorization))![1];
  const [first, old] = [await keyNow(), await withDevice('201')];
  await write((tx) => rotatePushKey(site.site, tx));
  const second = await keyNow();
  expect(second).not.toBe(first);
  await tryDevice(old);
  await expect.poll(old.messages).toHaveLength(1);
  expect(keyOf(old.messages()[0]!)).toBe(first);
  // The browser has subscribed again, with the new key.
  const body = createSubscription(old.endpoint).json;
  await site.call('POST', push, { token: old.token, body });
  await tryDevice(old);
  await expect.poll(old.messages).toHaveLength(2);
  expect(keyOf(old.messages()[1]!)).toBe(second);
  await db.delete(pushSubscriptions);
  await write((tx) => rotatePushKey(site.site, tx));
  expect(await db.select().from(pushKeys)).toHaveLength(1);
});

test('what came of the messages is in the metrics', async () => {
  const { body } = await site.call('GET', '/metrics', { headers: { authorization: 'Bearer atokenformetrics' } });
  const pushes = samplesOf(String(body)).filter(({ name }) => name === 'sangham_pushes_total');
  const outcomes = Object.fromEntries(pushes.map(({ labels, value }) => [labels.outcome, value]));
  expect(outcomes).toMatchObject({ gone: 2, refused: 2, stopped: 1, dropped: 3, given_up: 1 });
  expect(outcomes.sent).toBeGreaterThan(5);
});
