import type { BrowserContext, Page } from '@playwright/test';
import { copiesIn } from './support/copies';
import { expectNoAxeViolations } from './support/axe';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

/* docs/product/phone.md, "Being typed": what was not sent yet outlives a closed tab, and no other person finds it. */

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 760 },
  hasTouch: true,
  isMobile: true,
  allow: [/Failed to load resource|401/],
});

const board = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const restored = (page: Page) => page.getByText('Restored what you had typed');

/** Resolves once the device has kept a text. */
const whenKept = (page: Page, text: string) => expect.poll(() => storesOf(page)).toContain(text);

/** Closes the tab, and opens another of the same browser. */
async function reopen(page: Page, context: BrowserContext, address: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/** Scrolls until the form below covers no part of a question: axe measures how much of a link can be pressed. */
const uncover = (page: Page) =>
  board(page).evaluate((field) => {
    let form = field as HTMLElement;
    while (!/sticky|fixed/.test(getComputedStyle(form).position)) form = form.parentElement!;
    const { top } = form.getBoundingClientRect();
    const links = [...document.querySelectorAll('[data-question]')].map((link) => link.getBoundingClientRect());
    const covered = links.find((link) => link.top < top && link.bottom > top);
    if (covered) window.scrollBy({ top: covered.bottom - top, behavior: 'instant' });
  });

/** Returns everything that this browser stores by script, as text. */
async function storesOf(page: Page): Promise<string> {
  const copies = (await copiesIn(page)).map(({ json }) => json);
  const others = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  return [...copies, others].join('\n');
}

test('a question and an answer are there again in another tab, until they are discarded', async ({
  context,
  baseURL,
}) => {
  const page = await context.newPage();
  await enterAs(page, baseURL!, people.member);
  await page.goto(`${baseURL}/community`);
  await board(page).fill('Canary question, half written');
  await whenKept(page, 'Canary question');
  let next = await reopen(page, context, `${baseURL}/community`);
  await expect(board(next)).toHaveValue('Canary question, half written');
  await expect(restored(next)).toBeVisible();
  await uncover(next);
  await expectNoAxeViolations(next);
  // An answer is another form, and has a text of its own.
  await next
    .getByRole('link', { name: /answer/i })
    .first()
    .click();
  const answer = next.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('Canary answer');
  await whenKept(next, 'Canary answer');
  next = await reopen(next, context, next.url());
  await expect(next.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Canary answer');
  await next.getByRole('button', { name: 'Discard' }).click();
  await expect(next.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  await expect(restored(next)).toBeHidden();
  await next.goto(`${baseURL}/community`);
  await expect(board(next)).toHaveValue('Canary question, half written');
  await next.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => storesOf(next)).not.toContain('Canary');
});

test('a renewal is there again in another tab; closing its window discards it', async ({ context, baseURL }) => {
  const page = await context.newPage();
  await enterAs(page, baseURL!, people.moderator);
  await page.goto(`${baseURL}/member/licence`);
  const open = (on: Page) => on.getByRole('button', { name: 'Send Renewed Licence' }).click();
  const number = (on: Page) => on.getByRole('dialog').getByRole('textbox', { name: /number/i });
  await open(page);
  await number(page).fill('CANARY/77');
  await whenKept(page, 'CANARY/77');
  const next = await reopen(page, context, `${baseURL}/member/licence`);
  await open(next);
  await expect(number(next)).toHaveValue('CANARY/77');
  await expect(restored(next)).toBeVisible();
  await expectNoAxeViolations(next);
  await next.keyboard.press('Escape');
  await next.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => storesOf(next)).not.toContain('CANARY/77');
});

test('a logout asks about it, and another person of the same phone finds nothing', async ({ page, demoServer }) => {
  const server = demoServer.url;
  await enterAs(page, server, people.member);
  await page.goto(`${server}/community`);
  await board(page).fill('Canary of the first person');
  await whenKept(page, 'Canary of');
  await page.goto(`${server}/member/more`);
  await page.getByRole('button', { name: 'Logout' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Not everything is sent' });
  await expect(question.getByText(/^What you have begun to write/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete and log out' }).click();
  await page.waitForURL(/\/login/);
  await enterAs(page, server, people.areaAdmin);
  await page.goto(`${server}/community`);
  await expect(board(page)).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
  expect(await storesOf(page)).not.toContain('Canary of');
});
