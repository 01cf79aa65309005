import { expect, test } from 'vitest';
import { pagePolicy } from './security';

const directives = (...scripts: string[]) =>
  new Map(
    pagePolicy(scripts)
      .split('; ')
      .map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
  );

test('a page runs script files of our own and the named inline scripts, by their hashes', () => {
  expect(directives().get('script-src')).toEqual(["'self'"]);
  const [self, ...hashes] = directives('a()', 'c()', 'a()').get('script-src') ?? [];
  expect(self).toBe("'self'");
  expect(hashes).toEqual([expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)]);
});

test('frames show the map and PDFs the page has fetched itself, and nothing runs as a plugin', () => {
  const policy = directives();
  expect(policy.get('frame-src')).toEqual(['blob:', 'https://www.openstreetmap.org']);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
});
