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

test('typed text is not left without a question, by a link, Back or a reload', async ({ page }) => {
  await openAs(page, people.member, '/member/dashboard');
  await page.goto('/members');
  await page.goto('/member/dashboard');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const skills = page.getByLabel('Skills');
  await skills.fill('Surveying');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });

  await page.getByRole('link', { name: 'Resources' }).first().click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(skills).toHaveValue('Surveying');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const browsersOwn = await asked;
  expect(browsersOwn.type()).toBe('beforeunload');
  await browsersOwn.dismiss();
  await expect(skills).toHaveValue('Surveying');

  await page.getByRole('link', { name: 'Resources' }).first().click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/resources');
});
