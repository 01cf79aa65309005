import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { testPerson, tokenOf } from '~test/factories';

const site = testApp();
const board = boardOf(site);
const asha = testPerson(site, 'member', { firstName: 'Asha', lastName: 'Nair' });
const biju = testPerson(site, 'member', { firstName: 'Biju', lastName: 'K' });
const chief = testPerson(site, 'superuser');

const edit = (person: Person, url: string, body: object) =>
  site.call('PATCH', `/api/community/${url}/`, { token: person.token, body });
const log = async (action: string) =>
  (await site.call('GET', `/api/admin/audit/?action=${action}`, { token: chief.token })).body.results as Record<
    string,
    unknown
  >[];
const version = async () => (await board.get(asha, 'summary/')).body.version as string;
const similar = async (text: string) =>
  (await board.get(biju, `similar/?q=${encodeURIComponent(text)}`)).body.similar_questions.map(
    ({ id }: { id: number }) => id,
  ) as number[];

test('an edited question has its new text everywhere, and the time of the edit', async () => {
  const id = await board.ask(asha, 'Ponding on a terase\nTwo days after rain.', { tags: 'terrace' });
  const untouched = await board.question(biju, id);
  expect(untouched).toMatchObject({ edited_at: null, updated_at: untouched.created_at, can_edit: false });
  expect((await board.question(asha, id)).can_edit).toBe(true);

  const before = await version();
  site.clock.pass({ minutes: 5 });
  const words = {
    title: 'Weathercourse lifts on a terrace',
    description: 'Weathercourse lifts on a terrace\nSince the monsoon.',
    category: 'construction',
    urgency: 'urgent',
    tags: 'roof, lime',
  };
  const { status, body } = await edit(asha, `questions/${id}`, words);
  expect([status, body]).toMatchObject([200, { ...words, tags: ['roof', 'lime'], is_author: true }]);

  const seen = await board.question(biju, id);
  expect(seen).toMatchObject({
    ...words,
    tags: ['roof', 'lime'],
    created_at: untouched.created_at,
    last_activity_at: untouched.last_activity_at,
  });
  expect(seen.edited_at).toBe(seen.updated_at);
  expect(Date.parse(seen.edited_at) - Date.parse(seen.created_at)).toBeGreaterThanOrEqual(5 * 60_000);
  // Open pages of other members fetch it because of the version.
  expect(await version()).not.toBe(before);
  expect(await board.titles(biju, 'search=weathercourse+monsoon+lime')).toEqual([words.title]);
  expect(await board.titles(biju, 'search=ponding')).toEqual([]);
  expect(await similar('weathercourse lifts')).toEqual([id]);
  expect(await similar('ponding on a terase')).toEqual([]);
  expect((await board.post(biju, 'questions/', { description: words.title })).body).toMatchObject({
    message: 'Similar question found',
    question: { id },
  });

  expect(await log('community.question.edit')).toMatchObject([
    {
      actor: { id: asha.user.id },
      target: { type: 'question', id, name: 'Ponding on a terase' },
      before: { title: 'Ponding on a terase', tags: 'terrace', category: 'other' },
      after: { title: words.title, tags: 'roof, lime', category: 'construction' },
    },
  ]);
});

test('an emptied title is the first line again; a field left out stays', async () => {
  const id = await board.ask(asha, 'Grouting a tie rod', { title: 'A title of its own' });
  expect((await edit(asha, `questions/${id}`, { description: 'Grouting two tie rods\nWhich mix?' })).body.title).toBe(
    'A title of its own',
  );
  expect((await edit(asha, `questions/${id}`, { title: ' ' })).body).toMatchObject({
    title: 'Grouting two tie rods',
    category: 'other',
  });
});

test('so has an edited answer; no notice is sent, and its order and marks stay', async () => {
  const id = await board.ask(asha, 'Slope of a filler slab?');
  const answer = await board.answer(biju, id, 'One in eighty.');
  await board.post(asha, `answers/${answer}/best/`);
  const bell = async (person: Person) =>
    (await site.call('GET', '/api/notifications/', { token: person.token })).body.count as number;
  const bells = async () => [await bell(asha), await bell(biju)];
  const before = await bells();
  const { last_activity_at } = await board.question(asha, id);
  site.clock.pass({ hours: 2 });
  expect(await edit(biju, `answers/${answer}`, { answer_text: 'One in sixty.' })).toMatchObject({
    status: 200,
    body: { answer_text: 'One in sixty.', is_best_answer: true },
  });
  expect(await board.answers(asha, id)).toMatchObject([
    { answer_text: 'One in sixty.', edited_at: expect.any(String), can_edit: false },
  ]);
  expect((await board.question(asha, id)).last_activity_at).toBe(last_activity_at);
  expect(await board.titles(asha, 'search=filler+sixty')).toHaveLength(1);
  expect(await bells()).toEqual(before);
  expect(await log('community.answer.edit')).toMatchObject([
    {
      target: { type: 'answer', id: answer, name: 'Slope of a filler slab?' },
      before: { answer_text: 'One in eighty.' },
      after: { answer_text: 'One in sixty.' },
    },
  ]);
});

test('an edit is allowed for 24 hours, to the author alone, and not while the post is hidden', async () => {
  const id = await board.ask(asha, 'Who may edit this?');
  const answer = await board.answer(biju, id, 'Only you.');
  for (const [person, url] of [
    [biju, `questions/${id}`],
    [chief, `questions/${id}`],
    [chief, `answers/${answer}`],
    [asha, `answers/${answer}`],
  ] as const) {
    expect(await edit(person, url, { description: 'Mine', answer_text: 'Mine' })).toMatchObject({
      status: 403,
      body: { detail: 'Only its author may edit this.' },
    });
  }
  for (const person of await board.people(3)) await board.flag(person, 'answer', answer);
  expect(await board.answers(biju, id)).toMatchObject([{ is_hidden: true, can_edit: false }]);
  expect(await edit(biju, `answers/${answer}`, { answer_text: 'Harmless' })).toMatchObject({
    status: 409,
    body: { code: 'hidden' },
  });
  expect((await edit(asha, 'questions/999999', { description: 'x' })).status).toBe(404);

  site.clock.pass({ hours: 23, minutes: 59 });
  // A session does not last so long.
  asha.token = await tokenOf(site, asha.user);
  expect((await edit(asha, `questions/${id}`, { description: 'Just in time' })).status).toBe(200);
  site.clock.pass({ minutes: 1 });
  expect((await board.question(asha, id)).can_edit).toBe(false);
  expect(await edit(asha, `questions/${id}`, { description: 'Too late' })).toMatchObject({
    status: 409,
    body: { code: 'too_late', detail: 'A post can be edited for 24 hours.' },
  });
  expect((await board.question(asha, id)).description).toBe('Just in time');
});

test('a save of an older version is refused, and a value that is no text by field', async () => {
  const id = await board.ask(asha, 'Edited in two tabs');
  const { updated_at } = await board.question(asha, id);
  site.clock.pass({ seconds: 1 });
  expect((await edit(asha, `questions/${id}`, { description: 'The first tab', updated_at })).status).toBe(200);
  expect(await edit(asha, `questions/${id}`, { description: 'The second tab', updated_at })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
  for (const body of [
    { description: ' ' },
    { description: 'x'.repeat(10_001) },
    { category: '' },
    { urgency: 'soon' },
    { tags: ['y'.repeat(31)] },
  ]) {
    expect(await edit(asha, `questions/${id}`, body)).toMatchObject({
      status: 400,
      body: { [Object.keys(body)[0]!]: expect.any(Array) },
    });
  }
  expect((await board.question(asha, id)).description).toBe('The first tab');
});

test('edits count towards the posts of the hour', async () => {
  const person = await board.member();
  const id = await board.ask(person, 'Edited without end');
  for (let turn = 1; turn < 120; turn += 1) await edit(person, `questions/${id}`, {});
  expect((await edit(person, `questions/${id}`, { description: 'One more' })).status).toBe(429);
});
