import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall, retry, whileFailing } from './support/calls';
import { slowUploads } from './support/files';
import { alertMessage, expectNoRawValues, statusMessage } from './support/screen';
import type { Server } from './support/server';
import { enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';
import { testWhoEnters } from './support/who-enters';

const screen = '/admin/manage-events';
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: 'Events' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A unique picture of about 60 KB, so that a slow connection takes a while. */
async function picture(name: string, seed: number) {
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 90 + seed * 6, sigma: 40 } as const;
  const image = sharp({ create: { width: 240, height: 320, channels: 3, background: '#fff', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 90 }).toBuffer() };
}

/** Counts the posters that have files in storage. */
const posterFolders = async ({ dataDir }: Server) => (await readdir(path.join(dataDir, 'files', 'events'))).length;
/** Uploads that are not in their place yet. */
const unfinished = async ({ dataDir }: Server) =>
  (await readdir(path.join(dataDir, 'files', '.incoming'))).filter((name) => name !== '.check');

async function fillEvent(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByRole('dialog').getByLabel(label).fill(value);
}

testWhoEnters(screen);

test('the grid: count, badges, search, status, order and both empty states', async ({ page }) => {
  await openAs(page, people.admin, screen);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' }).first()).toHaveAttribute(
    'href',
    '/app/admin/dashboard',
  );
  await expect(page.getByText('14 events found')).toBeVisible();
  await expect(cards(page)).toHaveCount(14);
  await expectNoRawValues(page);
  await expect(cards(page).first()).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d(, \d\d:\d\d [AP]M)?/);
  await expectNoAxeViolations(page);
  await takeShots(page, 'manage-events');

  for (const [status, badge] of [
    ['Upcoming', 'UPCOMING'],
    ['Past', 'PAST'],
  ] as const) {
    await page.getByLabel('Status').selectOption(status);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(0);
    await expect(cards(page).getByText(badge, { exact: true })).toHaveCount(count);
  }
  await page.getByLabel('Status').selectOption('All');
  const titles = () => cards(page).getByRole('heading').allInnerTexts();
  const relevance = await titles();
  await page.getByLabel('Sort by').selectOption('Title');
  expect(await titles()).toEqual([...relevance].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare));
  await page.getByLabel('Search').fill('nothing like this');
  await expect(page.getByText('0 events found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No events match your criteria' })).toBeVisible();
  await takeShots(page, 'manage-events-no-match', [360, 1280]);
  // The address follows a moment after the last letter.
  await expect(page).toHaveURL(/nothing/);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('nothing like this');
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('14 events found')).toBeVisible();

  await alterAnswer(page, '/api/events/', () => []);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Event' }).click();
  await expect(dialog(page, 'Create Event')).toBeVisible();
});

test('what an event lacks has its words; an event that has begun is ACTIVE', async ({ page, baseURL }) => {
  await enterAs(page, baseURL!, people.admin);
  await alterAnswer<object[]>(page, '/api/events/', (events) => [
    {
      ...events[0],
      title: '',
      description: '',
      location: '',
      event_date: '',
      created_at: '',
      is_upcoming: false,
      is_past: false,
      is_active: false,
    },
    { ...events[1], event_date: 'next week' },
    {
      ...events[2],
      title: 'W'.repeat(180),
      location: 'Near the old market, '.repeat(12),
      poster: null,
      poster_count: 0,
    },
  ]);
  await page.goto(screen);
  for (const text of [
    'Untitled Event',
    'No description available',
    'No location set',
    'No date set',
    'Created Unknown date',
    'ACTIVE',
    'Hidden from visitors',
  ]) {
    await expect(cards(page).first().getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(cards(page).filter({ hasText: 'Invalid date' })).toHaveCount(1);
  await takeShots(page, 'manage-events-words', [360, 1280]);
});

test.describe('failures', () => {
  test.use({ allow: [/500|409|400/] });

  test('of the list, the posters, saving and deleting; what was typed stays', async ({ page, demoServer: { url } }) => {
    const { token } = await enterAs(page, url, people.admin);
    await whileFailing(
      page,
      '/api/events/',
      500,
      () => page.goto(url + screen),
      'Failed to load events. Please try again.',
    );
    await retry(page);
    await expect(page.getByText('14 events found')).toBeVisible();

    await test.step('posters that cannot be loaded or deleted', async () => {
      await failCall(page, '/posters/', 500);
      await cards(page)
        .getByRole('button', { name: /View posters of .*\([23] posters\)/ })
        .first()
        .click();
      await expect(alertMessage(page, 'Failed to load posters for this event.').first()).toBeVisible();
      await page.unroute('**/posters/');
      await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await failCall(page, '/api/posters/*/delete/', 500);
      await page.getByRole('button', { name: 'Delete Poster' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(alertMessage(page, 'Failed to delete poster')).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      // The message is above the window, and dismissing it leaves the window open.
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(alertMessage(page, 'Failed to delete poster')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('needed fields, links, and the server’s message on a field', async () => {
      await page.getByRole('button', { name: 'Create Event' }).click();
      const form = dialog(page, 'Create Event');
      await form.getByRole('button', { name: 'Create Event' }).click();
      await expect(form.getByRole('alert')).toHaveText('Title, description, date, and location are required');
      await expect(form.getByLabel('Title')).toBeFocused();
      await takeShots(page, 'manage-events-form-errors', [360, 1280]);
      await fillEvent(page, { 'Date*': '2020-02-29' });
      await expect(form.getByText('This date is in the past.')).toBeVisible();
      await takeShots(page, 'manage-events-past-date', [360, 1280]);
      await fillEvent(page, {
        Title: 'A',
        Description: 'B',
        'Date*': '2099-05-01',
        Location: 'C',
        Links: 'no link at all',
      });
      await form.getByRole('button', { name: 'Create Event' }).click();
      await expect(form.getByText('Every link must be a web address.')).toBeVisible();
      await form.getByLabel('Links').fill('a.example');
      await failCall(page, '/api/events/create/', 400, { location: ['This place is unknown.'] });
      await form.getByRole('button', { name: 'Create Event' }).click();
      await expect(alertMessage(page, 'Failed to create event')).toBeVisible();
      await expect(form.getByText('This place is unknown.')).toBeVisible();
      await expect(form.getByLabel('Location')).toBeFocused();
      await expect(form.getByLabel('Title')).toHaveValue('A');
      await form.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('another person has saved in between', async () => {
      const [event] = (await (
        await page.request.get(`${url}/api/events/`, { headers: { Authorization: `Token ${token}` } })
      ).json()) as { id: number; title: string }[];
      await card(page, event!.title).getByRole('button', { name: /^Edit/ }).click();
      const form = dialog(page, 'Edit Event');
      await form.getByLabel('Title').fill('My title');
      const theirs = { title: 'Their title', location: 'Their hall' };
      await page.request.patch(`${url}/api/events/${event!.id}/edit/`, {
        headers: { Authorization: `Token ${token}` },
        data: theirs,
      });
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(alertMessage(page, 'Failed to update event')).toBeVisible();
      await expect(form.getByText('Someone else has changed this event meanwhile.')).toBeVisible();
      await expect(form.getByLabel('Title')).toHaveValue('My title');
      await takeShots(page, 'manage-events-stale', [360, 1280]);
      await form.getByRole('button', { name: 'Load what is saved' }).click();
      await expect(form.getByText('Saved meanwhile: Their title')).toBeVisible();
      await expect(form.getByLabel('Title')).toHaveValue('My title');
      await expect(form.getByLabel('Location')).toHaveValue('Their hall');
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(statusMessage(page, 'Event updated successfully')).toBeVisible();
      await expect(card(page, 'My title')).toContainText('Their hall');
    });

    await test.step('an event that cannot be deleted', async () => {
      await failCall(page, '/api/events/*/delete/', 500);
      await page.getByRole('button', { name: 'Delete My title' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(alertMessage(page, 'Failed to delete event')).toBeVisible();
    });
  });
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/400 POST .*posters\/upload|status of 400/] });

  test('an event is entered, edited and deleted with its posters, and the public pages follow at once', async ({
    page,
    demoServer: server,
  }) => {
    const publicly = await page.context().newPage();
    const folders = await posterFolders(server);
    await openAs(page, people.admin, screen, server.url);

    await test.step('created with posters', async () => {
      await page.getByRole('button', { name: 'Create Event' }).click();
      const values = {
        Title: 'Rope bridge day',
        Description: 'Bring gloves.',
        Location: 'Malampuzha',
        Links: 'ropes.example\nhttps://b.example',
        Website: 'bridge.example',
      };
      await fillEvent(page, { ...values, 'Date*': '2098-05-01', Time: '16:30' });
      const form = dialog(page, 'Create Event');
      await form.getByLabel('Category').selectOption('Workshop');
      await form
        .getByLabel('Posters')
        .setInputFiles([
          await picture('a.jpg', 1),
          await picture('b.jpg', 2),
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
        ]);
      await expect(form.getByText('Please select a valid image file: notes.txt')).toBeVisible();
      await takeShots(page, 'manage-events-form', [360, 1280]);
      await expectNoAxeViolations(page);
      await form.getByRole('button', { name: 'Create Event' }).click();
      await expect(statusMessage(page, 'Event created successfully with 2 poster(s)!')).toBeVisible();
      await expect(form).toBeHidden();
      await expect(card(page, 'Rope bridge day')).toContainText('May 1, 2098, 04:30 PM');
      await expect(card(page, 'Rope bridge day')).toContainText('UPCOMING');
      expect(await posterFolders(server)).toBe(folders + 2);
      await publicly.goto(`${server.url}/events`);
      await expect(publicly.getByRole('heading', { name: 'Rope bridge day' })).toBeVisible();
    });

    await test.step('looked at with the keyboard; one poster deleted', async () => {
      await card(page, 'Rope bridge day')
        .getByRole('button', { name: /View posters/ })
        .click();
      const viewer = dialog(page, 'Rope bridge day');
      await expect(viewer.getByRole('img', { name: 'Poster 1 of 2: Rope bridge day' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('img', { name: 'Poster 2 of 2: Rope bridge day' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('img', { name: 'Poster 1 of 2: Rope bridge day' })).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'manage-events-viewer', [360, 1280]);
      await viewer.getByRole('button', { name: 'Delete Poster' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(statusMessage(page, 'Poster deleted successfully')).toBeVisible();
      await expect(
        viewer
          .getByRole('img', { name: 'Poster: Rope bridge day' })
          .or(viewer.getByRole('img', { name: 'Poster 1 of 1: Rope bridge day' })),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card(page, 'Rope bridge day').getByRole('button', { name: /\(1 poster\)/ })).toBeVisible();
      await expect.poll(() => posterFolders(server)).toBe(folders + 1);
    });

    await test.step('edited, and hidden from visitors', async () => {
      await card(page, 'Rope bridge day').getByRole('button', { name: /^Edit/ }).click();
      const form = dialog(page, 'Edit Event');
      await expect(form.getByLabel('Date*')).toHaveValue('2098-05-01');
      await expect(form.getByLabel('Time')).toHaveValue('16:30');
      await form.getByLabel('Time').fill('');
      await form.getByLabel('Active').uncheck();
      await form.getByLabel('New posters').setInputFiles([await picture('c.jpg', 3)]);
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(statusMessage(page, 'Event updated successfully with 1 new poster(s)!')).toBeVisible();
      await expect(card(page, 'Rope bridge day').getByText('May 1, 2098', { exact: true })).toBeVisible();
      await expect(card(page, 'Rope bridge day')).toContainText('Hidden from visitors');
      await publicly.reload();
      await expect(publicly.getByRole('heading', { name: 'Rope bridge day' })).toHaveCount(0);
    });

    await test.step('twenty posters on a slow line, one of them broken', async () => {
      const removeLimit = await slowUploads(page, 200 * 1024, 60);
      await card(page, 'Rope bridge day')
        .getByRole('button', { name: /^Add posters/ })
        .click();
      const window = dialog(page, 'Upload Posters');
      await window.getByRole('button', { name: 'Upload' }).click();
      await expect(window.getByText('Please select files to upload')).toBeVisible();
      const files = await Promise.all(
        Array.from({ length: 20 }, (_, index) => picture(`poster ${index + 1}.jpg`, index)),
      );
      files[12] = { ...files[12]!, buffer: files[12]!.buffer.subarray(0, 400) };
      await window.getByLabel('Posters').setInputFiles(files);
      await window.getByRole('button', { name: 'Upload 20 Posters' }).click();
      await expect(window.getByRole('progressbar')).toHaveCount(20);
      await expect(window.getByText('Waiting').first()).toBeVisible();
      await expect(window.getByText('Uploaded').first()).toBeVisible();
      await takeShots(page, 'manage-events-upload', [360, 1280]);
      await expect(statusMessage(page, '19 poster(s) uploaded successfully!')).toBeVisible({ timeout: 60_000 });
      await expect(statusMessage(page, 'poster 13.jpg: Please select a valid image file')).toBeVisible();
      await expect(window.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveText([
        /poster 13\.jpg/,
      ]);
      await takeShots(page, 'manage-events-upload-failed', [360, 1280]);
      await removeLimit();
      await page.keyboard.press('Escape');
      await expect(card(page, 'Rope bridge day').getByRole('button', { name: /\(21 posters\)/ })).toBeVisible();
      expect(await posterFolders(server)).toBe(folders + 21);
      expect(await unfinished(server)).toEqual([]);
    });

    await test.step('an upload is cancelled half way', async () => {
      await page.route('**/posters/upload/', (route) =>
        route.request().postDataBuffer()?.includes('held.jpg') ? undefined : route.continue(),
      );
      await card(page, 'Rope bridge day').getByRole('button', { name: /^Edit/ }).click();
      const form = dialog(page, 'Edit Event');
      await form.getByLabel('Active').check();
      await form.getByLabel('New posters').setInputFiles([await picture('held.jpg', 5)]);
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await form.getByRole('button', { name: 'Cancel upload' }).click();
      await expect(statusMessage(page, 'Event updated successfully, but failed to upload some posters')).toBeVisible();
      await expect(form).toBeHidden();
      await expect(card(page, 'Rope bridge day').getByRole('button', { name: /\(21 posters\)/ })).toBeVisible();
      await page.unroute('**/posters/upload/');
    });

    await test.step('deleted with all its files', async () => {
      await publicly.goto(`${server.url}/events`);
      await expect(publicly.getByRole('heading', { name: 'Rope bridge day' })).toBeVisible();
      await page.getByRole('button', { name: 'Delete Rope bridge day' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(statusMessage(page, 'Event deleted successfully')).toBeVisible();
      await expect(page.getByText('14 events found')).toBeVisible();
      await publicly.reload();
      await expect(publicly.getByRole('heading', { name: 'Rope bridge day' })).toHaveCount(0);
      await expect.poll(() => posterFolders(server)).toBe(folders);
    });
  });
});
