import type { Page } from '@playwright/test';
import { people, openAs } from './support/session';
import { expect, test } from './support/test';

test('a window is a step in the history: Back closes it, and asks first where something was typed', async ({
  page,
}) => {
  await openAs(page, people.superuser, '/app/admin/dashboard');
  await page.getByRole('link', { name: 'Manage Events' }).first().click();
  await expect(page).toHaveURL('/admin/manage-events');
  const opener = page.getByRole('button', { name: 'Create Event' });
  const add = page.getByRole('dialog', { name: 'Create Event' });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });

  await opener.click();
  await page.goBack();
  await expect(add).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await add.getByLabel('Title').fill('Annual meeting');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(add.getByLabel('Title')).toHaveValue('Annual meeting');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(add).toBeHidden();

  // However a window was closed, and a reload closes it too, it leaves no step behind.
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();
  await opener.click();
  await page.reload();
  await expect(opener).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (history.state as { usr?: { windows?: number } }).usr?.windows ?? 0))
    .toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/app/admin/dashboard');
});

test('Back as soon as a window is drawn closes it, on a slow phone too', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Shop name').fill('cement');
  await page.keyboard.press('Enter');
  const details = page.getByRole('main').getByRole('button', { name: /^View Details/ });
  await details.first().waitFor();
  await expect(page).toHaveURL('/?q=cement');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Before the window's own tasks, had it any left.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return;
      seen.disconnect();
      document.body.dataset.drawn = 'once';
      history.back();
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await details.first().click();
  await page.locator('body[data-drawn]').waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/?q=cement');
  await expect(details.first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back beyond a window with typed text asks, and the window and the address stay', async ({ page }) => {
  await openAs(page, people.superuser, '/app/admin/dashboard');
  await page.getByRole('link', { name: 'Manage Events' }).first().click();
  await page.getByRole('button', { name: 'Create Event' }).click();
  const add = page.getByRole('dialog', { name: 'Create Event' });
  await add.getByLabel('Title').fill('Annual meeting');
  // As a choice from the browser's list of steps does it.
  await page.evaluate(() => history.go(-2));
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.first().waitFor();
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(add.getByLabel('Title')).toHaveValue('Annual meeting');
  await expect(page).toHaveURL('/admin/manage-events');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(add).toBeHidden();
  await expect(page).toHaveURL('/admin/manage-events');
  await page.goBack();
  await expect(page).toHaveURL('/app/admin/dashboard');
});

/** Types into the form of the own profile; returns the field, and the question that leaving it brings. */
async function typeSkills(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const skills = page.getByLabel('Skills');
  await skills.fill('Surveying');
  return { skills, question: page.getByRole('alertdialog', { name: 'Discard changes?' }) };
}

test('typed text is not left without a question, by a link, Back or a reload', async ({ page }) => {
  await openAs(page, people.member, '/member/dashboard');
  await page.goto('/members');
  await page.goto('/member/dashboard');
  const { skills, question } = await typeSkills(page);

  await page.getByRole('link', { name: 'Resources' }).first().click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(skills).toHaveValue('Surveying');
  const dialog = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const browsersOwn = await dialog;
  expect(browsersOwn.type()).toBe('beforeunload');
  await browsersOwn.dismiss();
  await expect(skills).toHaveValue('Surveying');

  await page.getByRole('link', { name: 'Resources' }).first().click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/resources');
});

test('two quick presses of Back are one question, and the address stays that of the page', async ({ page }) => {
  await openAs(page, people.member, '/resources');
  await page.getByRole('link', { name: 'Community' }).first().click();
  await expect(page).toHaveURL('/community');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/member/dashboard');
  const { skills, question } = await typeSkills(page);
  const backTwice = (apartMs: number) =>
    page.evaluate(async (ms) => {
      history.back();
      setTimeout(() => history.back(), ms);
      // Until nothing is on its way any more.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }, apartMs);

  for (const apartMs of [0, 5, 25]) {
    await backTwice(apartMs);
    await expect(page).toHaveURL('/member/dashboard');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(skills).toHaveValue('Surveying');
  }
  await backTwice(0);
  await question.getByRole('button', { name: 'Discard' }).click();
  // Where the second press had not begun, the browser drops it.
  await expect(page).toHaveURL(/\/(community|resources)$/);
  const [, name = ''] = /(community|resources)$/.exec(page.url()) ?? [];
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') })).toBeVisible();
});
