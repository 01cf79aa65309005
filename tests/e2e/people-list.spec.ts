import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { dataRows, expectToFit } from './support/screen';
import { expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/* docs/product/members.md, "The list of people" */
const screen = '/app/admin/people';
const table = (page: Page) => page.getByRole('table', { name: 'People' });
const rows = (page: Page) => dataRows(table(page));

test('the office finds, filters, sorts and opens people, and Back leads to the same row', async ({ page }) => {
  await openAs(page, people.superuser, screen);
  const menu = page.getByRole('navigation', { name: 'Office' });
  await expect(menu.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await expect(rows(page).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'people-list');
  await page.setViewportSize({ width: 360, height: 760 });
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('Role').selectOption('Area Admin');
  await expect(rows(page).first()).toContainText('Area Admin');
  await page.getByLabel('Role').selectOption('All Roles');
  await page.getByLabel('Status').selectOption('Expired');
  await expect(rows(page).first()).toContainText('Expired');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Role')).toHaveValue('area_admin');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  const head = table(page).getByRole('columnheader', { name: 'Person' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');

  const name = page.locator('[aria-rowindex="232"]').getByRole('link').first();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 12_000));
    await expect(name).toBeInViewport({ timeout: 300 });
  }).toPass();
  const whose = await name.innerText();
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(5000);
  await name.click();
  await expect(page.getByRole('heading', { level: 1, name: whose })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  const opened = page.locator('[role=row][aria-current=true]');
  await expect(opened).toContainText(whose);
  await expect(opened).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(60);
});

test('member and user management are views of it; Find knows both words', async ({ page }) => {
  await openAs(page, people.superuser, '/app/admin/total-users');
  const menu = page.getByRole('navigation', { name: 'Office' });
  await expect(menu.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  for (const word of ['members', 'users']) {
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill(word);
    await expect(page.getByRole('option', { name: 'People' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test.describe('guards', () => {
  test.use({ allow: [/401|403/] });

  test('staff without a duty and area admins have no list', async ({ page }) => {
    await expectTurnedAway(page, screen, [people.areaAdmin, people.admin], '/');
  });
});
