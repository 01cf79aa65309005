import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { features } from '../src/app/features';
import { applicationsFeature } from '../src/features/applications/server/public';
import { peopleFeature } from '../src/features/people/server/public';
import { siteFeature } from '../src/features/site/server/public';
import { registerForCrawlers } from '../src/platform/http/crawlers';
import { createResponseCache } from '../src/platform/http/response-cache';
import type { PublicPage } from '../src/platform/http/sitemap';
import type { Site } from '../src/platform/site';
import type { PagePath } from '../src/shared/addresses';

/** The fixed pages, one feature with pages that change, and what all features declare for robots. */
function crawled(pages: PublicPage[] = []) {
  const state = { version: '1', closed: false };
  const topics = { snapshot: () => state.version };
  const site = { config: { publicUrl: 'https://committee.example' }, topics } as unknown as Site;
  const app = Fastify();
  const cache = createResponseCache(topics, { now: () => new Date('2026-01-01T00:00:00Z') }, {});
  const closing = {
    basis: () => ({ topics: ['site'], snapshot: state.version }),
    isClosed: () => Promise.resolve(state.closed),
  };
  const changing = { pages: () => ({ topics: ['events'], pages: async () => pages }) };
  const handed = {
    endSessions: () => Promise.resolve(),
    mailAddressChange: () => Promise.resolve(),
    mailFirstPassword: () => Promise.resolve(),
    recordVisibility: () => Promise.resolve(),
    dropExports: () => Promise.resolve([]),
    erasing: () => Promise.reject(new Error('not here')),
    isRejected: () => sql`false`,
  };
  const applications = applicationsFeature({
    addPosition: () => Promise.resolve(0),
    dropPosition: () => Promise.resolve(true),
    erasing: handed.erasing,
    recordJoining: () => Promise.resolve(),
    releaseSeats: () => Promise.resolve(),
  });
  const areAll = [
    siteFeature(
      { committeesOn: () => Promise.resolve(null) },
      { settings: () => [], picturesOfPapers: async () => [], count: () => Promise.reject(new Error('not here')) },
    ),
    peopleFeature(handed),
    applications,
  ];
  const standingPages = areAll.map((feature) => ({ pages: feature.pages }));
  registerForCrawlers(site, { app, cache, closing }, [
    ...standingPages,
    changing,
    ...features.map(({ robots }) => ({ robots })),
  ]);
  const all = async () => {
    const { body } = await app.inject('/sitemap.xml');
    return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  };
  const locations = async () => (await all()).filter((address) => !/\.example\/ml(\/|$)/.test(address));
  return { app, state, pages, locations, all };
}

test('the sitemap lists the standing pages and every feature’s own, with absolute addresses', async () => {
  const changed = new Date('2026-01-02T03:04:05Z');
  const { app, locations } = crawled([{ path: '/events/event/7', changed }]);
  expect(await locations()).toEqual([
    'https://committee.example/',
    'https://committee.example/about',
    'https://committee.example/advertising',
    'https://committee.example/contact',
    'https://committee.example/terms',
    'https://committee.example/join',
    'https://committee.example/register',
    'https://committee.example/events/event/7',
  ]);
  const { headers, body } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain('/7</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>');
});

test('every page is served in both languages, and each names the other', async () => {
  const { app, all, locations } = crawled([{ path: '/events/event/7' }]);
  expect(await all()).toHaveLength(2 * (await locations()).length);
  const { body } = await app.inject('/sitemap.xml');
  const entry = /<url><loc>https:\/\/committee\.example\/ml\/events\/event\/7<\/loc>.*?<\/url>/.exec(body)![0];
  expect(
    [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [language, address]),
  ).toEqual([
    ['en-IN', 'https://committee.example/events/event/7'],
    ['ml-IN', 'https://committee.example/ml/events/event/7'],
    ['x-default', 'https://committee.example/events/event/7'],
  ]);
  expect(await all()).toContain('https://committee.example/ml');
});

test('a letter that means something in XML or an address does no harm', async () => {
  const { locations } = crawled([{ path: '/events/a&b <c>' as PagePath }]);
  expect((await locations()).at(-1)).toBe('https://committee.example/events/a&amp;b%20%3Cc%3E');
});

test('a page that came since shows as soon as its topic was touched', async () => {
  const { state, pages, locations } = crawled();
  const before = (await locations()).length;
  pages.push({ path: '/events/event/8' });
  expect(await locations()).toHaveLength(before);
  state.version = '2';
  expect((await locations()).at(-1)).toBe('https://committee.example/events/event/8');
});

test('robots.txt closes calls and private screens, opens the rest and calendars, and names the sitemap', async () => {
  const { app } = crawled();
  const { body } = await app.inject('/robots.txt');
  // RFC 9309: of the rules that match, the longest decides.
  const rules = [...body.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, verb, rule = '']) => ({ verb, rule }));
  const matches = (path: string, rule: string) =>
    new RegExp(`^${rule.replaceAll('.', '\\.').replaceAll('*', '.*')}`).test(path);
  const isOpen = (path: string) =>
    rules.filter(({ rule }) => matches(path, rule)).sort((a, b) => b.rule.length - a.rule.length)[0]?.verb !==
    'Disallow';
  for (const path of [
    '/',
    '/about',
    '/events/event/7',
    '/advertising',
    '/contact',
    '/media/a.avif',
    '/join',
    '/api/events/calendar.ics',
    '/api/events/7/event.ics',
  ]) {
    expect(isOpen(path), path).toBe(true);
  }
  for (const path of [
    '/api/users/',
    '/api/events/',
    '/admin/manage-ads',
    '/app/admin/dashboard',
    '/members',
    '/login',
    '/notifications',
  ]) {
    expect(isOpen(path), path).toBe(false);
  }
  expect(body).toContain('\nSitemap: https://committee.example/sitemap.xml\n');
});

test('of a closed site nothing is for crawlers', async () => {
  const { app, state, locations } = crawled([{ path: '/events/event/7' }]);
  state.closed = true;
  expect(await locations()).toEqual([]);
  expect((await app.inject('/robots.txt')).body).toContain('User-agent: *\nDisallow: /\n');
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache');
});
