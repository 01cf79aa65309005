import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { communityQuestions } from '../src/features/community/server/tables';
import type { Role } from '../src/shared/access';
import { accents } from '../src/shared/accents';
import { openTestApp, type TestApp } from './support/app';
import { testKind } from './support/database';
import { makeUser, password, signIn, tokenOf } from './support/factories';

/*
 * Cached answers and cached callers, requested over real connections (inject() does not pass the fast path): what is
 * changed on one instance holds in the very next call on both. The embedded database has one instance, which is both.
 */

let a: TestApp;
let b: TestApp;
let urls: string[];
let chief: string;

beforeAll(async () => {
  a = await openTestApp();
  b = testKind === 'postgres' ? await openTestApp({}, { databaseUrl: a.databaseUrl }) : a;
  urls = [];
  for (const { app } of new Set([a, b])) urls.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  chief = (await signIn(a, 'superuser')).token;
});
afterAll(async () => {
  for (const one of new Set([b, a])) await one.close();
});

const get = async (url: string, path: string, token?: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, {
    headers: { ...(token && { Authorization: `Token ${token}` }), ...headers },
  });
  const text = await answer.text();

  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined };
};
const everywhere = async (path: string, token?: string) =>
  Promise.all(urls.map(async (url) => (await get(url, path, token)).status));
const all = (status: number) => urls.map(() => status);

const unread = '/api/notifications/unread-count/';
const unanswered = '/api/community/unanswered-count/';
const directory = '/api/members/';

/** Requests so often that the answers come from memory, on every instance. */
const warm = async (path: string, token: string) => {
  for (let time = 0; time < 3; time += 1) expect(await everywhere(path, token)).toEqual(all(200));
};

/** Ends the session of a token as its owner does on another device. */
async function endFrom(user: { id: number }, token: string) {
  const { body } = await a.call('GET', '/api/security/sessions/', { token });
  const { family } = (body.sessions as { family: string; current: boolean }[]).find(({ current }) => current)!;
  return a.call('DELETE', `/api/security/sessions/${family}/`, { token: await tokenOf(a, user) });
}

describe('a right that is gone is gone in the very next call on every instance', () => {
  type Person = Awaited<ReturnType<typeof signIn>>;
  const ends: [string, (one: Person) => Promise<unknown>][] = [
    ['the end of one session from another', ({ user, token }) => endFrom(user, token)],
    [
      'the end of all others',
      async ({ user }) => a.call('DELETE', '/api/security/sessions/', { token: await tokenOf(a, user) }),
    ],
    ['logout', ({ token }) => a.call('POST', '/api/auth/logout/', { token })],
    ['a withdrawn approval', ({ user }) => a.call('POST', `/api/admin/revoke-approval/${user.id}/`, { token: chief })],
    ['deletion', ({ user }) => a.call('DELETE', `/api/users/${user.id}/`, { token: chief })],
    [
      'a role with fewer rights',
      ({ user }) => a.call('PATCH', `/api/users/${user.id}/`, { token: chief, body: { role: 'user' } }),
    ],
    [
      'a new password',
      ({ token }) =>
        a.call('POST', '/api/change-password/', {
          token,
          body: { current_password: password, new_password: 'brand new one' },
        }),
    ],
  ];

  test.each(ends)('%s', async (_, end) => {
    for (let round = 0; round < 5; round += 1) {
      const one = await signIn(a, 'member');
      const bystander = await signIn(a, 'member');
      for (const path of [unread, unanswered, directory]) await warm(path, one.token);
      await warm(unread, bystander.token);
      await end(one);
      for (const path of [unread, unanswered, directory])
        expect(await everywhere(path, one.token), path).toEqual(all(401));
      expect(await everywhere(unread, bystander.token)).toEqual(all(200));
    }
  });

  test('a role that may more, or less, without a new login', async () => {
    const { token, user } = await signIn(a, 'user');
    const become = (role: Role) => a.call('PATCH', `/api/users/${user.id}/`, { token: chief, body: { role } });
    await warm(unread, token);
    expect(await everywhere(unanswered, token)).toEqual(all(403));
    await become('member');
    await warm(unanswered, token);
    await warm(directory, token);
    await become('superuser');
    for (const url of urls) expect((await get(url, directory, token)).body.members[0]).toHaveProperty('is_approved');
  });

  test('a token that was renewed: the old one serves a minute longer, the new one at once', async () => {
    const { user } = await signIn(a, 'member');
    const first = (await a.call('POST', '/api/auth/login/', { body: { email_or_member_id: user.email, password } }))
      .body;
    await warm(unread, first.token);
    const second = (await a.call('POST', '/api/auth/refresh/', { body: { refresh_token: first.refresh_token } })).body;
    await warm(unread, second.token);
    expect(await everywhere(unread, first.token)).toEqual(all(200));
    for (const { clock } of new Set([a, b])) clock.pass({ minutes: 2 });
    expect(await everywhere(unread, first.token)).toEqual(all(401));
    await a.call('POST', '/api/auth/refresh/', { body: { refresh_token: first.refresh_token } });
    expect(await everywhere(unread, second.token)).toEqual(all(401));
  });

  test('no token lives past its time', async () => {
    const { token } = await signIn(a, 'member');
    await warm(unread, token);
    for (const { clock } of new Set([a, b])) clock.pass({ hours: 13 });
    chief = (await signIn(a, 'superuser')).token;
    expect(await everywhere(unread, token)).toEqual(all(401));
  });
});

describe('a card that is no longer good is dead in the very next check on every instance', () => {
  type Holder = Awaited<ReturnType<typeof signIn>>;
  const ends: [string, (one: Holder) => Promise<unknown>][] = [
    ['a new code', ({ token }) => a.call('POST', '/api/cards/mine/new/', { token })],
    [
      'the office took it back',
      ({ user }) =>
        a.call('POST', `/api/cards/${user.id}/revoke/`, { token: chief, body: { reason: 'Reported lost' } }),
    ],
    ['the office issued another', ({ user }) => a.call('POST', `/api/cards/${user.id}/issue/`, { token: chief })],
    ['a withdrawn approval', ({ user }) => a.call('POST', `/api/admin/revoke-approval/${user.id}/`, { token: chief })],
    ['deletion', ({ user }) => a.call('DELETE', `/api/users/${user.id}/`, { token: chief })],
  ];

  test.each(ends)('%s', async (_, end) => {
    const one = await signIn(a, 'member');
    const { code } = (await get(urls[0]!, '/api/cards/mine/', one.token)).body;
    const check = `/api/cards/verify/${code}/`;
    expect(await everywhere(check)).toEqual(all(200));
    await end(one);
    expect(await everywhere(check)).toEqual(all(404));
  });
});

describe('the directory, cached for all members and for superusers', () => {
  test('shows every change in the very next answer of every instance', async () => {
    const member = await signIn(a, 'member');
    const name = async (url: string, id: number) =>
      (await get(url, directory, member.token)).body.members.find((one: { id: number }) => one.id === id)?.full_name;
    await warm(directory, member.token);
    for (let round = 0; round < 20; round += 1) {
      const { id } = await makeUser(a, {
        role: 'user',
        isApproved: false,
        firstName: 'New',
        lastName: `Comer ${round}`,
      });
      for (const url of urls) expect(await name(url, id)).toBeUndefined();
      await a.call('POST', `/api/admin/approve-user/${id}/`, { token: chief, body: { role: 'member' } });
      for (const url of urls) expect(await name(url, id)).toBe(`New Comer ${round}`);
      await a.call('PATCH', `/api/users/${id}/`, { token: chief, body: { first_name: 'Other' } });
      for (const url of urls) expect(await name(url, id)).toBe(`Other Comer ${round}`);
      await a.call('DELETE', `/api/users/${id}/`, { token: chief });
      for (const url of urls) expect(await name(url, id)).toBeUndefined();
    }
  });

  test('counts a new area and a new applicant at once', async () => {
    const { token } = await signIn(a, 'member');
    const numbers = async () => (await get(urls.at(-1)!, directory, token)).body.statistics;
    const before = await numbers();
    await a.call('POST', '/api/areas/', { token: chief, body: { name: 'Another area' } });
    expect((await numbers()).total_areas).toBe(before.total_areas + 1);
    const form = {
      role: 'area_admin',
      username: 'applicant',
      email: 'applicant@example.test',
      phone: '9847999999',
      customArea: '',
      customUnit: '',
      area: 'Alathur',
      unit: 'Nemmara',
      location: 'x',
    };
    expect(await a.call('POST', '/api/register/', { body: { ...form, district: 'Palakkad' } })).toMatchObject({
      status: 201,
    });
    expect((await numbers()).pending_members).toBe(before.pending_members + 1);
  });

  test('callers with a cached copy get a 304; a member never gets the superusers’ copy, nor the reverse', async () => {
    const member = await signIn(a, 'member');
    for (const url of urls) {
      for (let time = 0; time < 3; time += 1) {
        const [office, ofMember] = [await get(url, directory, chief), await get(url, directory, member.token)];
        expect(office.body.members[0]).toHaveProperty('is_approved');
        expect(ofMember.body.members[0]).not.toHaveProperty('is_approved');
        expect(ofMember.body.members[0]).not.toHaveProperty('profile_completion');
        expect(ofMember.headers.get('cache-control')).toBe('private, no-cache');
        const etag = (
          await fetch(url + directory, { headers: { Authorization: `Token ${member.token}` } })
        ).headers.get('etag')!;
        expect((await get(url, directory, member.token, { 'If-None-Match': etag })).status).toBe(304);
        // Another person's ETag does not match a caller's own answer, and no ETag opens a refused answer.
        expect((await get(url, directory, chief, { 'If-None-Match': etag })).status).toBe(200);
        expect((await get(url, directory, undefined, { 'If-None-Match': etag })).status).toBe(401);
        expect((await get(url, directory, 'no token', { 'If-None-Match': etag })).status).toBe(401);
      }
    }
  });

  test("photos' addresses stay the same within their window, and no answer outlives it", async () => {
    const { token } = await signIn(a, 'member', {
      photo: { version: '1', small: 'photos/x/small.webp', large: 'photos/x/large.webp' },
    });
    const photo = async () =>
      (await get(urls[0]!, directory, token)).body.members.find(
        (one: { passport_photo: string | null }) => one.passport_photo,
      ).passport_photo;
    const windowMs = 7.5 * 60_000;
    const toNext = (windowMs - (a.clock.now().getTime() % windowMs)) / 1000;
    for (const { clock } of new Set([a, b])) clock.pass({ seconds: toNext + 1 });
    const first = await photo();
    for (const { clock } of new Set([a, b])) clock.pass({ minutes: 7 });
    expect(await photo()).toBe(first);
    for (const { clock } of new Set([a, b])) clock.pass({ seconds: 40 });
    expect(await photo()).not.toBe(first);
  });
});

describe('what a search has found, cached for all members', () => {
  test('follows the board in the very next answer of every instance', async () => {
    const [asha, biju] = [await signIn(a, 'member'), await signIn(a, 'member')];
    const find = (token: string, query = 'search=kumbalam') =>
      Promise.all(
        urls.map(async (url) => {
          const { body } = await get(url, `/api/community/questions/?${query}`, token);
          expect(body.count).toBe(body.results.length);
          return body.results.map((one: { id: number }) => one.id) as number[];
        }),
      );
    const everyone = (ids: number[]) => urls.map(() => ids);
    const ask = async (description: string) =>
      (await a.call('POST', '/api/community/questions/', { token: asha.token, body: { description, force: true } }))
        .body.id as number;
    const first = await ask('Kumbalam pond');
    expect(await find(biju.token)).toEqual(everyone([first]));
    const second = await ask('Another pond');
    expect(await find(biju.token)).toEqual(everyone([first]));
    const reply = await a.call('POST', '/api/community/answers/', {
      token: biju.token,
      body: { question_id: second, answer_text: 'As in kumbalam' },
    });
    expect(await find(asha.token)).toEqual(everyone([second, first]));
    // The text of its thread is not composed again for it.
    expect(
      (await a.site.db.select().from(communityQuestions).where(eq(communityQuestions.id, second)))[0]!.searchText,
    ).toBe('');
    await a.call('PATCH', `/api/community/answers/${reply.body.id}/`, {
      token: biju.token,
      body: { answer_text: 'As elsewhere' },
    });
    expect(await find(asha.token)).toEqual(everyone([first]));
    // A hidden post is visible to its author and superusers only.
    for (let time = 0; time < 3; time += 1) {
      const { token } = await signIn(a, 'member');
      await a.call('POST', '/api/community/flag/', { token, body: { content_type: 'question', content_id: first } });
    }
    expect(await find(biju.token)).toEqual(everyone([]));
    expect([await find(asha.token), await find(chief)]).toEqual([everyone([first]), everyone([first])]);
    await a.call('DELETE', `/api/community/questions/${first}/delete/`, { token: asha.token });
    expect(await find(asha.token)).toEqual(everyone([]));
  });
});

test('a setting is right in the next answer of every instance, whichever has changed it', async () => {
  const rounds = testKind === 'postgres' ? 500 : 100;
  let stale = 0;
  for (let round = 0; round < rounds; round += 1) {
    const district = `District ${round}`;
    const changed = await (round % 2 ? a : b).call('PATCH', '/api/admin/settings/names/', {
      token: chief,
      body: { district },
    });
    expect(changed.status).toBe(200);
    for (const url of urls)
      for (const [path, shown] of [
        ['/api/site/', (body: { values: Record<string, string> }) => body.values.committee],
        ['/api/districts/', (body: { name: string }[]) => `${body[0]!.name} District Committee`],
      ] as const)
        if (shown((await get(url, path)).body) !== `${district} District Committee`) stale += 1;
  }
  expect(stale).toBe(0);
}, 120_000);

test('the manifest has the accent of now on every instance, whichever has changed it', async () => {
  for (const [round, accent] of (['blue', 'wine', 'slate', 'green'] as const).entries()) {
    const one = round % 2 ? a : b;
    await one.call('PATCH', '/api/admin/settings/look/', { token: chief, body: { accent } });
    for (const url of urls) {
      expect((await get(url, '/api/site/')).body.values.accent).toBe(accent);
      expect((await get(url, '/site.webmanifest')).body.theme_color).toBe(accents[accent].light.primary);
    }
  }
});
