import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { boardOf } from './support/board';
import { alterAnswer, failCall, openFailing, retry } from './support/calls';
import { passportPhoto } from './support/people';
import { expectNoRawValues, statusMessage } from './support/screen';
import { expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/flags';

const posts = (page: Page) =>
  page
    .getByRole('main')
    .locator('ul > li')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

test('a visitor goes to /login, every other caller but superusers to /', async ({ page }) => {
  const home = page.getByRole('heading', { level: 1 }).filter({ hasText: 'Palakkad District Committee' });
  await expectTurnedAway(page, screen, [people.member, people.areaAdmin, people.admin], '/', home);
});

test.describe('the list', () => {
  test.use({ allow: [/500/] });

  test('that can not be loaded shows a message; an empty list does too', async ({ page }) => {
    await openFailing(page, people.superuser, {
      screen,
      call: '/api/community/flags/**',
      message: 'Failed to load flagged posts. Please try again.',
    });
    await alterAnswer(page, '/api/community/flags/?*', () => ({ count: 0, next: null, previous: null, results: [] }));
    await retry(page);
    await expect(page.getByRole('heading', { name: 'No flagged posts' })).toBeVisible();
    await expectNoAxeViolations(page);
    await takeShots(page, 'flags-empty');
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/404|500/] });

  test('hidden posts come first, with text, file and reasons; one that stays is shown again', async ({
    page,
    demoServer: server,
  }) => {
    const board = await boardOf(server);
    const long = `Selling cement at half price, call now!\n${'Only today and only here. '.repeat(60)}`;
    const advert = await board.question('member', long);
    const sound = await board.question('member', 'What cover do the bars of a roof slab need?');
    const wrong = await board.answer('areaAdmin', sound, 'None at all. <b>Bars</b> need no cover.');
    const { buffer, ...photo } = await passportPhoto();
    const stairs = await board.question('areaAdmin', 'Who has built this staircase?');
    const picture = await board.file(
      'areaAdmin',
      stairs,
      new File([new Uint8Array(buffer)], photo.name, { type: photo.mimeType }),
    );
    await board.flag('member', 'answer', picture, 'inappropriate', 'A private house, without leave');
    await board.flag('member', 'answer', wrong, 'unsafe', '');
    await board.flag('superuser', 'answer', wrong, 'incorrect', 'IS 456 asks for 20 mm.');
    for (const who of ['areaAdmin', 'admin', 'superuser'] as const)
      await board.flag(who, 'question', advert, 'spam', 'An advertisement');
    await openAs(page, people.superuser, screen, server.url);

    const hidden = posts(page).filter({ hasText: 'Selling cement' });
    const answer = posts(page).filter({ hasText: 'Bars' });
    const pictured = posts(page).filter({ hasText: 'staircase' });

    await test.step('what the list shows', async () => {
      const flagged = page.getByText(/^\d+ flagged posts$/);
      await expect(flagged).toBeVisible();
      await expect(posts(page).first().getByText('Hidden', { exact: true })).toBeVisible();
      await expect(hidden.getByText('Hidden', { exact: true })).toBeVisible();
      await expect(hidden.getByRole('heading', { name: '3 flags' })).toBeVisible();
      await hidden.getByRole('button', { name: 'Show all' }).click();
      await expect(hidden.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
      await hidden.getByRole('button', { name: 'Show less' }).click();

      await expect(answer.getByText('Hidden', { exact: true })).toHaveCount(0);
      await expect(answer.getByText('None at all. <b>Bars</b> need no cover.')).toBeVisible();
      await expect(answer.getByText('Unsafe', { exact: true })).toBeVisible();
      await expect(answer.getByText('IS 456 asks for 20 mm.')).toBeVisible();
      await expect(answer.getByRole('link', { name: /What cover/ })).toHaveAttribute(
        'href',
        `/community?question=${sound}`,
      );

      await pictured.scrollIntoViewIfNeeded();
      await pictured.getByRole('button', { name: 'Open me.jpg' }).click();
      const image = page.getByRole('dialog', { name: 'me.jpg' }).getByRole('img');
      await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(pictured.getByRole('button', { name: 'Open me.jpg' })).toBeFocused();
      await expectNoRawValues(page, /null|undefined|NaN|Invalid/);
      await expectNoAxeViolations(page);
      await takeShots(page, 'flags');
    });

    await test.step('a decision that fails leaves the question open', async () => {
      await failCall(page, '/api/community/flags/answer/*/', 500);
      await answer.getByRole('button', { name: /^Keep/ }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Keep this answer?' });
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Keep' }).click();
      await expect(page.getByText('Failed to keep this post. Please try again.')).toBeVisible();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(answer.getByRole('button', { name: /^Keep/ })).toBeFocused();
      await page.unroute('**/api/community/flags/answer/*/');
    });

    await test.step('a post that stays', async () => {
      await hidden.getByRole('button', { name: /^Keep/ }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Keep this question?' });
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Keep' }).click();
      await expect(statusMessage(page, 'The post is shown again.')).toBeVisible();
      await expect(hidden).toHaveCount(0);
      await expect(page.getByText(/^\d+ flagged posts$/)).toBeFocused();
      const shown = await board.say<{ is_hidden: boolean }>('areaAdmin', 'GET', `/api/community/questions/${advert}/`);
      expect(shown.is_hidden).toBe(false);
    });

    await test.step('removed', async () => {
      await answer.getByRole('button', { name: /^Remove/ }).click();
      await page
        .getByRole('alertdialog', { name: 'Remove this answer?' })
        .getByRole('button', { name: 'Remove' })
        .click();
      await expect(statusMessage(page, 'The post was removed.')).toBeVisible();
      await expect(answer).toHaveCount(0);
      expect(await board.say('member', 'GET', `/api/community/answers/list/?question_id=${sound}`)).toEqual([]);
    });

    await test.step('another superuser was faster', async () => {
      await board.say('superuser', 'POST', `/api/community/flags/answer/${picture}/`, { decision: 'remove' });
      await pictured.getByRole('button', { name: /^Keep/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Answer not found.' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(pictured).toHaveCount(0);
    });
  });
});
