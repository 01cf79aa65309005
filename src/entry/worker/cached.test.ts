import { beforeEach, expect, test, vi } from 'vitest';

const site = 'https://sangham.test';
const list = '/assets/release-a.json';
const entry = '/assets/client-a.js';

/** As much of the browser's caches as the worker uses. */
class Caches {
  readonly named = new Map<string, Map<string, Response>>();
  readonly has = async (name: string) => this.named.has(name);
  readonly keys = async () => [...this.named.keys()];
  readonly delete = async (name: string) => this.named.delete(name);
  readonly open = async (name: string) => {
    const entries = this.named.get(name) ?? new Map<string, Response>();
    this.named.set(name, entries);
    const at = (request: string | { url: string }) =>
      new URL(typeof request === 'string' ? request : request.url, site).pathname;
    return {
      match: async (request: string | { url: string }) => entries.get(at(request))?.clone(),
      put: async (request: string, answer: Response) => {
        await new Promise((resolve) => setImmediate(resolve));
        entries.delete(at(request));
        entries.set(at(request), answer);
      },
      keys: async () => [...entries.keys()].map((path) => ({ url: site + path })),
      delete: async (request: { url: string }) => entries.delete(at(request)),
    };
  };
  readonly match = async (request: string | { url: string }) => {
    for (const name of this.named.keys()) {
      const found = await (await this.open(name)).match(request);
      if (found) return found;
    }
    return undefined;
  };
}

let store: Caches;
/** Answers in place of the network, by path; an Error is no answer. */
let network: Record<string, () => Response | Error | Promise<Response>>;

const page = (text: string, of = entry) =>
  new Response(`<link href="${of}">${text}`, { headers: { 'Content-Type': 'text/html' } });
const request = (path: string) => ({ url: site + path }) as Request;

async function worker() {
  vi.resetModules();
  return import('./cached');
}

beforeEach(() => {
  store = new Caches();
  network = {
    [list]: () => Response.json({ en: { entry, files: [entry, '/assets/one.js'] }, ml: { entry, files: [entry] } }),
  };
  vi.stubGlobal('RELEASE_LIST', list);
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, site);
    const answer = await (network[pathname]?.() ??
      (pathname.startsWith('/assets/') ? new Response('') : page(pathname)));
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

/** Opens a page through the worker and returns its text, once what it caches is cached. */
async function open({ answerPage }: Awaited<ReturnType<typeof worker>>, path: string): Promise<string> {
  const work: Promise<unknown>[] = [];
  const answer = await answerPage(request(path), (later) => void work.push(later));
  const text = await answer.text();
  await Promise.all(work);
  return text;
}

test('a release is cached whole or not at all', async () => {
  const { fill } = await worker();
  network['/assets/one.js'] = () => new Response('', { status: 404 });
  await expect(fill('en')).rejects.toThrow('/assets/one.js');
  expect([...store.named.keys()]).toEqual([]);
  // A page that a newer server renders needs modules of another release.
  delete network['/assets/one.js'];
  network['/events'] = () => page('', '/assets/client-b.js');
  await expect(fill('en')).rejects.toThrow('/events');
  expect([...store.named.keys()]).toEqual([]);
  delete network['/events'];
  await fill('en');
  expect(await store.match('/whole')).toBeDefined();
  expect(await store.match('/assets/one.js')).toBeDefined();
});

test('a page is the network’s for three seconds, then as it was; so it is for a 5xx and without a line', async () => {
  const cached = await worker();
  network['/contact'] = () => page('first');
  expect(await open(cached, '/contact')).toContain('first');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    let answer = (_: Response): void => undefined;
    network['/contact'] = () => new Promise((resolve) => (answer = resolve));
    const shown = vi.fn();
    const opening = cached.answerPage(request('/contact'), () => undefined).then(shown);
    await vi.advanceTimersByTimeAsync(2900);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await opening;
    expect(await (shown.mock.calls[0]![0] as Response).text()).toContain('first');
    answer(page('late'));
  } finally {
    vi.useRealTimers();
  }
  network['/contact'] = () => new Response('', { status: 503 });
  expect(await open(cached, '/contact')).toContain('first');
  network['/contact'] = () => new Error('no line');
  expect(await open(cached, '/contact')).toContain('first');
});

test('of the pages that a person opened, the last fifty stay, and those of the release', async () => {
  const cached = await worker();
  for (let number = 1; number <= 55; number += 1) await open(cached, `/news/${number}`);
  const paths = [...store.named.values()].flatMap((entries) => [...entries.keys()]);
  const news = paths.filter((path) => path.startsWith('/news/'));
  expect(news).toHaveLength(50);
  expect(news).not.toContain('/news/5');
  expect(news).toContain('/news/6');
  expect(paths).toContain('/events');
});

test('a page of another release, a call and a page whose address is a key are not cached', async () => {
  const cached = await worker();
  network['/about'] = () => page('newer', '/assets/client-b.js');
  await open(cached, '/about');
  await open(cached, '/verify/ABC');
  await open(cached, '/reset-password/key');
  expect(await store.match('/about')).toBeUndefined();
  expect(await store.match('/verify/ABC')).toBeUndefined();
  expect(await store.match('/reset-password/key')).toBeUndefined();
});
