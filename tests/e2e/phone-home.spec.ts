import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { alterAnswer } from './support/calls';
import { expectToFit } from './support/screen';
import { openAs, people } from './support/session';
import { expect, test } from './support/test';

/* docs/product/members.md, "Member dashboard"; docs/product/site.md, "Bar". */

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('navigation', { name: /^(Your pages|നിങ്ങളുടെ പേജുകൾ)$/ });

/** Returns the top of the first thing of the page that a member came for, in px. */
const contentTop = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      'a:is([href*="/circulars/"], [href$="/member/card"], [href$="/member/licence"], [href*="/events/event/"]), h2',
    )
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

for (const prefix of ['', '/ml']) {
  test(`the home begins with what matters today, below a changed notice in one line: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await openAs(page, people.member, `${prefix}/member/dashboard`);
    const home = page.getByRole('main');
    await expect(home.locator('a[href$="/member/card"]')).toBeVisible();
    await expect(home.locator('button[aria-expanded="false"]')).toBeVisible();
    expect(await contentTop(page)).toBeLessThanOrEqual(160);
    await expect(home.locator('a[href*="/circulars/"]').first()).toBeVisible();
    await expect(home.locator('a[href*="/events/event/"]').first()).toBeVisible();
    await expect(bar(page).getByRole('link')).toHaveCount(5);
    await expectToFit(page);
    await expectNoAxeViolations(page);
  });
}

for (const prefix of ['', '/ml']) {
  test(`the page of an approved person who is no member begins with the profile: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await openAs(page, people.admin, `${prefix}/dashboard`);
    await expect(page.getByRole('main').locator('form').first()).toBeVisible();
    expect(await contentTop(page)).toBeLessThanOrEqual(160);
    await expectToFit(page);
    await expectNoAxeViolations(page);
  });
}

test('a notice in one line shows the rest of it on a tap, and leads to its purpose', async ({ page }) => {
  await openAs(page, people.member, '/member/dashboard');
  const purpose = page.getByRole('link', { name: /^Read and decide: / });
  await expect(page.getByText('A notice about your data has changed')).toBeVisible();
  await expect(purpose).toBeHidden();
  await page.getByRole('button', { name: 'Read on' }).click();
  await expect(purpose).toHaveAttribute('href', /^\/account\/privacy#/);
});

test('the bar leads to the card in one press, to the licence in two, and marks where the person is', async ({
  page,
}) => {
  await openAs(page, people.member, '/member/dashboard');
  await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: 'Card' }).click();
  await expect(page.getByRole('img', { name: /^Membership card of/ })).toBeVisible();
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Card');
  await bar(page).getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('heading', { name: 'More', level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Your licence' }).click();
  await expect(page.getByText('Last valid day').first()).toBeVisible();
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('More');
  await bar(page).getByRole('link', { name: 'Board' }).click();
  await expect(page.getByRole('heading', { name: 'Community', level: 1 })).toBeVisible();
  // What is typed stands above the bar.
  const field = await page
    .getByRole('textbox', { name: /question|community/i })
    .last()
    .boundingBox();
  expect(field!.y + field!.height).toBeLessThan((await bar(page).boundingBox())!.y);
});

test("the card's code fills the width on a tap", async ({ page }) => {
  await openAs(page, people.member, '/member/card');
  await page.getByRole('button', { name: 'Show the code large' }).first().click();
  const code = page.getByRole('dialog').getByRole('img', { name: /^Code of / });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())!.width).toBeGreaterThan(350);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('neither visitors nor the office have the bar; on a wide screen there is none', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await openAs(page, people.superuser, '/app/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/member/more');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Office' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar(page)).toBeHidden();
});

test('a renewal that is due and a circular to be confirmed are named, and nothing where there is nothing', async ({
  page,
}) => {
  await alterAnswer(page, '/api/licences/mine/', (mine: Record<string, object>) => ({
    ...mine,
    licence: { ...mine.licence, status: 'expired', until: '2026-11-20', days_left: -3 },
  }));
  await openAs(page, people.member, '/member/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText('Your licence ended on 20 Nov 2026')).toBeVisible();
});

test('a person who saves data sees a photo after a tap', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => Object.assign(new EventTarget(), { saveData: true }),
    });
  });
  await openAs(page, people.member, '/member/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByRole('img')).toHaveCount(0);
  await profile.getByRole('button', { name: /^Show the photo of / }).click();
  await expect(profile.locator('img')).toBeVisible();
});
