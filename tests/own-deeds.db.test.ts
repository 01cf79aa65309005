import { gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { confirmLink } from '~/features/applications/server/confirm';
import { auditLog } from '~/features/audit/server/tables';
import { noticeMails, createUnsubscribeLinks } from '~/features/notifications/server/unsubscribe';
import { digestMails } from '~/features/outreach/server/digest/digest';
import { reminderMails } from '~/features/licences/server/mine';
import { testApp } from './support/app';
import { readLog } from './support/audit';
import { makeUser, testPerson, tokenOf } from './support/factories';

/*
 * What people do about themselves is in the audit log and names them: once, and not again when it changes nothing
 * (docs/product/audit.md, "Own deeds").
 */
const site = testApp();
const office = testPerson(site, 'superuser', { firstName: 'Rema', lastName: 'Nair' });

async function member(more: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(site, { firstName: 'Anil', lastName: 'Menon', ...more });
  return { id: user.id, user, token: await tokenOf(site, user), named: { id: user.id, name: 'Anil Menon' } };
}
type Member = Awaited<ReturnType<typeof member>>;

/** Returns the entries that a deed leaves. */
async function entriesOf(deed: () => Promise<{ status: number; body: unknown }>) {
  const [last] = (await readLog(site)).slice(-1);
  const { status, body } = await deed();
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  const entries = await readLog(site, gt(auditLog.id, last?.id ?? 0));
  return entries.map(({ actorId, actorName, action, targetType, targetId, targetName, before, after }) => ({
    actor: { id: actorId, name: actorName },
    action,
    target: { type: targetType, id: targetId, name: targetName },
    before,
    after,
  }));
}

/** Expects one entry of a deed, whose actor is the person, and none of the same deed once more. */
async function expectOnce(
  { named }: Member,
  deed: () => Promise<{ status: number; body: unknown }>,
  entry: { action: string; target?: object; before?: object | null; after?: object | null },
) {
  const expected = { actor: named, target: { type: 'user', ...named }, before: null, after: null, ...entry };
  expect(await entriesOf(deed)).toEqual([expected]);
  expect(await entriesOf(deed)).toEqual([]);
}

test('the card that the first request makes, whether it asks for the card or its picture', async () => {
  const [first, second] = [await member(), await member()];
  const get =
    ({ token }: Member, path: string) =>
    () =>
      site.call('GET', `/api/cards/${path}`, { token });
  await expectOnce(first, get(first, 'mine/'), { action: 'card.create' });
  await expectOnce(second, get(second, 'mine/card.png'), { action: 'card.create' });
});

const switches = [
  {
    name: 'reminders',
    path: '/api/licences/mine/',
    action: 'user.reminder_mail',
    mails: reminderMails,
    on: { reminder_mail: true },
    off: { reminder_mail: false },
  },
  {
    name: 'the digest',
    path: '/api/community/digest/',
    action: 'user.digest',
    mails: digestMails,
    on: { wanted: true },
    off: { wanted: false },
  },
  {
    name: 'notices',
    path: '/api/notifications/settings/',
    action: 'user.notice_mail',
    mails: noticeMails,
    on: { mail: 'daily' },
    off: { mail: 'none' },
  },
];

test.each(switches)(
  '$name by mail, switched on the site and by the link in a mail',
  async ({ path, action, ...one }) => {
    const person = await member();
    const { on, off, mails } = one;
    const patch = (body: object) => () => site.call('PATCH', path, { token: person.token, body });
    await patch(off)();
    await expectOnce(person, patch(on), { action, before: off, after: on });
    await expectOnce(person, patch(off), { action, before: on, after: off });
    await patch(on)();
    const { pathname } = new URL(createUnsubscribeLinks(site.site, mails).address(person.id));
    await expectOnce(person, () => site.call('POST', pathname), { action, before: on, after: off });
  },
);

test.each(switches)('$name by mail: a version that another device has changed is a 409', async ({ path, on, off }) => {
  const { token } = await member();
  const read = async () => (await site.call('GET', path, { token })).body;
  const patch = (body: object) => site.call('PATCH', path, { token, body });
  // A person who has never chosen has a version, too.
  const { updated_at: first } = await read();
  site.clock.pass({ seconds: 1 });
  const saved = await patch({ ...on, updated_at: first });
  expect(saved).toMatchObject({ status: 200, body: on });
  site.clock.pass({ seconds: 1 });
  const elsewhere = await patch(off);
  expect(await read()).toMatchObject(elsewhere.body);
  expect(await patch({ ...on, updated_at: saved.body.updated_at })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
  expect(await read()).toMatchObject(off);
  expect(await patch({ ...on, updated_at: elsewhere.body.updated_at })).toMatchObject({ status: 200, body: on });
  expect(await patch({ ...on, updated_at: 'yesterday' })).toMatchObject({ status: 400 });
});

test('a decision in the privacy centre is a new version of the choice of mails', async () => {
  const { token } = await member();
  const path = '/api/notifications/settings/';
  const { updated_at: read } = (await site.call('GET', path, { token })).body;
  site.clock.pass({ seconds: 1 });
  const body = { purpose: 'mail', version: 2, given: true };
  expect((await site.call('PUT', '/api/privacy/consents/', { token, body })).status).toBe(200);
  expect((await site.call('PATCH', path, { token, body: { mail: 'at_once', updated_at: read } })).body).toMatchObject({
    code: 'stale',
  });
});

test('an invitation to answer a question, of each person who is invited', async () => {
  const [asker, biju] = [await member(), await member({ firstName: 'Biju', lastName: 'Das' })];
  const { id } = (
    await site.call('POST', '/api/community/questions/', {
      token: asker.token,
      body: { description: 'Who knows piles?', force: true },
    })
  ).body;
  const body = { users: [biju.id] };
  await expectOnce(
    asker,
    () => site.call('POST', `/api/community/questions/${id}/invite/`, { token: asker.token, body }),
    {
      action: 'community.invite',
      target: { type: 'user', id: biju.id, name: 'Biju Das' },
      after: { question: 'Who knows piles?' },
    },
  );
});

test('a confirmed address, by the link in the mail', async () => {
  const applicant = await member({ isApproved: false, role: 'user', emailConfirmedAt: null });
  const token = confirmLink(site.site.config, applicant.user).split('/').at(-1);
  await expectOnce(applicant, () => site.call('POST', '/api/applications/confirm/', { body: { token } }), {
    action: 'user.email_confirm',
  });
});

test('a confirmed circular', async () => {
  const reader = await member();
  const call = (path: string, body?: object) =>
    site.call('POST', `/api/admin/posts/${path}`, { token: office.token, body });
  const letter = { kind: 'circular', title: 'New fees', body: 'From May', audience: { all: true }, needs_ack: true };
  const { id } = (await call('', letter)).body;
  expect((await call(`${id}/publish/`)).status).toBe(200);
  await expectOnce(reader, () => site.call('POST', `/api/circulars/${id}/ack/`, { token: reader.token }), {
    action: 'post.acknowledge',
    target: { type: 'post', id, name: 'New fees' },
  });
});
