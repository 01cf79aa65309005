import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { openFailing, retry, whileFailing } from './support/calls';
import { callApi } from './support/people';
import { countInView, expectNoRawValues } from './support/screen';
import { passwords, type Server } from './support/server';
import { expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/audit';
const rows = (page: Page) => page.getByRole('table', { name: /^Audit log/ }).getByRole('row');
const entry = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });

test('only superusers see the log', async ({ page }) => {
  await expectTurnedAway(page, screen, [people.member, people.admin], '/');
});

test.describe('failures', () => {
  test.use({ allow: [/500|403/] });

  test('of loading, in words', async ({ page }) => {
    const call = '/api/admin/audit/**';
    await openFailing(page, people.superuser, {
      screen,
      call,
      message: 'Failed to load the audit log. Please try again.',
    });
    await whileFailing(page, call, 403, () => retry(page), 'Access denied. Admin privileges required.');
    await retry(page);
    await expect(rows(page).first()).toBeVisible();
    await page.goto(`${screen}?actor=unknown-name`);
    await expect(page.getByRole('heading', { name: 'No entries found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page).toHaveURL(screen);
    await expect(rows(page).first()).toBeVisible();
  });
});

test('who did what to whom, readable, filtered by the address and by the keyboard', async ({ page, ownServer }) => {
  const server = await ownServer({ copyOf: 'demo' });
  const { area } = await test.step('the office at work', () => work(server));
  await openAs(page, people.superuser, screen, server.url);

  await test.step('before and after, without JSON', async () => {
    const role = entry(page, 'Person given another role').first();
    await expect(role).toContainText('Role: before Member now Unit admin');
    await expect(entry(page, 'Area deleted').first()).toContainText('Name: Log 26');
    const event = entry(page, 'Event created');
    await expect(event).toContainText(/Event created\s*(Event )?A long day/);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await countInView(rows(page).filter({ has: page.getByRole('cell') }))).toBeGreaterThanOrEqual(10);
    await page.setViewportSize({ width: 1280, height: 800 });
    await event.getByText(/^\d+ fields/).click();
    await expect(event.getByText('Location:')).toBeVisible();
    await expect(event).toContainText('Date: 1 Dec 2026, 10:30 am');
    await expect(event).toContainText('<script>alert(1)</script> സ്വാഗതം');
    await expectNoRawValues(page, /null|undefined|NaN|[{}]/);
    await expectNoAxeViolations(page);
    await takeShots(page, 'audit');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('pages', async () => {
    await expect(page.getByText(/^1 to 50 of \d+ entries$/)).toBeVisible();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${server.url}${screen}?page=2`);
    await expect(page.getByText(/^51 to \d+ of \d+ entries$/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^1 to 50 of/)).toBeVisible();
  });

  await test.step('filters go into the address, which can be reloaded and sent to another person', async () => {
    await page.getByLabel('What was done').selectOption({ label: 'Areas: everything' });
    await page.getByLabel('To whom or what').pressSequentially('log 7');
    await expect(page).toHaveURL(/\?action=area\.&target=log\+7$/);
    await expect(rows(page)).toHaveCount(3);
    await page.reload();
    await expect(page.getByLabel('To whom or what')).toHaveValue('log 7');
    await expect(page.getByLabel('What was done')).toHaveValue('area.');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(server.url + screen);
    await expect(page.getByLabel('To whom or what')).toHaveValue('');
  });

  await test.step('logins are a group of their own', async () => {
    await page.getByLabel('What was done').selectOption({ label: 'Logins: everything' });
    await expect(page).toHaveURL(/\?action=login\.$/);
    await expect(entry(page, 'Logged in on a new device').filter({ hasText: 'Chrome on' })).not.toHaveCount(0);
    await expect(entry(page, 'Area deleted')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  await test.step('a name leads to everything about it', async () => {
    await page.getByLabel('Who did it').fill('Admin');
    await expect(entry(page, 'Event created')).toBeVisible();
    await page.goto(`${server.url}${screen}?action=area.delete`);
    await rows(page).getByRole('link', { name: 'Area Log 1', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`target=area%3A${area}$`));
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('impossible days are shown at their field', async () => {
    await page.goto(`${server.url}${screen}?from=yesterday&to=2026-01-01`);
    await expect(page.getByText('Please enter a valid date.')).toBeVisible();
    await page.getByLabel('First day').fill('2026-01-02');
    await expect(page.getByText('This day is before the first one.')).toBeVisible();
    await page.getByLabel('Last day').fill('');
    await expect(rows(page).first()).toBeVisible();
  });
});

/** Leaves entries of every kind, more than a page of them. Returns the first area, which has been deleted. */
async function work(server: Server) {
  const login = async (who: string, password: string) =>
    (await callApi(server, 'POST', '/api/auth/login/', { email_or_member_id: who, password })).body
      .token as unknown as string;
  const office = await login(people.superuser, passwords.superuser);
  const staff = await login(people.admin, passwords.demo);
  let first = 0;
  for (let number = 1; number <= 26; number += 1) {
    const { body } = await callApi(server, 'POST', '/api/areas/', { name: `Log ${number}` }, office);
    first ||= Number(body.id);
    await callApi(server, 'DELETE', `/api/areas/${Number(body.id)}/`, undefined, office);
  }
  const { body: all } = await callApi(server, 'GET', '/api/users/', undefined, office);
  const member = (all as unknown as { id: number; email: string }[]).find(({ email }) => email === people.member)!;
  await callApi(server, 'PATCH', `/api/users/${member.id}/`, { role: 'unit_admin', skills: 'Surveying' }, office);
  await callApi(server, 'GET', `/api/users/${member.id}/aadhaar/`, undefined, office);
  const event = {
    title: 'A long day',
    description: `<script>alert(1)</script> സ്വാഗതം ${'Concrete, steel and timber. '.repeat(30)}`,
    event_date: '2026-12-01T10:30:00',
    location: 'Engineers’ House',
    is_active: true,
    links: '',
  };
  const created = await callApi(server, 'POST', '/api/events/create/', event, staff);
  expect(created.status).toBe(201);
  return { area: first };
}
