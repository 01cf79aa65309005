import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

/* docs/product/portal.md: from the office's link to the approved renewal. */

/** Makes a shop with a gold ad and a price through the calls of the office; returns the shop's id. */
async function makeShop(page: Page, server: string, name: string): Promise<number> {
  const { token } = await enterAs(page, server, people.superuser);
  const headers = { Authorization: `Token ${token}` };
  const send = async (path: string, more: object) => {
    const answer = await page.request.post(`${server}/api/marketplace/${path}`, { headers, ...more });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  const categories = await page.request.get(`${server}/api/marketplace/categories/`);
  const [category] = (await categories.json()) as { id: number }[];
  const shop = { name, location: 'Palakkad', address: '1 Fort Road', category: category!.id };
  const { id } = await send('shops/', { data: shop });
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const media = { name: 'ad.png', mimeType: 'image/png', buffer: picture };
  await send('ads/', { multipart: { shop: String(id), ad_type: 'gold', media } });
  await send('prices/', { data: { tier: 'gold', price: 150_000, valid_from: '2026-01-01' } });
  return id;
}

test('the office sends a link, the shop comes in and asks for a renewal, the office approves', async ({
  page,
  browser,
  demoServer: { url },
}) => {
  const name = 'Nila Tiles';
  const shop = await makeShop(page, url, name);

  await page.goto(`${url}/app/admin/shop-contacts/${shop}`);
  await page.getByRole('button', { name: 'Add contact' }).click();
  const adding = page.getByRole('dialog', { name: 'Add contact' });
  await adding.getByLabel('Name').fill('Meera Nair');
  await adding.getByLabel('Phone').fill('90000 51234');
  await adding.getByLabel('Email').fill('meera@nila.example');
  await adding.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByText('Meera Nair').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send by WhatsApp Meera Nair' }).click();
  const sending = page.getByRole('dialog', { name: 'Link for Meera Nair' });
  const link = /\S+\/advertiser\/in\/\S+/.exec(await sending.innerText())![0];
  await expect(sending.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute('href', /wa\.me\/919000051234/);
  await expectNoAxeViolations(page);

  const guest = await (await browser.newContext({ viewport: { width: 360, height: 760 } })).newPage();
  await guest.goto(`${url}/advertiser`);
  await guest.getByLabel('Email').fill('unknown@nila.example');
  await guest.getByRole('button', { name: 'Send a link' }).click();
  await expect(guest.getByText('If this address belongs to an advertiser, a link is on its way.')).toBeVisible();
  await expectNoAxeViolations(guest);

  await guest.goto(`${url}${new URL(link).pathname}`);
  await guest.getByRole('button', { name: 'Enter' }).click();
  await expect(guest).toHaveURL(/\/advertiser\/home$/);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.getByText('15 days left')).toBeVisible();
  await expect(guest.getByText('No views yet.')).toBeVisible();
  for (const width of [360, 1280]) {
    await guest.setViewportSize({ width, height: 800 });
    await expectToFit(guest);
    await expectNoAxeViolations(guest);
  }

  await guest.getByRole('button', { name: /^Renew/ }).click();
  const renewing = guest.getByRole('dialog', { name: 'Renew the ad' });
  await expect(renewing.getByLabel('Tier')).toHaveValue('gold');
  await renewing.getByRole('button', { name: 'Ask for the renewal' }).click();
  await expect(guest.getByText(/Your request is at the office/)).toBeVisible();
  await expect(guest.getByText('Renewal, Gold')).toBeVisible();

  await page.goto(`${url}/app/admin/ad-requests?status=open&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Decide ${name}` }).click();
  const deciding = page.getByRole('dialog', { name: `Renewal: ${name}` });
  await expect(deciding).toContainText('the invoice over ₹1,500 is made');
  await expectNoAxeViolations(page);
  // Nothing is chosen before the office does.
  await deciding.getByRole('radio', { name: 'Approve' }).check();
  await deciding.getByRole('button', { name: 'Save the decision' }).click();
  await expect(page.getByText(`Approved: ${name}`)).toBeVisible();

  await guest.reload();
  await expect(guest.getByText('30 days left')).toBeVisible();
  await expect(guest.getByText(/Invoice I-\S+: ₹1,500/)).toBeVisible();
  for (const [press, file] of [
    ['Save as CSV', /^ads-.*\.csv$/],
    ['The month as a picture', /^ads-\d{4}-\d\d\.png$/],
  ] as const) {
    const saving = guest.waitForEvent('download');
    await guest.getByRole('button', { name: press }).click();
    expect((await saving).suggestedFilename()).toMatch(file);
  }
  await guest.getByRole('button', { name: 'Leave' }).click();
  await expect(guest).toHaveURL(/\/advertiser$/);
  await guest.context().close();
});

test('staff enter a price, and correct what was counted', async ({ page, demoServer: { url } }) => {
  const { token } = await enterAs(page, url, people.admin);
  await page.goto(`${url}/app/admin/ad-requests`);
  await page.getByRole('link', { name: 'Prices' }).click();
  await page.getByRole('button', { name: 'New price' }).click();
  const price = page.getByRole('dialog', { name: 'New price' });
  await price.getByLabel('Tier').selectOption('silver');
  await price.getByLabel('Price in rupees').fill('0');
  await price.getByRole('button', { name: 'Save' }).click();
  await expect(price.getByText('Enter an amount above zero.')).toBeVisible();
  await price.getByLabel('Price in rupees').fill('1,234');
  await expectNoAxeViolations(page);
  await price.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /^Silver ₹1,234/ })).toBeVisible();

  const answer = await page.request.get(`${url}/api/marketplace/ads/`, {
    headers: { Authorization: `Token ${token}` },
  });
  const [ad] = (await answer.json()) as { id: number }[];
  await page.goto(`${url}/app/admin/ads/${ad!.id}/figures`);
  await page.getByRole('button', { name: 'Correct the figures' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct the figures' });
  await correcting.getByLabel('More or fewer').fill('-3');
  await correcting.getByLabel('Reason').fill('Our own visits at the opening.');
  await correcting.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /-3 Our own visits at the opening\./ })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
    await expectNoAxeViolations(page);
  }
});
