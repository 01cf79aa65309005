import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { testPerson } from '~test/factories';

const site = testApp();
const board = boardOf(site);
const asha = testPerson(site, 'member', { firstName: 'Asha', lastName: 'Nair' });
const biju = testPerson(site, 'member', {
  firstName: 'Biju',
  lastName: 'K',
  licenseNo: 'EA/1',
  renewalDate: '2030-01-01',
  confirmedLicenseNo: 'EA/1',
  confirmedRenewalDate: '2030-01-01',
});
const chief = testPerson(site, 'superuser');

describe('posting', () => {
  test('a question has its first line as the title, the whole text as the description, and its author', async () => {
    const { status, body } = await board.post(asha, 'questions/', {
      description: 'Beam sags\n\nBy 12 mm since May.',
      tags: 'beam, M25, Beam',
      urgency: 'urgent',
      category: 'structural',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Beam sags',
      description: 'Beam sags\n\nBy 12 mm since May.',
      tags: ['Beam', 'M25'],
      urgency: 'urgent',
      category: 'structural',
      author_first_name: 'Asha',
      author_last_name: 'Nair',
      is_author: true,
      can_delete: true,
      lifecycle_stage: 'new',
      answers: 0,
      view_count: 0,
      engagement_score: 0,
      user_vote: null,
      is_following: false,
      attachment: null,
      is_hidden: false,
    });
    expect(body.created_at).toMatch(/\+05:30$/);
  });

  test('an empty value, one that is too long and one that is no text are refused by field', async () => {
    for (const description of ['', '  \n ', 'x'.repeat(10_001), 'a\u0000b']) {
      expect(await board.post(asha, 'questions/', { description })).toMatchObject({
        status: 400,
        body: { description: expect.any(Array) },
      });
    }
    expect((await board.post(asha, 'questions/', { description: 'x', tags: ['y'.repeat(31)] })).body).toHaveProperty(
      'tags',
    );
    expect((await board.post(asha, 'questions/', { description: 'x', category: 'poetry' })).body).toHaveProperty(
      'category',
    );
    expect(await board.post(asha, 'answers/', { question_id: 999_999, answer_text: 'x' })).toMatchObject({
      status: 404,
    });
  });

  test('a title of 400 letters of Malayalam is cut to 150', async () => {
    const id = await board.ask(asha, 'പാലക്കാട് '.repeat(40));
    expect([...(await board.question(asha, id)).title].length).toBeLessThanOrEqual(150);
  });

  test('a very similar question is returned instead, unless the asker insists', async () => {
    const wanted = { description: 'Curing of laterite masonry in summer\nHow long?' };
    const first = (await board.post(asha, 'questions/', wanted)).body;
    for (const description of ['CURING of Laterite masonry in summer', 'Curing of laterit masonry in the summer']) {
      const { status, body } = await board.post(biju, 'questions/', { description });
      expect({ status, message: body.message, id: body.question?.id }).toEqual({
        status: 200,
        message: 'Similar question found',
        id: first.id,
      });
    }
    expect((await board.post(biju, 'questions/', { ...wanted, force: 'true' })).status).toBe(201);
    expect((await board.post(biju, 'questions/', { description: 'Painting a truss in the rain' })).status).toBe(201);
  });

  test('of two equal questions sent at the same moment one is posted', async () => {
    const send = () => board.post(asha, 'questions/', { description: 'Anchors of a porch roof in storms' });
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(sent.map(({ body }) => body.question?.id ?? body.id)).size).toBe(1);
  });

  test('a member who posts without end gets a 429', async () => {
    const person = await board.member();
    for (let turn = 0; turn < 120; turn += 1)
      await board.post(person, 'answers/', { question_id: 999_999, answer_text: 'x' });
    expect(await board.post(person, 'answers/', { question_id: 999_999, answer_text: 'x' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.anything() },
    });
    expect((await board.post(person, 'questions/', { description: 'Nothing like it before' })).status).toBe(429);
  });

  test('calls without a body are accepted from a client that declares JSON on every call', async () => {
    const id = await board.ask(asha, 'Sent with a header and nothing else');
    const send = (method: 'POST' | 'DELETE', url: string) =>
      site.app.inject({
        method,
        url: `/api/community/${url}`,
        headers: { authorization: `Token ${asha.token}`, 'content-type': 'application/json' },
      });
    for (const [method, url, status] of [
      ['POST', `questions/${id}/solved/`, 200],
      ['DELETE', `questions/${id}/solved/`, 200],
      ['POST', `questions/${id}/follow/`, 200],
      ['POST', `questions/${id}/vote/`, 400],
      ['DELETE', `questions/${id}/delete/`, 204],
    ] as const) {
      expect([url, (await send(method, url)).statusCode]).toEqual([url, status]);
    }
  });

  test('an answer has its author, and whether their licence is valid', async () => {
    const id = await board.ask(asha, 'Which primer for GI sheets?');
    await board.answer(biju, id, 'Etch primer.');
    await board.answer(asha, id, 'Thanks!');
    const list = await board.answers(asha, id);
    expect(list).toMatchObject([
      {
        answer_text: 'Etch primer.',
        author_first_name: 'Biju',
        is_verified: true,
        is_author: false,
        can_delete: false,
      },
      { answer_text: 'Thanks!', is_verified: false, is_author: true, can_delete: true },
    ]);
    expect((await board.answers(chief, id)).map((one: { can_delete: boolean }) => one.can_delete)).toEqual([
      true,
      true,
    ]);
  });
});

describe('the list', () => {
  let reader: Person;
  beforeAll(async () => {
    reader = await board.member();
    site.clock.pass({ hours: 1 });
    for (let number = 1; number <= 5; number += 1)
      await board.ask(asha, `Listed question ${number} zebra`, { tags: number === 3 ? 'Marker' : '' });
  });

  test('has pages, newest activity first, with the addresses of the next and the previous page', async () => {
    const { body } = await board.get(reader, 'questions/?search=zebra&page_size=2&page=2');
    expect(body).toMatchObject({
      count: 5,
      results: [{ title: 'Listed question 3 zebra' }, { title: 'Listed question 2 zebra' }],
    });
    expect(new URL(`http://x${body.next}`).searchParams.get('page')).toBe('3');
    expect(new URL(`http://x${body.previous}`).searchParams.get('page')).toBe('1');
    expect((await board.get(reader, 'questions/?page_size=1000')).status).toBe(200);
    expect((await board.get(reader, 'questions/?page=0')).status).toBe(400);
  });

  test('an answer moves a question to the top, its deletion moves it back down', async () => {
    const [, second] = (await board.get(reader, 'questions/?search=zebra')).body.results;
    site.clock.pass({ minutes: 5 });
    const answer = await board.answer(biju, second.id, 'Yes.');
    expect((await board.titles(reader, 'search=zebra'))[0]).toBe(second.title);
    await board.remove(biju, `answers/${answer}/delete/`);
    expect((await board.titles(reader, 'search=zebra'))[1]).toBe(second.title);
  });

  test('search finds every word, anywhere in title, text, tags and answers, despite accents and case', async () => {
    const id = await board.ask(asha, 'Façade of Kalpathy\nLime PLASTER falls', { tags: 'heritage' });
    await board.answer(biju, id, 'Use hydraulic lime with 10% pozzolana_x.');
    for (const search of [
      'facade',
      'plast lime',
      'HERITAGE',
      'pozzolana',
      '10%',
      'pozzolana_x',
      'kalpathy hydraulic',
    ]) {
      expect(await board.titles(reader, `search=${encodeURIComponent(search)}`)).toEqual(['Façade of Kalpathy']);
    }
    for (const search of ['100%', 'pozzolanaxx', 'facade zebra', "'; drop table users"]) {
      expect(await board.titles(reader, `search=${encodeURIComponent(search)}`)).toEqual([]);
    }
    expect(await board.titles(reader, 'tag=marker')).toEqual(['Listed question 3 zebra']);
    const soil = await board.ask(asha, 'Narrowed by its category', { category: 'geotechnical' });
    const { results } = (await board.get(reader, 'questions/?category=geotechnical')).body;
    expect(results.map((one: { id: number }) => one.id)).toEqual([soil]);
    expect((await board.get(reader, 'questions/?category=poetry')).status).toBe(400);
    expect((await board.get(reader, 'questions/?search=a%00b')).status).toBe(400);
  });

  test('each filter shows its questions, and the counts are those of the list', async () => {
    const solved = await board.ask(asha, 'Filtered: solved without an answer');
    await board.post(asha, `questions/${solved}/solved/`);
    const answered = await board.ask(asha, 'Filtered: answered', { urgency: 'urgent' });
    await board.answer(biju, answered);
    await board.ask(asha, 'Filtered: new');
    const by = async (status: string) => (await board.titles(reader, `search=filtered&status=${status}`)).sort();
    expect(await by('solved')).toEqual(['Filtered: solved without an answer']);
    expect(await by('answered')).toEqual(['Filtered: answered']);
    expect(await by('unanswered')).toEqual(['Filtered: new']);
    expect(await by('urgent')).toEqual(['Filtered: answered']);
    expect(await by('all')).toHaveLength(3);
    const { body: summary } = await board.get(reader, 'summary/');
    for (const status of ['all', 'answered', 'unanswered', 'solved', 'urgent']) {
      const { body } = await board.get(reader, `questions/?status=${status}&page_size=100`);
      expect([status, body.count, body.results.length]).toEqual([status, summary[status], summary[status]]);
    }
    expect(await board.unanswered(reader)).toBe(summary.unanswered);
    expect((await board.get(reader, 'questions/?status=odd')).status).toBe(400);
  });
});

describe('the unanswered count', () => {
  test('is a 304 from memory until the board changes, and only for members', async () => {
    const user = await board.member({ role: 'user' });
    expect((await board.get(user, 'unanswered-count/')).status).toBe(403);
    expect((await site.call('GET', '/api/community/unanswered-count/')).status).toBe(401);
    const ask = (etag = '') =>
      site.call('GET', '/api/community/unanswered-count/', { token: asha.token, headers: { 'if-none-match': etag } });
    const first = await ask();
    const etag = String(first.headers.etag);
    expect((await ask(etag)).status).toBe(304);
    const id = await board.ask(asha, 'One more to count');
    const second = await ask(etag);
    expect(second).toMatchObject({ status: 200, body: { unanswered_count: first.body.unanswered_count + 1 } });
    const answer = await board.answer(biju, id);
    expect(await board.unanswered(asha)).toBe(first.body.unanswered_count);
    await board.remove(biju, `answers/${answer}/delete/`);
    expect(await board.unanswered(asha)).toBe(first.body.unanswered_count + 1);
    await board.post(asha, `questions/${id}/solved/`);
    expect(await board.unanswered(asha)).toBe(first.body.unanswered_count);
  });

  test('the version differs after every change of what is shown', async () => {
    const version = async () => (await board.get(asha, 'summary/')).body.version as string;
    const seen = [await version()];
    const id = await board.ask(asha, 'Does the version change?');
    seen.push(await version());
    await board.question(biju, id);
    seen.push(await version());
    const answer = await board.answer(biju, id);
    seen.push(await version());
    await board.post(asha, `answers/${answer}/best/`);
    seen.push(await version());
    await board.post(asha, `questions/${id}/solved/`);
    seen.push(await version());
    await board.remove(biju, `answers/${answer}/delete/`);
    seen.push(await version());
    await board.remove(asha, `questions/${id}/delete/`);
    seen.push(await version());
    // Without all of it the board is as it was, and so is its version.
    expect(seen.at(-1)).toBe(seen[0]);
    expect(new Set(seen).size).toBe(seen.length - 1);
  });
});

describe('similar questions', () => {
  test('are found by title and text, despite typos, the best first', async () => {
    const id = await board.ask(
      asha,
      'Honeycombing in columns after removing the shutters\nThe aggregate shows at the kicker of three columns.',
    );
    const other = await board.ask(asha, 'Water seeps through the basement wall\nColumns are dry.');
    const find = async (q: string) =>
      (await board.get(biju, `similar/?q=${encodeURIComponent(q)}`)).body.similar_questions.map(
        (one: { id: number }) => one.id,
      );
    expect((await find('honeycoming in colums'))[0]).toBe(id);
    expect((await find('agregate shows at kicker of the colum'))[0]).toBe(id);
    expect((await find('basment wall water seeping'))[0]).toBe(other);
    expect(await find('hon')).toEqual([]);
    expect(await find('purple elephants dancing')).toEqual([]);
    expect((await find('honeycombing\u0000 in\ncolumns'))[0]).toBe(id);
  });
});

describe('views', () => {
  test('count once per person and hour, never the author, and make a question viewed', async () => {
    const id = await board.ask(asha, 'Who looks at this?');
    await board.question(asha, id);
    expect(await board.question(asha, id)).toMatchObject({ view_count: 0, lifecycle_stage: 'new' });
    expect(await board.question(biju, id)).toMatchObject({ view_count: 1, lifecycle_stage: 'viewed' });
    await board.question(biju, id);
    await board.question(chief, id);
    expect(await board.question(asha, id)).toMatchObject({ view_count: 2, engagement_score: 2 });
    site.clock.pass({ minutes: 61 });
    await board.question(biju, id);
    expect((await board.question(asha, id)).view_count).toBe(3);
  });
});

describe('votes and follows', () => {
  test("a vote is changed and withdrawn; a member can't vote on their own posts", async () => {
    const id = await board.ask(asha, 'A question to vote on');
    const answer = await board.answer(asha, id);
    for (const url of [`questions/${id}/vote/`, `answers/${answer}/vote/`]) {
      expect((await board.post(biju, url, { value: 1 })).body).toEqual({
        vote_score: 1,
        user_vote: 1,
        upvotes: 1,
        downvotes: 0,
      });
      expect((await board.post(biju, url, { value: -1 })).body).toEqual({
        vote_score: -1,
        user_vote: -1,
        upvotes: 0,
        downvotes: 1,
      });
      expect((await board.post(chief, url, { value: -1 })).body.vote_score).toBe(-2);
      expect((await board.post(biju, url, { value: -1 })).body).toEqual({
        vote_score: -1,
        user_vote: null,
        upvotes: 0,
        downvotes: 1,
      });
      expect((await board.post(asha, url, { value: 1 })).status).toBe(403);
      expect((await board.post(biju, url, { value: 2 })).status).toBe(400);
    }
    expect((await board.post(biju, 'questions/999999/vote/', { value: 1 })).status).toBe(404);
    expect(await board.question(chief, id)).toMatchObject({ vote_score: -1, user_vote: -1 });
  });

  test('following toggles, or is set to the value sent', async () => {
    const id = await board.ask(asha, 'A question to follow');
    const follow = async (body?: unknown) => (await board.post(biju, `questions/${id}/follow/`, body)).body;
    expect(await follow()).toEqual({ following: true, followers: 1 });
    expect(await follow({ following: true })).toEqual({ following: true, followers: 1 });
    expect(await board.question(biju, id)).toMatchObject({ is_following: true, followers: 1 });
    expect(await follow()).toEqual({ following: false, followers: 0 });
  });
});

describe('the lifecycle', () => {
  test('advances with answers and marks, and goes back without them', async () => {
    const id = await board.ask(asha, 'From new to solved');
    const stage = async () => (await board.question(asha, id)).lifecycle_stage;
    const answer = await board.answer(biju, id);
    expect(await stage()).toBe('answered');
    expect((await board.post(biju, `answers/${answer}/best/`)).status).toBe(403);
    expect((await board.post(asha, `answers/${answer}/best/`)).body).toEqual({
      question_id: id,
      lifecycle_stage: 'best_answer',
      is_solved: false,
      best_answer: answer,
    });
    expect((await board.post(biju, `questions/${id}/solved/`)).status).toBe(403);
    expect((await board.post(asha, `questions/${id}/solved/`)).body).toMatchObject({
      lifecycle_stage: 'solved',
      is_solved: true,
    });
    expect((await board.remove(asha, `questions/${id}/solved/`)).body).toMatchObject({
      lifecycle_stage: 'best_answer',
      is_solved: false,
    });
    const better = await board.answer(chief, id, 'Better.');
    expect((await board.post(chief, `answers/${better}/best/`)).body.best_answer).toBe(better);
    expect(
      (await board.answers(asha, id)).map((one: { id: number; is_best_answer: boolean }) => [
        one.id,
        one.is_best_answer,
      ]),
    ).toEqual([
      [better, true],
      [answer, false],
    ]);
    expect((await board.remove(asha, `answers/${answer}/best/`)).body.best_answer).toBe(better);
    expect((await board.remove(asha, `answers/${better}/best/`)).body).toMatchObject({
      lifecycle_stage: 'answered',
      best_answer: null,
    });
  });
});
