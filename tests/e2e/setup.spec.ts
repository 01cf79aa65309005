import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { mailsTo } from './support/outbox';
import { emptyServer, logInAs, superuser } from './support/people';
import { statusMessage } from './support/screen';
import { passwords } from './support/server';
import { expectTurnedAway, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const screen = '/app/admin/setup';

test('only superusers enter', async ({ page }) => {
  await expectTurnedAway(page, screen, [people.member], '/');
});

/** What the committee's telephone numbers and addresses are, by the names of their fields. */
const contacts = {
  'Telephone of the office': '0495 2700001',
  'Telephone about membership': '0495 2700002',
  'Telephone about advertisements': '0495 2700003',
  'Emergency hotline for members': '1800 425 1234',
  'E-mail address of the office': 'office@mue-kozhikode.test',
  'E-mail address about membership': 'members@mue-kozhikode.test',
  'E-mail address about advertisements': 'adverts@mue-kozhikode.test',
};
/** A list as an office has it, of the areas that are pasted. */
const fifty = [
  'Name,E-mail,Phone,Area,Unit',
  ...Array.from({ length: 50 }, (_, at) => {
    const [area, unit] = at % 2 === 0 ? ['Mavoor', 'East'] : ['Vadakara', 'Beach'];
    return `Person ${at + 1},person${at + 1}@kozhikode.test,98470${String(at + 10_000)},${area},${unit}`;
  }),
].join('\r\n');

/** Counts what a person does: presses of the pointer, and fields that are filled. */
async function countDeeds(page: Page): Promise<() => Promise<{ presses: number; fields: number }>> {
  const deeds = { presses: 0, fields: 0 };
  await page.exposeFunction('countDeed', (kind: keyof typeof deeds) => {
    deeds[kind] += 1;
  });
  await page.addInitScript(() => {
    const count = (kind: string) => () => (window as unknown as { countDeed(kind: string): void }).countDeed(kind);
    addEventListener('pointerdown', count('presses'), true);
    addEventListener(
      'focusout',
      (event) => {
        const { target } = event;
        if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file'))
          count('fields')();
      },
      true,
    );
    addEventListener(
      'change',
      (event) => {
        if (event.target instanceof HTMLSelectElement || (event.target as HTMLInputElement).type === 'file')
          count('fields')();
      },
      true,
    );
  });
  return () => Promise.resolve(deeds);
}

test.describe('a new site', () => {
  test.use({ allow: [/400/] });

  test('is set up as the committee of another district, and opened', async ({ page, ownServer }) => {
    const { url, dataDir } = await ownServer({ env: emptyServer.env });
    const done = await countDeeds(page);
    const line = page.getByText('This site is being set up.');

    await test.step('it is closed', async () => {
      const answer = await page.goto(url);
      expect(answer!.headers()['x-robots-tag']).toBe('noindex');
      await expect(line).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(line).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await (await page.request.get(`${url}/robots.txt`)).text()).toContain('Disallow: /\n');
      expect(await (await page.request.get(`${url}/sitemap.xml`)).text()).not.toContain('<loc>');
    });

    const started = Date.now();
    await test.step('the superuser finds the tasks', async () => {
      await page.goto(`${url}/login`);
      await logInAs(page, superuser, passwords.superuser);
      await page.waitForURL(`${url}/app/admin/dashboard`);
      await expect(page.getByText('The site is closed:')).toBeVisible();
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Set-up' }).click();
      await expect(page.getByText('9 tasks are not done.')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'setup', [360, 768, 1280]);
    });

    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });

    await test.step('names, from the district', async () => {
      await row('Names').getByText('Choose the district', { exact: true }).first().click();
      await page.getByLabel('District of the committee').selectOption('Kozhikode');
      await expect(page.getByLabel('The district in Malayalam')).toHaveValue('കോഴിക്കോട്');
      await page.getByRole('button', { name: 'Use these names' }).click();
      await expect(statusMessage(page, 'The names of the district are public.')).toBeVisible();
      await expect(row('Names')).toContainText('(done)');
    });

    const setUp = page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Set-up' });

    await test.step('telephone numbers and addresses', async () => {
      await row('Reach us').getByRole('link', { name: 'Go there: Reach us' }).click();
      for (const [label, value] of Object.entries(contacts)) await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(statusMessage(page, 'Published. The next page that is opened shows it.')).toBeVisible();
      await setUp.click();
      await expect(row('Reach us')).toContainText('(done)');
    });

    await test.step('the logo', async () => {
      await row('Look').getByRole('link', { name: 'Go there: Look' }).click();
      const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#1b5e8c' } })
        .png()
        .toBuffer();
      const logo = page.getByRole('region', { name: 'Logo' });
      await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await expect(page.getByText('Published: Logo.')).toBeVisible();
      await setUp.click();
      await expect(row('Look')).toContainText('(done)');
    });

    await test.step('areas, from a list', async () => {
      await row('Areas and units').getByText('Paste a list of areas').click();
      const list = page.getByLabel('List of areas with their units');
      await list.fill('Mavoor\nVadakara: Beach');
      await expect(page.getByText('Line 1: write “Area: unit, unit”.')).toBeVisible();
      await page.getByRole('button', { name: 'Add these areas' }).click();
      await expect(list).toHaveAttribute('aria-invalid', 'true');
      await list.fill('Mavoor / മാവൂർ: East / കിഴക്ക്, West\nVadakara: Beach');
      await expect(page.getByRole('heading', { name: 'In this list: 2 areas, 3 units' })).toBeVisible();
      await page.getByRole('button', { name: 'Add these areas' }).click();
      await expect(statusMessage(page, 'Added: 2 areas, 3 units.')).toBeVisible();
      await expect(row('Areas and units')).toContainText('3 units');
    });

    await test.step('mail, by a code', async () => {
      await row('Mail').getByText('Test the mail').click();
      await page.getByRole('button', { name: 'Send a code' }).click();
      await expect(page.getByText('A code of six digits is on its way')).toBeVisible();
      const [mail] = await mailsTo(dataDir, contacts['E-mail address of the office']);
      await page.getByLabel('Code of six digits').fill(/\b\d{6}\b/.exec(mail!.text!)![0]);
      await page.getByRole('button', { name: 'Check the code' }).click();
      await expect(statusMessage(page, 'Mail works.')).toBeVisible();
      await expect(row('Mail')).toContainText('(done)');
    });

    await test.step('fifty people, from the office’s list', async () => {
      await row('People').getByRole('link', { name: 'Go there: People' }).click();
      await page
        .getByRole('region', { name: 'A new file' })
        .locator('input[type=file]')
        .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(fifty) });
      await page.getByRole('button', { name: 'Show preview' }).click();
      await expect(page.getByRole('heading', { name: 'members.csv' })).toBeFocused();
      await page.getByRole('button', { name: 'Apply import' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('50 new members');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(statusMessage(page, '50 new members')).toBeVisible();
      await setUp.click();
      await expect(row('People')).toContainText('50 people');
    });

    await test.step('what cannot be measured is confirmed', async () => {
      await row('Money').getByRole('button', { name: 'This is right: Money' }).click();
      await expect(row('Money')).toContainText('(done)');
    });

    await test.step('the site opens, after a question that lists what is left', async () => {
      await page.getByRole('button', { name: 'Open the site' }).click();
      const question = page.getByRole('alertdialog', { name: 'Open the site?' });
      await expect(question).toContainText('Not done yet: Backup, Second factor.');
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: 'Open the site' }).click();
      await expect(page.getByText('The site is open.')).toBeVisible();
      const figures = { ...(await done()), seconds: Math.round((Date.now() - started) / 1000) };
      test.info().annotations.push({ type: 'newcomer', description: JSON.stringify(figures) });
      // docs/product/setup.md, "How long it takes".
      expect(figures.presses).toBeLessThan(30);
      expect(figures.fields).toBeLessThan(20);
      await page.goto(url);
      await expect(line).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Kozhikode');
      expect(await (await page.request.get(`${url}/robots.txt`)).text()).not.toContain('Disallow: /\n');
    });
  });
});
