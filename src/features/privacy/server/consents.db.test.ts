import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { readUser, signIn } from '~test/factories';
import { auditLog } from '../../audit/server/tables';
import { noticeVersions } from '../content/notices';
import type { Consent, Purpose } from '../contract';
import { consents, nominees } from './tables';

const site = testApp();

type Person = Awaited<ReturnType<typeof signIn>>;
const read = async (person: Person, path = '/api') =>
  (await site.call('GET', `${path}/privacy/`, { token: person.token })).body;
const of = async (person: Person, purpose: Purpose): Promise<Consent> =>
  (await read(person)).purposes.find((one: Consent) => one.purpose === purpose);
const decide = (person: Person, purpose: Purpose, agreed: boolean, version = noticeVersions[purpose]) =>
  site.call('PUT', '/api/privacy/consents/', { token: person.token, body: { purpose, version, given: agreed } });
const listed = async (reader: Person, who: Person) => {
  const { members } = (await site.call('GET', '/api/members/', { token: reader.token })).body as {
    members: { id: number }[];
  };
  return members.some(({ id }) => id === who.user.id);
};
const logged = async (action: string, id: number) => {
  const root = await signIn(site, 'superuser');
  const { results } = (
    await site.call('GET', `/api/admin/audit/?page_size=100&action=${action}`, { token: root.token })
  ).body;
  return (results as { action: string; target: { id: number } }[]).filter(
    (entry) => entry.action === action && entry.target.id === id,
  ).length;
};

test('a person who was never asked has decided nothing, and is shown as before', async () => {
  const one = await signIn(site, 'member');
  const { purposes, hide_phone, hide_email, nominee, has_aadhaar } = await read(one);
  expect(purposes.map(({ purpose, state }: Consent) => [purpose, state])).toEqual(
    ['membership', 'directory', 'phone', 'email', 'mail', 'public_answers', 'office'].map((purpose) => [
      purpose,
      'not_asked',
    ]),
  );
  expect({ hide_phone, hide_email, nominee, has_aadhaar }).toEqual({
    hide_phone: false,
    hide_email: false,
    nominee: null,
    has_aadhaar: false,
  });
  expect(await listed(await signIn(site, 'member'), one)).toBe(true);
});

test('the notices come in the language of the call', async () => {
  const one = await signIn(site, 'member');
  expect((await read(one)).purposes[0].title).toBe('Membership');
  expect((await read(one, '/ml/api')).purposes[0].title).toBe('അംഗത്വം');
});

test('agreeing, withdrawing and agreeing again store each decision as proof', async () => {
  const one = await signIn(site, 'member');
  await decide(one, 'public_answers', true);
  site.clock.pass({ hours: 1 });
  await decide(one, 'public_answers', true);
  await decide(one, 'public_answers', false);
  expect(await of(one, 'public_answers')).toMatchObject({
    state: 'withdrawn',
    agreed_version: 1,
    given_at: expect.any(String),
    withdrawn_at: expect.any(String),
  });
  site.clock.pass({ hours: 1 });
  await decide(one, 'public_answers', true);
  expect(await of(one, 'public_answers')).toMatchObject({ state: 'given', withdrawn_at: null });
  const rows = await site.site.db.select().from(consents).where(eq(consents.userId, one.user.id));
  expect(rows.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false]);
  expect([await logged('consent.give', one.user.id), await logged('consent.withdraw', one.user.id)]).toEqual([2, 1]);
});

test('what was declined without having been given was never given', async () => {
  const one = await signIn(site, 'member');
  await decide(one, 'directory', false);
  expect(await of(one, 'directory')).toMatchObject({ state: 'withdrawn', given_at: null });
});

test('an agreement to an older notice is to be renewed; another version than the one in force is refused', async () => {
  const one = await signIn(site, 'member');
  await site.site.db
    .insert(consents)
    .values({ userId: one.user.id, purpose: 'mail', version: 0, givenAt: site.clock.now() });
  expect(await of(one, 'mail')).toMatchObject({ state: 'renew', version: 2, agreed_version: 0 });
  expect(await decide(one, 'mail', true, 1)).toMatchObject({ status: 409, body: { code: 'notice_changed' } });
  expect((await decide(one, 'mail', true)).status).toBe(200);
  expect((await of(one, 'mail')).state).toBe('given');
  // Withdrawing needs no notice read.
  expect((await decide(one, 'mail', false, 7)).status).toBe(200);
  expect((await of(one, 'mail')).state).toBe('withdrawn');
});

test('what the membership rests on cannot be withdrawn while there is one', async () => {
  const one = await signIn(site, 'member');
  await decide(one, 'membership', true);
  expect(await decide(one, 'membership', false)).toMatchObject({ status: 409, body: { code: 'membership_ends' } });
  expect((await of(one, 'membership')).state).toBe('given');
});

describe('what follows', () => {
  test('phone and e-mail: hidden with the consent, and the consent goes with hiding in the profile', async () => {
    const one = await signIn(site, 'member');
    await decide(one, 'phone', false);
    expect(await readUser(site, one.user.id)).toMatchObject({ hidePhone: true, hideEmail: false });
    expect(await logged('user.edit', one.user.id)).toBe(1);
    await decide(one, 'phone', true);
    expect((await readUser(site, one.user.id))!.hidePhone).toBe(false);
    await site.call('PATCH', '/api/profile/update/', {
      token: one.token,
      body: { hide_phone: true, hide_email: true },
    });
    expect([(await of(one, 'phone')).state, (await of(one, 'email')).state]).toEqual(['withdrawn', 'withdrawn']);
    await site.call('PATCH', '/api/profile/update/', { token: one.token, body: { hide_email: false } });
    expect([(await of(one, 'phone')).state, (await of(one, 'email')).state]).toEqual(['withdrawn', 'given']);
  });

  test('directory: other members do not find them, the office and the own area admin do', async () => {
    const one = await signIn(site, 'member', { areaId: 1 });
    const readers = {
      member: await signIn(site, 'member', { areaId: 1 }),
      office: await signIn(site, 'admin'),
      own: await signIn(site, 'area_admin', { areaId: 1 }),
      other: await signIn(site, 'area_admin', { areaId: 2 }),
      root: await signIn(site, 'superuser'),
    };
    const whoFinds = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(readers).map(async ([name, reader]) => [name, await listed(reader, one)] as const),
        ),
      );
    expect(Object.values(await whoFinds())).toEqual([true, true, true, true, true]);
    await decide(one, 'directory', false);
    expect(await whoFinds()).toEqual({ member: false, office: true, own: true, other: false, root: true });
    await decide(one, 'directory', true);
    expect(Object.values(await whoFinds())).toEqual([true, true, true, true, true]);
  });

  test('mail: the choice of notices by mail goes with it, both ways', async () => {
    const one = await signIn(site, 'member');
    const choice = async () => (await site.call('GET', '/api/notifications/settings/', { token: one.token })).body.mail;
    const choose = (mail: string) =>
      site.call('PATCH', '/api/notifications/settings/', { token: one.token, body: { mail } });
    // By default mails come, so "none" is a decision, and a restored older backup has it made again.
    expect([await choice(), (await of(one, 'mail')).state]).toEqual(['daily', 'not_asked']);
    await choose('none');
    expect(await of(one, 'mail')).toMatchObject({ state: 'withdrawn', given_at: null });
    await choose('at_once');
    expect((await of(one, 'mail')).state).toBe('given');
    await decide(one, 'mail', false);
    expect(await choice()).toBe('none');
    await decide(one, 'mail', true);
    expect(await choice()).toBe('daily');
    await choose('none');
    expect((await of(one, 'mail')).state).toBe('withdrawn');
    await choose('at_once');
    await decide(one, 'mail', true);
    expect(await choice()).toBe('at_once');
  });
});

describe('a nominee', () => {
  const nominee = { name: 'Latha Menon', relation: 'Wife', phone: '+91 94470 12345' };
  const name = (person: Person, body: unknown) =>
    site.call('PUT', '/api/privacy/nominee/', { token: person.token, body });

  test('is stored sealed, is shown to no other person, and can be removed', async () => {
    const one = await signIn(site, 'member');
    expect((await name(one, nominee)).body).toEqual({ nominee: { ...nominee, phone: '9447012345' } });
    const [row] = await site.site.db.select().from(nominees).where(eq(nominees.userId, one.user.id));
    expect(row!.sealed).not.toContain('Latha');
    expect((await read(one)).nominee.name).toBe('Latha Menon');
    expect((await read(await signIn(site, 'superuser'))).nominee).toBeNull();
    expect((await name(one, null)).body).toEqual({ nominee: null });
    expect(await site.site.db.$count(nominees, eq(nominees.userId, one.user.id))).toBe(0);
    expect([await logged('nominee.name', one.user.id), await logged('nominee.remove', one.user.id)]).toEqual([1, 1]);
  });

  test('is opened by a superuser with a reason, which the log keeps without the nominee', async () => {
    const one = await signIn(site, 'member');
    const root = await signIn(site, 'superuser');
    const open = (body: unknown = { reason: 'Died on 3 November; the wife asks.' }) =>
      site.call('POST', `/api/admin/people/${one.user.id}/nominee/`, { token: root.token, body });
    expect((await open()).body.code).toBe('no_nominee');
    await name(one, nominee);
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(301) }])
      expect(await open(body)).toMatchObject({ status: 400, body: { reason: expect.any(Array) } });
    expect(await logged('nominee.open', one.user.id)).toBe(0);
    expect((await open()).body).toEqual({ nominee: { ...nominee, phone: '9447012345' } });
    const [entry] = await readLog(site, eq(auditLog.action, 'nominee.open'));
    expect(entry).toMatchObject({ actorId: root.user.id, targetId: one.user.id });
    expect(entry!.after).toEqual({ reason: 'Died on 3 November; the wife asks.' });
    const ofPerson = await site.call('GET', `/api/admin/people/${one.user.id}/privacy/`, { token: root.token });
    expect(JSON.stringify([entry, ofPerson.body])).not.toContain('Latha');
  });

  test('that can no longer be opened counts as none, and can be named again or removed', async () => {
    const one = await signIn(site, 'member');
    await site.site.db
      .insert(nominees)
      .values({ userId: one.user.id, sealed: 'sealed with another key', updatedAt: site.clock.now() });
    expect((await read(one)).nominee).toBeNull();
    expect((await name(one, null)).status).toBe(200);
    expect(await site.site.db.$count(nominees, eq(nominees.userId, one.user.id))).toBe(0);
  });
});

test('the own Aadhaar number is erased with its mark, once, and the log says that it is gone', async () => {
  const one = await signIn(site, 'member');
  await site.call('PATCH', '/api/profile/update/', { token: one.token, body: { aadhaar: '123412341234' } });
  expect((await read(one)).has_aadhaar).toBe(true);
  const erase = () => site.call('DELETE', '/api/profile/aadhaar/', { token: one.token });
  expect((await erase()).status).toBe(204);
  expect(await readUser(site, one.user.id)).toMatchObject({ aadhaarSealed: null, aadhaarMark: null });
  expect((await site.call('GET', '/api/profile/aadhaar/', { token: one.token })).body).toEqual({ aadhaar: null });
  expect((await read(one)).has_aadhaar).toBe(false);
  const before = await logged('user.edit', one.user.id);
  expect((await erase()).status).toBe(204);
  expect(await logged('user.edit', one.user.id)).toBe(before);
});
