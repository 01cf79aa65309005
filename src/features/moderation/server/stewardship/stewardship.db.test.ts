import { desc, eq, notInArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '~/shared/dates';
import { auditLog } from '~/features/audit/server/tables';
import { testApp } from '~test/app';
import { boardOf } from '~test/community';
import { testPerson, tokenOf } from '~test/factories';
import { anybody } from '~/features/community/server/own';
import { communityQuestions } from '~/features/community/server/tables';
import { findQuestions } from '~/features/community/server/views';

const site = testApp();
const board = boardOf(site);
const author = testPerson(site, 'member');
const reader = testPerson(site, 'member');
const moderator = testPerson(site, 'member', { duties: ['moderator'] });
const chief = testPerson(site, 'superuser');

/** Returns the day in `days` days (2026-11-30), in the site's time zone. */
const day = (days: number) =>
  new Date(site.clock.now().getTime() + days * DAY_MS + 5.5 * 3_600_000).toISOString().slice(0, 10);
const pin = (id: number, until: unknown, person = moderator) =>
  board.post(person, `questions/${id}/pin/`, { pinned_until: until });
const tags = async (search = '') => (await board.get(reader, `tags/?search=${search}`)).body.results;
const tagsOf = async (id: number) => (await board.question(reader, id)).tags;
const change = (id: number, body: object) =>
  site.call('PATCH', `/api/community/tags/${id}/`, { token: moderator.token, body });
const last = async (action: string) =>
  (
    await site.site.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id)).limit(1)
  )[0];

test('pinned questions come first, in the order of activity, on every page, until their last day ends', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    ids.push(await board.ask(author, `Pinned or not ${at}`, { tags: 'pins' }));
    site.clock.pass({ seconds: 1 });
  }
  expect((await pin(ids[1]!, day(0))).body).toMatchObject({ id: ids[1], pinned_until: day(0), can_moderate: true });
  await pin(ids[0]!, day(90));
  const summary = (await board.get(reader, 'summary/')).body.version;
  await pin(ids[4]!, day(3));
  expect((await board.get(reader, 'summary/')).body.version).not.toBe(summary);
  const listed = async (person = reader, query = '') =>
    (await board.get(person, `questions/?${query}`)).body.results.map(({ id }: { id: number }) =>
      ids.indexOf(id),
    ) as number[];
  for (const person of [reader, author, moderator]) {
    expect(await listed(person)).toEqual([4, 1, 0, 7, 6, 5, 3, 2]);
    expect([
      ...(await listed(person, 'page_size=2')),
      ...(await listed(person, 'page_size=2&page=2')),
      ...(await listed(person, 'page_size=2&page=3')),
    ]).toEqual([4, 1, 0, 7, 6, 5]);
  }
  for (const narrowed of ['status=unanswered', 'tag=pins', 'search=pinned'])
    expect((await listed(reader, narrowed))[0]).toBe(7);

  expect(await pin(ids[5]!, day(1))).toMatchObject({ status: 409, body: { code: 'too_many_pinned' } });
  expect((await pin(ids[4]!, day(4))).status).toBe(200);
  for (const until of [day(-1), day(91), '2026-13-40', '', null, 7])
    expect((await pin(ids[4]!, until)).body).toMatchObject({ pinned_until: [expect.any(String)] });
  for (const person of [author, reader]) expect((await pin(ids[5]!, day(1), person)).status).toBe(403);
  expect(await last('community.question.pin')).toMatchObject({
    targetId: ids[4],
    before: { pinned_until: day(3) },
    after: { pinned_until: day(4) },
  });

  await board.remove(moderator, `questions/${ids[4]}/pin/`);
  expect((await listed()).slice(0, 3)).toEqual([1, 0, 7]);
  site.clock.pass({ days: 1 });
  for (const person of [author, reader, moderator, chief]) person.token = await tokenOf(site, person.user);
  expect(await board.question(reader, ids[1]!)).toMatchObject({ pinned_until: null });
  // No write happened since: the new day has its own cache key.
  expect((await listed()).slice(0, 3)).toEqual([0, 7, 6]);
  await pin(ids[2]!, day(2), chief);
  expect((await listed()).slice(0, 3)).toEqual([2, 0, 7]);
  const both = await Promise.all([3, 5, 6].map((at) => pin(ids[at]!, day(1))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('no page of the list sorts the board', async () => {
  await site.site.db.execute(sql`
    insert into community_questions (title, description, category, urgency, created_at, last_activity_at)
    select 'Filler ' || n, 'Filler', 'other', 'normal', now() - n * interval '1 minute',
      now() - n * interval '1 minute' from generate_series(1, 3000) n`);
  await site.site.db.execute(sql`analyze community_questions`);
  const page = findQuestions(site.site.db, anybody, notInArray(communityQuestions.id, [1, 2, 3]), {
    offset: 20,
    limit: 20,
  });
  const { rows } = await site.site.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${page.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('community_questions_activity_idx');
  expect(plan).not.toContain('Sort');
});

test('a locked thread refuses changes; reading, following and flagging still work', async () => {
  const id = await board.ask(author, 'Soon to be locked');
  const answer = await board.answer(reader, id);
  expect((await board.post(author, `questions/${id}/lock/`, { locked: true })).status).toBe(403);
  expect((await board.post(moderator, `questions/${id}/lock/`, { locked: 'yes' })).body).toMatchObject({
    locked: [expect.any(String)],
  });
  expect((await board.post(moderator, `questions/${id}/lock/`, { locked: true })).body).toMatchObject({
    is_locked: true,
  });
  const patch = (person: typeof author, url: string, body: object) =>
    site.call('PATCH', `/api/community/${url}`, { token: person.token, body });
  const refused = await Promise.all([
    board.post(reader, 'answers/', { question_id: id, answer_text: 'Too late' }),
    patch(author, `questions/${id}/`, { description: 'Other words' }),
    patch(reader, `answers/${answer}/`, { answer_text: 'Other words' }),
    board.post(reader, `questions/${id}/vote/`, { value: 1 }),
    board.post(author, `answers/${answer}/vote/`, { value: 1 }),
    board.post(author, `answers/${answer}/best/`),
    board.remove(author, `answers/${answer}/best/`),
    board.post(author, `questions/${id}/solved/`),
    board.remove(author, `questions/${id}/solved/`),
    board.remove(author, `questions/${id}/delete/`),
    board.remove(reader, `answers/${answer}/delete/`),
  ]);
  expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(refused.map(() => '409 locked'));
  expect(await board.question(author, id)).toMatchObject({
    is_locked: true,
    can_edit: false,
    can_delete: true,
    answers: 1,
  });
  expect((await board.answers(reader, id))[0]).toMatchObject({ can_edit: false });
  expect((await board.post(reader, `questions/${id}/follow/`, { following: true })).status).toBe(200);
  expect((await board.flag(author, 'answer', answer)).status).toBe(201);
  // A moderator's decisions about flags and a superuser's deletions still work too.
  expect((await board.post(moderator, `flags/answer/${answer}/`, { decision: 'remove' })).status).toBe(200);
  expect((await board.remove(moderator, `questions/${id}/lock/`)).body).toMatchObject({
    is_locked: false,
    can_edit: false,
  });
  expect((await board.post(reader, `questions/${id}/vote/`, { value: 1 })).status).toBe(200);
  await board.post(moderator, `questions/${id}/lock/`, { locked: true });
  expect((await board.remove(chief, `questions/${id}/delete/`)).status).toBe(204);
});

test('moderators who are members review flags, and see hidden posts with their files', async () => {
  const created = await board.send(
    author,
    'questions/',
    { description: 'Hidden for the moderator', force: 'true' },
    Buffer.from('Price list'),
    'prices.txt',
  );
  const flaggers = await board.people(3);
  await Promise.all(flaggers.map((person) => board.flag(person, 'question', created.body.id)));
  expect((await board.get(reader, `questions/${created.body.id}/`)).status).toBe(404);
  const seen = await board.question(moderator, created.body.id);
  expect(seen).toMatchObject({ is_hidden: true, flag_count: 3, is_flagged: false, can_delete: false });
  expect((await site.call('GET', seen.attachment.url)).status).toBe(200);
  expect((await board.get(moderator, 'flags/')).body.results[0]).toMatchObject({
    content_id: created.body.id,
    is_hidden: true,
  });
  expect((await board.get(reader, 'flags/')).status).toBe(403);
  expect((await board.post(moderator, `flags/question/${created.body.id}/`, { decision: 'keep' })).status).toBe(200);
  expect((await board.remove(moderator, `questions/${created.body.id}/delete/`)).status).toBe(403);
});

test('a synonym is saved as its tag, and a search for it finds the tag’s questions', async () => {
  const [old, both] = [
    await board.ask(author, 'Bars of a slab', { tags: 'Steel Bars, cover' }),
    await board.ask(author, 'Bars of a beam', { tags: 'Rebar, steel bars, M25' }),
  ];
  const created = await board.post(moderator, 'tags/', { name: '#steel bars', synonym_of: 'rebar' });
  expect(created).toMatchObject({ status: 201, body: { name: 'steel bars', synonym_of: 'rebar' } });
  expect([await tagsOf(old), await tagsOf(both)]).toEqual([
    ['rebar', 'cover'],
    ['rebar', 'M25'],
  ]);
  const later = await board.ask(author, 'Bars of a column', { tags: ['STEEL BARS', 'Rebar', 'ties'] });
  expect(await tagsOf(later)).toEqual(['rebar', 'ties']);
  for (const person of [reader, moderator]) {
    for (const query of ['tag=Steel+bars', 'tag=REBAR', 'search=steel', 'search=rebar'])
      expect((await board.titles(person, query)).sort()).toEqual([
        'Bars of a beam',
        'Bars of a column',
        'Bars of a slab',
      ]);
    expect(await board.titles(person, 'search=steel+column')).toEqual(['Bars of a column']);
  }
  const [listed] = await tags('steel');
  expect(listed).toMatchObject({
    name: 'rebar',
    questions: 3,
    synonyms: [{ id: created.body.id, name: 'steel bars' }],
  });

  const renamed = await change(listed.id, { name: 'Reinforcement' });
  expect(renamed.body).toMatchObject({ name: 'Reinforcement', synonym_of: null });
  expect(await tagsOf(later)).toEqual(['Reinforcement', 'ties']);
  expect(await board.titles(reader, 'search=rebar')).toEqual([]);
  expect((await board.titles(reader, 'search=steel')).length).toBe(3);
  expect(await last('community.tag.edit')).toMatchObject({
    before: { name: 'rebar' },
    after: { name: 'Reinforcement' },
  });
  // The tag becomes a synonym, and its synonyms move with it.
  expect((await change(listed.id, { synonym_of: 'Steel' })).body).toMatchObject({ synonym_of: 'Steel' });
  expect((await tags('steel bars'))[0]).toMatchObject({
    name: 'Steel',
    questions: 3,
    synonyms: [{ name: 'Reinforcement' }, { name: 'steel bars' }],
  });

  expect((await board.post(moderator, 'tags/', { name: 'STEEL' })).body).toMatchObject({
    name: ['There is such a tag already.'],
  });
  expect((await board.post(moderator, 'tags/', { name: 'iron', synonym_of: 'steel bars' })).body).toMatchObject({
    synonym_of: [expect.any(String)],
  });
  expect((await board.post(moderator, 'tags/', { name: 'iron', synonym_of: 'Iron' })).body).toMatchObject({
    synonym_of: [expect.any(String)],
  });
  for (const name of ['', '   ', '#', 'a,b', 'x'.repeat(31), 7])
    expect((await board.post(moderator, 'tags/', { name })).body).toMatchObject({ name: [expect.any(String)] });
  expect((await board.post(reader, 'tags/', { name: 'iron' })).status).toBe(403);
  expect((await change(listed.id, { name: 'x', updated_at: '2020-01-01T00:00:00Z' })).body.code).toBe('stale');

  const [steel] = await tags('steel');
  expect((await board.remove(moderator, `tags/${created.body.id}/`)).status).toBe(204);
  expect(await tagsOf(later)).toEqual(['Steel', 'ties']);
  expect((await board.remove(moderator, `tags/${steel.id}/`)).status).toBe(204);
  expect(await tagsOf(later)).toEqual(['ties']);
  expect(await last('community.tag.delete')).toMatchObject({
    before: { name: 'Steel', questions: [old, both, later].join(', ') },
  });
  expect((await change(steel.id, { name: 'x' })).status).toBe(404);
});

test('a moderator sets the tags of a question and nothing else', async () => {
  const id = await board.ask(author, 'With the wrong tags', { tags: 'roof' });
  const before = await board.question(reader, id);
  expect((await board.post(author, `questions/${id}/retag/`, { tags: 'x' })).status).toBe(403);
  expect((await board.post(moderator, `questions/${id}/retag/`, { tags: 'slab, #slab, Cover' })).body.tags).toEqual([
    'slab',
    'Cover',
  ]);
  expect(await board.question(reader, id)).toEqual({
    ...before,
    tags: ['slab', 'Cover'],
    view_count: expect.any(Number),
  });
  expect(await board.titles(reader, 'search=wrong+cover')).toEqual(['With the wrong tags']);
  expect(await last('community.question.retag')).toMatchObject({
    before: { tags: 'roof' },
    after: { tags: 'slab, Cover' },
  });
  for (const wrong of [{}, { tags: 'a,b,c,d,e,f,g,h,i' }, { tags: 'x'.repeat(31) }])
    expect((await board.post(moderator, `questions/${id}/retag/`, wrong)).status).toBe(400);
});
