import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSecond, testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { testKind } from '~test/database';
import { testPerson } from '~test/factories';
import { communityTopic } from '~/shared/topics';
import { communityConsents } from '../tables';
import { communityQuestions } from '~/features/community/server/tables';
import { withdrawPublicConsents } from './consents';

const site = testApp();
const board = boardOf(site);
const moderator = testPerson(site, 'member', { duties: ['moderator'] });
const superuser = testPerson(site, 'superuser');

interface Thread {
  asker: Person;
  best: Person;
  other: Person;
  id: number;
  bestId: number;
}

let counter = 0;

/** Creates a solved question with a best answer and a later answer. */
async function solvedThread(): Promise<Thread> {
  const [asker, best, other] = await Promise.all([
    board.member({ firstName: 'Asha', lastName: 'Menon' }),
    board.member({ firstName: 'Biju', lastName: 'Das' }),
    board.member({ firstName: 'Chitra', lastName: 'Nair' }),
  ]);
  const id = await board.ask(asker, `Crack number ${(counter += 1)}\nIt runs along the beam.`);
  const bestId = await board.answer(best, id, 'It is shrinkage.');
  await board.answer(other, id, 'Watch it for a month.');
  await board.post(asker, `answers/${bestId}/best/`);
  await board.post(asker, `questions/${id}/solved/`);
  return { asker, best, other, id, bestId };
}

const agree = (person: Person, id: number) => board.post(person, `questions/${id}/public-consent/`);
const withdraw = (person: Person, id: number) => board.remove(person, `questions/${id}/public-consent/`);
const state = async (person: Person, id: number) => (await board.get(person, `questions/${id}/public-consent/`)).body;
const publish = (id: number, by: Person = moderator) => board.post(by, `questions/${id}/publish/`);
const read = (id: number, path = '') => site.call('GET', `${path}/api/community/public/${id}/`);

async function publicThread(): Promise<Thread> {
  const thread = await solvedThread();
  await agree(thread.asker, thread.id);
  await agree(thread.best, thread.id);
  expect((await publish(thread.id)).status).toBe(200);
  return thread;
}

/** Returns where a thread can be read without a login: its own call, the list, the sitemap. */
async function seen(id: number, on: Pick<typeof site, 'call'> = site) {
  const list = await on.call('GET', '/api/community/public/?page_size=100');
  const sitemap = await on.call('GET', '/sitemap.xml');
  return {
    one: (await on.call('GET', `/api/community/public/${id}/`)).status,
    list: list.body.results.some((row: { id: number }) => row.id === id) as boolean,
    sitemap: String(sitemap.body).includes(`/answers/${id}<`),
  };
}

const everywhere = { one: 200, list: true, sitemap: true };
const nowhere = { one: 404, list: false, sitemap: false };

describe('publishing', () => {
  test('waits for the author of the question and of the best answer, and for a moderator', async () => {
    const { asker, best, other, id } = await solvedThread();
    const stranger = await board.member();
    expect((await agree(stranger, id)).status).toBe(403);
    expect((await publish(id)).body.code).toBe('not_agreed');
    expect((await agree(asker, id)).body).toEqual({
      question_id: id,
      is_public: false,
      may_agree: true,
      has_agreed: true,
      is_ready: false,
      authors: [],
    });
    await agree(other, id);
    expect((await publish(id)).body.code).toBe('not_agreed');
    expect((await agree(best, id)).body).toMatchObject({ is_ready: true, has_agreed: true });
    expect((await publish(id, asker)).status).toBe(403);
    expect(await seen(id)).toEqual(nowhere);
    expect((await state(moderator, id)).authors).toEqual([
      { name: 'Asha Menon', part: 'question', has_agreed: true },
      { name: 'Biju Das', part: 'best_answer', has_agreed: true },
      { name: 'Chitra Nair', part: 'answer', has_agreed: true },
    ]);
    expect((await publish(id)).body).toMatchObject({ is_public: true, is_ready: false });
    expect(await seen(id)).toEqual(everywhere);
    expect((await publish(id, superuser)).body.is_public).toBe(true);
    expect((await board.remove(superuser, `questions/${id}/publish/`)).body.is_public).toBe(false);
    expect(await seen(id)).toEqual(nowhere);
    const { rows } = await site.site.db.execute(
      sql`select action from audit_log where target_type = 'question' and target_id = ${String(id)} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      ...['agree', 'agree', 'agree'].map((what) => `community.public.${what}`),
      'community.publish',
      'community.unpublish',
    ]);
  });

  test('is refused without a best answer, unsolved, locked, merged and hidden', async () => {
    const { asker, best, id, bestId } = await solvedThread();
    await agree(asker, id);
    await agree(best, id);
    const change = (set: Partial<typeof communityQuestions.$inferInsert>) =>
      site.site.db.update(communityQuestions).set(set).where(eq(communityQuestions.id, id));
    const code = async (by = moderator) => (await publish(id, by)).body.code;
    await board.remove(asker, `answers/${bestId}/best/`);
    expect(await code()).toBe('not_solved');
    await board.post(asker, `answers/${bestId}/best/`);
    await board.remove(asker, `questions/${id}/solved/`);
    expect(await code()).toBe('not_solved');
    await board.post(asker, `questions/${id}/solved/`);
    await change({ lockedAt: new Date() });
    expect(await code()).toBe('locked');
    await change({ lockedAt: null, hiddenAt: new Date() });
    expect(await code(superuser)).toBe('hidden');
    await change({ hiddenAt: null });
    expect(await code()).toBeUndefined();
  });

  test('shows only names and texts, of the authors who agreed; no files, areas or photos', async () => {
    const { other, id } = await publicThread();
    const { body } = await read(id);
    const common = {
      id,
      title: expect.any(String),
      category: 'other',
      author_name: 'Asha Menon',
      created_at: expect.any(String),
      public_at: expect.any(String),
    };
    const best = {
      id: expect.any(Number),
      text: 'It is shrinkage.',
      author_name: 'Biju Das',
      created_at: expect.any(String),
      is_best_answer: true,
    };
    expect(body).toEqual({
      ...common,
      text: 'It runs along the beam.',
      changed_at: expect.any(String),
      answers: [best],
    });
    await agree(other, id);
    expect((await read(id)).body.answers.map(({ author_name: name }: { author_name: string }) => name)).toEqual([
      'Biju Das',
      'Chitra Nair',
    ]);
    const { body: list } = await site.call('GET', '/api/community/public/');
    expect(list.results[0]).toEqual({ ...common, excerpt: 'It runs along the beam.', answers: 2 });
    await withdraw(other, id);
    expect((await read(id)).body.answers).toHaveLength(1);
  });

  test('the list comes in pages, and a page beyond the last is empty', async () => {
    await Promise.all([publicThread(), publicThread()]);
    const { body } = await site.call('GET', '/api/community/public/?page_size=1');
    expect([body.results.length, body.count > 1, body.next]).toEqual([
      1,
      true,
      '/api/community/public/?page=2&page_size=1',
    ]);
    expect((await site.call('GET', '/api/community/public/?page=9999')).body.results).toEqual([]);
    expect((await site.call('GET', '/api/community/public/?page=0')).status).toBe(400);
    expect((await read(2_147_483_000)).status).toBe(404);
  });
});

describe('a public thread is not public any more in the very next response', () => {
  let thread: Thread;
  beforeEach(async () => {
    thread = await publicThread();
    expect(await seen(thread.id)).toEqual(everywhere);
  });

  test.each([
    ['the question’s author takes their consent back', ({ asker, id }: Thread) => withdraw(asker, id)],
    ['that of the best answer does', ({ best, id }: Thread) => withdraw(best, id)],
    ['it is not solved any more', ({ asker, id }: Thread) => board.remove(asker, `questions/${id}/solved/`)],
    ['the mark of the best answer goes', ({ asker, bestId }: Thread) => board.remove(asker, `answers/${bestId}/best/`)],
    ['the best answer is deleted', ({ best, bestId }: Thread) => board.remove(best, `answers/${bestId}/delete/`)],
    ['it is deleted', ({ asker, id }: Thread) => board.remove(asker, `questions/${id}/delete/`)],
  ])('when %s', async (_, end) => {
    expect((await end(thread)).status).toBeLessThan(300);
    expect(await seen(thread.id)).toEqual(nowhere);
  });

  test('when three people flag it; kept by a moderator, it is public again', async () => {
    const { id } = thread;
    for (const person of await board.people(3)) await board.flag(person, 'question', id);
    expect(await seen(id)).toEqual(nowhere);
    await site.call('POST', `/api/community/flags/question/${id}/`, {
      token: superuser.token,
      body: { decision: 'keep' },
    });
    expect(await seen(id)).toEqual(everywhere);
  });

  test.each([
    ['locked', { lockedAt: new Date() }],
    ['merged', { mergedInto: 1 }],
  ])('when it is %s by a write to the board', async (_, set) => {
    const into = await board.ask(thread.asker, 'Another one');
    const change = 'mergedInto' in set ? { mergedInto: into } : set;
    await site.site.write(async (tx, invalidate) => {
      await tx.update(communityQuestions).set(change).where(eq(communityQuestions.id, thread.id));
      invalidate(communityTopic);
    });
    expect(await seen(thread.id)).toEqual(nowhere);
  });

  test('a consent given again, and a question solved again, publish nothing by themselves', async () => {
    const { asker, id } = thread;
    await withdraw(asker, id);
    await agree(asker, id);
    expect(await seen(id)).toEqual(nowhere);
    await publish(id);
    await board.remove(asker, `questions/${id}/solved/`);
    await board.post(asker, `questions/${id}/solved/`);
    expect(await seen(id)).toEqual(nowhere);
  });

  test('the privacy centre lists what is public by the own consent, and what is not public any more', async () => {
    const { asker, best, other, id } = thread;
    const listed = async (person: Person) => {
      const { body } = await site.call('GET', '/api/privacy/', { token: person.token });
      const ids = (name: string) => body[name].map((row: { id: number }) => row.id) as number[];
      return { public: ids('public_threads'), agreed: ids('agreed_threads') };
    };
    const [shown, agreed, none] = [
      { public: [id], agreed: [] },
      { public: [], agreed: [id] },
      { public: [], agreed: [] },
    ];
    expect([await listed(asker), await listed(best), await listed(other)]).toEqual([shown, shown, none]);
    await agree(other, id);
    expect(await listed(other)).toEqual(shown);
    const { body } = await site.call('GET', '/api/privacy/', { token: best.token });
    expect(body.public_threads).toEqual([
      { id, title: expect.stringContaining('Crack'), given_at: expect.any(String) },
    ]);
    // Of the asker: the whole thread ends.
    await withdraw(asker, id);
    expect([await listed(asker), await listed(best), await listed(other)]).toEqual([none, agreed, agreed]);
    const withdrawal = { purpose: 'public_answers', version: 1, given: false };
    await site.call('PUT', '/api/privacy/consents/', { token: best.token, body: withdrawal });
    expect(await listed(best)).toEqual(none);
  });

  test('withdrawing everywhere unpublishes a person’s threads and answers, and no one else’s', async () => {
    const { best, other, id } = thread;
    await agree(other, id);
    const elsewhere = await publicThread();
    const ended = (userId: number) =>
      site.site.write((tx, invalidate) => withdrawPublicConsents(tx, invalidate, userId));
    expect(await ended(other.user.id)).toBe(1);
    expect([(await read(id)).body.answers.length, await ended(other.user.id)]).toEqual([1, 0]);
    await ended(best.user.id);
    expect([await seen(id), await seen(elsewhere.id)]).toEqual([nowhere, everywhere]);
    expect(await site.site.db.$count(communityConsents, eq(communityConsents.userId, best.user.id))).toBe(0);
  });
});

test.skipIf(testKind === 'embedded')('neither of two instances shows what was withdrawn on the other', async () => {
  const second = (await openSecond(site))!;
  try {
    for (const end of [
      ({ asker, id }: Thread) => withdraw(asker, id),
      ({ id }: Thread) => board.remove(moderator, `questions/${id}/publish/`),
    ]) {
      const thread = await publicThread();
      expect([await seen(thread.id, second), await seen(thread.id)]).toEqual([everywhere, everywhere]);
      await end(thread);
      expect([await seen(thread.id, second), await seen(thread.id)]).toEqual([nowhere, nowhere]);
    }
  } finally {
    await second.close();
  }
});

describe('a merge', () => {
  const merge = (id: number, into: number) => board.post(moderator, `questions/${id}/merge/`, { into });
  const unmerge = (id: number) => board.remove(moderator, `questions/${id}/merge/`);
  const texts = async (id: number) => (await read(id)).body.answers.map(({ text }: { text: string }) => text);

  test('unpublishes the merged question until the merge is undone', async () => {
    const { asker, id } = await publicThread();
    const into = await board.ask(asker, 'Asked again, and merged into');
    expect((await merge(id, into)).status).toBe(200);
    expect([await seen(id), await seen(into)]).toEqual([nowhere, nowhere]);
    expect((await unmerge(id)).status).toBe(200);
    expect(await seen(id)).toEqual(everywhere);
  });

  test('publishes no answer that it brought until the author agrees again', async () => {
    const { best, id } = await publicThread();
    const { asker, id: from } = await solvedThread();
    const middle = await board.ask(asker, 'Between the two');
    await board.answer(best, from, 'Said among members.');
    await board.answer(best, id, 'Said for everybody.');
    await merge(from, middle);
    await merge(middle, id);
    expect(await texts(id)).toEqual(['It is shrinkage.', 'Said for everybody.']);
    expect((await board.get(moderator, `answers/list/?question_id=${id}`)).body).toHaveLength(6);
    await withdraw(best, id);
    expect(await seen(id)).toEqual(nowhere);
    await agree(best, id);
    await publish(id);
    expect((await texts(id)).toSorted()).toEqual(['It is shrinkage.', 'Said among members.', 'Said for everybody.']);
    await unmerge(middle);
    expect(await texts(id)).toEqual(['It is shrinkage.', 'Said for everybody.']);
  });
});

test('an author’s edits and additions show at once, with the time of the change', async () => {
  const { best, id, bestId } = await publicThread();
  const changedIn = async () =>
    /answers\/\d+<\/loc>.*?<lastmod>([^<]+)/s.exec(String((await site.call('GET', '/sitemap.xml')).body))?.[1];
  const [before, { changed_at: first }] = [await changedIn(), (await read(id)).body];
  site.clock.pass({ minutes: 10 });
  await site.call('PATCH', `/api/community/answers/${bestId}/`, {
    token: best.token,
    body: { answer_text: 'It is the shuttering.' },
  });
  await board.answer(best, id, 'And watch it.');
  const { answers, changed_at: changed } = (await read(id)).body;
  expect(answers.map(({ text }: { text: string }) => text)).toEqual(['It is the shuttering.', 'And watch it.']);
  expect(new Date(changed).getTime() - new Date(first).getTime()).toBeGreaterThanOrEqual(600_000);
  expect(await changedIn()).not.toBe(before);
});

test('a public thread keeps a deleted author as a former member; a private thread can’t be published', async () => {
  const [before, after] = [await publicThread(), await solvedThread()];
  await agree(after.asker, after.id);
  await agree(after.best, after.id);
  for (const { best } of [before, after]) {
    expect((await site.call('DELETE', `/api/users/${best.user.id}/`, { token: superuser.token })).status).toBe(204);
  }
  expect((await read(before.id)).body.answers[0].author_name).toBe('Former member');
  expect((await read(before.id, '/ml')).body.answers[0].author_name).not.toMatch(/[a-z]/i);
  expect((await publish(after.id)).body.code).toBe('not_agreed');
});

test('a changed name shows in the next response', async () => {
  const { asker, id } = await publicThread();
  await read(id);
  await site.call('PATCH', '/api/profile/update/', { token: asker.token, body: { full_name: 'Asha Varma' } });
  expect((await read(id)).body.author_name).toBe('Asha Varma');
});

test('a hidden thread’s consents are a 404 for members who did not ask the question', async () => {
  const { asker, other, id } = await solvedThread();
  await site.site.write(async (tx, invalidate) => {
    await tx.update(communityQuestions).set({ hiddenAt: new Date() }).where(eq(communityQuestions.id, id));
    invalidate(communityTopic);
  });
  expect([
    (await board.get(other, `questions/${id}/public-consent/`)).status,
    (await agree(other, id)).status,
    (await agree(asker, id)).status,
  ]).toEqual([404, 404, 200]);
});
