import { expect, test } from 'vitest';
import { pagePolicy } from './security';

const directives = (html: string, ...later: string[]) =>
  new Map(pagePolicy(html, ...later).split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));

test('a page runs its own scripts and those it came with, by their hashes', () => {
  const scripts = directives('<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>', 'c()').get('script-src');
  expect(scripts).toEqual(["'self'", expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)]);
});

test('frames show the map and PDFs the page has fetched itself, and nothing runs as a plugin', () => {
  const policy = directives('');
  expect(policy.get('frame-src')).toEqual(['blob:', 'https://www.openstreetmap.org']);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
});
