import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { enterAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/* docs/product/dues.md, "Office screens". */

// A reference that the server refuses is a 400.
test.use({ allow: [/400/] });

const desk = '/app/admin/dues';
const checkBoth = async (page: Page) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    await expectNoAxeViolations(page);
  }
};

test('the treasurer issues a plan, records what is paid, and takes it back', async ({ page, context, demoServer }) => {
  const { url } = demoServer;
  const member = await enterAs(await context.newPage(), url, people.member);
  const { full_name: name } = member.user as unknown as { full_name: string };
  const asMember = { Authorization: `Token ${member.token}` };
  await enterAs(page, url, people.superuser);
  const dialog = page.getByRole('dialog');

  await test.step('a plan, and its invoices', async () => {
    await page.goto(`${url}${desk}?tab=plans`);
    await page.getByRole('button', { name: 'New plan' }).click();
    await dialog.getByLabel('Name').fill('Tool library');
    await dialog.getByLabel('Amount in rupees').fill('123');
    await dialog.getByLabel('Due by').fill('2027-03-31');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Issue the invoices of Tool library' }).click();
    const issue = dialog.getByRole('button', { name: /^Issue [\d,]+ invoices?$/ });
    await expect(issue).toBeVisible();
    const all = await issue.textContent();
    const list = dialog.getByRole('group', { name: 'Who gets one' });
    await dialog.getByLabel('Filter by name').fill(name);
    await list.getByRole('checkbox', { name }).first().uncheck();
    await expect(issue).not.toHaveText(all!);
    await expectNoAxeViolations(page);
    await takeShots(page, 'dues-issue');
    await dialog.getByRole('button', { name: /^Tick / }).click();
    await expect(issue).toHaveText(all!);
    // Everybody but the person whom the filter finds.
    await dialog.getByLabel('Filter by name').fill('');
    await dialog.getByRole('button', { name: /^Untick all/ }).click();
    await expect(issue).toHaveCount(0);
    await dialog.getByLabel('Filter by name').fill(name);
    await list.getByRole('checkbox', { name }).first().check();
    await issue.click();
    await expect(page.getByRole('button', { name: 'Take back the invoices of Tool library' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Tool library' })).toContainText('Can be taken back until');
    await expect(page.getByRole('row').filter({ hasText: 'Tool library' })).not.toContainText('₹0₹0', {
      timeout: 60_000,
    });
    await checkBoth(page);
    await takeShots(page, 'dues-plans');
  });

  const dues = async () => {
    const answer = await page.request.get(`${url}/api/dues/mine/`, { headers: asMember });
    return (await answer.json()) as { invoices: { id: number; number: string; open: number; amount: number }[] };
  };
  const mine = async () => (await dues()).invoices.find(({ amount }) => amount === 12_300);
  await expect.poll(mine, { timeout: 60_000 }).toBeTruthy();
  const invoice = (await mine())!;

  await test.step('a payment', async () => {
    await page.goto(`${url}${desk}`);
    await page.getByLabel('Find the payer').fill(name);
    await page.getByRole('button', { name }).first().click();
    await page.getByLabel('Amount in rupees').fill('5000');
    await page.getByLabel('UPI', { exact: true }).check();
    await page.getByLabel('Reference').fill('12');
    await expect(page.getByText(/is left: it stays as credit of/)).toBeVisible();
    await checkBoth(page);
    await takeShots(page, 'dues-record');
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await expect(page.getByText('A UPI reference has 12 digits.').first()).toBeVisible();
    await expect(page.getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Reference').fill('411122223333');
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await expect(page.getByRole('heading', { name: /^Recorded: R-/ })).toBeFocused();
    await expect(page.getByText(new RegExp(`for ${invoice.number}`))).toBeVisible();
    await checkBoth(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^R-.*\.pdf$/);
    expect((await mine())!.open).toBe(0);
    await page.getByRole('button', { name: 'Next payment' }).click();
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('');
  });

  await test.step('its reversal', async () => {
    await page.getByRole('tab', { name: 'Receipts' }).click();
    await page.getByRole('searchbox').fill('411122223333');
    const row = page.getByRole('row').filter({ hasText: '411122223333' });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Open R-/ }).click();
    await expect(
      dialog
        .getByText('rupees only')
        .or(dialog.getByText(/Rupees/i))
        .first(),
    ).toBeVisible();
    await checkBoth(page);
    await takeShots(page, 'dues-receipt');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(dialog.getByText('Reason is required.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The wrong member');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(dialog.getByText('This receipt is reversed: it proves no payment.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await mine())!.open).toBe(12_300);
  });

  await test.step('a claim, approved', async () => {
    const claim = await page.request.post(`${url}/api/dues/invoices/${invoice.id}/claim/`, {
      headers: asMember,
      data: { method: 'upi', reference: '499988887777', paid_on: new Date().toISOString().slice(0, 10) },
    });
    expect(claim.status()).toBe(201);
    await page.goto(`${url}${desk}?tab=claims`);
    const row = page.getByRole('row').filter({ hasText: '499988887777' });
    await expect(row).toHaveCount(1);
    await checkBoth(page);
    await takeShots(page, 'dues-claims');
    await row.getByRole('button', { name: /^Approve/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(invoice.number);
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(row).toHaveCount(0);
    expect((await mine())!.open).toBe(0);
  });

  await test.step('invoices', async () => {
    await page.getByRole('tab', { name: 'Invoices' }).click();
    await page.getByRole('searchbox').fill(invoice.number);
    await expect(page.getByRole('row').filter({ hasText: invoice.number })).toHaveCount(1);
    // The row was among the others before: they are faded until the search has its answer.
    await expect(page.getByText('1 row', { exact: true })).toBeVisible();
    await checkBoth(page);
    await takeShots(page, 'dues-invoices');
  });
});

test('an area admin records cash, and nothing else', async ({ page, demoServer }) => {
  const { url } = demoServer;
  await page.setViewportSize({ width: 360, height: 780 });
  await enterAs(page, url, people.areaAdmin);
  await page.goto(`${url}${desk}`);
  await expect(page.getByLabel('Find the payer')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'UPI' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Plans' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Receipts' })).toHaveCount(1);
  await expectToFit(page);
  await expectNoAxeViolations(page);
});

test.describe('from another screen', () => {
  // A person who is not there.
  test.use({ allow: [/999999/] });

  test('a person’s page and a list lead to a payment with its payer chosen', async ({ page, context, demoServer }) => {
    const { url } = demoServer;
    const { user } = await enterAs(await context.newPage(), url, people.member);
    const { id, full_name: name } = user as unknown as { id: number; full_name: string };
    await enterAs(page, url, people.superuser);
    const payer = page.getByRole('tabpanel').locator('form');
    await page.goto(`${url}/app/admin/people/${id}`);
    const link = page.getByRole('link', { name: 'Record payment' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(payer.getByText(name).first()).toBeVisible();
    await expect(page.getByLabel('Find the payer')).toHaveCount(0);
    // A person who is not there, and a number that is none.
    for (const wrong of ['user=999999', 'user=x', 'shop=999999']) {
      await page.goto(`${url}${desk}?tab=record&${wrong}`);
      await expect(page.getByLabel('Find the payer')).toBeVisible();
    }
    await page.goto(`${url}${desk}?tab=arrears&area=all`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Record payment/ }) });
    const debtor = await row.first().getByRole('link').first().textContent();
    await row
      .first()
      .getByRole('link', { name: /^Record payment/ })
      .click();
    await expect(payer.getByText(debtor!).first()).toBeVisible();
  });
});
