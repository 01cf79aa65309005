import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { callApi } from './support/people';
import { alertMessage, expectToFit, statusMessage } from './support/screen';
import { address, expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/** The demo's event that is full, that of tomorrow, that of yesterday, and one without registration. */
const titles = { full: /^Laterite/, tomorrow: /^Roof/, past: /^What the ground/, none: /^Paper carries/ };

/** Returns the address of the screen of an event, a tab of it. */
async function screenOf(server: string, title: RegExp, tab = ''): Promise<string> {
  const answers = ['upcoming', 'past'].map((list) => fetch(`${server}/api/events/${list}/`));
  const lists = await Promise.all((await Promise.all(answers)).map((answer) => answer.json()));
  const event = (lists.flat() as { id: number; title: string }[]).find((one) => title.test(one.title))!;
  return `/app/admin/events/${event.id}/registration${tab && `?tab=${tab}`}`;
}

/** Lets a print be prepared and not begin: what is on paper stays until `afterprint`. */
const holdPrints = (page: Page) => page.addInitScript(() => void (window.print = () => undefined));
const endPrint = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));

test('members are sent away', async ({ page }) => {
  await expectTurnedAway(page, await screenOf(address(), titles.full), [people.member], '/');
});

test('attendees are filtered, searched and printed', async ({ page }) => {
  await holdPrints(page);
  await openAs(page, people.admin, '/admin/manage-events');
  await page.getByRole('link', { name: /^Registration of Laterite/ }).click();
  const rows = page.getByRole('table', { name: 'Attendees' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Has a seat' }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'event-attendees', [360, 1280]);
  await page.getByLabel('Status').selectOption('Waits');
  await expect(page).toHaveURL(/status=waiting/);
  await expect(rows.filter({ hasText: 'Has a seat' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Place 1' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.print-sheet')).toContainText('Name in Malayalam');
  await endPrint(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
});

test('numbers stand beside the frozen ones, and who came beside who said so', async ({ page }) => {
  await openAs(page, people.admin, await screenOf(address(), titles.tomorrow, 'numbers'));
  const all = page.getByRole('table', { name: 'People by area and diet' }).getByRole('row').nth(1);
  await expect(all).toContainText(/\d+\s*Now: \d+/);
  await expectNoAxeViolations(page);
  await page.goto(await screenOf(address(), titles.past, 'came'));
  await expect(page.getByRole('table', { name: 'Two doors, one ticket' })).toContainText('Gate 2');
  await expect(page.getByText('Walk-ins')).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'event-came', [360, 1280]);
});

test.describe('an event without registration', () => {
  test.use({ allow: [/404/] });

  test('leads to its settings from every tab', async ({ page }) => {
    await openAs(page, people.admin, await screenOf(address(), titles.none));
    await page.getByRole('button', { name: 'To the settings' }).click();
    await expect(page.getByRole('textbox', { name: 'Seats' })).toHaveValue('');
    await page.getByRole('button', { name: 'Open registration' }).click();
    await expect(page.getByText('Please enter a number of seats from 1 to 100000.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto('/app/admin/events/999999/registration');
    await expect(page.getByText('There is no such event')).toBeVisible();
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/409/] });

  test('more seats show who moves up before they are saved, and an older form is told', async ({
    page,
    demoServer,
  }) => {
    const { url } = demoServer;
    const screen = await screenOf(url, titles.full, 'settings');
    const { token } = await openAs(page, people.admin, screen, url);
    await page.getByRole('textbox', { name: 'Seats' }).fill('63');
    const moving = page.getByRole('status').filter({ hasText: 'When you save' });
    const name = (await moving.getByRole('listitem').first().innerText()).split(',')[0]!;
    await expectNoAxeViolations(page);
    await takeShots(page, 'event-settings', [360, 1280]);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(statusMessage(page, 'The settings are saved.')).toBeVisible();
    await expect(moving).toHaveCount(0);

    const body = { capacity: 64 };
    const path = `/api/events/${screen.split('/')[4]}/registration/settings/`;
    await callApi(demoServer, 'PUT', path, body, token);
    await page.getByLabel('Guests of each member').selectOption('1');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(alertMessage(page, 'Failed to save the settings of the registration.')).toBeVisible();

    await page.getByRole('button', { name: 'Load the current version' }).click();
    await expect(page.getByRole('textbox', { name: 'Seats' })).toHaveValue('64');
    await expect(page.getByLabel('Guests of each member')).toHaveValue('1');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(statusMessage(page, 'The settings are saved.')).toBeVisible();

    await page.getByRole('tab', { name: 'Attendees' }).click();
    const row = page.getByRole('table', { name: 'Attendees' }).getByRole('row').filter({ hasText: name });
    await expect(row.first()).toContainText('Has a seat');
  });

  test('a pass is shown once, and revoked; the list for a gate has a box a row', async ({ page, demoServer }) => {
    const { url } = demoServer;
    await holdPrints(page);
    await openAs(page, people.admin, await screenOf(url, titles.past, 'gates'), url);
    await expect(page.getByRole('textbox', { name: 'Gate' })).toHaveValue('Gate 3');
    await page.getByRole('button', { name: 'Make a pass' }).click();
    const pass = page.getByRole('dialog', { name: 'Pass of Gate 3' });
    await expect(pass.getByRole('img', { name: 'The code of the pass of Gate 3' })).toBeVisible();
    await expect(pass.getByText(/\/events\/\d+\/door#[\w-]{32}$/)).toBeVisible();
    await expectNoAxeViolations(page);
    await pass.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('.print-sheet')).toContainText('Anyone with this code');
    await endPrint(page);
    await page.keyboard.press('Escape');
    await expect(pass).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: 'Gate 3' });
    await expect(row).toContainText('Valid');
    await expect(page.getByText(/door#/)).toHaveCount(0);
    await takeShots(page, 'event-gates', [360, 1280]);
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(statusMessage(page, 'The pass is revoked.')).toBeVisible();
    await expect(row).toContainText('Revoked on');

    await page.getByRole('button', { name: 'Print the list for the gate' }).click();
    const paper = page.locator('.print-sheet');
    await expect(paper).toContainText('Attendees of What the ground says');
    await expect(paper.locator('tbody tr').first().locator('td')).toHaveCount(5);
    await endPrint(page);
    await expect(paper).toHaveCount(0);
  });
});
