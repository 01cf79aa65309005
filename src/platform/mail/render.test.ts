import { expect, test } from 'vitest';
import { renderMail } from './index';

const content = {
  siteName: 'Sangham',
  title: 'Welcome <b>Asha</b> & "friends"',
  paragraphs: ['First line\nsecond <script>alert(1)</script>', { label: 'Your membership ID', value: 'PKD0001' }],
  button: { label: 'Log in', url: 'https://example.org/login?a=1&b="x"' },
  footer: 'Palakkad',
};

test('text and HTML say the same', () => {
  const { text, html } = renderMail(content);
  for (const part of ['First line', 'second', 'Your membership ID', 'PKD0001', 'Log in', 'Palakkad', 'Sangham']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('https://example.org/login?a=1&b="x"');
  expect(text).toContain('\n-- \nSangham\n');
});

test('nothing a person typed becomes markup', () => {
  const { html } = renderMail(content);
  expect(html).toContain('Welcome &lt;b&gt;Asha&lt;/b&gt; &amp; &quot;friends&quot;');
  expect(html).toContain('First line<br>\nsecond &lt;script&gt;');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://example.org/login?a=1&amp;b=&quot;x&quot;"');
});

test('it fits a phone and loads nothing', () => {
  const { html } = renderMail(content);
  expect(html).toContain('name="viewport"');
  expect(html).not.toMatch(/<(img|link|style|iframe)|url\(/);
});

test('a button leads to a web address only', () => {
  expect(() => renderMail({ ...content, button: { label: 'x', url: 'javascript:alert(1)' } })).toThrow();
});
