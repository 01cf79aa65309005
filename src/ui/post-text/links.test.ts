import { expect, test } from 'vitest';
import { cpuTime } from '~test/cpu-time';
import { linkify, linkProps, safeHref } from './links';

test.each([
  'https://bis.gov.in/a?b=1#c',
  'HTTP://example.org',
  'mailto:a@b.in',
  'tel:+914912345678',
  '/community?question=12',
  '/',
])('%s is linked to', (address) => {
  expect(safeHref(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://x/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'about:blank',
  'page.html',
  '#top',
  '',
])('%j is not', (address) => {
  expect(safeHref(address)).toBeNull();
});

test('links to other sites are marked for search engines and get nothing of this page', () => {
  expect(linkProps('https://x.org')).toEqual({ href: 'https://x.org', target: '_blank', rel: 'nofollow noopener ugc' });
  expect(linkProps('/members')).toEqual({ href: '/members' });
});

test.each([
  [
    'See https://x.org/a_(b). Or not',
    ['See ', { href: 'https://x.org/a_(b)', text: 'https://x.org/a_(b)' }, '. Or not'],
  ],
  ['(www.x.org/b)', ['(', { href: 'https://www.x.org/b', text: 'www.x.org/b' }, ')']],
  ['nothing here: javascript:alert(1) 3.5', ['nothing here: javascript:alert(1) 3.5']],
  ['https://', ['https://']],
])('web addresses are found in %j', (text, parts) => {
  expect(linkify(text)).toEqual(parts);
});

test('no part of a text gets lost', () => {
  const text = 'a https://x.org, (http://y.org/z?(q)) www. https://[ <https://q.in> end';
  expect(
    linkify(text)
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join(''),
  ).toBe(text);
});

test('a long tail is cut off in one go', () => {
  const ends = [')'.repeat(9_900), '.'.repeat(9_900), ').'.repeat(4_950), '.)'.repeat(4_950)];
  for (const end of ends) {
    const started = cpuTime();
    expect(linkify(`https://x.org${end}`)).toEqual([{ href: 'https://x.org', text: 'https://x.org' }, end]);
    expect(linkify(`https://x.org/${end}a`)).toEqual([expect.objectContaining({ text: `https://x.org/${end}a` })]);
    expect(cpuTime() - started).toBeLessThan(100);
  }
});
