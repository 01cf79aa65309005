import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { watchShifts } from './support/screen';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const paths = ['/about', '/advertising', '/contact'];

test.describe('every page', () => {
  for (const path of paths) {
    for (const width of [360, 1280]) {
      test(`${path} is accessible and stands still at ${width} px, light and dark`, async ({ page }) => {
        const shift = await watchShifts(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoAxeViolations(page);
        expect(await shift()).toBeLessThan(0.01);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await takeShots(page, path.slice(1), [width]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoAxeViolations(page, { onlyColours: true });
      });
    }

    test(`${path} has its title and texts for search engines and previews`, async ({ page, baseURL }) => {
      await page.goto(path);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path);
      expect(await content('meta[property="og:url"]')).toBe(baseURL + path);
      expect(await content('meta[property="og:title"]')).toBe(await page.title());
      const description = (await content('meta[name="description"]')) ?? '';
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(await content('meta[property="og:locale"]')).toBe('en_IN');
      expect(await content('meta[property="og:image:width"]')).toBe('1200');
      expect(await content('meta[property="og:image:height"]')).toBe('630');
      const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '');
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    });
  }
});

test.describe('about', () => {
  test('shows what we are for, in figures, values and people', async ({ page }) => {
    await page.goto('/about');
    for (const [value, label] of [
      ['1505', 'Total members'],
      ['7', 'Area committees'],
      ['36', 'Unit committees'],
    ]) {
      const fact = page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: label }) });
      await expect(fact.getByRole('definition')).toHaveText(value ?? '');
    }
    for (const name of [
      'Mission',
      'Vision',
      'Professional Excellence',
      'Innovation',
      'Collaboration',
      'Integrity',
      'Service',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const executive = page.getByRole('region', { name: 'Executive Committee' });
    for (const name of ['Vice Presidents', 'Secretaries', 'Joint Secretaries', 'Treasurer']) {
      await expect(executive.getByRole('region', { name, exact: true })).toBeVisible();
    }
    const photos = executive.locator('img');
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await photos.count()).toBe(await executive.getByRole('heading', { level: 4 }).count());
  });

  test('opens and closes the area committees, also by keyboard', async ({ page }) => {
    await page.goto('/about');
    const areas = page.getByRole('region', { name: 'Area Committees' });
    await expect(areas.getByRole('heading', { level: 3 })).toHaveText([
      'Palakkad',
      'Palakkad Rural',
      'Alathur',
      'Chittur',
      'Ottapalam',
      'Mannarkkad',
      'Pattambi',
    ]);
    const chittur = areas.locator('details').nth(3);
    for (const text of ['President', 'Secretary', 'Treasurer', 'Members']) {
      await expect(chittur.getByText(text, { exact: true })).toBeHidden();
    }
    await chittur.locator('summary').focus();
    await page.keyboard.press('Enter');
    for (const text of ['President', 'Secretary', 'Treasurer', 'Members', 'N. Arumughan', 'V. Palaniswamy']) {
      await expect(chittur.getByText(text, { exact: true })).toBeVisible();
    }
    await expectNoAxeViolations(page);
    await chittur.locator('summary').click();
    await expect(chittur.getByText('V. Palaniswamy')).toBeHidden();
  });

  test('has three tabs, and the history is a PDF in a new tab', async ({ page, request }) => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: /history/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const pdf = await request.get((await link.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('tab', { name: 'History' }).focus();
    await page.keyboard.press('ArrowRight');
    const achievements = page.getByRole('tabpanel', { name: 'Achievements' });
    await expect(achievements).toBeVisible();
    await expect(link).toBeHidden();
    for (const year of ['2020', '2018', '2015', '2010', '2005'])
      await expect(achievements.getByText(year, { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Affiliations' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Affiliations' }).getByRole('listitem')).toHaveCount(5);
    await page.reload();
    await expect(page.getByRole('tabpanel', { name: 'Affiliations' })).toBeVisible();
    await page.goBack();
    await expect(achievements).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('advertising', () => {
  const card = (page: Page, name: string) =>
    page
      .getByRole('region', { name: 'Five tiers' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });

  test('claims what it may, names four benefits and leads to booking', async ({ page }) => {
    await page.goto('/advertising');
    await expect(page.getByText('500+ active members').first()).toBeVisible();
    for (const name of ['Targeted Reach', 'Engaged Community', 'Performance Analytics', 'Quality Exposure']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Book an ad' }).click();
    const booking = page.getByRole('region', { name: 'How to book' });
    await expect(booking).toBeInViewport();
    await expect(booking.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(booking.locator('a[href^="mailto:"]')).toBeVisible();
    await booking.getByRole('link', { name: 'All ways to reach us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });

  test('compares five tiers by what each includes', async ({ page }) => {
    await page.goto('/advertising');
    const tiers = page.getByRole('region', { name: 'Five tiers' });
    await expect(tiers.getByRole('heading', { level: 3 })).toHaveText([
      'Basic',
      'Silver',
      'Gold',
      'Diamond',
      'Premium',
    ]);
    const included: Record<string, string[]> = {
      Basic: ['7 days', 'Images', 'No', 'No', 'None', 'Lowest'],
      Silver: ['10 days', 'Images', 'No', 'No', 'None', 'Low'],
      Gold: ['15 days', 'Images and videos', 'Yes', 'No', '3 seconds', 'Medium'],
      Diamond: ['25 days', 'Images and videos', 'Yes', 'Yes', '5 seconds', 'High'],
      Premium: ['30 days', 'Images and videos', 'Yes', 'Yes', '7 seconds', 'Highest'],
    };
    for (const [name, values] of Object.entries(included)) {
      const shown = (await card(page, name).getByRole('definition').allInnerTexts()).map((text) =>
        text.replace(/\s+/g, ' ').trim(),
      );
      expect(shown, name).toEqual(
        [values[0]?.replace(' ', ''), ...values.slice(1)].map((value, at) => (at ? value : shown[0])),
      );
      expect(shown[0]?.replace(/\s/g, '')).toBe(values[0]?.replace(' ', ''));
    }
    await expect(card(page, 'Diamond').getByText('Popular', { exact: true })).toBeVisible();
    await expect(card(page, 'Premium').getByText('Best Exposure', { exact: true })).toBeVisible();
  });

  test('shows ads that really run, one of each tier', async ({ page, request }) => {
    const ads = (await (await request.get('/api/marketplace/ads/home/')).json()) as {
      shop_name: string;
      ad_type: string;
    }[];
    await page.goto('/advertising');
    const samples = page.getByRole('region', { name: 'Sample ads' }).getByRole('figure');
    await expect(samples).toHaveCount(5);
    for (const [index, tier] of ['Premium', 'Diamond', 'Gold', 'Silver', 'Basic'].entries()) {
      const text = await samples.nth(index).innerText();
      expect(text).toContain(tier);
      expect(ads.some((ad) => ad.ad_type === tier.toLowerCase() && text.includes(ad.shop_name))).toBe(true);
    }
    await expect(page.getByText(/, running now$/)).toBeVisible();
  });

  test('shows made-up samples, marked so, when no ad runs', async ({ page }) => {
    await page.goto(`${process.env.E2E_EMPTY_ADDRESS}/advertising`);
    await expect(page.getByRole('img', { name: 'Sample advertisement: Your shop here' })).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Sample ads' }).getByText('Sample', { exact: true })).toHaveCount(3);
    await expect(page.getByText('A sample. The place is free.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test.describe('when the ads cannot be had', () => {
    test.use({ allow: [/503/] });
    test('shows made-up samples too', async ({ page }) => {
      await page.route('**/api/marketplace/ads/home/', (route) =>
        route.fulfill({ status: 503, json: { detail: 'No.', code: 'no' } }),
      );
      await page.goto('/contact');
      await page.getByRole('banner').getByRole('link', { name: 'Advertise' }).click();
      await expect(page.getByRole('region', { name: 'Sample ads' }).getByText('Sample', { exact: true })).toHaveCount(
        3,
      );
    });
  });
});

test.describe('contact', () => {
  test('has every way to reach the committee', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Telephone' }).locator('a[href^="tel:+"]')).toHaveCount(3);
    await expect(main.getByRole('region', { name: 'E-mail' }).locator('a[href^="mailto:"]')).toHaveCount(3);
    await expect(main.getByText('Palakkad, Kerala 678001')).toBeVisible();
    for (const [days, time] of [
      ['Monday to Friday', '9:00 AM to 5:00 PM'],
      ['Saturday', '10:00 AM to 2:00 PM'],
      ['Sunday', 'Closed'],
    ]) {
      const row = main.locator('dl > div').filter({ hasText: days });
      await expect(row.getByRole('definition')).toHaveText(time ?? '');
    }
    const hotline = main.getByRole('region', { name: 'Emergency hotline' });
    await expect(hotline).toContainText('Available 24/7 for registered members');
    await expect(hotline.locator('a[href^="tel:+"]')).toBeVisible();
  });

  test('describes the organisation to search engines', async ({ page, baseURL }) => {
    await page.goto('/contact');
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const data = JSON.parse(text ?? '') as Record<string, unknown>;
    expect(data).toMatchObject({ '@type': 'Organization', url: `${baseURL}/`, logo: `${baseURL}/icon-512.png` });
    expect((await page.request.get(String(data.logo))).status()).toBe(200);
  });

  test('requests nothing from other sites until the reader wants the map', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && request.url().startsWith('http')) foreign.push(request.url());
    });
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map</p>' }),
    );
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded();
    expect(foreign).toEqual([]);
    await watchShifts(page);
    await page.getByRole('button', { name: 'Show the map' }).click();
    const frame = page.getByTitle(/^Map: /);
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().getByText('A map')).toBeVisible();
    const foreignUrl = new URL(foreign[0] ?? '');
    expect(foreignUrl.origin + foreignUrl.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(foreignUrl.searchParams.get('marker')).toBe('10.7756,76.6542');
    await expectNoAxeViolations(page);
  });
});

test.describe('without JavaScript', () => {
  // Scripts that the browser refuses to run are reported as blocked.
  test.use({ javaScriptEnabled: false, allow: [/^csp GET .*\.js$/] });

  test('about can be read whole', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const name of ['History', 'Achievements', 'Affiliations']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /history/ })).toBeVisible();
    await expect(page.getByText('Flood assessment drive')).toBeVisible();
    await expect(page.getByText('Parent body')).toBeVisible();
    await page.getByText('Pattambi', { exact: true }).last().click();
    await expect(page.getByText('Rafeeque Koppam')).toBeVisible();
  });

  test('advertising can be read whole', async ({ page }) => {
    await page.goto('/advertising');
    await expect(page.getByText(/, running now$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sample ads' }).getByRole('figure')).toHaveCount(5);
    await expect(page.getByText('Best Exposure')).toBeVisible();
  });

  test('contact leads to the map by a link', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('the sitemap lists pages that exist, robots.txt names it', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(address).toBe(`${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get(address)).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page ?? '');
  expect(pages).toEqual(expect.arrayContaining([`${baseURL}/`, ...paths.map((path) => baseURL + path)]));
  for (const page of pages) expect((await request.get(page)).status(), page).toBe(200);
});
