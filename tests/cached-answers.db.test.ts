import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app/app';
import { openTestApp, type TestApp } from './support/app';
import { boardOf, type Person } from './support/community';
import { testKind } from './support/database';
import { makeUser, password, signIn } from './support/factories';

/*
 * What is cached for many callers, with the caller's own parts laid over it: after every change that is made on one
 * instance, the next answers of both are, for every caller, those of an app on the same database that caches nothing at
 * all. The embedded database has one instance, which is both.
 */

let a: TestApp;
let instances: TestApp['app'][];
let plain: TestApp['app'];
let close: () => Promise<void>;

beforeAll(async () => {
  const env = { SECRET_KEY: 'the same on every instance, as told' };
  a = await openTestApp(env);
  const b = testKind === 'postgres' ? await openTestApp(env, { databaseUrl: a.databaseUrl }) : undefined;
  instances = [a.app, ...(b ? [b.app] : [])];
  const { site } = a;
  plain = await buildApp({
    ...site,
    topics: { ...site.topics, snapshot: () => null },
    jobs: { ...site.jobs, work: () => undefined },
  });
  close = async () => {
    await plain.close();
    await b?.close();
    await a.close();
  };
});
afterAll(() => close());

/** Signed addresses change when the clock goes from one window into the next. */
const unsigned = (body: string) => body.replace(/\?expires=\d+&signature=[\w-]+/g, '');

async function ask(app: TestApp['app'], url: string, token: string) {
  const answer = await app.inject({ url, headers: { authorization: `Token ${token}` } });
  const text = unsigned(answer.body);
  return {
    status: answer.statusCode,
    body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as object) : text,
  };
}

test('after each change every caller gets on every instance what an app answers that caches nothing', async () => {
  const board = boardOf(a);
  const call = (person: Person, method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
    a.call(method, url, { token: person.token, body });
  const chief = await board.superuser();
  const [author, writer, reader, ...others] = (await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      signIn(a, 'member', { areaId: 1, firstName: `Member${index}`, licenseNo: 'L1', renewalDate: '2099-01-01' }),
    ),
  )) as [Person, Person, Person, ...Person[]];
  const areaAdmin = await signIn(a, 'area_admin', { areaId: 1 });
  const office = await signIn(a, 'admin');
  const members = { chief, author, writer, reader };
  const people = { chief, author, writer, areaAdmin, office };
  const applicant = await makeUser(a, { role: 'user', isApproved: false, areaId: 1 });

  let q = 0;
  let first = 0;
  let second = 0;
  const ofBoard = () => [
    '/api/community/questions/',
    '/api/community/questions/?page_size=1&page=2',
    '/api/community/questions/?search=wumbo',
    '/api/community/questions/?status=unanswered',
    '/api/community/questions/?category=other&status=solved',
    '/api/community/questions/?tag=beams&search=it',
    `/api/community/answers/list/?question_id=${q}`,
    `/api/community/answers/list/?question_id=${q}&page_size=1&answer=${second}`,
    `/api/community/questions/${q}/`,
    '/api/community/summary/',
  ];
  const ofPeople = () => [
    '/api/community/questions/?page_size=2',
    `/api/community/answers/list/?question_id=${q}`,
    `/api/community/questions/${q}/`,
    '/api/profile/',
    '/api/me/',
    '/api/members/',
    '/api/users/',
    '/api/admin/people/',
    '/api/area-admin/overview/',
    '/api/admin/dashboard-stats/',
    '/api/areas/',
    '/api/unit/',
  ];
  const stale: string[] = [];
  const compare = async (after: string, callers: typeof people | typeof members, urls: string[]) => {
    for (const [name, { token }] of Object.entries(callers)) {
      for (const url of urls) {
        const right = await ask(plain, url, token);
        for (const [number, app] of instances.entries()) {
          const got = await ask(app, url, token);
          if (JSON.stringify(got) !== JSON.stringify(right))
            stale.push(
              `${after}: ${name} at ${url} of instance ${number}: ${JSON.stringify(got)} instead of ` +
                `${JSON.stringify(right)}`,
            );
        }
      }
    }
    expect(stale).toEqual([]);
  };
  const path = (rest: string) => `/api/community/${rest}`;
  const flagBy = async (type: 'question' | 'answer', id: number, by: Person[]) => {
    for (const one of by) await board.flag(one, type, id);
  };
  const onBoard: [string, () => Promise<unknown>][] = [
    ['a question', async () => (q = await board.ask(author, 'Wumbo beams\n\nWill it hold?', { tags: 'beams' }))],
    ['another question', () => board.ask(writer, 'Something else, is it?')],
    ['an answer', async () => (first = await board.answer(writer, q, 'It will.'))],
    ['a second answer', async () => (second = await board.answer(reader, q, 'It will not.'))],
    ['a vote on the question', () => call(reader, 'POST', path(`questions/${q}/vote/`), { value: 1 })],
    ['the vote withdrawn', () => call(reader, 'POST', path(`questions/${q}/vote/`), { value: 1 })],
    ['a vote on an answer', () => call(author, 'POST', path(`answers/${first}/vote/`), { value: -1 })],
    ['following', () => call(writer, 'POST', path(`questions/${q}/follow/`))],
    [
      'an edited question',
      () => call(author, 'PATCH', path(`questions/${q}/`), { description: 'Jumbo beams\n\nwumbo?', tags: 'columns' }),
    ],
    ['an edited answer', () => call(writer, 'PATCH', path(`answers/${first}/`), { answer_text: 'It may.' })],
    ['a best answer', () => call(author, 'POST', path(`answers/${second}/best/`))],
    ['solved', () => call(author, 'POST', path(`questions/${q}/solved/`))],
    ['not solved', () => call(author, 'DELETE', path(`questions/${q}/solved/`))],
    ['one flag', () => flagBy('answer', second, [others[0]!])],
    ['a hidden answer', () => flagBy('answer', second, [others[1]!, others[2]!])],
    ['the answer kept', () => call(chief, 'POST', path(`flags/answer/${second}/`), { decision: 'keep' })],
    ['a hidden question', () => flagBy('question', q, others)],
    ['the question kept', () => call(chief, 'POST', path(`flags/question/${q}/`), { decision: 'keep' })],
  ];
  const ofOthers: [string, () => Promise<unknown>][] = [
    ['an own name', () => call(author, 'PATCH', '/api/profile/update/', { first_name: 'Renamed' })],
    [
      'a name from the office',
      () => call(chief, 'PATCH', `/api/users/${writer.user.id}/`, { first_name: 'Other', licenseNo: 'L2' }),
    ],
    [
      'a licence that ran out',
      () => call(writer, 'PATCH', '/api/profile/update/', { licenseDate: '2020-01-01', renewalDate: '2021-01-01' }),
    ],
    ['another area', () => call(chief, 'PATCH', `/api/users/${reader.user.id}/`, { area: 2, unit: null })],
    ['a new area', () => call(chief, 'POST', '/api/areas/', { name: 'Somewhere' })],
    ['an approval', () => call(chief, 'POST', `/api/admin/approve-user/${applicant.id}/`, { role: 'member' })],
    ['an approval withdrawn', () => call(chief, 'POST', `/api/admin/revoke-approval/${applicant.id}/`)],
    ['a changed role', () => call(chief, 'PATCH', `/api/users/${office.user.id}/`, { role: 'member' })],
    [
      'a new password',
      () =>
        call(areaAdmin, 'POST', '/api/change-password/', { current_password: password, new_password: 'brand new one' }),
    ],
  ];
  const atTheEnd: [string, () => Promise<unknown>][] = [
    ['a deleted answer', () => call(reader, 'DELETE', path(`answers/${second}/delete/`))],
    ['a deleted person', () => call(chief, 'DELETE', `/api/users/${writer.user.id}/`)],
    ['a deleted question', () => call(author, 'DELETE', path(`questions/${q}/delete/`))],
  ];
  const doing = async (
    steps: [string, () => Promise<unknown>][],
    callers: typeof people | typeof members,
    urls: () => string[],
  ) => {
    for (const [what, change] of steps) {
      const done = (await change()) as { status?: number } | undefined;
      expect(done?.status ?? 200, `${what}: ${JSON.stringify(done)}`).toBeLessThan(300);
      await compare(what, callers, urls());
    }
  };
  await doing(onBoard, members, ofBoard);
  await doing(ofOthers, people, ofPeople);
  await doing(atTheEnd, members, () => [...ofBoard(), '/api/members/']);
}, 120_000);
