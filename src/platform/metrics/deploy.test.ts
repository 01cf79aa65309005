import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { metricsOf } from '~test/metrics';
import type { Database } from '../database';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every metric there is, by its TYPE line. */
async function known(): Promise<Map<string, string>> {
  const database = {
    db: {},
    pool: { idleCount: 0, totalCount: 0, waitingCount: 0, options: { max: 1 } },
  } as unknown as Database;
  const metrics = metricsOf({ config: { dataDir: root, backupUrl: root }, database, signIn: 'POST /' });
  return new Map(
    [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name!, type!]),
  );
}

/** The metrics named in a text: a histogram's parts are the histogram. */
function named(text: string, types: Map<string, string>): string[] {
  return [...text.matchAll(/\b(?:sangham|nodejs|process)_\w+/g)].map(([name]) => {
    const base = name.replace(/_(bucket|sum|count)$/, '');
    return types.get(base) === 'histogram' ? base : name;
  });
}

test.each([
  'deploy/prometheus/sangham.rules.yml',
  'deploy/prometheus/sangham.rules.test.yml',
  'deploy/grafana/sangham.json',
])('%s asks only for what there is', async (file) => {
  const types = await known();
  const used = named(read(file), types);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !types.has(name))).toEqual([]);
});

test('docs/OPERATIONS.md tells of each of our own, and the board or the alerts show it', async () => {
  const types = await known();
  const names = [...types.keys()].filter((name) => name.startsWith('sangham_'));
  expect(names.length).toBeGreaterThan(15);
  const told = read('docs/OPERATIONS.md');
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  const shown = new Set(
    named(read('deploy/grafana/sangham.json') + read('deploy/prometheus/sangham.rules.yml'), types),
  );
  expect(names.filter((name) => !shown.has(name) && name !== 'sangham_response_cache_entries')).toEqual([]);
});
