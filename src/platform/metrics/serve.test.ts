import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { metricsOf, samplesOf } from '~test/metrics';
import type { Database } from '../database';
import { createLog } from '../log';
import { withTimeout } from './with-timeout';
import { openMetricsPort } from './serve';

const folder = mkdtempSync(`${tmpdir()}/sangham-metrics-`);
afterAll(() => rmSync(folder, { recursive: true }));

const never = () => new Promise<never>(() => undefined);

/** Metrics on a database that does this with every query. */
function metricsOn(query: () => Promise<unknown>) {
  const db = { execute: query, select: () => ({ from: () => ({ where: query }) }) };
  const pool = { idleCount: 0, totalCount: 1, waitingCount: 3, options: { max: 1 } };
  const database = { db, pool } as unknown as Database;
  return metricsOf({ config: { dataDir: folder, backupUrl: undefined }, database, signIn: 'POST /login' });
}

test.each([
  ['refuses', () => Promise.reject(new Error('gone'))],
  ['says nothing', never],
])('a database that %s: the rest is told all the same, and that it is down', async (_, query) => {
  const samples = samplesOf(await metricsOn(query).text());
  const valueOf = (name: string, part?: string) =>
    samples.find((one) => one.name === name && one.labels.part === part)?.value;
  expect([valueOf('sangham_up', 'database'), valueOf('sangham_up', 'files')]).toEqual([0, 1]);
  expect(valueOf('sangham_database_waiting')).toBe(3);
  expect(samples.some(({ name }) => name.startsWith('sangham_jobs'))).toBe(false);
  // Unknown is not "never".
  expect(samples.some(({ name }) => name.startsWith('sangham_backup_last'))).toBe(false);
});

test('what hangs is asked once, and no scrape waits for it longer than they have to', async () => {
  let asked = 0;
  let answer = (_: string) => undefined as void;
  const ask = withTimeout(() => {
    asked += 1;
    return new Promise<string>((resolve) => (answer = resolve));
  }, 20);
  expect(await Promise.all([ask(), ask()])).toEqual([undefined, undefined]);
  expect(await ask()).toBeUndefined();
  expect(asked).toBe(1);
  const waited = ask();
  answer('here again');
  expect(await waited).toBe('here again');
  await ask();
  expect(asked).toBe(2);
});

test('on a port of their own there is nothing else, and it is closed at the end', async () => {
  const metrics = metricsOn(async () => []);
  const open = (token?: string) => openMetricsPort({ host: '127.0.0.1', port: 0, token }, metrics, createLog('silent'));
  const app = await open();
  const at = `http://127.0.0.1:${app.port}`;
  const answer = await fetch(`${at}/metrics`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(samplesOf(await answer.text()).length).toBeGreaterThan(10);
  expect((await fetch(`${at}/`)).status).toBe(404);
  const guarded = await open('x'.repeat(16));
  expect((await fetch(`http://127.0.0.1:${guarded.port}/metrics`)).status).toBe(401);
  await Promise.all([app.close(), guarded.close()]);
  await expect(fetch(`${at}/metrics`)).rejects.toThrow();
});

test('two servers in one process count for themselves', async () => {
  const [one, other] = [metricsOn(async () => []), metricsOn(async () => [])];
  one.answered('GET', '/', 200, 1);
  one.attempted('mail', 'done');
  one.attempted('mail', 'given_up');
  const countOf = async (metrics: typeof one, name: string) =>
    samplesOf(await metrics.text())
      .filter((sample) => sample.name === name)
      .map(({ value }) => value);
  expect(await countOf(one, 'sangham_http_requests_total')).toEqual([1]);
  expect(await countOf(other, 'sangham_http_requests_total')).toEqual([]);
  expect(await countOf(one, 'sangham_mails_total')).toEqual([1, 0, 1]);
  expect(await countOf(other, 'sangham_mails_total')).toEqual([0, 0, 0]);
});

test('a duration is in every bucket that it is within', async () => {
  const metrics = metricsOn(async () => []);
  for (const ms of [0.2, 5, 5.1, 400, 20_000]) metrics.answered('GET', '/', 200, ms);
  const samples = samplesOf(await metrics.text()).filter(({ name }) =>
    name.startsWith('sangham_http_request_duration_seconds'),
  );
  expect(samples.map(({ labels, value }) => [labels.le, value])).toEqual([
    ['0.005', 2],
    ['0.025', 3],
    ['0.1', 3],
    ['0.3', 3],
    ['1', 4],
    ['3', 4],
    ['10', 4],
    ['+Inf', 5],
    [undefined, 20.4103],
    [undefined, 5],
  ]);
});
