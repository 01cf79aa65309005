import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
const postgres = process.env.TEST_DATABASE_URL;

const testFiles = ['src', 'demo', 'tests']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/e2e/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

type TestFile = (typeof testFiles)[number];
// A test that imports a database or an app from tests/support runs on both databases, without a setting of its own.
const usesDatabase = ({ text }: TestFile) =>
  /from '[^']*(?:\/support|~test)\/(app|database|factories)[^']*'/.test(text);
const usesBrowser = (test: TestFile) => test.file.endsWith('.tsx') && !usesDatabase(test);
const replacesModules = ({ text }: TestFile) => text.includes('vi.mock(');

const setup = {
  setupFiles: ['tests/support/console.ts', 'tests/support/timeouts.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // Against what hangs, not against what is slow: the machine may be a busy one.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};
// Where a test does not look at how argon2 is called, a quick stand-in takes its place.
const quick = { alias: { '@node-rs/argon2': path.join(root, 'tests/support/argon2.ts') } };
// One more try, and the runner names the tests that needed it (scripts/test.mjs, docs/decisions/0007).
const database = { retry: 1, globalSetup: ['tests/support/global-setup.ts'] };

/**
 * Returns a project of these tests. They share a process and its modules, which saves loading the whole server for each
 * file; tests that mock modules get a process of their own.
 */
function projects(name: string, tests: TestFile[], more: object = {}): TestProjectConfiguration[] {
  const [isolated, shared] = [tests.filter(replacesModules), tests.filter((test) => !replacesModules(test))];
  const project = (projectName: string, files: TestFile[], isolate: boolean): TestProjectConfiguration[] =>
    files.length === 0
      ? []
      : [
          {
            extends: true,
            test: {
              name: projectName,
              include: files.map(({ file }) => file),
              isolate,
              ...setup,
              ...more,
              ...(!isolate && quick),
            },
          },
        ];
  return [...project(name, shared, false), ...project(`${name}-apart`, isolated, true)];
}

/** Vitest's order, except that files with one long test come first: at the end they would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /database\/embedded\.test|rendering\/renderer\.test/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * unit: no database, no browser. web: components in jsdom. embedded and postgres: the same tests on PGlite and on the
 * PostgreSQL of TEST_DATABASE_URL.
 */
export default defineConfig({
  resolve: {
    alias: { '~test': path.join(root, 'tests/support'), '~demo': path.join(root, 'demo'), '~': path.join(root, 'src') },
  },
  test: {
    // Vitest leaves a core free by default: with two cores, that is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      ...projects(
        'unit',
        testFiles.filter((test) => !usesDatabase(test) && !usesBrowser(test)),
      ),
      ...projects('web', testFiles.filter(usesBrowser), {
        environment: 'jsdom',
        setupFiles: [...setup.setupFiles, 'tests/support/screen.ts'],
      }),
      ...projects('embedded', testFiles.filter(usesDatabase), { ...database, env: { TEST_DATABASE_URL: '' } }),
      ...(postgres
        ? projects('postgres', testFiles.filter(usesDatabase), { ...database, env: { TEST_DATABASE_URL: postgres } })
        : []),
    ],
  },
});
