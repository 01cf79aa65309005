import Fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cpuTime } from '~test/cpu-time';
import { pagesOf } from '~test/pages';
import { Redirect, type LoadArgs } from '~/shared/page';
import { notFound } from '../errors/http-error';
import { createResponseCache } from './response-cache';
import { registerPages } from './pages';

let app: FastifyInstance;
afterEach(() => app.close());

const Shown = ({ page }: { page: { said: unknown } }) => createElement('p', {}, JSON.stringify(page.said));
const Nothing = () => createElement('h1', {}, 'Page Not Found');

/** A site with an event whose title the test chooses, and the not-found page. `answer` stands in for the API. */
function site(answer: () => unknown) {
  app = Fastify();
  const state = { made: 0, closed: false };
  const cache = createResponseCache({ snapshot: () => '1' }, { now: () => new Date('2026-01-01T00:00:00Z') }, {});
  const read = async () => ({ answer: answer(), bases: [], validUntil: new Date('2026-01-02T00:00:00Z') });
  const load = async ({ context }: LoadArgs) => {
    state.made += 1;
    const answer = await context!.read('GET /api/event/', {}).catch((error: { status?: number }) => {
      if (error.status === 404) throw new Redirect('/events');
      return 'nothing';
    });
    return { said: answer };
  };
  const pages = pagesOf({
    '/events': { default: Shown, load, head: () => [{ 'script:ld+json': { name: 'x' } }] },
    '/events/event/:id': { default: Shown, load },
    '/broken': { default: Shown, load: () => Promise.reject(new Error('top.x=1')) },
    '/broken/drawing': {
      default: () => {
        throw new Error('top.x=1');
      },
    },
    '/*': { default: Nothing, load: () => Promise.resolve({ status: 404 }) },
  });
  const patterns: (string | undefined)[] = [];
  app.addHook('onResponse', async ({ page }) => void patterns.push(page));
  registerPages({
    app,
    cache,
    read,
    ask: () => Promise.resolve({}),
    live: new Set(),
    origin: 'https://committee.example',
    closing: {
      basis: () => ({ topics: ['site'], snapshot: '1' }),
      isClosed: () => Promise.resolve(state.closed),
      line: () => 'Being set up.',
    },
    pagesIn: () => pages,
  });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return {
      status: statusCode,
      policy: String(headers['content-security-policy']),
      type: headers['content-type'],
      location: headers.location,
      body,
    };
  };
  return { state, get, patterns };
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?! type="application)(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );

test('what is counted of a page is its pattern, cached or not, and nothing of an address that is none', async () => {
  const { get, patterns } = site(() => 'x');
  for (const path of [
    '/events/event/5',
    '/events/event/5',
    '/events/event/6?token=x',
    '/events/',
    '/nowhere/5',
    '/EVENTS',
  ])
    await get(path);
  expect(patterns).toEqual([
    '/events/event/:id',
    '/events/event/:id',
    '/events/event/:id',
    '/events',
    undefined,
    '/events',
  ]);
});

test('a page may run its own inline scripts and no others, and nothing in it tells them apart', async () => {
  const { get } = site(() => '<script>top.x=1</script>');
  const { status, body, policy } = await get('/events');
  expect(status).toBe(200);
  expect(body).toContain('&lt;script&gt;top.x=1');
  expect(body).not.toContain('nonce');
  const scripts = inlineScripts(body);
  expect(scripts).toHaveLength(2);
  for (const code of scripts) expect(policy).toContain(hashOf(code));
  expect(policy).not.toContain(hashOf('top.x=1'));
});

test.each([
  '/events.data',
  '/events/event/5.data',
  '/_root.data',
  '/events/event/5.data/',
  '/x/../events.data',
  '/events.data?_routes=events',
])('%s is no page: its bare data would be a stranger’s script', async (path) => {
  const { get } = site(() => '<script>top.x=1</script>');
  const first = await get(path);
  expect(first).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
  expect(first.body).toContain('Page Not Found');
  expect(first.body).not.toContain('top.x');
  expect(first.policy).not.toContain(hashOf('top.x=1'));
  expect(await get('/nowhere')).toEqual(first);
});

test('a long row of slashes costs no time, and a slash at the end changes nothing', async () => {
  const { get } = site(() => 'Slabs');
  await get('/nowhere');
  const began = cpuTime();
  for (let turn = 0; turn < 20; turn += 1) expect((await get(`/a${'/'.repeat(15_000)}x`)).status).toBe(404);
  expect(cpuTime() - began).toBeLessThan(1_000);
  expect((await get('/events//')).body).toBe((await get('/events')).body);
});

test.each(['/broken', '/broken/drawing'])(
  '%s can’t be made: the page says so, without the reason, and is not kept',
  async (path) => {
    const { get } = site(() => 'Slabs');
    const answer = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const turn of [1, 2]) {
      const { status, body } = await get(path);
      expect([status, body]).toEqual([500, expect.stringContaining('Something went wrong')]);
      expect(body).not.toContain('top.x');
      expect(answer).toHaveBeenCalledTimes(turn);
    }
  },
);

test('a page whose call failed is not kept: the next reader gets what the next try gives', async () => {
  let down = true;
  const { get, state } = site(() => {
    if (down) throw new Error('database');
    return 'Slabs';
  });
  expect((await get('/events')).body).toContain('nothing');
  down = false;
  expect((await get('/events')).body).toContain('Slabs');
  await get('/events');
  expect(state.made).toBe(2);
});

test('a redirect is not cached: a new event is there for the next reader, and unknown ids fill no memory', async () => {
  let exists = false;
  const { get } = site(() => {
    if (!exists) throw notFound();
    return 'Slabs';
  });
  expect(await get('/events/event/5')).toMatchObject({ status: 302, location: '/events' });
  exists = true;
  expect((await get('/events/event/5')).body).toContain('Slabs');
});

test.each([
  ['/EVENTS', '/events'],
  ['/%65vents/?tab=past&q=%3F', '/events?tab=past&q=%3F'],
  ['/Events/event/Ab', '/events/event/Ab'],
])('%s leads to %s: one page has one address', async (asked, canonical) => {
  const { get } = site(() => 'Slabs');
  expect(await get(asked)).toMatchObject({ status: 301, location: canonical });
  expect((await get(canonical)).status).toBe(200);
});

test('the page of a closed site says so, and is not for search engines; an open one has neither', async () => {
  const { state, get } = site(() => 'x');
  const { body } = await get('/events');
  for (const word of ['noindex', 'Being set up']) expect(body).not.toContain(word);
  state.closed = true;
  const closed = await app.inject('/events?again');
  expect(closed.headers['x-robots-tag']).toBeUndefined();
  const other = await app.inject('/ml/events');
  expect(other.headers['x-robots-tag']).toBe('noindex');
  expect(other.body).toContain('<meta name="robots" content="noindex"></head>');
  expect(other.body).toMatch(/<body><aside aria-label="Being set up." class="[^"]+">Being set up.<\/aside>/);
});
