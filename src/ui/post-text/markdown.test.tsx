import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cpuTime } from '~test/cpu-time';
import { Markdown } from './markdown';
import { isTooDense } from './syntax';

/** Renders a text and returns the page's element. */
function page(text: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(<Markdown>{text}</Markdown>);
  return element;
}

const harmful =
  'script, style, iframe, object, embed, img, svg, form, input, link, meta, base, video, audio, [style], [srcset]';

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onclick="x()">bold</b>',
  '<svg><script>alert(1)</script></svg>',
  '<div>\n\n**in html**\n\n</div>',
  '<!-- comment -->',
  '<a href="javascript:alert(1)">x</a>',
  '<?php ?> <![CDATA[x]]> <!DOCTYPE html>',
  '- <iframe src="/x"></iframe>',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>`',
  '**<script>**',
])('HTML is text: %s', (text) => {
  const element = page(text);
  expect(element.querySelector(harmful)).toBeNull();
  expect(element.querySelector('a')).toBeNull();
  expect(
    [...element.querySelectorAll('*')]
      .flatMap((node) => node.getAttributeNames())
      .filter((name) => name.startsWith('on')),
  ).toEqual([]);
});

test('HTML is shown as it was typed', () => {
  expect(page('a <b>c</b> &amp; d').textContent).toBe('a <b>c</b> &amp; d');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](<javascript:alert(1)>)',
  '[x]( javascript:alert(1))',
  '[x](//evil.example)',
  '[x](vbscript:x "t")',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
])('no link that could run: %s', (text) => {
  const element = page(text);
  expect([...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([]);
  expect(element.querySelector(harmful)).toBeNull();
});

test('links to other sites are marked as such', () => {
  for (const text of [
    '[IS 456](https://bis.gov.in)',
    '<https://bis.gov.in>',
    'https://bis.gov.in',
    '![a drawing](https://bis.gov.in)',
  ]) {
    const link = page(text).querySelector('a');
    expect(link?.getAttribute('href')).toMatch(/^https:\/\/bis\.gov\.in\/?$/);
    expect(link?.getAttribute('rel')).toBe('nofollow noopener ugc');
    expect(link?.getAttribute('target')).toBe('_blank');
  }
});

test('a picture is a link and is not loaded', () => {
  const element = page('![the crack](https://x.org/a.png)');
  expect(element.querySelector('img')).toBeNull();
  expect(element.querySelector('a')?.textContent).toBe('the crack');
});

test('addresses in code stay text', () => {
  expect(page('`https://x.org`\n\n```\nhttps://x.org\n```').querySelector('a')).toBeNull();
});

test('lists, code and strong are read', () => {
  const element = page(
    'Steps:\n- one\n- two\n\n1. first\n2. second\n\n```\na = b * c\n```\n\nThis is **so** and `A_s`.',
  );
  expect(element.querySelectorAll('ul li')).toHaveLength(2);
  expect(element.querySelectorAll('ol li')).toHaveLength(2);
  expect(element.querySelector('pre')?.textContent).toBe('a = b * c\n');
  expect(element.querySelector('strong')?.textContent).toBe('so');
  expect(element.querySelector('p code')?.textContent).toBe('A_s');
});

test('line breaks are preserved', () => {
  expect(page('one\ntwo').querySelectorAll('br')).toHaveLength(1);
});

test.each([
  '230*300*450 mm and 2 * 3 * 4',
  '_this_ and __that__ and a_b_c',
  '# of floors: 3',
  '> 3 m deep',
  'D:\\site\\(new)\\*.dwg',
  '[1]: IS 456',
  '5 < 6 & 7 > 2',
  'Title\n-----x',
  '&lt;b&gt;',
])('what is no Markdown to people stays as typed: %j', (text) => {
  expect(page(text).textContent?.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
});

test('texts crafted to keep a phone busy are left plain', () => {
  for (const text of [
    '- '.repeat(5000),
    '['.repeat(10_000),
    '*_'.repeat(5000),
    '**a'.repeat(3333),
    '`a``b'.repeat(1600),
    '1. '.repeat(3000),
  ]) {
    expect(isTooDense(text)).toBe(true);
    const started = cpuTime();
    page(text);
    expect(cpuTime() - started).toBeLessThan(300);
  }
  const code = `\`\`\`\n${'a[i] = b[i] * c[i];\n'.repeat(300)}\`\`\``;
  expect(isTooDense(code)).toBe(false);
  expect(isTooDense('- one\n- two\n  - three'.repeat(20))).toBe(false);
});
