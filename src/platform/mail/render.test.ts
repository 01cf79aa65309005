import { expect, test } from 'vitest';
import { renderMail as render, type MailContent } from './index';

/** Renders a mail of a committee with the short name Sangham. */
function renderMail(content: MailContent) {
  const { text, html } = render(content);
  return { text: text('Sangham'), html: html('Sangham') };
}

const content = {
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

test('a mail has a language: its own words are in it, and what is written in the other one is marked', () => {
  const paragraphs = ['നമസ്കാരം', { label: 'കുറിപ്പ്', value: 'See you' }, { label: 'പേര്', value: 'അനിൽ' }];
  const { text, html } = renderMail({
    ...content,
    paragraphs,
    language: 'ml',
    unsubscribe: 'https://example.org/stop',
  });
  expect(html).toContain('<html lang="ml">');
  expect(html).toContain('ബട്ടൺ പ്രവർത്തിക്കുന്നില്ലെങ്കിൽ');
  expect(html).toMatch(/<strong lang="en"[^>]*>See you</);
  expect(html).toMatch(/<strong style[^>]*>അനിൽ</);
  expect(text).toContain(': https://example.org/stop');
  for (const form of [text, html]) expect(form).not.toMatch(/Unsubscribe|If the button/);
  expect(renderMail(content).html).toContain('<html lang="en">');
  expect(renderMail(content).html).not.toContain('<strong lang');
});

test('an address under its label is a link in HTML, and stands once in the text', () => {
  const url = 'https://example.org/confirm-email/4/abc';
  const { text, html } = renderMail({ ...content, paragraphs: [{ label: 'Please confirm', value: url, url }] });
  expect(html).toContain(`<a href="${url}"`);
  expect(text.split(url)).toHaveLength(2);
  expect(text).toContain(`Please confirm:\n${url}`);
});

test('a code is a picture that the mail brings, in the HTML alone', () => {
  const paragraphs = [
    { code: 'ABC123', alt: 'The "code"' },
    { code: 'DEF456', alt: 'Another' },
  ];
  expect(render({ ...content, paragraphs }).codes).toEqual(['ABC123', 'DEF456']);
  const { text, html } = renderMail({ ...content, paragraphs });
  expect(html).toContain('<img src="cid:code-0@mail" alt="The &quot;code&quot;"');
  expect(html).toContain('<img src="cid:code-1@mail" alt="Another"');
  expect(text).not.toContain('ABC123');
});
