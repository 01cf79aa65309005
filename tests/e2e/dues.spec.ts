import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { enterAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/* docs/product/dues.md, "Own page". */

// A reference that the server refuses is a 400.
test.use({ allow: [/400/] });

test('a member sees what is due, says that it is paid, and gets the receipt', async ({ page, context, demoServer }) => {
  const { url } = demoServer;
  const { token } = await enterAs(await context.newPage(), url, people.superuser);
  const office = async (method: 'GET' | 'POST', path: string, data?: object) => {
    const answer = await page.request.fetch(url + path, { method, data, headers: { Authorization: `Token ${token}` } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as { id: number; results: { id: number; reference: string }[] };
  };
  const { user } = await enterAs(page, url, people.member);
  const plan = await office('POST', '/api/dues/plans/', {
    year: '2026-27',
    name: 'Building fund',
    amount: 25_000,
    due_on: '2027-03-31',
  });
  await office('POST', `/api/dues/plans/${plan.id}/issue/`, { users: [(user as unknown as { id: number }).id] });

  await page.setViewportSize({ width: 360, height: 760 });
  const invoice = page.getByRole('region', { name: /^Invoice / }).filter({ hasText: '₹250' });
  await expect(async () => {
    await page.goto(`${url}/member/dues`);
    await expect(invoice).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(invoice.getByRole('button', { name: 'Save the QR' })).toBeVisible();
  await expect(invoice.getByRole('button', { name: 'Copy UPI ID' })).toBeVisible();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'member-dues');

  await invoice.getByRole('button', { name: 'I have paid' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reference').fill('12');
  await form.getByLabel('Day of payment').fill(new Date().toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Tell the treasurer' }).click();
  await expect(form.getByText('A UPI reference has 12 digits.').first()).toBeVisible();
  await form.getByLabel('Reference').fill('421234567890');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Tell the treasurer' }).click();
  await expect(invoice.getByText(/reference 421234567890/)).toBeVisible();

  const claims = await office('GET', '/api/dues/claims/?state=open');
  const claim = claims.results.find(({ reference }) => reference === '421234567890');
  await office('POST', `/api/dues/claims/${claim!.id}/decision/`, { decision: 'approve' });
  await page.reload();
  await expect(invoice).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^PDF, R-/ })
    .first()
    .click();
  expect((await saving).suggestedFilename()).toMatch(/^R-.*\.pdf$/);
});
