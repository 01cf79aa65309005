import { sql } from 'drizzle-orm';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, testApp, type TestApp } from '~test/app';
import { testKind } from '~test/database';
import { samplesOf, type Sample } from '~test/metrics';
import { pagesOf } from '~test/pages';
import { recordBackup } from '../backup/last-backup';
import { jobs } from '../jobs/tables';
import { checkSecretKey } from '../secrets/check-secret-key';

const token = 'a-token-of-enough-letters';
const site = testApp({ METRICS_TOKEN: token, SUPERUSER_PASSWORD: 'superuser-password' });

const scrape = async (of: TestApp = site): Promise<Sample[]> => {
  const answer = await of.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return samplesOf(answer.body);
};
/** The value of a sample; undefined when there is none with these labels. */
const valueOf = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (one) => one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  )?.value;

/** Which series there are of the requests. */
const series = (samples: Sample[]) =>
  samples
    .filter(({ name }) => name.startsWith('sangham_http_'))
    .map(({ name, labels }) => `${name} ${JSON.stringify(labels)}`)
    .sort();

describe('who may read them', () => {
  test.each([
    ['no caller', undefined],
    ['another token', 'Bearer another-token-of-letters'],
    ['the beginning of it', `Bearer ${token.slice(0, -1)}`],
    ['more than it', `Bearer ${token}x`],
    ['it, but not as a bearer', `Basic ${token}`],
    ['two', `Bearer ${token} ${token}`],
  ])('%s is refused', async (_, authorization) => {
    const answer = await site.app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'bad_token' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).not.toContain('sangham_');
  });

  test('without a setting there are none', async () => {
    const plain = await openTestApp();
    expect((await plain.call('GET', '/metrics')).status).toBe(404);
    await plain.close();
  });

  test('with a port of their own they are not on that of the site', async () => {
    const apart = await openTestApp({ METRICS_PORT: '0', METRICS_TOKEN: token });
    expect((await apart.call('GET', '/metrics', { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);
    await apart.close();
  });
});

describe('answers', () => {
  test('are counted by the route, whatever the address: five thousand make no more series than five', async () => {
    const ask = async (from: number, count: number) => {
      for (let i = from; i < from + count; i += 1) {
        await site.app.inject({ url: `/api/event/${i}/` });
        await site.app.inject({ url: `/unknown/${i}?email=asha${i}@example.com` });
        await site.app.inject({ url: `/media/ads/${i}.webp` });
        await site.app.inject({ method: 'POST', url: `/api/nothing/${i}/` });
        await site.app.inject({ url: `/%zz${i}` });
      }
    };
    await ask(1, 1);
    await scrape();
    const few = series(await scrape());
    await ask(2, 1000);
    const samples = await scrape();
    expect(series(samples)).toEqual(few);
    expect(valueOf(samples, 'sangham_http_requests_total', { method: 'GET', route: '/media/*', status: '404' })).toBe(
      1001,
    );
    expect(valueOf(samples, 'sangham_http_requests_total', { method: 'POST', route: 'none', status: '404' })).toBe(
      1001,
    );
    expect(valueOf(samples, 'sangham_http_requests_total', { method: 'GET', route: 'none', status: '400' })).toBe(1001);
    expect(JSON.stringify(samples)).not.toContain('asha');
  });

  test('of the cache are counted as well, each with its duration', async () => {
    const before = await scrape();
    for (let i = 0; i < 5; i += 1) expect((await site.call('GET', '/api/events/')).status).toBe(200);
    const after = await scrape();
    const more = (name: string, labels: Record<string, string>) =>
      valueOf(after, name, labels)! - (valueOf(before, name, labels) ?? 0);
    const route = { method: 'GET', route: '/api/events/' };
    expect(more('sangham_http_requests_total', { ...route, status: '200' })).toBe(5);
    expect(more('sangham_http_request_duration_seconds_count', route)).toBe(5);
    expect(more('sangham_http_request_duration_seconds_bucket', { ...route, le: '+Inf' })).toBe(5);
    expect(valueOf(after, 'sangham_http_request_duration_seconds_sum', route)).toBeGreaterThan(0);
    expect(more('sangham_response_cache_reads_total', { outcome: 'hit' })).toBe(4);
    expect(more('sangham_response_cache_reads_total', { outcome: 'made' })).toBe(1);
    expect(valueOf(after, 'sangham_response_cache_entries')).toBeGreaterThan(0);
  });

  test('to those who try to sign in tell how it went', async () => {
    const before = await scrape();
    const body = { email_or_member_id: 'unknown@example.com', password: 'wrong-password' };
    await site.call('POST', '/api/auth/login/', { body });
    await site.call('POST', '/api/auth/login/', { body: {} });
    const after = await scrape();
    const more = (outcome: string) =>
      valueOf(after, 'sangham_logins_total', { outcome })! - valueOf(before, 'sangham_logins_total', { outcome })!;
    // An empty form does not count as a try.
    expect([more('failed'), more('succeeded'), more('limited'), more('pending')]).toEqual([1, 0, 0, 0]);
    expect(JSON.stringify(after)).not.toContain('unknown@');
  });
});

test('pages are counted by their language; calls, files and what is not there are not', async () => {
  const Component = () => createElement('p');
  const pages = pagesOf({ '/news': { default: Component }, '/*': { default: Component } });
  const paged = await openTestApp(
    { METRICS_TOKEN: token },
    { pages: { assets: () => Promise.resolve(), pagesIn: () => pages } },
  );
  for (const path of [
    '/news',
    '/ml/news',
    '/ml/news?from=mail',
    '/ml/no-such-page',
    '/api/news/',
    '/ml/api/news/',
    '/robots.txt',
  ])
    await paged.call('GET', path);
  await paged.app.inject({ method: 'HEAD', url: '/news' });
  const samples = await scrape(paged);
  expect(['en', 'ml'].map((language) => valueOf(samples, 'sangham_page_visits_total', { language }))).toEqual([1, 2]);
  await paged.close();
});

describe('what is looked at', () => {
  let samples: Sample[];
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ METRICS_TOKEN: token, BACKUP_URL: '/nowhere/backups' });
    const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
    // No worker of this instance does them.
    await app.site.db.insert(jobs).values([
      { name: 'other', createdAt: ago(500), runAt: ago(300) },
      { name: 'other', createdAt: ago(200), runAt: ago(100) },
      { name: 'other', createdAt: ago(60), runAt: ago(60), attempts: 1, leaseUntil: ago(-60) },
      { name: 'other', createdAt: ago(900), runAt: ago(-600), attempts: 2, error: 'no' },
      { name: 'other', runAt: sql`'infinity'` },
      { name: 'other', endedAt: ago(60) },
      { name: 'other', endedAt: ago(60), error: 'no' },
      { name: 'other', endedAt: ago(2 * 86_400), error: 'long ago' },
    ]);
    await checkSecretKey(app.site.db, app.site.config);
    await recordBackup(app.site.db, {
      made: '2026-11-20T00:00:00.000Z',
      tables: { users: 3 },
      files: 2,
      missing: ['ads/1.webp'],
    });
    samples = await scrape(app);
  });
  afterAll(() => app.close());

  test.each([
    ['due', 2],
    ['running', 1],
    ['later', 1],
    ['held', 1],
    ['done', 1],
    ['given_up', 1],
  ])('jobs that are %s: %i', (state, count) => {
    expect(valueOf(samples, 'sangham_jobs', { name: 'other', state })).toBe(count);
  });

  test('the row that no worker is to do is not among them', () => {
    expect(samples.filter(({ labels }) => labels.name === 'secret-key')).toEqual([]);
  });

  test('how old they are', () => {
    const old = (state: string) => valueOf(samples, 'sangham_jobs_oldest_seconds', { name: 'other', state });
    expect(old('due')).toBeGreaterThanOrEqual(500);
    expect(old('later')).toBeGreaterThanOrEqual(900);
    expect(old('done')).toBeUndefined();
    const lateSeconds = valueOf(samples, 'sangham_jobs_late_seconds', { name: 'other' })!;
    expect(lateSeconds).toBeGreaterThanOrEqual(300);
    expect(lateSeconds).toBeLessThan(500);
  });

  test('the last backup, and what it lacked', () => {
    expect(valueOf(samples, 'sangham_backup_nightly')).toBe(1);
    expect(valueOf(samples, 'sangham_backup_last_timestamp_seconds')).toBe(Date.parse('2026-11-20T00:00:00Z') / 1000);
    expect(valueOf(samples, 'sangham_backup_last_missing_files')).toBe(1);
  });

  test('the disk of the data, and none for a folder that is not there', () => {
    expect(valueOf(samples, 'sangham_disk_free_bytes', { folder: 'data' })).toBeGreaterThan(0);
    expect(valueOf(samples, 'sangham_disk_size_bytes', { folder: 'data' })).toBeGreaterThan(0);
    expect(valueOf(samples, 'sangham_disk_size_bytes', { folder: 'backup' })).toBeUndefined();
  });

  test('the pool, the parts, the process', () => {
    expect(valueOf(samples, 'sangham_database_connections_max')).toBe(testKind === 'embedded' ? 1 : 10);
    expect(valueOf(samples, 'sangham_database_waiting')).toBeGreaterThanOrEqual(0);
    expect([
      valueOf(samples, 'sangham_up', { part: 'database' }),
      valueOf(samples, 'sangham_up', { part: 'files' }),
    ]).toEqual([1, 1]);
    expect(valueOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });
});
