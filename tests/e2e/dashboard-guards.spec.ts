import { address, enterAs, openAs, people } from './support/session';
import { expect, test } from './support/test';

const screens = [
  '/dashboard',
  '/member/dashboard',
  '/area-admin/dashboard',
  '/app/admin/dashboard',
  '/app/admin/pending-members',
];

for (const path of screens) {
  test(`a visitor at ${path} goes to /login and comes back after it`, async ({ page }) => {
    await page.goto(`${path}?from=mail`);
    await expect(page).toHaveURL('/login');
    const way = await page.evaluate(() => sessionStorage.getItem('wayBack'));
    expect(JSON.parse(way ?? 'null')).toEqual({ path: `${path}?from=mail`, expired: false });
  });
}

test('the HTML of a private screen is the same for every visitor and names no person', async ({ page, request }) => {
  const { user } = await enterAs(page, address(), people.member);
  for (const path of [...screens, '/members']) {
    const visitors = await (await request.get(path)).text();
    expect(await (await request.get(path, { headers: { authorization: 'Token x' } })).text()).toBe(visitors);
    expect(visitors).toContain('noindex');
    expect(visitors).not.toContain((user as unknown as { full_name: string }).full_name);
  }
});

const refused: [keyof typeof people, string][] = [
  ['member', '/area-admin/dashboard'],
  ['admin', '/area-admin/dashboard'],
  ['member', '/app/admin/dashboard'],
  ['areaAdmin', '/app/admin/dashboard'],
  ['member', '/app/admin/pending-members'],
  ['areaAdmin', '/app/admin/pending-members'],
  ['admin', '/app/admin/pending-members'],
];
for (const [who, path] of refused) {
  test(`${who} at ${path} goes to /`, async ({ page }) => {
    await enterAs(page, address(), people[who]);
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a logout in another tab ends this one', async ({ page, context }) => {
  await openAs(page, people.member, '/member/dashboard');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  const logout = other.getByRole('button', { name: 'Logout' }).first();
  // A press before the scripts have come does nothing.
  await expect(async () => {
    if (await logout.isVisible()) await logout.click();
    await expect(page).toHaveURL('/login', { timeout: 1000 });
  }).toPass();
});
