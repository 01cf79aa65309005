import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { makeUser, readAreas, signIn, testPerson, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { notices } from '~/features/notifications/server/tables';
import { communityInvitations } from '../tables';
import { communityQuestions } from '~/features/community/server/tables';

const site = testApp({ MAIL_FROM: 'office@committee.test' });
const board = boardOf(site);
const asker = testPerson(site, 'member', { firstName: 'Asha', lastName: 'Menon' });

let counter = 0;
const question = (by: Person = asker, more: object = {}) =>
  board.ask(by, `Who knows about number ${(counter += 1)}?`, more);
const invite = (by: Person, id: number, ...people: Person[]) =>
  board.post(by, `questions/${id}/invite/`, { users: people.map(({ user }) => user.id) });
const names = (people: { full_name: string }[]) => people.map(({ full_name: name }) => name);

describe('asking a member', () => {
  test('each is notified once, however many members ask, by bell and by mail as they chose', async () => {
    const [biju, chitra] = [
      await board.member({ firstName: 'Biju', lastName: 'Das' }),
      await board.member({ firstName: 'Chitra', lastName: 'Nair', language: 'ml' }),
    ];
    await site.call('PATCH', '/api/notifications/settings/', { token: biju.token, body: { mail: 'at_once' } });
    const id = await question();
    const { status, body } = await invite(asker, id, biju);
    expect([status, names(body.invited), names(body.skipped)]).toEqual([200, ['Biju Das'], []]);
    expect((await mailsTo(site, biju.user.email))[0]).toContain(
      'Asha Menon asks you to answer a question: Who knows about',
    );
    const again = await invite(await board.member(), id, biju, chitra);
    expect([names(again.body.invited), names(again.body.skipped)]).toEqual([['Chitra Nair'], ['Biju Das']]);
    const told = await site.site.db.select().from(notices).where(eq(notices.userId, biju.user.id));
    expect(told).toEqual([
      expect.objectContaining({
        kind: 'invitation',
        key: 'community.invited',
        values: { name: 'Asha Menon' },
        link: `/community?question=${id}`,
      }),
    ]);
    const { body: bell } = await site.call('GET', '/ml/api/notifications/', { token: chitra.token });
    expect(bell.results[0].text).toMatch(/ഉത്തരം നൽകാൻ/);
    expect(await mailsTo(site, chitra.user.email, 0)).toEqual([]);
    // Reading the question marks the notice as read.
    await board.question(biju, id);
    expect((await site.call('GET', '/api/notifications/unread-count/', { token: biju.token })).body.unread_count).toBe(
      0,
    );
  });

  test('two members who ask the same person at the same moment send one notice', async () => {
    const [person, other, id] = [await board.member(), await board.member(), await question()];
    const answers = await Promise.all([invite(asker, id, person), invite(other, id, person)]);
    expect(answers.map(({ body }) => body.invited.length).sort()).toEqual([0, 1]);
    expect(await site.site.db.$count(notices, eq(notices.userId, person.user.id))).toBe(1);
  });

  test('oneself, an author of the thread and a non-member are refused, and no one is notified', async () => {
    const [person, answerer, id] = [await board.member(), await board.member(), await question()];
    await board.answer(answerer, id);
    const applicant = { user: await makeUser(site, { role: 'user', isApproved: false }), token: '' };
    const plain = { user: await makeUser(site, { role: 'user' }), token: '' };
    const answers = await Promise.all(
      [asker, answerer, applicant, plain].map((wrong) => invite(asker, id, person, wrong)),
    );
    const byOther = await invite(person, id, asker);
    expect([...answers, byOther].map(({ status, body }) => [status, Object.keys(body.errors ?? body)])).toEqual(
      Array.from({ length: 5 }, () => [400, expect.arrayContaining(['users'])]),
    );
    const bad = [{ users: [] }, { users: [1, 2, 3, 4] }, { users: ['x'] }, {}];
    for (const body of bad) expect((await board.post(asker, `questions/${id}/invite/`, body)).status).toBe(400);
    expect(await site.site.db.$count(communityInvitations, eq(communityInvitations.questionId, id))).toBe(0);
    expect((await invite(asker, 2_147_483_000, person)).status).toBe(404);
  });

  test('a person neither in the asker’s directory nor on the board is refused like an unknown id', async () => {
    const unlist = (person: Person) =>
      site.call('PUT', '/api/privacy/consents/', {
        token: person.token,
        body: { purpose: 'directory', version: 1, given: false },
      });
    const [silent, author, hidden] = (await board.people(3)) as [Person, Person, Person];
    const superuser = await board.superuser();
    for (const person of [silent, author, hidden]) expect((await unlist(person)).status).toBe(200);
    await question(author);
    const gone = await question(hidden);
    await board.answer(hidden, gone);
    await site.site.db.update(communityQuestions).set({ hiddenAt: new Date() }).where(eq(communityQuestions.id, gone));
    const id = await question();
    const unknown = await invite(asker, id, { user: { ...silent.user, id: 2_147_483_000 }, token: '' });
    expect(unknown.status).toBe(400);
    for (const person of [silent, hidden, superuser])
      expect(await invite(asker, id, person)).toMatchObject({ status: 400, body: unknown.body });
    expect((await invite(asker, id, author)).body.invited).toHaveLength(1);
    // The office's directory has them.
    expect((await invite(await signIn(site, 'admin'), id, silent)).body.invited).toHaveLength(1);
  });

  test('a solved, hidden or locked question takes no invitations', async () => {
    const [person, id] = [await board.member(), await question()];
    const change = (set: Partial<typeof communityQuestions.$inferInsert>) =>
      site.site.db.update(communityQuestions).set(set).where(eq(communityQuestions.id, id));
    const refused = async () => {
      const { status, body } = await invite(asker, id, person);
      return [status, body.code];
    };
    await change({ isSolved: true });
    expect(await refused()).toEqual([409, 'solved']);
    await change({ isSolved: false, hiddenAt: new Date() });
    expect(await refused()).toEqual([409, 'hidden']);
    await change({ hiddenAt: null, lockedAt: new Date() });
    expect((await refused())[0]).toBe(409);
  });

  test('an asker invites three to a question and twenty a day; skipped members do not count', async () => {
    const [busy, first, ...crowd] = (await board.people(26)) as [Person, Person, ...Person[]];
    const id = await question(busy);
    await invite(asker, id, first);
    expect((await invite(busy, id, first, crowd[0]!, crowd[1]!)).body.invited).toHaveLength(2);
    expect((await invite(busy, id, crowd[2]!, crowd[3]!)).body.code).toBe('too_many');
    expect((await invite(busy, id, crowd[2]!)).status).toBe(200);
    for (let from = 3; from < 18; from += 3)
      expect((await invite(busy, await question(busy), ...crowd.slice(from, from + 3))).status).toBe(200);
    const late = await question(busy);
    // Eighteen so far today: of two concurrent calls with two members each, one succeeds.
    const both = await Promise.all([
      invite(busy, late, crowd[19]!, crowd[20]!),
      invite(busy, await question(busy), crowd[21]!, crowd[22]!),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(both.find(({ status }) => status === 429)!.headers['retry-after']).toMatch(/^\d+$/);
    expect(await site.site.db.$count(communityInvitations, eq(communityInvitations.invitedBy, busy.user.id))).toBe(20);
    site.clock.pass({ days: 1 });
    for (const person of [busy, asker]) person.token = await tokenOf(site, person.user);
    expect((await invite(busy, await question(busy), crowd[23]!)).status).toBe(200);
  });
});

test('experts: verified licences first, then best answers, then votes; by category and area; no phones', async () => {
  const tree = await readAreas(site);
  const [here, elsewhere] = tree.map(({ id }) => id) as [number, number];
  const licence = {
    licenseNo: 'EA/1',
    confirmedLicenseNo: 'EA/1',
    renewalDate: '2099-01-01',
    confirmedRenewalDate: '2099-01-01',
  };
  const [voted, best, verified, silent, bad] = [
    await board.member({ lastName: 'Voted', areaId: here }),
    await board.member({ lastName: 'Best', areaId: elsewhere }),
    await board.member({ lastName: 'Verified', areaId: here, ...licence }),
    await board.member({ lastName: 'Silent' }),
    await board.member({ lastName: 'Bad' }),
  ];
  const id = await question(asker, { category: 'geotechnical' });
  const answers = new Map<Person, number>();
  for (const person of [voted, best, verified, bad, silent]) answers.set(person, await board.answer(person, id));
  await board.post(asker, `answers/${answers.get(best)!}/best/`);
  await board.post(asker, `answers/${answers.get(voted)!}/vote/`, { value: 1 });
  await board.post(asker, `answers/${answers.get(verified)!}/vote/`, { value: 1 });
  await board.post(asker, `answers/${answers.get(bad)!}/vote/`, { value: -1 });
  const experts = async (query: string) =>
    (await board.get(asker, `experts/?${query}`)).body.experts as { full_name: string }[];
  expect(await experts('category=geotechnical')).toEqual([
    {
      id: verified.user.id,
      full_name: 'Person Verified',
      area_name: tree[0].name,
      is_verified: true,
      best_answers: 0,
      vote_score: 1,
    },
    {
      id: best.user.id,
      full_name: 'Person Best',
      area_name: tree[1].name,
      is_verified: false,
      best_answers: 1,
      vote_score: 0,
    },
    {
      id: voted.user.id,
      full_name: 'Person Voted',
      area_name: tree[0].name,
      is_verified: false,
      best_answers: 0,
      vote_score: 1,
    },
  ]);
  expect(names(await experts(`category=geotechnical&area=${here}`))).toEqual(['Person Verified', 'Person Voted']);
  expect(await experts('category=structural')).toEqual([]);
  expect((await board.get(asker, 'experts/?category=nonsense')).status).toBe(400);
});
