import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { boardOf } from './support/board';
import { alterAnswer, failCall } from './support/calls';
import { address, enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { showTab } from './support/tab';
import { expect, test } from './support/test';

const screen = '/notifications';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const community = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Community/ });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

/** The statuses of all calls to a path, as they came over the network. */
async function watch(page: Page, path: string) {
  const pending = new Set<string>();
  // The status may be reported before the request it belongs to.
  const statuses = new Map<string, number>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname === path) pending.add(requestId);
  });
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  return {
    get statuses() {
      return [...pending].flatMap((id) => statuses.get(id) ?? []);
    },
    count: () => pending.size,
  };
}

test('visitors and plain users request no count, and a visitor has no bell', async ({ page }) => {
  await page.clock.install();
  const counts = await watch(page, '/api/community/unanswered-count/');
  const bells = await watch(page, '/api/notifications/unread-count/');
  await page.goto('/');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join Us' })).toBeVisible();
  await expect(bell(page)).toBeHidden();
  expect([counts.count(), bells.count()]).toEqual([0, 0]);

  // A plain user's session: the calls' answers don't matter here.
  await alterAnswer(page, '/api/notifications/unread-count/', () => ({ unread_count: 7 }));
  await enterAs(page, address(), people.member);
  await page.evaluate(() => {
    localStorage.setItem('role', 'user');
    localStorage.setItem('user', '{}');
  });
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread');
  await page.clock.fastForward(11_000);
  expect(counts.count()).toBe(0);
});

test('the count is polled every ten seconds in view, once on return, never while hidden; a poll is a 304', async ({
  page,
}) => {
  await page.clock.install();
  const counts = await watch(page, '/api/community/unanswered-count/');
  const bells = await watch(page, '/api/notifications/unread-count/');
  await openAs(page, people.member, '/');
  await expect.poll(() => counts.statuses).toEqual([200]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => counts.statuses).toEqual([200, 304]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => counts.statuses).toEqual([200, 304, 304]);
  // The bell polls every thirty seconds.
  expect(bells.statuses).toEqual([200]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => bells.statuses).toEqual([200, 304]);
  await expect.poll(() => counts.count()).toBe(4);

  await showTab(page, false);
  await page.clock.fastForward(60_000);
  await page.clock.fastForward(60_000);
  expect(counts.count()).toBe(4);
  await showTab(page, true);
  await expect.poll(() => counts.statuses).toHaveLength(5);
  await page.clock.fastForward(5_000);
  expect(counts.count()).toBe(5);
  await page.clock.fastForward(5_000);
  await expect.poll(() => counts.statuses).toHaveLength(6);

  // A tab opened in the background requests nothing until it is visible.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
  await page.goto('/about');
  await expect(community(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  expect(counts.count()).toBe(6);
  await showTab(page, true);
  await expect.poll(() => counts.count()).toBe(7);
});

test.describe('failures', () => {
  test.use({ allow: [/500/] });

  test('of the count are only logged; list, marks and setting show a message and can be tried again', async ({
    page,
  }) => {
    await enterAs(page, address(), people.member);
    await failCall(page, '/api/community/unanswered-count/', 500);
    await failCall(page, '/api/notifications/**', 500);
    await page.goto(screen);
    await expect(page.getByText('Failed to load notifications. Please try again.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Failed to load your mail setting. Please try again.')).toBeVisible();
    await expect(community(page)).toHaveText('Community');
    await expectNoAxeViolations(page);
    await page.unroute('**/api/notifications/**');

    const notice = {
      id: 1,
      kind: 'answer',
      text: 'Anil Nair answered your question',
      title: 'Cracks',
      link: null,
      is_read: false,
    };
    const results = [{ ...notice, created_at: '2026-11-20T15:30:00+05:30' }];
    await alterAnswer(page, '/api/notifications/?*', () => ({
      count: 1,
      next: null,
      previous: null,
      results,
      unread_count: 1,
    }));
    for (const what of ['mail setting', 'notifications']) {
      await page.getByRole('alert').filter({ hasText: what }).getByRole('button', { name: 'Retry' }).click();
    }
    await failCall(page, '/api/notifications/read/', 500);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('Failed to mark as read. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();

    await failCall(page, '/api/notifications/settings/', 500);
    await page.getByLabel('At once').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Failed to save. Please try again.')).toBeVisible();
    await expect(page.getByLabel('At once')).toBeChecked();
  });
});

test('a visitor at the notifications logs in first', async ({ page }) => {
  await page.goto(screen);
  await expect(page).toHaveURL('/login');
});

test.describe('with a server of its own', () => {
  test('what others post counts and rings; notices lead to it, become read, and come by mail on request', async ({
    page,
    demoServer: server,
  }) => {
    const board = await boardOf(server);
    const unanswered = await board.unanswered();
    const { unread_count: unread } = await board.say<{ unread_count: number }>(
      'member',
      'GET',
      '/api/notifications/?page_size=1',
    );
    await page.clock.install();
    await enterAs(page, server.url, people.member);

    await test.step('nothing yet', async () => {
      const nothing = { count: 0, next: null, previous: null, results: [], unread_count: 0, newest_id: null };
      await alterAnswer(page, '/api/notifications/?*', () => nothing);
      await alterAnswer(page, '/api/notifications/unread-count/', () => ({ unread_count: 0 }));
      await page.goto(server.url + screen);
      await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Community' })).toHaveAttribute('href', '/community');
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(bell(page)).toHaveAttribute('aria-current', 'page');
      await expectNoAxeViolations(page);
      await takeShots(page, 'notices-empty');
      await page.unroute('**/api/notifications/?*');
      await page.unroute('**/api/notifications/unread-count/');
    });

    let question = 0;
    await test.step('the header follows within its turn', async () => {
      await page.goto(server.url);
      await expect(community(page)).toHaveText(unanswered > 0 ? `Community (${unanswered})` : 'Community');
      const first = await board.question('areaAdmin', 'Which grade of concrete for a well near the coast?');
      await board.question('areaAdmin', 'May a septic tank stand two metres from the boundary?');
      await page.clock.fastForward(10_000);
      await expect(community(page)).toHaveText(`Community (${unanswered + 2})`);
      await board.answer('member', first, 'M30 at least.');
      await page.clock.fastForward(10_000);
      await expect(community(page)).toHaveText(`Community (${unanswered + 1})`);

      question = await board.question(
        'member',
        'Hairline cracks along the beam above a shop shutter, two months after casting',
      );
      for (let turn = 1; turn <= 22; turn += 1) await board.answer('areaAdmin', question, `Answer number ${turn}`);
      await page.clock.fastForward(30_000);
      await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread + 22} unread`);
    });

    await test.step('the list, its pages, a notice read by its button', async () => {
      await bell(page).click();
      await expect(page).toHaveURL(server.url + screen);
      await expect(notices(page)).toHaveCount(20);
      const first = notices(page).first();
      await expect(first).toContainText('answered your question');
      await expect(first).toContainText('Hairline cracks along the beam');
      await expect(first.getByText('New')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'notices');
      await first.getByRole('button', { name: /^Mark as read/ }).click();
      await expect(first.getByText('New')).toHaveCount(0);
      await expect(first).toBeFocused();
      await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread + 21} unread`);
      await expect(page.getByText(`${unread + 21} unread`, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(notices(page).first()).toContainText('answered your question');
    });

    await test.step('a notice leads to its thread, by keyboard too, and is read then', async () => {
      const link = notices(page).first().getByRole('link');
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${server.url}/community?question=${question}`);
      // And with it the others about that question.
      await expect(bell(page)).toHaveAccessibleName(unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');
      await page.goBack();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(notices(page).first().getByText('New')).toHaveCount(0);
    });

    await test.step('all read', async () => {
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(page.getByText('All read')).toBeFocused();
      await page.reload();
      await expect(page.getByText('All read')).toBeVisible();
      await expect(page.getByText('New', { exact: true })).toHaveCount(0);
    });

    await test.step('mail: once a day until chosen', async () => {
      const form = page.getByRole('form', { name: 'Notifications by mail' });
      await expect(form.getByLabel('Once a day')).toBeChecked();
      await expect(page.getByText('Members get one summary a day until they choose here.')).toBeVisible();
      await expect(form).toContainText(people.member);
      await form.getByLabel('Once a day').focus();
      await page.keyboard.press('ArrowUp');
      await expect(form.getByLabel('At once')).toBeChecked();
      await community(page).click();
      await page
        .getByRole('alertdialog', { name: 'Discard changes?' })
        .getByRole('button', { name: 'Keep editing' })
        .click();
      await expect(form.getByLabel('At once')).toBeChecked();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Saved.')).toBeVisible();
      await page.reload();
      await expect(form.getByLabel('At once')).toBeChecked();
      expect(await board.say('member', 'GET', '/api/notifications/settings/')).toMatchObject({ mail: 'at_once' });
    });
  });
});
