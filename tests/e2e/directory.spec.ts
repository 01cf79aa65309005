import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall, openFailing, retry } from './support/calls';
import { expectNoRawValues, expectToFit, tile } from './support/screen';
import { address, enterAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const cards = (page: Page) => page.getByRole('list', { name: 'Members found' }).getByRole('listitem');

interface Answer {
  members: Record<string, unknown>[];
}

async function open(page: Page, who = people.member) {
  await enterAs(page, address(), who);
  await page.goto('/members');
  await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible();
}

test('a visitor is asked to log in and comes back after it', async ({ page }) => {
  await page.goto('/members');
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page.getByText('Please login to view members.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('wayBack'))).toContain('/members');
});

test('before any search the page shows counts and no members', async ({ page }) => {
  await open(page);
  await expect(tile(page, 'Total Available Members')).toHaveText('1,505');
  await expect(tile(page, 'Search Results')).toHaveText('0');
  await expect(tile(page, 'Available Areas')).toHaveText('7');
  await expect(tile(page, 'Available Units')).toHaveText('36');
  await expect(cards(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await takeShots(page, 'directory-start');
});

test('a superuser finds members only, no applicants', async ({ page }) => {
  await open(page, people.superuser);
  await expect(tile(page, 'Total Available Members')).toHaveText('1,505');
  await page.getByRole('searchbox').fill(people.pending);
  await expect(page.getByRole('heading', { name: 'No Members Found' })).toBeVisible();
});

test('on a phone the search and what it finds come first; on paper all that is found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(page.getByLabel('Area', { exact: true })).toBeHidden();
  await page.getByRole('searchbox').fill('nair');
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/\?q=nair$/);
  await filters.click();
  await page.getByLabel('Area', { exact: true }).selectOption('Alathur');
  await expect(filters).toHaveText('Filters (1)');
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(filters).toHaveText('Filters');
  const count = async () =>
    Number((await page.getByRole('status').filter({ hasText: 'found' }).innerText()).split(' ')[0]);
  await expect.poll(count).toBeGreaterThan(10);
  const found = await count();
  await page.emulateMedia({ media: 'print' });
  await expect(cards(page)).toHaveCount(found);
  await expect(page.locator('[data-print-note]')).toContainText(`${found} members found · Search: nair`);
  await page.emulateMedia({ media: 'screen' });
});

test('search, filters, chips, clear', async ({ page }) => {
  await open(page);
  const box = page.getByRole('searchbox');
  await box.fill('MEMBER@demo');
  await expect(cards(page)).toHaveCount(1);
  await expect(tile(page, 'Search Results')).toHaveText('1');
  await expect(cards(page).first()).toContainText('@member');
  await expect(cards(page).first().getByRole('link', { name: people.member })).toHaveAttribute(
    'href',
    `mailto:${people.member}`,
  );
  await expect(page.getByRole('status').filter({ hasText: '1 member found' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Search: MEMBER@demo' }).click();
  await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible();

  const area = page.getByLabel('Area', { exact: true });
  const unit = page.getByLabel('Unit', { exact: true });
  expect(await unit.locator('option').count()).toBe(37);
  await area.selectOption('Chittur');
  const units = await unit.locator('option').allInnerTexts();
  expect(units[0]).toBe('All Units');
  expect(units.length).toBeLessThan(12);
  await unit.selectOption('Kozhinjampara');
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveText([
    'Area: Chittur',
    'Unit: Kozhinjampara',
  ]);
  await expect(cards(page).first()).toContainText('Kozhinjampara');
  await area.selectOption('Pattambi');
  await expect(unit).toHaveValue('');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible();
  await box.fill('no such member');
  await expect(page.getByRole('heading', { name: 'No Members Found' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('only what is near the window is in the page, and the last of them can be reached', async ({ page }) => {
  await open(page);
  // Three members have no e-mail address.
  await page.getByRole('searchbox').fill('demo.test');
  await expect(page.getByText('1,502 members found')).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(60);
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '1502');
  await expectNoAxeViolations(page);
  await takeShots(page, 'directory-first-cards');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[aria-posinset="1502"]')).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page.getByLabel('Order').selectOption('Sort by Join Date');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards(page).first()).toHaveAttribute('aria-posinset', '1');
});

test('missing values, long names and Malayalam', async ({ page }) => {
  await enterAs(page, address(), people.member);
  await alterAnswer(page, '/api/members/', (answer: Answer) => ({
    ...answer,
    members: answer.members.map((member, i) => ({
      ...member,
      ...(i % 2 && { phone: null, area_name: null, unit_name: null, full_name: 'അനിത ലക്ഷ്മിക്കുട്ടി വടക്കേപ്പാട്ട്' }),
      ...(i % 2 === 0 && {
        full_name: 'Venkatasubramanianarayananpadmanabhaswamy Ezhuthachan',
        email: `${'long.'.repeat(12)}${i}@demo.test`,
      }),
    })),
  }));
  await page.goto('/members');
  await page.getByRole('searchbox').fill('ലക്ഷ്മി');
  await expect(cards(page).first()).toContainText('No phone');
  await expect(cards(page).first()).toContainText('Not Assigned');
  await expect(cards(page).first()).toContainText('Not Specified');
  await page.getByRole('searchbox').fill('a');
  await expectToFit(page);
  await expectNoRawValues(page, /\b(null|undefined|NaN)\b/);
});

test.describe('failures', () => {
  test.use({ allow: [/401|403|500/] });

  test('any other failure, and Retry', async ({ page }) => {
    await openFailing(page, people.member, {
      screen: '/members',
      call: '/api/members/',
      message: 'Failed to load members. Please try again.',
    });
    await retry(page);
    await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible();
    await expect(page.getByText('1,505 members in 7 areas and 36 units are here to be found.')).toBeVisible();

    await page.getByRole('searchbox').fill(people.member);
    await failCall(page, '/api/members/', 500);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to load members. Please try again.', { timeout: 15_000 });
    await expect(cards(page)).toHaveCount(1);
    await page.unroute('**/api/members/');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a session that has ended', async ({ page }) => {
    const { token } = await enterAs(page, address(), people.member);
    await page.request.post('/api/auth/logout/', { headers: { Authorization: `Token ${token}` } });
    await page.goto('/members');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Please login to view members.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  test('an account that lost its membership', async ({ page }) => {
    await enterAs(page, address(), people.member);
    await failCall(page, '/api/members/', 403);
    await page.goto('/members');
    await expect(page.getByRole('heading', { name: 'Members Only' })).toBeVisible();
  });
});
