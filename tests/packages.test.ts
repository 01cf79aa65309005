import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

// npm leaves out of the lock file what the registry does not have for another system. `npm ci` then rejects the file,
// and on that system the tool does not start.
test('the lock file has each package for every system: otherwise take a version that the registry has for all', () => {
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const locked = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${place}: ${name}`),
  );
  expect(missing).toEqual([]);
});
