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

test.describe('a new site', () => {
  test.use({ allow: [/400/] });

  test('is set up as the committee of another district, and opened', async ({ page, ownServer }) => {
    test.setTimeout(180_000);
    const { url, dataDir } = await ownServer({ env: emptyServer.env });
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

    const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

    await test.step('names, from the district', async () => {
      await row('Names').getByText('Choose the district', { exact: true }).first().click();
      await page.getByLabel('District of the committee').selectOption('Kozhikode');
      await expect(page.getByLabel('The district in Malayalam')).toHaveValue('കോഴിക്കോട്');
      await page.getByRole('button', { name: 'Use these names' }).click();
      await expect(statusMessage(page, 'The names of the district are public.')).toBeVisible();
      await expect(row('Names')).toContainText('(done)');
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
      const [mail] = await mailsTo(dataDir, 'office@');
      await page.getByLabel('Code of six digits').fill(/\b\d{6}\b/.exec(mail!.text!)![0]);
      await page.getByRole('button', { name: 'Check the code' }).click();
      await expect(statusMessage(page, 'Mail works.')).toBeVisible();
      await expect(row('Mail')).toContainText('(done)');
    });

    await test.step('what cannot be measured is confirmed', async () => {
      await row('Money').getByRole('button', { name: 'This is right: Money' }).click();
      await expect(row('Money')).toContainText('(done)');
    });

    await test.step('the site opens, after a question that lists what is left', async () => {
      await page.getByRole('button', { name: 'Open the site' }).click();
      const question = page.getByRole('alertdialog', { name: 'Open the site?' });
      await expect(question).toContainText('Not done yet: Reach us, Look, People, Backup, Second factor.');
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: 'Open the site' }).click();
      await expect(page.getByText('The site is open.')).toBeVisible();
      await page.goto(url);
      await expect(line).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Kozhikode');
      expect(await (await page.request.get(`${url}/robots.txt`)).text()).not.toContain('Disallow: /\n');
    });
  });
});
