import { expect, test } from 'vitest';
import { extractOwnScripts } from './extract-own-scripts';

test('our scripts are those with the mark; it stays out of the page', () => {
  const marked =
    '<head><link rel="modulepreload" href="/a.js" nonce="m1"/><script type="application/ld+json">{}</script></head>' +
    '<body><script nonce="m1">one()</script><script nonce="m1" src="/b.js"></script>' +
    '<script nonce="m1" type="module" async="">two()\nthree()</script></body>';
  const { html, scripts } = extractOwnScripts(marked, 'm1');
  expect(scripts).toEqual(['one()', 'two()\nthree()']);
  expect(html).toBe(marked.replaceAll(' nonce="m1"', ''));
});

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="m2">evil()</script>',
  '<script x="<script>">evil()</script>',
])('%s is not ours', (injected) =>
  expect(extractOwnScripts(`${injected}<script nonce="m1">one()</script>`, 'm1').scripts).toEqual(['one()']),
);
