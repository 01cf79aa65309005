import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const root = import.meta.dirname;
const postgres = process.env.TEST_DATABASE_URL;

const testFiles = ['src', 'tests']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/e2e/'));

// A test that asks tests/support for a database or an app runs on both databases; nobody has to remember to say so.
const onDatabase = testFiles.filter((file) =>
  /from '[^']*\/support\/(app|database|factories)[^']*'/.test(readFileSync(path.join(root, file), 'utf8')),
);
const inBrowser = testFiles.filter((file) => file.endsWith('.tsx') && !onDatabase.includes(file));
const pure = testFiles.filter((file) => !onDatabase.includes(file) && !inBrowser.includes(file));

function project(name: string, include: string[], more: object = {}): TestProjectConfiguration {
  return { extends: true, test: { name, include, setupFiles: ['tests/support/console.ts'], ...more } };
}

// One more try, and the runner names who needed it (scripts/test.mjs, decision 0007).
const database = { retry: 1, globalSetup: ['tests/support/global-setup.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

/**
 * unit: no database, no browser. web: components in jsdom. embedded and postgres: the same tests on PGlite and on the
 * PostgreSQL of TEST_DATABASE_URL.
 */
export default defineConfig({
  resolve: { alias: { '~': path.join(root, 'src') } },
  test: {
    restoreMocks: true,
    // Vitest leaves a core free by default: of two, that is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('unit', pure),
      project('web', inBrowser, { environment: 'jsdom' }),
      project('embedded', onDatabase, { ...database, env: { TEST_DATABASE_URL: '' } }),
      ...(postgres ? [project('postgres', onDatabase, { ...database, env: { TEST_DATABASE_URL: postgres } })] : []),
    ],
  },
});
