import { beforeAll, describe, expect, test, vi } from 'vitest';
import { applications } from '~/features/applications/server/tables';
import { recordAudits } from '~/features/audit/server/public';
import { communityFlags, communityQuestions } from '~/features/community/server/public';
import { insertNotices } from '~/features/notifications/server/public';
import { lockUser } from '~/features/people/server/public';
import { posts, postReceipts } from '~/features/posts/server/tables';
import { privacyRequests } from '~/features/privacy/server/tables';
import { toIso } from '~/shared/dates';
import { personSectionKeys, type PersonSectionKey } from '~/shared/person/sections';
import { testApp } from '~test/app';
import { eventCalls } from '~test/events';
import { makeUser, signIn, tokenOf } from '~test/factories';
import { readHead } from './head';
import { personNotes, personOpenings } from './tables';

const site = testApp();
type Signed = Awaited<ReturnType<typeof signIn>>;

let home: number;
let away: number;
let callers: Record<'superuser' | 'registrar' | 'treasurer' | 'staff' | 'areaAdmin' | 'otherAreaAdmin', Signed>;

/** Values that stand for what a section holds: none may leave for a caller without the section. */
const canaries = {
  phone: '9812345601',
  email: 'canary.mail@example.test',
  address: 'Canary House, Hill Road',
  licence: 'CANARY/LIC/7',
  aadhaar: 'XXXX XXXX 4321',
  note: 'Canary note of the office',
  payment: 'Canary note of a payment',
  circular: 'Canary circular of the office',
  event: 'Canary convention of the committee',
  question: 'Canary question on the board',
  flag: 'Canary reason of a flag',
  officeNote: 'Canary: prefers to be called at noon',
  device: 'Canary of a device',
  card: 'Canary reason of a card',
  application: 'Canary note of an application',
  position: 'Canary of the committee',
  request: 'Canary of a request about data',
  decision: 'Canary of a decision about data',
  notice: 'Canary of a notice about data',
};
let person: Awaited<ReturnType<typeof makeUser>>;

beforeAll(async () => {
  const areas = (await site.call('GET', '/api/areas/')).body as { id: number }[];
  [home, away] = areas.map(({ id }) => id) as [number, number];
  callers = {
    superuser: await signIn(site, 'superuser'),
    registrar: await signIn(site, 'admin', { duties: ['registrar'] }),
    treasurer: await signIn(site, 'admin', { duties: ['treasurer'] }),
    staff: await signIn(site, 'admin'),
    areaAdmin: await signIn(site, 'area_admin', { areaId: home }),
    otherAreaAdmin: await signIn(site, 'area_admin', { areaId: away }),
  };
  const { createAadhaarSeal } = await import('../../people/server/aadhaar');
  person = await makeUser(site, {
    areaId: home,
    phone: canaries.phone,
    email: canaries.email,
    hidePhone: true,
    hideEmail: true,
    residentialAddress: canaries.address,
    licenseNo: canaries.licence,
    renewalDate: '2030-01-31',
    aadhaarSealed: createAadhaarSeal(site.site.config).seal('123412344321'),
  });
  const recorded = { membership_until: '2031-03-31', note: canaries.note };
  const { status } = await site.call('POST', `/api/licences/${person.id}/record/`, {
    token: callers.registrar.token,
    body: recorded,
  });
  expect(status).toBe(200);
  await writeAbout(person.id);
});

const payment = { client_key: 'canary', amount: 100, method: 'cash' };

/** Writes what the sections have of a person. */
async function writeAbout(id: number) {
  const { db, clock } = { ...site.site, clock: site.clock };
  const now = clock.now();
  const post = { kind: 'circular', state: 'published', body: 'x', urgent: false, needsAck: true } as const;
  const audience = { all: true, areas: [], units: [], roles: [], positions: [] };
  const [sent] = await db
    .insert(posts)
    .values({ ...post, title: canaries.circular, audience, createdAt: now, updatedAt: now, publishAt: now })
    .returning();
  await db.insert(postReceipts).values({ postId: sent!.id, userId: id, toldAt: now });
  const thread = { description: 'x', category: 'structural', urgency: 'normal' } as const;
  const [asked] = await db
    .insert(communityQuestions)
    .values({ ...thread, authorId: id, title: canaries.question, createdAt: now, lastActivityAt: now })
    .returning();
  const flag = { questionId: asked!.id, userId: id, flagType: 'spam', reason: canaries.flag, createdAt: now } as const;
  await db.insert(communityFlags).values(flag);
  await db.insert(personNotes).values({ userId: id, text: canaries.officeNote, createdAt: now });
  await db.insert(applications).values({ userId: id, state: 'pending', note: canaries.application });
  const request = { kind: 'correct', text: canaries.request, createdAt: now, updatedAt: now, due: now } as const;
  await db.insert(privacyRequests).values({ userId: id, state: 'open', ...request });
  const { token } = callers.registrar;
  const position = { user_id: id, title: canaries.position, level: 'district', since: '2026-01-01' };
  await site.call('POST', '/api/admin/positions/', { token, body: position });
  await site.call('POST', `/api/cards/${id}/issue/`, { token });
  await site.call('POST', `/api/cards/${id}/revoke/`, { token, body: { reason: canaries.card } });
  const { openEvent, come } = eventCalls(site, callers.registrar);
  const event = await openEvent(100, { capacity: 9 }, { title: canaries.event });
  await come({ token: await tokenOf(site, { id }) }, event);
  await site.call('POST', '/api/dues/receipts/', {
    token: callers.treasurer.token,
    body: { ...payment, user_id: id, received_on: toIso(now).slice(0, 10), note: canaries.payment },
  });
  await site.site.write(async (tx) => {
    const entry = { at: now, actor: null, person: id };
    const [login, answer] = [
      { action: 'login.new_device', target: { type: 'login', id }, after: { device: canaries.device } },
      {
        action: 'privacy_request.done',
        target: { type: 'privacy_request', id: 1 },
        after: { text: canaries.decision },
      },
    ];
    await recordAudits(
      tx,
      [login, answer].map((one) => ({ ...entry, ...one })),
    );
    const notice = { kind: 'privacy', title: '', link: null, subject: 'test:1' } as const;
    await insertNotices(tx, { ...notice, to: [id], about: [], text: canaries.notice }, now);
  });
}

type SectionName = 'head' | PersonSectionKey;
type CallerName = keyof typeof callers;

const addressOf = (section: SectionName, id: number) =>
  `/api/admin/people/${id}/${section === 'head' ? '' : `${section}/`}`;

/** The status of every section for a caller to whom none opens. */
const closed = Object.fromEntries(['head', ...personSectionKeys].map((key) => [key, 403])) as Record<SectionName, 403>;

/** What each caller gets of each section: the canaries in the answer, or the status of the refusal. */
const expected: Record<CallerName, Record<SectionName, number | (keyof typeof canaries)[]>> = {
  superuser: {
    head: ['phone', 'email'],
    profile: ['phone', 'email', 'address', 'licence', 'aadhaar'],
    licence: ['phone', 'email', 'licence', 'note'],
    dues: ['payment'],
    card: ['card'],
    application: ['phone', 'email', 'address', 'licence', 'aadhaar', 'application'],
    positions: ['position'],
    circulars: ['circular'],
    events: ['event'],
    board: ['question', 'flag'],
    'sign-in': ['device'],
    privacy: ['request'],
    notes: ['officeNote'],
    history: ['note', 'device', 'card', 'position', 'decision', 'notice'],
  },
  registrar: {
    head: ['phone', 'email'],
    profile: ['phone', 'email', 'address', 'licence'],
    licence: ['phone', 'email', 'licence', 'note'],
    dues: 403,
    card: ['card'],
    application: ['phone', 'email', 'address', 'licence', 'aadhaar', 'application'],
    positions: ['position'],
    circulars: ['circular'],
    events: ['event'],
    board: ['question'],
    'sign-in': 403,
    privacy: [],
    notes: ['officeNote'],
    history: ['note', 'card', 'position'],
  },
  treasurer: {
    ...closed,
    head: ['phone', 'email'],
    licence: ['phone', 'email', 'licence', 'note'],
    dues: ['payment'],
    circulars: ['circular'],
    events: ['event'],
    board: ['question'],
    notes: ['officeNote'],
  },
  staff: {
    ...closed,
    head: [],
    circulars: ['circular'],
    events: ['event'],
    board: ['question'],
    notes: ['officeNote'],
  },
  areaAdmin: {
    ...closed,
    head: ['phone', 'email'],
    profile: ['phone', 'email', 'address', 'licence'],
    licence: ['phone', 'email', 'licence', 'note'],
    dues: ['payment'],
    application: ['phone', 'email', 'address', 'licence', 'application'],
    circulars: [],
    board: ['question'],
    notes: ['officeNote'],
  },
  otherAreaAdmin: {
    ...closed,
    head: 404,
    profile: 404,
    licence: 404,
    dues: 404,
    application: 404,
    circulars: 404,
    board: 404,
    notes: 404,
  },
};

describe.each(Object.keys(expected) as CallerName[])('%s', (caller) => {
  test.each(['head', ...personSectionKeys] as const)('%s', async (section) => {
    const { token } = callers[caller];
    const { status, body } = await site.call('GET', addressOf(section, person.id), { token });
    const sent = JSON.stringify(body);
    const found = Object.entries(canaries).flatMap(([name, value]) => (sent.includes(value) ? [name] : []));
    expect(status === 200 ? found : status, sent).toEqual(expected[caller][section]);
  });

  test('the head lists the sections that open, and no others', async () => {
    const { status, body } = await site.call('GET', addressOf('head', person.id), { token: callers[caller].token });
    const open = personSectionKeys.filter((key) => typeof expected[caller][key] !== 'number');
    if (status === 200) expect(body.sections).toEqual(open);
    else expect(open).toEqual([]);
  });
});

test('every section of an applicant opens too', async () => {
  const { id } = await makeUser(site, { isApproved: false, role: 'user', areaId: home });
  const { token } = callers.superuser;
  for (const key of personSectionKeys)
    expect([key, (await site.call('GET', addressOf(key, id), { token })).status]).toEqual([key, 200]);
});

test('an applicant is seen by registrars and by the admin of the area, and not by staff without a duty', async () => {
  const { id } = await makeUser(site, { isApproved: false, role: 'user', areaId: home });
  const read = async (caller: CallerName) =>
    (await site.call('GET', addressOf('head', id), { token: callers[caller].token })).status;
  expect([await read('registrar'), await read('areaAdmin')]).toEqual([200, 200]);
  expect([await read('staff'), await read('otherAreaAdmin')]).toEqual([404, 404]);
  const { body } = await site.call('GET', addressOf('head', id), { token: callers.registrar.token });
  expect(body.open).toEqual([{ kind: 'application', count: 1 }]);
});

test('an area admin without an area opens no person', async () => {
  const { token } = await signIn(site, 'area_admin', { areaId: null });
  const stranger = await makeUser(site, { areaId: null });
  expect((await site.call('GET', addressOf('head', stranger.id), { token })).status).toBe(404);
  expect((await site.call('GET', addressOf('licence', stranger.id), { token })).status).toBe(404);
});

test('what waits is counted for the callers who may open its section', async () => {
  const member = await signIn(site, 'member', { areaId: home });
  const ask = { kind: 'correct', text: 'My name is spelled wrong.' };
  await site.call('POST', '/api/privacy/requests/', { token: member.token, body: ask });
  const renewal = { kind: 'membership', membership_until: '2032-01-31' };
  await site.call('POST', '/api/licences/renewals/', { token: member.token, body: renewal });
  const openOf = async (caller: CallerName) =>
    (await site.call('GET', addressOf('head', member.user.id), { token: callers[caller].token })).body.open;
  const licence = { kind: 'licence', count: 1 };
  expect(await openOf('superuser')).toEqual([licence, { kind: 'privacy', count: 1 }]);
  expect(await openOf('registrar')).toEqual([licence]);
  expect(await openOf('areaAdmin')).toEqual([licence]);
  expect(await openOf('treasurer')).toEqual([licence]);
});

test('after a decision the following case is the one that waits longest, of the caller’s sections', async () => {
  const [first, second] = [await signIn(site, 'member'), await signIn(site, 'member')];
  for (const { token } of [first, second]) {
    site.clock.pass({ minutes: 1 });
    await site.call('POST', '/api/privacy/requests/', {
      token,
      body: { kind: 'grievance', text: 'I get no answer.' },
    });
  }
  const next = async (id: number, section: string, caller: CallerName = 'superuser') => {
    const token = callers[caller].token;
    const { status, body } = await site.call('GET', `/api/admin/people/${id}/next/${section}/`, { token });
    return status === 200 ? ((body.next?.id ?? null) as number | null) : status;
  };
  const applicants = await Promise.all(
    ['2020-01-01', '2020-01-02'].map((day) => makeUser(site, { isApproved: false, dateJoined: new Date(day) })),
  );
  expect(await next(applicants[0]!.id, 'application')).toBe(applicants[1]!.id);
  expect(await next(applicants[1]!.id, 'application')).toBe(applicants[0]!.id);
  const answer = { decision: 'done', answer: 'We have talked to them.' };
  for (;;) {
    const { results } = (
      await site.call('GET', '/api/admin/privacy/requests/?state=open', { token: callers.superuser.token })
    ).body as { results: { id: number; user: { id: number } }[] };
    const [due, after] = results;
    if (!due) break;
    expect(await next(due.user.id, 'privacy')).toBe(after?.user.id ?? null);
    const url = `/api/admin/privacy/requests/${due.id}/decision/`;
    await site.call('POST', url, { token: callers.superuser.token, body: answer });
  }
  expect(await next(first.user.id, 'privacy', 'registrar')).toBe(404);
  expect(await next(first.user.id, 'nothing')).toBe(404);
});

test('the head names another person of the office who opened it in the last ten minutes', async () => {
  const { id } = await makeUser(site, { areaId: home });
  const opened = async (caller: CallerName) =>
    (await site.call('GET', addressOf('head', id), { token: callers[caller].token })).body.opened;
  expect(await opened('registrar')).toBeNull();
  expect(await opened('registrar')).toBeNull();
  const { user } = callers.registrar;
  expect(await opened('superuser')).toEqual({
    id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    at: expect.any(String),
  });
  site.clock.pass({ minutes: 9 });
  // Of two others the last; the caller's own opening hides neither.
  expect(await opened('areaAdmin')).toMatchObject({ id: callers.superuser.user.id });
  expect(await opened('superuser')).toMatchObject({ id: callers.areaAdmin.user.id });
  expect(await opened('areaAdmin')).toMatchObject({ id: callers.superuser.user.id });
  site.clock.pass({ minutes: 11 });
  expect(await opened('areaAdmin')).toBeNull();
  // What is too old is gone, of every page.
  expect(await site.site.db.$count(personOpenings)).toBe(1);
});

// The embedded database runs one transaction at a time.
test.skipIf(!process.env.TEST_DATABASE_URL)('the head does not wait for a write that has the person', async () => {
  const { id } = await makeUser(site);
  const { token } = callers.superuser;
  await site.site.write(async (tx) => {
    await lockUser(tx, id);
    expect((await site.call('GET', addressOf('head', id), { token })).status).toBe(200);
  });
});

test('the head has the name in Malayalam, which a superuser enters', async () => {
  const { id } = await makeUser(site);
  const edit = (name: unknown) =>
    site.call('PATCH', `/api/users/${id}/`, { token: callers.superuser.token, body: { full_name_ml: name } });
  const read = async () =>
    (await site.call('GET', addressOf('head', id), { token: callers.staff.token })).body.full_name_ml;
  expect(await read()).toBeNull();
  expect((await edit(' ദീപ വേലായുധൻ ')).body.full_name_ml).toBe('ദീപ വേലായുധൻ');
  expect(await read()).toBe('ദീപ വേലായുധൻ');
  for (const bad of ['x'.repeat(151), 'a\nb', '9447012345', 'a@b.test', 7, ['x']])
    expect([bad, (await edit(bad)).status]).toEqual([bad, 400]);
  expect(await read()).toBe('ദീപ വേലായുധൻ');
  expect((await edit('')).body.full_name_ml).toBeNull();
  const { body } = await site.call('GET', addressOf('history', id), { token: callers.registrar.token });
  expect(body.results[0].entry).toMatchObject({ action: 'user.edit', before: { full_name_ml: 'ദീപ വേലായുധൻ' } });
});

test('the head takes two statements, and one that notes who opens it once a minute', async () => {
  const { db } = site.site;
  // A copy: the jobs read through the original.
  const counted: typeof db = Object.create(db) as typeof db;
  const select = vi.fn(db.select.bind(db));
  counted.select = select as unknown as typeof db.select;
  const note = vi.fn(db.with.bind(db));
  counted.with = note;
  const { id } = callers.superuser.user;
  const rights = { isMember: true, isAreaAdmin: false, isStaff: true, isSuperuser: true, duties: [] };
  const caller = { id, name: '', areaId: null, provedUntil: null, overdue: false, ...rights };
  site.clock.pass({ minutes: 2 });
  const read = () => readHead({ ...site.site, clock: site.clock, db: counted }, [], caller, person.id, 'en');
  expect((await read()).id).toBe(person.id);
  // Two reads, one of them with the openings as a part of it.
  expect(select).toHaveBeenCalledTimes(3);
  expect(note).toHaveBeenCalledTimes(1);
  await read();
  expect(note).toHaveBeenCalledTimes(1);
});

test('a person who does not exist is a 404, a bad id a 400 or 404', async () => {
  const { token } = callers.superuser;
  for (const key of ['head', ...personSectionKeys] as const)
    expect([key, (await site.call('GET', addressOf(key, 2_000_000_000), { token })).status]).toEqual([key, 404]);
  for (const bad of ['0', '-1', 'x', '99999999999'])
    expect([400, 404]).toContain((await site.call('GET', `/api/admin/people/${bad}/`, { token })).status);
});

test('what to say first is in the member’s own language, then in the other one', async () => {
  const { id } = await makeUser(site, { firstName: 'Anu', lastName: 'Nair', language: 'ml' });
  const { body } = await site.call('GET', addressOf('head', id), { token: callers.registrar.token });
  expect(body.greetings.map(({ language }: { language: string }) => language)).toEqual(['ml', 'en']);
  expect(body.greetings[1].text).toBe('Hello Anu Nair, this is the office of the Palakkad District Committee.');
  expect(body.greetings[0].text).toContain('Anu Nair');
});
