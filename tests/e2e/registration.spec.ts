import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { enterAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/* docs/product/registration.md, "In the event's window" and "Tickets". */

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Returns the function that makes a person's calls at /api/events/. */
async function callsOf(page: Page, server: string, who: string) {
  const { token } = await enterAs(page, server, who);
  return async (method: Method, path: string, data?: object) => {
    const headers = { Authorization: `Token ${token}` };
    const answer = await page.request.fetch(`${server}/api/events/${path}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? {} : ((await answer.json()) as { id: number; code: string });
  };
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** Makes an event in some hours with registration; returns its id. */
async function openEvent(office: Calls, title: string, hours: number, capacity: number): Promise<number> {
  const date = new Date(Date.now() + hours * 3_600_000).toISOString();
  const created = await office('POST', 'create/', {
    title,
    title_ml: 'മഴക്കാല നടത്തം',
    description: 'A walk through the fields.',
    event_date: date,
    location: 'Town Hall, Palakkad',
  });
  const { id } = created as { id: number };
  await office('PUT', `${id}/registration/settings/`, { capacity, guests_max: 2, cpd_hours: 2 });
  return id;
}

const registration = (page: Page) => page.getByRole('region', { name: 'Registration' });

test('a member registers with a guest, another waits, and moves up when the first cannot come', async ({
  page,
  context,
  browser,
  demoServer: { url },
}) => {
  const office = await callsOf(await context.newPage(), url, people.superuser);
  const id = await openEvent(office, 'Monsoon walk', 60, 2);
  const path = `${url}/events/event/${id}`;

  // A browser without a session.
  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 760 } })).newPage();
  await visitor.goto(path);
  await expect(registration(visitor)).toContainText('Members register here once they are logged in.');
  await expectNoAxeViolations(visitor);
  await registration(visitor).getByRole('link', { name: 'Login' }).click();
  await expect(visitor).toHaveURL(/\/login$/);
  await visitor.context().close();

  await page.setViewportSize({ width: 360, height: 760 });
  await enterAs(page, url, people.member);
  await page.goto(path);
  const part = registration(page);
  await expect(part).toContainText('2 seats are free.');
  await part.getByRole('button', { name: 'Register' }).click();
  await part.getByLabel('Guests who come with you').selectOption('1 guest');
  await part.getByRole('radiogroup', { name: 'Food for guest 1' }).getByLabel('Non-vegetarian').check();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'event-party');
  await part.getByRole('button', { name: 'Register' }).click();
  await expect(part).toContainText('You are registered: you have a seat.');
  await expect(part).toContainText('You and 1 guest · 1 vegetarian, 1 non-vegetarian');
  await expectNoAxeViolations(page);
  await part.getByRole('link', { name: 'Show the ticket' }).click();
  await expect(page).toHaveURL(`${url}/member/events?event=${id}`);
  const ticket = page.getByRole('article').filter({ hasText: 'Monsoon walk' });
  await ticket.getByRole('button', { name: 'Show the ticket' }).click();
  const code = page.getByRole('dialog');
  await expect(code.getByRole('img', { name: 'Code of your ticket for Monsoon walk' })).toBeVisible();
  await expect(code).toContainText('make the screen brighter');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await takeShots(page, 'member-events');

  const other = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await enterAs(other, url, people.moderator);
  await other.goto(path);
  await expect(registration(other)).toContainText('There is a waiting list');
  await registration(other).getByRole('button', { name: 'Join the waiting list' }).click();
  await registration(other).getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(registration(other)).toContainText('Waiting list, number 1');
  await expectNoAxeViolations(other);

  // The link of notice and mail: the question is open.
  await page.goto(`${url}/member/events?event=${id}&ask=cancel`);
  const question = ticket.getByRole('group', { name: /^Can’t you come\?/ });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'I am coming' }).click();
  await expect(question).toHaveCount(0);
  await ticket.getByRole('button', { name: 'Can’t come' }).click();
  await question.getByRole('button', { name: 'Can’t come' }).click();
  await expect(page.getByText('Your registration is cancelled.')).toBeVisible();
  await expect(ticket).toHaveCount(0);

  await other.reload();
  await expect(registration(other)).toContainText('You have a seat');
  await other.goto(`${url}/notifications`);
  await expect(
    other.getByRole('main').locator(`a[href="/member/events?event=${id}&ask=cancel"]`).first(),
  ).toBeVisible();
  await other.context().close();
});

test('an offer stands first on the home and is taken on the ticket; in Malayalam too', async ({
  page,
  context,
  demoServer: { url },
}) => {
  const office = await callsOf(await context.newPage(), url, people.superuser);
  const id = await openEvent(office, 'Fort walk', 10, 1);
  const first = await callsOf(await context.newPage(), url, people.moderator);
  await first('PUT', `${id}/registration/`, { diets: ['veg'] });
  const second = await callsOf(page, url, people.member);
  await second('PUT', `${id}/registration/`, { diets: ['veg'] });
  await first('DELETE', `${id}/registration/`);

  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${url}/member/dashboard`);
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: /^A seat is free for you until .*Fort walk/ })
    .click();
  const ticket = page.getByRole('article').filter({ hasText: 'Fort walk' });
  await expect(ticket.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await ticket.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.getByText('The seat is yours.')).toBeVisible();
  await expect(ticket.getByRole('button', { name: 'Show the ticket' })).toBeVisible();

  await page.goto(`${url}/ml/member/events`);
  const malayalam = page.getByRole('article').filter({ hasText: 'മഴക്കാല നടത്തം' });
  await expect(malayalam.getByRole('button', { name: 'ടിക്കറ്റ് കാണിക്കുക' })).toBeVisible();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await page.goto(`${url}/ml/events/event/${id}`);
  await expect(page.getByRole('region', { name: 'രജിസ്ട്രേഷൻ' })).toContainText('നിങ്ങൾക്ക് ഇരിപ്പിടമുണ്ട്');
  await expectToFit(page);
  await expectNoAxeViolations(page);
});
