import { expectNoAxeViolations } from './support/axe';
import { expectToFit, statusMessage, windowsLeft } from './support/screen';
import { enterAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/* docs/product/dues.md, "Office screens": where the money is, from the areas to the bank and to the next treasurer. */

const treasurer = 'treasurer@demo.test';
const screen = (url: string, tab: string) => `${url}/app/admin/dues?tab=${tab}`;

test.describe('with a server of its own', () => {
  test('cash of an area is handed over and counted, and a statement is applied', async ({ page, demoServer }) => {
    const { url } = demoServer;
    await test.step('an area admin hands over on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 760 });
      await enterAs(page, url, people.areaAdmin);
      await page.goto(screen(url, 'cash'));
      const ownCash = page.getByRole('region', { name: 'You hold' });
      await ownCash.getByRole('button', { name: 'Hand over' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Amount in rupees').fill('700');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Hand over' }).click();
      await expect(statusMessage(page, '₹700 is said to be handed over.')).toBeVisible();
      await windowsLeft(page);
      await expect(page.getByRole('region', { name: 'Handovers' }).getByText('₹700')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Statement' })).toHaveCount(0);
      await expectToFit(page);
      await expectNoAxeViolations(page);
      await takeShots(page, 'dues-cash-own', [360]);
    });

    await test.step('the treasurer counts less', async () => {
      await enterAs(page, url, treasurer);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(screen(url, 'cash'));
      const row = page.getByRole('region', { name: 'Handovers' }).getByRole('row').filter({ hasText: '₹700' });
      await row.getByRole('button', { name: /^Count/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Notes of ₹500').fill('1');
      await dialog.getByLabel('Notes of ₹50', { exact: true }).fill('3');
      await expect(dialog.getByText(/^₹50 less than was said\./)).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Take over ₹650' }).click();
      await expect(statusMessage(page, '₹50 less than was said.')).toBeVisible();
      await windowsLeft(page);
      await expect(row.getByText('₹50 less')).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'dues-cash', [360, 1280]);
    });

    const file = async (lines: readonly string[]) => {
      const body = ['Date,Narration,Deposit,Withdrawal,Balance', ...lines].join('\r\n');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(body) });
      await page.getByRole('button', { name: 'Show the lines' }).click();
      await expect(page.getByRole('heading', { name: 'bank.csv' })).toBeVisible();
    };
    const unknown = '27/11/2026,CASH DEP UNKNOWN,500.00,,10500.00';

    await test.step('a statement: a sure line and an unknown one', async () => {
      const { token } = await enterAs(page, url, treasurer);
      const answer = await page.request.get(`${url}/api/dues/invoices/?status=open`, {
        headers: { Authorization: `Token ${token}` },
      });
      const { results } = (await answer.json()) as { results: { number: string; open: number }[] };
      const [invoice] = results;
      await page.goto(screen(url, 'statement'));
      await expect(page.getByText('No files yet')).toBeVisible();
      await expectNoAxeViolations(page);
      const sum = invoice!.open / 100;
      await file([
        unknown,
        `28/11/2026,NEFT ${invoice!.number},${sum}.00,,${10_500 + sum}.00`,
        `28/11/2026,CHARGES,,10.00,${10_490 + sum}.00`,
      ]);
      const lines = page.getByRole('region', { name: 'Lines', exact: true });
      await expect(lines.getByText('Sure', { exact: true })).toBeVisible();
      await expect(page.getByText('1 sure line is not ticked.')).toBeVisible();
      await page.getByRole('button', { name: 'Tick the sure line' }).click();
      await expect(page.getByText('1 line is recorded as what it pays.')).toBeVisible();
      await expect(page.getByText(/1 line, ₹500, is recorded of an unknown payer/)).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'dues-statement', [360, 1280]);
      await expectToFit(page);
      await page.getByRole('button', { name: 'Apply the file' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('of an unknown payer');
      await question.getByRole('button', { name: 'Apply the file' }).click();
      await expect(statusMessage(page, 'The file is applied.')).toBeVisible();
      const compared = page.getByRole('region', { name: 'The bank and the books' });
      await expect(compared.getByText('CHARGES')).toBeVisible();
      await expect(compared.getByText('CASH DEP UNKNOWN')).toHaveCount(0);
    });

    await test.step('an overlapping file: a line is known', async () => {
      await page.goto(screen(url, 'statement'));
      await file([unknown, '29/11/2026,LATER,1.00,,10501.00']);
      const known = page.getByRole('row').filter({ hasText: 'CASH DEP UNKNOWN' });
      await expect(known.getByText('Nothing: it is in the books.')).toBeVisible();
      await page.getByRole('button', { name: /^Known/ }).click();
      await expect(page.getByRole('row').filter({ hasText: 'LATER' })).toHaveCount(0);
    });

    await test.step('the accounts come to nothing', async () => {
      await page.goto(screen(url, 'ledger'));
      const together = page.getByRole('table', { name: 'Accounts' }).getByRole('row').filter({ hasText: 'Together' });
      await expect(together).toContainText('₹0');
      await expectNoAxeViolations(page);
      await takeShots(page, 'dues-ledger', [360, 1280]);
    });
  });

  test('the treasury is handed over and signed by both', async ({ page, context, demoServer }) => {
    const { url } = demoServer;
    const { user: next } = await enterAs(await context.newPage(), url, people.superuser);
    await enterAs(page, url, treasurer);
    await page.goto(screen(url, 'handing'));
    const form = page.getByRole('form', { name: 'Hand over to the next treasurer' });
    await form.getByLabel('Notes of ₹500').fill('1');
    await expect(form.getByText(/than the books say|agrees with the books/)).toBeVisible();
    await form.getByLabel('Next treasurer').selectOption(String((next as unknown as { id: number }).id));
    await expectNoAxeViolations(page);
    await takeShots(page, 'dues-handing', [360, 1280]);
    await form.getByRole('button', { name: 'Sign and hand over' }).click();
    await expect(statusMessage(page, 'You have signed.')).toBeVisible();
    await expect(page.getByText(/^Waits for the signature of/)).toBeVisible();

    await enterAs(page, url, people.superuser);
    await page.goto(screen(url, 'handing'));
    await page.getByRole('button', { name: 'Sign and take over' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('₹500 in cash moves');
    await question.getByRole('button', { name: 'Sign and take over' }).click();
    await expect(statusMessage(page, 'Taken over. The books are closed until')).toBeVisible();
    await expect(page.getByText(/^Signed by both/)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
