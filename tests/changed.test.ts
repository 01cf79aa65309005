import { expect, test } from 'vitest';
// @ts-expect-error -- a plain script, without types
import { lintedOf, testsOf } from '../scripts/lib/changed.mjs';

test('the linter gets the code that changed, or all of it after a change of its rules', () => {
  expect(lintedOf(['src/app/app.ts', 'docs/STYLE.md', 'src/ui/card.tsx', 'scripts/check.mjs'])).toEqual([
    'src/app/app.ts',
    'src/ui/card.tsx',
    'scripts/check.mjs',
  ]);
  expect(lintedOf(['src/app/app.ts', 'scripts/lint/house.mjs'])).toEqual([]);
  expect(lintedOf(['src/app/app.ts', '.oxlintrc.json'])).toEqual([]);
  expect(lintedOf(['docs/STYLE.md'])).toBeUndefined();
});

test('a document or a setting in the project’s folder does not have every test run', () => {
  expect(testsOf(['README.md', 'package.json'])).toEqual(testsOf([]));
});

test('a feature is tested whole, and so is what holds for the whole tree', () => {
  const words = testsOf(['src/features/events/web/share.ts', 'src/features/events/rules.ts', 'src/ui/card.tsx']);
  expect(words).toContain('tests/style.test');
  expect(words.filter((word: string) => word.startsWith('src/'))).toEqual(['src/features/events/', 'src/ui/']);
});

test.each(['src/features/events/contract/index.ts', 'src/features/site/contract.ts', 'tests/roles/events.ts'])(
  'a change of %s has the calls compared with their rows',
  (file) => expect(testsOf([file])).toContain('tests/roles-rows.db.test'),
);

test('another change starts no site', () => {
  expect(testsOf(['src/features/events/rules.ts'])).not.toContain('tests/roles-rows.db.test');
});
