import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makePdf } from '../support/pdf';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer, failCall } from './support/calls';
import { slowUploads } from './support/files';
import { alertMessage, expectNoRawValues, statusMessage } from './support/screen';
import type { Server } from './support/server';
import { enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';
import { testWhoEnters } from './support/who-enters';

const screen = '/admin/manage-resources';
const group = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
const folders = async ({ dataDir }: Server, kind: string) => (await readdir(path.join(dataDir, 'files', kind))).length;
/** Uploads that are not in their place yet. */
const unfinished = async ({ dataDir }: Server) =>
  (await readdir(path.join(dataDir, 'files', '.incoming'))).filter((name) => name !== '.check');
const pdf = (buffer: Buffer, name = 'directory.pdf') => ({ name, mimeType: 'application/pdf', buffer });

async function upload(page: Page, version: string, buffer: Buffer) {
  await page.getByRole('button', { name: 'Upload Flipbook' }).click();
  const form = page.getByRole('dialog', { name: 'Upload Flipbook' });
  await form.getByLabel('Title').fill('Engineering Directory');
  await form.getByLabel('Version').fill(version);
  await form.getByRole('button', { name: 'PDF', exact: true }).setInputFiles(pdf(buffer));
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
}

testWhoEnters(screen);

test('the current flipbook, the archives, and the documents by category', async ({ page }) => {
  await openAs(page, people.admin, screen);
  await expect(tab(page, /Flipbooks/)).toHaveText(/3/);
  await expect(group(page, 'Current').getByRole('listitem')).toHaveText([/Version 2026.*24 pages/]);
  await expect(group(page, 'Archives').getByRole('listitem')).toHaveText([/Version 2025/, /Version 2024/]);
  await expectNoAxeViolations(page);
  await takeShots(page, 'manage-resources');
  await tab(page, /Documents/).click();
  const rows = group(page, 'Documents').getByRole('listitem');
  await expect(rows).toHaveCount(12);
  await page.getByRole('button', { name: /^Safety/ }).click();
  await expect(rows).toHaveCount(4);
  await expectNoAxeViolations(page);
  await takeShots(page, 'manage-resources-documents');
  await expectNoRawValues(page);
});

test('how far a flipbook is, or why it failed', async ({ page, baseURL }) => {
  await enterAs(page, baseURL!, people.admin);
  await alterAnswer<object[]>(page, '/api/resources/flipbooks/', ([book]) => [
    {
      ...book,
      id: 94,
      version: 'Waits',
      status: 'uploaded',
      is_current: false,
      page_count: null,
      pages_done: 0,
      cover: null,
    },
    {
      ...book,
      id: 93,
      version: 'Opens',
      status: 'rendering',
      is_current: false,
      page_count: null,
      pages_done: 0,
      cover: null,
    },
    {
      ...book,
      id: 92,
      version: 'Third '.repeat(8).trim(),
      title: 'W'.repeat(120),
      status: 'rendering',
      is_current: false,
      page_count: 200,
      pages_done: 58,
    },
    {
      ...book,
      id: 91,
      version: 'Fails',
      status: 'failed',
      is_current: false,
      page_count: 12,
      pages_done: 0,
      cover: null,
      failure: 'Page 3 of this PDF could not be rendered.',
    },
  ]);
  await page.goto(screen);
  const book = (version: string) =>
    group(page, 'In preparation')
      .getByRole('listitem')
      .filter({ hasText: `Version ${version}` });
  await expect(book('Waits')).toContainText('Waiting for its turn');
  await expect(book('Opens')).toContainText('Opening the PDF');
  await expect(book('Third').getByRole('progressbar', { name: 'Rendering pages' })).toHaveAttribute(
    'aria-valuenow',
    '29',
  );
  await expect(book('Third')).toContainText('58 of 200');
  await expect(book('Fails')).toContainText('Page 3 of this PDF could not be rendered.');
  await expect(page.getByText('Visitors see no directory until a flipbook is finished.')).toBeVisible();
  await expect(page.getByText('No archived versions')).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'manage-resources-rendering');
  await alterAnswer(page, '/api/resources/flipbooks/', () => []);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No flipbooks yet' })).toBeVisible();
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/400|500/] });

  test('flipbooks and documents come, are public at once, and go with their files', async ({
    page,
    demoServer: server,
  }) => {
    const publicly = await page.context().newPage();
    const [books, documents] = [await folders(server, 'flipbooks'), await folders(server, 'documents')];
    await enterAs(page, server.url, people.admin);

    await test.step('lists that cannot be loaded', async () => {
      await failCall(page, '/api/resources/flipbooks/', 500);
      await failCall(page, '/api/resources/documents/', 500);
      await page.goto(server.url + screen);
      await expect(page.getByText('Failed to load flipbooks. Please try again.')).toBeVisible({ timeout: 15_000 });
      await tab(page, /Documents/).click();
      await expect(page.getByText('Failed to load documents. Please try again.')).toBeVisible({ timeout: 15_000 });
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(group(page, 'Documents').getByRole('listitem')).toHaveCount(12);
      // The tab stands in the address.
      await page.reload();
      await expect(group(page, 'Documents').getByRole('listitem')).toHaveCount(12);
      await tab(page, /Flipbooks/).click();
    });

    await test.step('a flipbook that lacks something, is no PDF, or is stopped on its way', async () => {
      await page.getByRole('button', { name: 'Upload Flipbook' }).click();
      const form = page.getByRole('dialog', { name: 'Upload Flipbook' });
      const send = form.getByRole('button', { name: 'Upload', exact: true });
      await send.click();
      for (const text of ['Title is required', 'Version is required', 'Please select a PDF file'])
        await expect(form.getByText(text)).toBeVisible();
      await expect(form.getByLabel('Title')).toBeFocused();
      await expectNoAxeViolations(page);
      await takeShots(page, 'manage-resources-flipbook-errors', [360, 1280]);
      await form.getByLabel('Title').fill('Engineering Directory');
      await form.getByLabel('Version').fill('2027');
      await form.getByRole('button', { name: 'PDF', exact: true }).setInputFiles(pdf(Buffer.from('%no, a text')));
      await send.click();
      await expect(alertMessage(page, 'Failed to upload flipbook')).toBeVisible();
      await expect(form.getByText('Please select a PDF file')).toBeVisible();
      await expect(form.getByLabel('Version')).toHaveValue('2027');

      const removeLimit = await slowUploads(page, 128 * 1024, 20);
      await form
        .getByRole('button', { name: 'PDF', exact: true })
        .setInputFiles(pdf(Buffer.concat([makePdf(), Buffer.alloc(2 * 1024 * 1024, 'x')])));
      await send.click();
      await expect(form.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
      await takeShots(page, 'manage-resources-uploading', [360, 1280]);
      await form.getByRole('button', { name: 'Cancel upload' }).click();
      await expect(form.getByText('Cancelled')).toBeVisible();
      await removeLimit();
      await form.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect.poll(() => unfinished(server)).toEqual([]);
      expect(await folders(server, 'flipbooks')).toBe(books);
    });

    await test.step('its pages are rendered while the reader watches, also after a reload', async () => {
      await upload(
        page,
        '2027',
        makePdf({
          pages: 24,
          draw: (number) => `BT /F 60 Tf 60 600 Td (Page ${number}) Tj ET ${'60 60 400 400 re S '.repeat(400)}`,
        }),
      );
      await expect(statusMessage(page, 'Flipbook uploaded successfully')).toBeVisible();
      const book = group(page, 'In preparation').getByRole('listitem');
      const progress = book.getByRole('progressbar', { name: 'Rendering pages' });
      await expect(progress).toHaveAttribute('aria-valuetext', /^\d+ of 24$/, { timeout: 20_000 });
      const first = Number(await progress.getAttribute('aria-valuenow'));
      await expect
        .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { timeout: 20_000 })
        .toBeGreaterThan(first);
      await page.reload();
      await expect(progress).toHaveAttribute('aria-valuetext', /^\d+ of 24$/);
      await expect(statusMessage(page, 'Engineering Directory, 2027 was rendered successfully')).toBeVisible({
        timeout: 200_000,
      });
      await expect(group(page, 'Current').getByRole('listitem')).toHaveText([/Version 2027.*24 pages/]);
      await expect(group(page, 'Archives').getByRole('listitem')).toHaveCount(3);
      await publicly.goto(`${server.url}/resources`);
      await expect(publicly.getByText('Version 2027')).toBeVisible();
    });

    await test.step('an edition that cannot be rendered shows why, and nothing else changes', async () => {
      await upload(page, 'broken', makePdf({ encrypted: true }));
      await expect(group(page, 'In preparation').getByText(/protected with a password/)).toBeVisible({
        timeout: 30_000,
      });
      await expect(alertMessage(page, 'Engineering Directory, broken could not be rendered')).toBeVisible();
      await takeShots(page, 'manage-resources-failed', [360, 1280]);
      await expect(group(page, 'Current').getByRole('listitem')).toHaveText([/Version 2027/]);
      await page.getByRole('button', { name: 'Delete Engineering Directory, broken' }).click();
      await confirm(page).click();
      await expect(statusMessage(page, 'Flipbook deleted successfully')).toBeVisible();
      await expect(group(page, 'In preparation')).toHaveCount(0);
    });

    await test.step('the current edition is deleted: the newest archive takes its place', async () => {
      await failCall(page, '/api/resources/flipbooks/*/', 500);
      await page.getByRole('button', { name: 'Delete Engineering Directory, 2027' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'Are you sure you want to delete Engineering Directory, 2027?',
      );
      await confirm(page).click();
      await expect(alertMessage(page, 'Failed to delete flipbook')).toBeVisible();
      await page.unrouteAll();
      await confirm(page).click();
      await expect(statusMessage(page, 'Flipbook deleted successfully')).toBeVisible();
      await expect(group(page, 'Current').getByRole('listitem')).toHaveText([/Version 2026/]);
      await publicly.reload();
      await expect(publicly.getByText('Version 2026')).toBeVisible();
      await expect.poll(() => folders(server, 'flipbooks')).toBe(books);
    });

    await test.step('documents: several at once, one of them of a type that is not taken', async () => {
      await tab(page, /Documents/).click();
      await page.getByRole('button', { name: 'Upload Documents' }).first().click();
      const form = page.getByRole('dialog', { name: 'Upload Documents' });
      const send = form.getByRole('button', { name: 'Upload', exact: true });
      await send.click();
      await expect(form.getByText('Please choose a category.')).toBeVisible();
      await expect(form.getByText('Please select a file')).toBeVisible();
      await form.getByLabel('Category').selectOption('Quality');
      const program = {
        name: 'tool.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]),
      };
      await form.getByLabel('Files').setInputFiles([pdf(makePdf(), 'Slump register.pdf'), program]);
      await send.click();
      await expect(statusMessage(page, '1 document(s) uploaded successfully')).toBeVisible();
      await expect(
        statusMessage(page, 'tool.pdf: Please select a PDF, Word, Excel, PowerPoint, text, CSV or image file.'),
      ).toBeVisible();
      await takeShots(page, 'manage-resources-documents-failed', [360, 1280]);
      await form.getByRole('button', { name: 'Remove tool.pdf' }).click();
      await form.getByLabel('Files').setInputFiles([pdf(makePdf(), 'scan0001.pdf')]);
      await form.getByLabel('File name').fill('Core test register');
      await send.click();
      await expect(form).toBeHidden();
      await expect(group(page, 'Documents').getByRole('listitem')).toHaveCount(14);
      await expect(page.getByRole('heading', { name: 'Core test register.pdf' })).toBeVisible();
      expect(await folders(server, 'documents')).toBe(documents + 2);
      await publicly.goto(`${server.url}/resources`);
      await expect(publicly.getByRole('tab', { name: 'Documents (14)' })).toBeVisible();
    });

    await test.step('a document is deleted', async () => {
      await page.getByRole('button', { name: 'Delete Core test register.pdf' }).click();
      await confirm(page).click();
      await expect(statusMessage(page, 'Document deleted successfully')).toBeVisible();
      await expect(group(page, 'Documents').getByRole('listitem')).toHaveCount(13);
      await publicly.reload();
      await expect(publicly.getByRole('tab', { name: 'Documents (13)' })).toBeVisible();
      await expect.poll(() => folders(server, 'documents')).toBe(documents + 1);
    });
  });
});
