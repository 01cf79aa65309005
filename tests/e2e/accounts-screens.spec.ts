import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const jump = (name: string) => async (page: Page) => {
  await page.getByLabel('Full Name').fill('Anil');
  await page.getByRole('button', { name }).click();
};

const screens: [name: string, path: string, act?: (page: Page) => Promise<unknown>][] = [
  ['login', '/login'],
  ['login-empty', '/login', (page) => page.getByRole('button', { name: 'Login' }).click()],
  ['forgot-step-1', '/login', (page) => page.getByRole('button', { name: 'Forgot password?' }).click()],
  ['login-with-link', '/api/auth/reset-password/12/abc'],
  [
    'forgot-step-2',
    '/api/auth/reset-password/12/abc',
    (page) => page.getByRole('button', { name: 'Set a new password with it' }).click(),
  ],
  ['forgot-password', '/forgot-password'],
  ['reset-password', '/reset-password/12/abc', (page) => page.getByRole('button', { name: 'Reset Password' }).click()],
  ['register', '/register', (page) => page.getByRole('button', { name: 'Register' }).click()],
  ['join-1', '/join'],
  ['join-1-errors', '/join', (page) => page.getByRole('button', { name: 'Next' }).click()],
  ['join-2', '/join', jump('Professional Information')],
  ['join-3', '/join', jump('Personal Details')],
];

// Two themes, three pictures.

for (const [name, path, act] of screens) {
  test(`${name} has no accessibility violations, nothing sticks out, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main button[type=submit]:disabled')).toHaveCount(0);
    await act?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page, { onlyColours: colorScheme === 'dark' });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await takeShots(page, `accounts-${name}`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
