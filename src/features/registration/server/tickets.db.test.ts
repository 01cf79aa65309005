import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { HOUR_MS, toIso } from '~/shared/dates';
import { testApp } from '~test/app';
import { signIn, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { pixelsOf } from '~test/rasterise';
import { readCodes } from '~test/read-codes';

const site = testApp();
const clerk = testPerson(site, 'admin');

const office = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  site.call(method, `/api/events/${url}`, { token: clerk.token, ...(body && { body }) });
const inHours = (hours: number) => toIso(new Date(site.clock.now().getTime() + hours * HOUR_MS));

async function openEvent(hours: number, settings: object, event: object = {}): Promise<number> {
  const form = { title: 'Convention', description: 'D', event_date: inHours(hours), location: 'Town Hall', ...event };
  const { id } = (await office('POST', 'create/', form)).body;
  await office('PUT', `${id}/registration/settings/`, { guests_max: 4, ...settings });
  return id;
}

type Person = Awaited<ReturnType<typeof signIn>>;
const callOwn = (who: Person, event: number, method: 'PUT' | 'DELETE', body?: object) =>
  site.call(method, `/api/events/${event}/registration/`, { token: who.token, ...(body && { body }) });
const come = (who: Person, event: number) => callOwn(who, event, 'PUT', { diets: ['veg'] });
const tickets = async (who: Person, prefix = '') =>
  (await site.call('GET', `${prefix}/api/events/mine/`, { token: who.token })).body;

/** Returns the newest mail to a person, once there are `count`. */
async function mailOf({ user }: Person, count: number) {
  await mailsTo(site, user.email, count);
  const folder = path.join(site.site.config.dataDir, 'outbox');
  const names = readdirSync(folder).filter((name) => name.includes(user.email));
  const found = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))));
  expect(found).toHaveLength(count);
  return found.toSorted((a, b) => a.date!.localeCompare(b.date!)).at(-1)!;
}

test('the public answer about an event says that it has registration, at once', async () => {
  const event = { title: 'Convention', description: 'D', event_date: inHours(50), location: 'L' };
  const { id } = (await office('POST', 'create/', event)).body;
  const read = async () => (await site.call('GET', `/api/events/event/${id}/`)).body.has_registration;
  expect(await read()).toBe(false);
  await office('PUT', `${id}/registration/settings/`, { capacity: 3 });
  expect(await read()).toBe(true);
});

test('the mail of a seat has the code of the ticket as a picture and as text', async () => {
  const person = await signIn(site, 'member');
  const id = await openEvent(50, { capacity: 3 });
  const { code } = (await come(person, id)).body;
  const mail = await mailOf(person, 1);
  expect(mail.text).toContain(code);
  expect(mail.text).toContain(`/member/events?event=${id}&ask=cancel`);
  const [picture] = mail.attachments;
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
  expect(mail.html).toContain(`src="cid:${picture!.contentId!.slice(1, -1)}"`);
  expect(readCodes(await pixelsOf(Buffer.from(picture!.content as ArrayBuffer)))).toEqual([code, code]);
});

test('who moves up gets the ticket in their language; the notice leads to the question', async () => {
  const [first, second] = [await signIn(site, 'member'), await signIn(site, 'member', { language: 'ml' })];
  const id = await openEvent(50, { capacity: 1 }, { title_ml: 'സമ്മേളനം' });
  await come(first, id);
  const { code } = (await come(second, id)).body;
  await callOwn(first, id, 'DELETE');
  const mail = await mailOf(second, 1);
  expect(mail.text).toContain('സമ്മേളനം');
  expect(mail.text).toContain(code);
  expect(mail.text).toContain(`/ml/member/events?event=${id}`);
  expect(mail.attachments).toHaveLength(1);
  const bell = (await site.call('GET', '/api/notifications/', { token: second.token })).body;
  expect(bell.results[0].link).toBe(`/member/events?event=${id}&ask=cancel`);
  expect((await tickets(second, '/ml')).tickets[0]).toMatchObject({ title: 'സമ്മേളനം', has_time: true });
});

test('an offer has no code until it is taken; tickets show no offer that has ended', async () => {
  const [first, second, third] = [
    await signIn(site, 'member'),
    await signIn(site, 'member'),
    await signIn(site, 'member'),
  ];
  const id = await openEvent(10, { capacity: 1 });
  await come(first, id);
  await come(second, id);
  await come(third, id);
  await callOwn(first, id, 'DELETE');
  expect((await mailOf(second, 1)).attachments).toEqual([]);
  expect((await tickets(second)).tickets[0]).toMatchObject({ status: 'offered' });
  site.clock.pass({ hours: 2, seconds: 1 });
  expect((await tickets(second)).tickets).toEqual([]);
  expect((await tickets(third)).tickets[0]).toMatchObject({ status: 'offered' });
  await come(third, id);
  expect((await mailOf(third, 2)).attachments).toHaveLength(1);
});
