import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { statusMessage } from './support/screen';
import { takeShots } from './support/shots';
import { passwords } from './support/server';
import { address, openAs, people } from './support/session';
import { expect, test } from './support/test';

interface Card {
  code: string;
  full_name: string;
  membership_id: string;
}

const dead = 'A'.repeat(20);

/** Opens the page of a code without a card: it is a 404 that is cached and indexed nowhere. */
async function expectUnknownCard(page: Page, prefix: '' | '/ml') {
  const answer = await page.goto(`${address()}${prefix}/verify/${dead}`);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
}

test.describe('the public check', () => {
  test.use({ javaScriptEnabled: false, allow: [/404/] });

  test('is complete without JavaScript, noindex and cached nowhere', async ({ page }) => {
    await expectUnknownCard(page, '');
    await expect(page.getByRole('heading', { level: 1, name: 'This card is not valid.' })).toBeVisible();
  });

  test('is as complete in Malayalam, whether the card is good or not', async ({ page }) => {
    await expectUnknownCard(page, '/ml');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN');
    await expect(page.getByRole('heading', { level: 1, name: 'ഈ കാർഡ് സാധുവല്ല.' })).toBeVisible();

    const login = await page.request.post(`${address()}/api/auth/login/`, {
      data: { email_or_member_id: people.member, password: passwords.demo },
    });
    const { token } = (await login.json()) as { token: string };
    const card = (await (
      await page.request.get(`${address()}/api/cards/mine/`, { headers: { Authorization: `Token ${token}` } })
    ).json()) as Card;
    await page.goto(`${address()}/ml/verify/${card.code}`);
    await expect(page.getByRole('heading', { level: 1, name: /^ഈ കാർഡ്/ })).toBeVisible();
    await expect(page.getByText(card.membership_id)).toBeVisible();
    const facts = await page.locator('dt').allTextContents();
    expect(facts.filter((fact) => !/[\u0d00-\u0d7f]/.test(fact))).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/404|403/] });

  test('a member shows and renews the card, a visitor checks it, the office takes it back', async ({
    page,
    demoServer: { url },
  }) => {
    const { token } = await openAs(page, people.member, '/member/card', url);
    const read = async () =>
      (await (
        await page.request.get(`${url}/api/cards/mine/`, { headers: { Authorization: `Token ${token}` } })
      ).json()) as Card;
    const card = await read();
    await expect(page.getByRole('img', { name: `Membership card of ${card.full_name}` })).toBeVisible();
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await saved).suggestedFilename()).toBe('membership-card.pdf');

    await page.getByRole('button', { name: 'New code' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Get a new code' }).click();
    await expect(page.getByText('Your card has a new code.')).toBeVisible();
    const renewed = await read();
    expect(renewed.code).not.toBe(card.code);

    await page.goto(`${url}/verify/${card.code}`);
    await expect(page.getByRole('heading', { name: 'This card is not valid.' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${url}/verify/${renewed.code.toLowerCase()}`);
    await expect(page.getByText(card.membership_id)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await openAs(page, people.superuser, `/app/admin/cards?search=${card.membership_id}`, url);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: `Take back the card of ${card.full_name}` }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Reported lost');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect(page.getByRole('row').getByText('Taken back', { exact: true })).toBeVisible();
    expect((await page.request.get(`${url}/api/cards/verify/${renewed.code}/`)).status()).toBe(404);

    await test.step('a new card is issued at once, and taken back', async () => {
      const row = page.getByRole('main').getByRole('row').filter({ hasText: card.membership_id });
      await row.getByRole('button', { name: `Issue the card of ${card.full_name}` }).click();
      await expect(statusMessage(page, `A new card was issued to ${card.full_name}`)).toBeVisible();
      await expect(row.getByText('Valid card')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'cards-issued', [360, 1280]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(statusMessage(page, 'Taken back.')).toBeVisible();
      await expect(row.getByText('Taken back', { exact: true })).toBeVisible();
    });

    await test.step('an area is printed: how many, what is left out, and the PDF is still there later', async () => {
      const open = () => page.getByRole('button', { name: 'Print an area' }).click();
      const window = page.getByRole('dialog', { name: 'Print the cards of an area' });
      await open();
      await window.getByLabel('Area').selectOption('Mannarkkad');
      const counted = window.getByText(/^\d+ cards?, pages: \d+\.$/);
      const number = async () => Number.parseInt(await counted.innerText(), 10);
      await expect(counted).toBeVisible();
      const inForce = await number();
      await window.getByLabel('Expired and Lapsed too').check();
      await expect.poll(number).toBeGreaterThan(inForce);
      await window.getByLabel('Expired and Lapsed too').uncheck();
      await expect.poll(number).toBe(inForce);
      await expectNoAxeViolations(page);
      await window.getByRole('button', { name: 'Make the PDF' }).click();
      const saved = window.getByRole('link', { name: /^Save the PDF/ });
      await expect(saved).toBeVisible({ timeout: 60_000 });
      await expect(window.getByText(`: Mannarkkad, ${inForce} cards.`)).toBeVisible();
      await takeShots(page, 'cards-print', [360, 1280]);
      await window.getByRole('button', { name: 'Close' }).last().click();
      await open();
      await expect(saved).toBeVisible();
      await window.getByLabel('Area').selectOption('Mannarkkad');
      await window.getByLabel('Only cards not printed yet').check();
      await expect(window.getByText('No card is left to be printed.')).toBeVisible();
      await expect(window.getByRole('button', { name: 'Make the PDF' })).toBeDisabled();
    });

    await openAs(page, people.member, '/member/card', url);
    await expect(page.getByText('You have no valid card')).toBeVisible();
  });
});
