import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken';

const whole = (number: string) => `<span class="whitespace-nowrap">${number}</span>`;

test('the numbers of invoices and receipts stay on one line, and stay what they are', () => {
  const title = 'Biju K. എന്നയാളുടെ I-2026-27-00206 ഒഴിവാക്കണോ?';
  const html = renderToStaticMarkup(<Unbroken>{title}</Unbroken>);
  expect(html).toBe(`Biju K. എന്നയാളുടെ ${whole('I-2026-27-00206')} ഒഴിവാക്കണോ?`);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(title);
  expect(renderToStaticMarkup(<Unbroken>R-2026-27-00002, I-2026-27-00003</Unbroken>)).toBe(
    `${whole('R-2026-27-00002')}, ${whole('I-2026-27-00003')}`,
  );
});

test('other texts and elements are left as they are', () => {
  for (const text of ['Pin question', 'e-mail of 2026-11-29', 'ward 12-3'])
    expect(renderToStaticMarkup(<Unbroken>{text}</Unbroken>)).toBe(text);
  expect(
    renderToStaticMarkup(
      <Unbroken>
        <b>I-2026-27-00206</b>
      </Unbroken>,
    ),
  ).toBe('<b>I-2026-27-00206</b>');
});
