import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/axe';
import { picture } from './support/files';
import { expectToFit, statusMessage } from './support/screen';
import { expectTurnedAway, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const office = '/app/admin/posts';
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

test('members are sent away from the office’s screen, and visitors have to log in for circulars', async ({ page }) => {
  await expectTurnedAway(page, office, [people.member], '/');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/circulars');
  await expect(page).toHaveURL('/login');
});

test('a visitor reads news from the home page on, without JavaScript too', async ({ page, browser, baseURL }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const newest = page.getByRole('region', { name: 'News' });
  await newest.getByRole('link', { name: /^Free plan clinic/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Free plan clinic/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'the deed or tax receipt' })).toBeVisible();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'news-one');
  const path = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNoAxeViolations(page);
  await takeShots(page, 'news');

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const bare = await plain.newPage();
  await bare.goto(path);
  await expect(bare.getByText('the deed or tax receipt')).toBeVisible();
  await expect(bare.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(bare.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(bare.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Free plan clinic/);
  for (const language of ['', '/ml']) {
    const feed = `${language}/news/feed.xml`;
    for (const address of [`${language}/news`, `${language}${path}`]) {
      await bare.goto(address);
      await expect(bare.locator('link[type="application/rss+xml"]'), address).toHaveAttribute('href', feed);
    }
    await bare.goto(`${language}/news`);
    await expect(bare.locator(`main a[href="${feed}"]`)).toBeVisible();
    expect(await (await page.request.get(feed)).text()).toContain(
      `<language>${language === '' ? 'en' : 'ml'}-in</language>`,
    );
  }
  await plain.close();
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
});

test.describe('with a 404', () => {
  test.use({ allow: [/404/] });

  test('news that does not exist is not found', async ({ page }) => {
    for (const path of ['/news/99999', '/news/x']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    }
  });
});

test.describe('with a server of its own', () => {
  // An audience without members; and the browser's own viewer, whose styles the policy for files blocks.
  test.use({ allow: [/400|Applying inline style violates|origin-keyed agent cluster/] });

  test('the office writes and publishes, a member reads and confirms, the office sees who has', async ({
    page,
    context,
    demoServer: server,
  }) => {
    const dialog = page.getByRole('alertdialog');
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });

    await test.step('written in both languages', async () => {
      await page.setViewportSize(desk);
      await openAs(page, people.admin, office, server.url);
      await expect(page.getByRole('link', { name: 'New check list for building permit drawings' })).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'posts');
      await page.setViewportSize(desk);
      await page.getByRole('button', { name: 'New circular' }).click();
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Title is required.')).toBeVisible();
      await page.getByLabel('Title (English)').fill('Road cutting: new form');
      await page.getByLabel('Text (English)').fill('Use the **new form** from Monday:\n\n- one for each road');
      await page.getByLabel('Title (Malayalam)').fill('റോഡ് മുറിക്കൽ: പുതിയ ഫോം');
      await page.getByLabel('Text (Malayalam)').fill('തിങ്കളാഴ്ച മുതൽ **പുതിയ ഫോം** ഉപയോഗിക്കുക.');
      await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(page.getByRole('region', { name: 'English' }).getByRole('listitem')).toHaveText('one for each road');
      await expect(page.getByRole('region', { name: 'Malayalam' }).locator('[lang=ml]').first()).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByLabel('Ask for confirmation').check();
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(statusMessage(page, 'Saved.')).toBeVisible();
    });

    await test.step('without addressees it is not published', async () => {
      await expect(page.getByText('0 people')).toBeVisible();
      await page.getByRole('button', { name: 'Publish Now' }).click();
      await dialog.getByRole('button', { name: 'Publish Now' }).click();
      await expect(page.getByText('Nobody is addressed. Choose an audience that has people.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('for an area it is, with a file', async () => {
      await page.getByRole('button', { name: 'Palakkad', exact: true }).click();
      await expect(page.getByText(/^2\d\d people( \d by paper)?$/)).toBeVisible();
      await expect(page.getByText('Save your changes first.')).toBeVisible();
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Save your changes first.')).toHaveCount(0);
      await page.getByLabel('Add a file').setInputFiles(await picture('form.png'));
      await expect(page.getByRole('link', { name: /^form\.jpg|^form\.png/ })).toBeVisible();
      // While it is shown, it may lie over a button.
      await expect(statusMessage(page, 'File added.')).toBeHidden();
      await takeShots(page, 'posts-editor');
      await page.setViewportSize(phone);
      await expectToFit(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize(desk);
      await page.getByRole('button', { name: 'Publish Now' }).click();
      await expect(dialog.getByText(/^2\d\d people will be told/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Publish Now' }).click();
      await expect(statusMessage(page, 'Published.')).toBeVisible();
      await page.getByRole('button', { name: 'Copy for WhatsApp', exact: true }).click();
      await expect(statusMessage(page, 'Copied.')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        new RegExp(
          String.raw`^\*Road cutting: new form\*\n\nUse the \*new form\* from Monday:\n\n` +
            String.raw`• one for each road\n\nhttp.*\/circulars\/\d+$`,
        ),
      );
    });

    await test.step('a member of the area reads it on a phone, and confirms', async () => {
      await page.setViewportSize(phone);
      await openAs(page, people.member, '/notifications', server.url);
      await page.getByRole('link', { name: /New circular, please confirm/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Road cutting: new form' })).toBeVisible();
      await expectToFit(page);
      await expectNoAxeViolations(page);
      const popup = page.waitForEvent('popup');
      await page.getByRole('link', { name: /^form\./ }).click();
      expect((await page.request.get((await popup).url())).status()).toBe(200);
      await (await popup).close();
      await page.getByRole('button', { name: 'I have read it' }).click();
      await expect(page.getByText(/^You confirmed this on /)).toBeVisible();
      await takeShots(page, 'circular');
      await page.setViewportSize(phone);
      await page.getByRole('link', { name: 'All circulars' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Road cutting: new form' })).toContainText('Confirmed');
      await expectNoAxeViolations(page);
      await takeShots(page, 'circulars');
      await page.goto(`${server.url}/member/dashboard`);
      await expect(page.getByRole('link', { name: /^Circulars/ })).toContainText('Newest: Road cutting: new form');
    });

    await test.step('the office sees it, takes the list along, and archives', async () => {
      await page.setViewportSize(desk);
      await openAs(page, people.admin, office, server.url);
      await page.getByRole('link', { name: 'Road cutting: new form' }).click();
      await page.getByLabel('Show').selectOption({ label: 'Confirmed' });
      await expect(page.getByRole('row').filter({ hasText: 'Prasad E. M.' })).toBeVisible();
      await takeShots(page, 'posts-receipts');
      await page.setViewportSize(desk);
      await expectNoAxeViolations(page);
      await page.getByLabel('Show').selectOption({ label: 'Not read' });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const sheet = await readFile(await (await download).path(), 'utf8');
      expect(sheet.split('\r\n')[0]).toBe('\ufeffFull Name,Membership ID,Phone,Area,Unit,Told,Read,Confirmed');
      expect(sheet).not.toContain('Prasad E. M.');
      // The receipts stand before the text.
      const receipts = await page.getByRole('heading', { name: 'Who has read it' }).boundingBox();
      const preview = await page.getByRole('tab', { name: 'Preview' }).boundingBox();
      expect(receipts!.y).toBeLessThan(preview!.y);
      const remind = page.getByRole('button', { name: 'Remind', exact: true });
      const question = page.getByRole('alertdialog', { name: 'Remind those who have not confirmed it?' });
      await remind.click();
      await expectNoAxeViolations(page);
      await takeShots(page, 'posts-remind', [360, 1280]);
      await page.setViewportSize(desk);
      await question.getByRole('button', { name: 'Remind' }).click();
      await expect(statusMessage(page, 'people were reminded.')).toBeVisible();
      await remind.click();
      await question.getByRole('button', { name: 'Remind' }).click();
      await expect(statusMessage(page, 'All of them have been reminded today.')).toBeVisible();
      const archive = page.getByRole('button', { name: 'Archive' });
      await archive.click();
      await expect(statusMessage(page, 'Archived: Road cutting: new form.')).toBeVisible();
      await expect(archive).toHaveCount(0);
      await takeShots(page, 'posts-archived', [360, 1280]);
      await page.setViewportSize(desk);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(statusMessage(page, 'Taken back.')).toBeVisible();
      await archive.click();
      await expect(archive).toHaveCount(0);
      await openAs(page, people.member, '/circulars', server.url);
      await expect(page.getByRole('link', { name: 'New check list for building permit drawings' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Road cutting: new form' })).toHaveCount(0);
    });
  });

  test('an area admin finds the way from the dashboard and writes to that area only', async ({
    page,
    demoServer: server,
  }) => {
    await page.setViewportSize(phone);
    await openAs(page, people.areaAdmin, '/area-admin/dashboard', server.url);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Circulars' }).click();
    await expect(page.getByRole('link', { name: 'Area meeting on the first Sunday' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^New check list/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New piece of news' })).toHaveCount(0);
    await page.getByRole('button', { name: 'New circular' }).click();
    await expect(page.getByText(/^2\d\d people( \d by paper)?$/)).toBeVisible();
    await page.getByLabel('Title (English)').fill('Unit meeting');
    await page.getByLabel('Text (English)').fill('On Sunday.');
    await page.getByRole('button', { name: 'Kalpathy' }).click();
    await expect(page.getByText(/^\d\d people( \d by paper)?$/)).toBeVisible();
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(statusMessage(page, 'Saved.')).toBeVisible();
    await page.getByLabel('When', { exact: true }).fill('2099-12-01T09:00');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule' }).click();
    await expect(statusMessage(page, 'Scheduled.')).toBeVisible();
    await expect(page.getByText('Comes out 1 Dec 2099, 9:00 am')).toBeVisible();
  });
});
