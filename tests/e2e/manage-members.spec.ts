import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall, openFailing, retry, whileFailing } from './support/calls';
import { alertMessage, countInView, countLine, dataRows, expectNoRawValues, numberIn, tile } from './support/screen';
import { address, enterAs, expectTurnedAway, openAs, people } from './support/session';
import { takeShots, widths } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/total-members';
const list = '/api/members/';
const table = (page: Page) => page.getByRole('table', { name: 'Members' });
const rows = (page: Page) => dataRows(table(page));
const count = (page: Page) => countLine(page, /member/);

interface Answer {
  members: Record<string, unknown>[];
}

async function exported(page: Page, button = 'Export CSV') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [heading, ...lines] = text.slice(1).trimEnd().split('\r\n');
  return { name: download.suggestedFilename(), bom: text.charCodeAt(0), heading, lines };
}

test('statistics, search, filters, sorts, and the CSV of what is shown', async ({ page }) => {
  await openAs(page, people.superuser, screen);
  await expect(tile(page, 'Approved Members')).toHaveText('1,505');
  const all = await numberIn(tile(page, 'Total Members'));
  const pending = await numberIn(tile(page, 'Pending Members'));
  const allOf = all.toLocaleString('en-IN');
  expect(all).toBe(1505 + pending);
  await expect(count(page)).toHaveText(`${allOf} members`);
  expect(await rows(page).count()).toBeLessThan(40);
  await expectNoRawValues(page, /\b(null|undefined|NaN)\b/);
  await expectNoAxeViolations(page);
  await page.getByRole('searchbox').fill('abhilash');
  await takeShots(page, 'manage-members');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  await test.step('status, area and sort', async () => {
    await page.getByLabel('Status').selectOption('Pending');
    await expect(count(page)).toHaveText(`${pending} of ${allOf} members`);
    await expect(rows(page).first()).toContainText('Pending');
    await page.getByLabel('Status').selectOption('All');
    await page.getByLabel('Area').selectOption('Alathur');
    await page.getByLabel('Sort by').selectOption('Completion (highest first)');
    await expect(rows(page).first()).toContainText(/(100|9\d)%/);
    await page.getByLabel('Sort by').selectOption('Date (newest first)');
  });

  await test.step('the export is the list as it is shown', async () => {
    await page.getByRole('searchbox').fill('nair');
    await expect(rows(page).first()).toContainText('Nair');
    const shown = Number((await count(page).innerText()).split(' ')[0]);
    const file = await exported(page);
    expect(file.name).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
    expect(file.bom).toBe(0xfeff);
    expect(file.heading).toBe('Full Name,Username,Email,Phone,Area,Unit,Role,Status,Profile Completion,Date Joined');
    expect(file.lines).toHaveLength(shown);
    const usernames = (await rows(page).getByText(/^@/).allInnerTexts()).map((name) => name.slice(1));
    expect(file.lines.slice(0, usernames.length).map((line) => line.split(',')[1])).toEqual(usernames);
    expect(file.lines.every((line) => line.includes(',Alathur,'))).toBe(true);
  });

  await test.step('the print has all rows of the file, and nothing else', async () => {
    await page.evaluate(() => Object.assign(window, { print: () => document.body.classList.add('printed') }));
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body.printed')).toBeAttached();
    const shown = Number((await count(page).innerText()).split(' ')[0]);
    await expect(page.locator('[data-print-sheet] tbody tr')).toHaveCount(shown);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print-sheet] h1')).toHaveText('Member Management');
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
  });

  await test.step('nothing found, nothing to export', async () => {
    await page.getByRole('searchbox').fill('no such member');
    await expect(page.getByRole('heading', { name: 'No Members Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const message = page.getByRole('alert').filter({ hasText: 'No data to export. Please adjust your filters.' });
    await expect(message).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(count(page)).toHaveText(`${allOf} members`);
    await expect(message).toBeHidden({ timeout: 7000 });
  });
});

test('ten rows in view, sorted by their heads, some chosen, one opened, all of them on paper; Back and reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, people.superuser, screen);
  await expect(rows(page).first()).toBeVisible();
  expect(await countInView(rows(page))).toBeGreaterThanOrEqual(10);
  const menu = page.getByRole('navigation', { name: 'Office' });
  await expect(menu.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link')).toHaveCount(21);

  const head = (name: string) => table(page).getByRole('columnheader', { name });
  await head('Profile completion').getByRole('button').click();
  await expect(head('Profile completion')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText('100%');
  await expect(page.getByLabel('Sort by')).toHaveValue('-profile_completion');
  await head('Profile completion').getByRole('button').click();
  await expect(head('Profile completion')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).not.toContainText('100%');
  await expect(page).toHaveURL(/sort=profile_completion/);
  await page.goBack();
  await page.getByLabel('Area').selectOption('Alathur');
  await expect(count(page)).toContainText(/^\d+ of /);
  const found = Number.parseInt(await count(page).innerText(), 10);
  await page.reload();
  await expect(count(page)).toContainText(/^\d+ of /);
  await expect(head('Profile completion')).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(page.getByLabel('Area')).toHaveValue('');
  await page.goForward();
  await expect(count(page)).toContainText(/^\d+ of /);

  const chosen = [];
  for (const index of [0, 2, 3]) {
    await rows(page)
      .nth(index)
      .getByRole('checkbox', { name: /^Select / })
      .check();
    chosen.push(await rows(page).nth(index).getByText(/^@/).innerText());
  }
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mail', exact: true })).toHaveAttribute(
    'href',
    /^mailto:\?bcc=[^,]+,[^,]+,[^,]+$/,
  );
  await expectNoAxeViolations(page);
  const file = await exported(page, 'Export selected');
  expect(file.heading).toBe('Full Name,Username,Email,Phone,Area,Unit,Role,Status,Profile Completion,Date Joined');
  expect(file.lines.map((line) => `@${line.split(',')[1]}`).sort()).toEqual(chosen.sort());
  await page.getByRole('checkbox', { name: 'Select all found' }).check();
  await expect(page.getByRole('status').filter({ hasText: `${found} selected` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mail', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear selection' }).click();

  const name = rows(page).nth(1).getByRole('link').first();
  const whose = await name.innerText();
  await name.click();
  await expect(page.getByRole('heading', { level: 1, name: whose })).toBeVisible();
  await page.goBack();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');

  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(found);
  await expect(page.locator('[data-print-note]')).toHaveText(
    new RegExp(`^\\d+ \\w+ 2026, .+ · ${found} of 1,5\\d\\d members · Area: Alathur$`),
  );
  for (const unprinted of [
    menu,
    page.getByRole('search'),
    page.locator('body footer'),
    page.getByRole('button', { name: 'Refresh' }),
  ]) {
    await expect(unprinted).toBeHidden();
  }
  expect(
    await table(page)
      .locator('> [role=rowgroup]')
      .first()
      .evaluate((group) => getComputedStyle(group).display),
  ).toBe('table-header-group');
  const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows(page).count()).toBeLessThan(40);
});

test('15,000 people, missing values and Malayalam: searched, scrolled to the last, walked by keyboard', async ({
  page,
}) => {
  await enterAs(page, address(), people.superuser);
  await alterAnswer(page, list, (answer: Answer) => ({
    ...answer,
    members: Array.from({ length: 15_000 }, (_, i) => ({
      ...answer.members[i % answer.members.length],
      id: i + 1,
      ...(i % 2 && {
        full_name: `അനിത ലക്ഷ്മിക്കുട്ടി ${i}`,
        phone: null,
        area_name: null,
        unit_name: null,
        profile_completion: 69,
      }),
      ...(i % 2 === 0 && {
        full_name: `Venkatasubramanianarayananpadmanabhaswamy Ezhuthachan ${i}`,
        email: `${'long.'.repeat(12)}${i}@demo.test`,
      }),
    })),
  }));
  await page.goto(screen);
  await expect(count(page)).toHaveText('15,000 members');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('searchbox').fill('ലക്ഷ്മി');
  await expect(count(page)).toHaveText('7,500 of 15,000 members');
  await expect(rows(page).first()).toContainText('No phone');
  await expect(rows(page).first()).toContainText('Not Assigned');
  await expect(rows(page).first()).toContainText('Not Specified');

  const first = rows(page).first().getByRole('link').first();
  await first.focus();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[aria-rowindex="7501"]')).toBeInViewport({ timeout: 300 });
  }).toPass();
  // The focused row is never removed from the page.
  expect(await page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'))).toBe(
    '2',
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await first.focus();
  // A box, the name and the e-mail in each row.
  for (let i = 0; i < 48; i += 1) await page.keyboard.press('Tab');
  const reached = Number(
    await page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')),
  );
  expect(reached).toBeGreaterThan(15);
  expect(await rows(page).count()).toBeLessThan(60);
});

test.describe('guards and failures', () => {
  test.use({ allow: [/401|403|500/] });

  test('a visitor, a member and the staff go to the login', async ({ page }) => {
    await expectTurnedAway(page, screen, [people.member, people.admin], '/login');
  });

  test('of the list and of the export', async ({ page }) => {
    await openFailing(page, people.superuser, {
      screen,
      call: list,
      message: 'Failed to load members. Please try again.',
    });
    await expectNoAxeViolations(page);
    await retry(page);
    await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
    const old = alertMessage(page, 'Failed to load members. Please try again.');
    const refresh = () => page.getByRole('button', { name: 'Refresh' }).click();
    await whileFailing(page, list, 500, refresh, old);
    await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
    await refresh();
    await expect(old).toBeHidden();
    await failCall(page, '/api/members/export/**', 500);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const message = page.getByRole('alert').filter({ hasText: 'Export failed. Please try again.' });
    await expect(message).toBeVisible();
    await expect(message).toBeHidden({ timeout: 7000 });
  });
});
