import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../../demo/community/chance';
import { callApi as call, passportPhoto } from '../../tests/e2e/support/people';
import { passwords, type Server } from '../../tests/e2e/support/server';
import { ask, headerOf, type Answer } from './answer';
import { signIn } from './sign-in';

/** Pages and answers that every visitor requests. */
export const publicPaths = [
  '/',
  '/events',
  '/about',
  '/resources',
  '/api/marketplace/shops_with_ads/?q=cement',
  '/api/resources/documents/',
  '/advertising',
];

const pages = [
  '',
  '/events',
  '/about',
  '/resources',
  '/advertising',
  '/contact',
  '/news',
  '/answers',
  '/events/event/1',
  '/events/event/2',
  '/login',
  '/join',
  '/members',
  '/community',
  '/dashboard',
  '/privacy',
];
const calls = [
  '/api/resources/documents/',
  '/api/resources/flipbooks/archives/',
  '/api/events/upcoming/',
  '/api/events/past/',
  '/api/events/event/3/',
  '/api/news/',
  '/api/committees/',
  '/api/districts/',
  '/api/units/',
  '/api/community/public/',
  '/api/marketplace/ads/home/',
  '/api/marketplace/categories/',
  '/api/marketplace/places/',
];
const office = [
  '/api/admin/dashboard-stats/',
  '/api/users/',
  '/api/admin/applications/',
  '/api/licences/desk/',
  '/api/licences/statistics/',
  '/api/admin/audit/',
  '/api/cards/',
  '/api/admin/posts/',
  '/api/admin/positions/',
  '/api/community/flags/',
  '/api/members/',
];
const exported = [
  '/api/members/export/?format=xlsx',
  '/api/members/export/',
  '/api/cards/export/?format=xlsx',
  '/api/licences/desk/export/?format=xlsx',
];
const words = [
  'cement',
  'steel',
  'beam',
  'plan',
  'permit',
  'survey',
  'concrete',
  'column',
  'drainage',
  'soil',
  'estimate',
  'road',
  'well',
  'roof',
  'slab',
  'footing',
];

/** The pause between two actions, in ms. */
const every = 50;
/** The highest number of pending actions; beyond it the next action waits, as people would. */
const maxAtOnce = 40;

export interface Load {
  /** How often each action was done. */
  done: Map<string, number>;
  /** Answers that differ from what they have to be. */
  failures: string[];
}

/**
 * Does what people, the office and strangers do on a site, in about their real shares, 20 times a second until `end`;
 * the tokens are members'.
 */
export async function mixedLoad(server: Server, tokens: string[], end: number): Promise<Load> {
  const { url } = server;
  const luck = chance(1);
  const one = <T>(list: readonly T[]): T => list[luck.between(0, list.length - 1)]!;
  const load: Load = { done: new Map(), failures: [] };
  const boss = await signIn(url, 'superuser@demo.test', passwords.superuser);
  const areaAdmin = await signIn(url, 'area-admin@demo.test', passwords.demo);
  const photo = new Blob([new Uint8Array((await passportPhoto()).buffer)], { type: 'image/jpeg' });
  /** The directory's last ETag for each language: browsers revalidate with it. */
  const etags = new Map<string, string>();
  let photos: string[] = [];
  let count = 0;

  const language = () => one(['', '', '/ml']);
  const get = async (
    path: string,
    token?: string,
    { expected = [200, 304], headers = {} }: { expected?: number[]; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const answer = await ask(url + path, {
      'accept-encoding': one(['br', 'br', 'gzip', 'identity']),
      ...(token && { authorization: `Token ${token}` }),
      ...headers,
    });
    if (!expected.includes(answer.status)) load.failures.push(`GET ${path}: ${answer.status}`);
    return answer;
  };
  const send = async (method: string, path: string, body: object, token?: string, expected = [200, 201]) => {
    const answer = await call(server, method, path, body, token);
    if (!expected.includes(answer.status))
      load.failures.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const question = () => luck.between(1, 60);
  const sentence = () => Array.from({ length: luck.between(8, 40) }, () => one(words)).join(' ');

  /** Each action with its share of a thousand. */
  const steps: Record<string, [share: number, step: () => Promise<unknown>]> = {
    pages: [240, () => get(`${language()}${one(pages)}` || '/')],
    'public answers': [150, () => get(language() + one(calls))],
    'shops, searched': [20, () => get(`${language()}/api/marketplace/shops_with_ads/?q=${one(words)}`)],
    'unknown addresses': [
      40,
      () =>
        get(`${one(['', '/ml', '/api', '/media/ads', '/events'])}/nothing-${(count += 1)}`, undefined, {
          expected: [404],
        }),
    ],
    polls: [
      200,
      async () => {
        const token = one(tokens);
        await Promise.all(
          ['/api/community/unanswered-count/', '/api/community/summary/', '/api/notifications/unread-count/'].map(
            (path) => get(path, token),
          ),
        );
      },
    ],
    directory: [
      40,
      async () => {
        const path = `${language()}/api/members/`;
        const etag = etags.get(path);
        const answer = await get(path, one(tokens), {
          headers: { 'accept-encoding': 'br', ...(etag && luck.next() < 0.5 && { 'if-none-match': etag }) },
        });
        etags.set(path, headerOf(answer, 'etag') ?? '');
      },
    ],
    photos: [
      20,
      async () => {
        if (photos.length === 0 || luck.next() < 0.05) {
          const { body } = await get('/api/members/', one(tokens), { headers: { 'accept-encoding': 'identity' } });
          photos = [...new Set(String(body).match(/\/media\/[^"]+/g) ?? [])];
        }
        // An address signed some minutes ago is refused, as it is to a browser that has slept.
        if (photos.length > 0) await get(one(photos), undefined, { expected: [200, 304, 403, 404, 410] });
      },
    ],
    "board's list": [
      60,
      () =>
        get(
          `/api/community/questions/?status=${one(['all', 'unanswered', 'solved'])}&page=${luck.between(1, 3)}`,
          one(tokens),
        ),
    ],
    'board, searched': [30, () => get(`/api/community/questions/?search=${one(words)}`, one(tokens))],
    similar: [10, () => get(`/api/community/similar/?q=${one(words)}%20${one(words)}`, one(tokens))],
    thread: [
      80,
      async () => {
        const [token, id] = [one(tokens), question()];
        await Promise.all([
          get(`/api/community/questions/${id}/`, token),
          get(`/api/community/answers/list/?question_id=${id}&page=1`, token),
        ]);
      },
    ],
    'own profile': [40, () => get(`${language()}/api/profile/`, one(tokens))],
    notices: [10, () => get('/api/notifications/', one(tokens))],
    circulars: [8, () => get('/api/circulars/', one(tokens))],
    'own licence': [4, () => get('/api/licences/mine/', one(tokens))],
    // The office took some of them back.
    'own card': [1, () => get('/api/cards/mine/card.pdf', one(tokens), { expected: [200, 403] })],
    "area admin's overview": [5, () => get('/api/area-admin/overview/', areaAdmin)],
    office: [20, () => get(language() + one(office), boss)],
    exports: [1, () => get(one(exported), boss)],
    votes: [
      10,
      () => send('POST', `/api/community/questions/${question()}/vote/`, { value: 1 }, one(tokens), [200, 403]),
    ],
    following: [2, () => send('POST', `/api/community/questions/${question()}/follow/`, {}, one(tokens))],
    answers: [
      3,
      () =>
        send(
          'POST',
          '/api/community/answers/',
          { question_id: question(), answer_text: sentence() },
          one(tokens),
          [201, 409],
        ),
    ],
    questions: [
      1,
      () =>
        send(
          'POST',
          '/api/community/questions/',
          { title: sentence().slice(0, 100), description: sentence(), force: true },
          one(tokens),
        ),
    ],
    'profile edits': [
      3,
      () =>
        send(
          'PATCH',
          '/api/profile/update/',
          { residential_address: `House ${(count += 1)}, Temple Road` },
          one(tokens),
        ),
    ],
    pictures: [
      0.5,
      async () => {
        const form = new FormData();
        form.append('passport_photo', photo, 'me.jpg');
        const answer = await fetch(`${url}/api/profile/update/`, {
          method: 'PATCH',
          headers: { authorization: `Token ${one(tokens)}` },
          body: form,
        });
        if (answer.status !== 200) load.failures.push(`a picture: ${answer.status} ${await answer.text()}`);
      },
    ],
    logins: [
      5,
      () => send('POST', '/api/auth/login/', { email_or_member_id: 'member@demo.test', password: passwords.demo }),
    ],
  };
  const all = Object.entries(steps);
  const sum = all.reduce((total, [, [share]]) => total + share, 0);

  const pending = new Set<Promise<void>>();
  const begin = () => {
    let left = luck.next() * sum;
    const [name, [, step]] = all.find(([, [share]]) => (left -= share) < 0) ?? all[0]!;
    load.done.set(name, (load.done.get(name) ?? 0) + 1);
    const going: Promise<void> = step()
      .then(
        () => undefined,
        (error: unknown) => void load.failures.push(`${name}: ${String(error)}`),
      )
      .finally(() => pending.delete(going));
    pending.add(going);
  };
  for (let next = Date.now(); next < end; next += every) {
    if (pending.size >= maxAtOnce) await Promise.race(pending);
    begin();
    await sleep(Math.max(0, next + every - Date.now()));
  }
  await Promise.all(pending);
  return load;
}
