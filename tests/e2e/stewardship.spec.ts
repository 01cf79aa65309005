import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { boardOf } from './support/board';
import { expectToFit, windowsLeft } from './support/screen';
import { openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const list = (page: Page) => page.getByRole('list', { name: 'Questions' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const messageOf = (page: Page, message: string) => page.getByText(message, { exact: true });
const moderate = (page: Page) => page.getByRole('group', { name: 'Moderate' });

/** Once the messages have gone: two of them lie upon each other for a while. */
async function expectAccessible(page: Page) {
  await expect(page.locator('[data-message-dock] p')).toHaveCount(0, { timeout: 20_000 });
  await expectNoAxeViolations(page);
}

test('a moderator who is a member pins, locks, merges and undoes, changes tags, and reviews flags', async ({
  page,
  demoServer: server,
}) => {
  const board = await boardOf(server);
  const first = await board.question('member', 'Yak wool as insulation below a tin roof?', { tags: 'yakwool' });
  const second = await board.question('areaAdmin', 'Insulating a tin roof with wool of the yak: does it hold?');
  await board.answer('admin', second, 'It holds until the mice come.');
  await openAs(page, people.member, `/community?question=${second}`, server.url);
  await expect(page.getByRole('heading', { level: 2, name: /wool of the yak/ })).toBeVisible();
  await expect(moderate(page)).toHaveCount(0);

  await openAs(page, people.moderator, `/community?question=${first}`, server.url);
  await test.step('pinned, by the keyboard', async () => {
    await moderate(page).getByRole('button', { name: 'Pin' }).press('Enter');
    const window = page.getByRole('dialog', { name: 'Pin question' });
    await expect(window.getByLabel('Last day')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    await expectAccessible(page);
    await window.getByRole('button', { name: 'Pin' }).press('Enter');
    await expect(messageOf(page, 'The question is pinned.')).toBeVisible();
    await windowsLeft(page);
    await expect(page.getByRole('article').getByText('Pinned', { exact: true })).toBeVisible();
    // Before all that is not pinned.
    const row = list(page).getByRole('listitem').first();
    await expect(row).toContainText('Yak wool');
    await expect(row.getByRole('img', { name: 'Pinned' })).toBeVisible();
  });

  await test.step('locked: the composer shows that, and opened again', async () => {
    await moderate(page).getByRole('button', { name: 'Lock' }).click();
    await expect(messageOf(page, 'The thread is locked.')).toBeVisible();
    await expect(page.getByText('A moderator has locked this thread.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
    await expect(button(page, 'Vote up')).toHaveCount(0);
    await expect(button(page, 'Follow')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await takeShots(page, 'steward-locked', [360, 1280]);
    await moderate(page).getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  });

  await test.step('merged into the question that a search finds; its address leads to it', async () => {
    await page.goto(`${server.url}/community?question=${second}`);
    await moderate(page).getByRole('button', { name: 'Merge' }).click();
    const window = page.getByRole('dialog', { name: 'Merge question' });
    await expect(window.getByText('Insulating a tin roof with wool of the yak: does it hold?')).toBeVisible();
    await window.getByLabel('Search the other question').fill('yak insulation');
    await window.getByRole('radio', { name: /^Yak wool/ }).check();
    await expectAccessible(page);
    await takeShots(page, 'steward-merge', [360, 1280]);
    await window.getByRole('button', { name: 'Merge' }).click();
    await expect(messageOf(page, 'The questions are merged.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`question=${first}$`));
    await expect(page.getByRole('heading', { level: 2, name: /^Yak wool/ })).toBeVisible();
    await expect(page.getByText('It holds until the mice come.')).toBeVisible();
    await expect(list(page).getByText('wool of the yak')).toHaveCount(0);
    await page.goto(`${server.url}/community?question=${second}`);
    await expect(page).toHaveURL(new RegExp(`question=${first}$`));
  });

  await test.step('undone where it is opened', async () => {
    await page.getByText('Merged from another question').click();
    await expect(page.getByRole('heading', { name: /wool of the yak/ })).toBeVisible();
    await expectAccessible(page);
    await takeShots(page, 'steward-merged', [360, 1280]);
    await button(page, 'Undo merge').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
    await expect(messageOf(page, 'The merge is undone.')).toBeVisible();
    await expect(page.getByText('Merged from another question')).toHaveCount(0);
    await expect(page.getByText('It holds until the mice come.')).toHaveCount(0);
    const back = await board.say<{ id: number; answers: number }>(
      'member',
      'GET',
      `/api/community/questions/${second}/`,
    );
    expect(back).toMatchObject({ id: second, answers: 1 });
  });

  await test.step('tags of the question, and the tags’ own screen', async () => {
    await windowsLeft(page);
    await moderate(page).getByRole('button', { name: 'Tags' }).click();
    const window = page.getByRole('dialog', { name: 'Tags of the question' });
    await window.getByLabel('Tags', { exact: true }).fill('yakwool, kpb');
    await window.getByRole('button', { name: 'Add tag KPBR' }).click();
    await expectAccessible(page);
    await window.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: '#KPBR' })).toBeVisible();
    await windowsLeft(page);

    await page.goto(`${server.url}/community`);
    await page.getByRole('link', { name: 'Flagged posts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Flagged Posts' })).toBeVisible();
    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Board Tags' })).toBeVisible();
    await page.getByLabel('Search tags').last().fill('yak');
    await button(page, 'Edit yakwool').click();
    const edit = page.getByRole('dialog', { name: 'Edit tag' });
    await edit.getByLabel('Name').fill('yak wool');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(messageOf(page, 'The tag is saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: '#yak wool' })).toBeVisible();
    await page.getByLabel('Search tags').last().fill('');
    await expectAccessible(page);
    await expectToFit(page);
    await takeShots(page, 'steward-tags', [360, 1280]);
    const now = await board.say<{ tags: string[] }>('member', 'GET', `/api/community/questions/${first}/`);
    expect(now.tags).toEqual(['yak wool', 'KPBR']);
  });
});
