import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { boardOf, comeBack, smallPdf } from './support/board';
import { failCall, holdCall, whileFailing } from './support/calls';
import { passportPhoto } from './support/people';
import type { Server } from './support/server';
import { enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const list = (page: Page) => page.getByRole('list', { name: 'Questions' });
/** The question with the newest activity; the pinned one of the demo data stands above it. */
const newest = (page: Page) =>
  list(page)
    .getByRole('link')
    .filter({ hasNot: page.getByRole('img', { name: 'Pinned' }) })
    .first();
const field = (page: Page, name: 'Your question' | 'Your answer') => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const answers = (page: Page) => page.getByRole('article', { name: /^Answer by/ });
const messageOf = (page: Page, message: string) => page.getByText(message, { exact: true });

async function open(page: Page, server: Server, who: string, path = '/community') {
  await enterAs(page, server.url, who);
  await page.goto(server.url + path);
}

test('visitors go to /login and come back; an account that is no member’s goes home', async ({ page, baseURL }) => {
  await page.goto('/community?status=urgent');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email or Member ID').fill(people.member);
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/community?status=urgent');
  await expect(button(page, /^Urgent/)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    localStorage.setItem('role', 'user');
    localStorage.setItem('user', JSON.stringify({ role: 'user' }));
  });
  await page.goto('/community');
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('two people: a question, its answer, the marks, and the end of both', async ({ page, browser, ownServer }) => {
  const server = await ownServer({ copyOf: 'demo' });
  await open(page, server, people.member);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await context.newPage();
  await open(other, server, people.areaAdmin);
  await expect(field(other, 'Your question')).toBeVisible();
  const title = 'Zebra crossing over a culvert: which slab?';

  await test.step('writing it: the rules of the composer, and a draft that survives', async () => {
    const text = field(page, 'Your question');
    await expect(text).toHaveAttribute('rows', '2');
    await expect(button(page, 'Post')).toBeDisabled();
    await text.fill('  \n ');
    await expect(button(page, 'Post')).toBeDisabled();
    await text.fill(`${title}\nSpan **3 m**, <b>class A</b> loading.\n\n- M30\n- cover 40*40 mm`);
    await button(page, /^Details of the question/).click();
    await page.getByLabel('Category', { exact: true }).selectOption('Water resources');
    await page.getByLabel('Urgency', { exact: true }).selectOption('Urgent');
    await page.getByLabel('Tags', { exact: true }).fill('culvert, IRC 112');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(text).toHaveValue(/^Zebra crossing/);
    await expect(button(page, 'Details of the question: Water resources · Urgent · 2 tags')).toBeVisible();
    await text.press('Control+Enter');
    await expect(page).toHaveURL(/\/community\?question=\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(messageOf(page, 'Your question has been posted.')).toBeVisible();
  });

  await test.step('the question is listed with its marks', async () => {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Community`);
    const question = page.getByRole('article', { name: title });
    await expect(question).toContainText('New');
    await expect(question).toContainText('Urgent');
    await expect(question).toContainText('Water resources');
    await expect(question).toContainText('#IRC 112');
    await expect(question.getByRole('time')).toHaveText('now');
    await expect(question).toContainText('<b>class A</b> loading.');
    await expect(question.getByRole('strong')).toHaveText('3 m');
    await expect(question.getByRole('listitem').filter({ hasText: 'cover 40*40 mm' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Vote up' })).toHaveCount(0);
    await expect(field(page, 'Your answer')).toHaveValue('');
    await expect(newest(page)).toContainText(title);
    await expect(newest(page).getByRole('img', { name: 'Urgent' })).toBeVisible();
  });

  await test.step('the other reader sees it come by itself, without the list moving', async () => {
    const first = await newest(other)
      .innerText()
      .catch(() => '');
    const news = button(other, '1 new question');
    await expect(news).toBeVisible({ timeout: 15_000 });
    if (first) expect(await newest(other).innerText()).toBe(first);
    await news.click();
    await list(other).getByRole('link').filter({ hasText: title }).click();
    await expect(other.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  await test.step('votes and following show at once', async () => {
    const votes = other.getByRole('group', { name: 'Votes on the question' });
    await votes.getByRole('button', { name: 'Vote up' }).click();
    await expect(votes).toContainText('1');
    await expect(votes.getByRole('button', { name: 'Vote up' })).toHaveAttribute('aria-pressed', 'true');
    await votes.getByRole('button', { name: 'Vote down' }).click();
    await expect(votes).toContainText('-1');
    await votes.getByRole('button', { name: 'Vote down' }).click();
    await expect(votes).toContainText('0');
    await button(other, 'Follow').click();
    await expect(button(other, /^Following/)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('an answer comes to the asker without a reload', async () => {
    await field(other, 'Your answer').fill('Use the IRC chart, see https://irc.nic.in.');
    await expect(button(other, 'Reply')).toBeEnabled();
    await button(other, 'Reply').click();
    await expect(answers(other)).toContainText('Use the IRC chart');
    await expect(other.getByRole('listitem').filter({ has: answers(other) })).toBeFocused();
    await expect(field(other, 'Your answer')).toHaveValue('');
    await expect(answers(other).getByRole('link', { name: 'https://irc.nic.in' })).toHaveAttribute(
      'rel',
      'nofollow noopener ugc',
    );
    await comeBack(page);
    await expect(answers(page)).toContainText('Use the IRC chart');
    await expect(page.getByRole('article', { name: title })).toContainText('Answered');
    await expect(answers(other).getByRole('button', { name: 'Mark best' })).toHaveCount(0);
  });

  await test.step('its author edits it: asked before a loss, marked, and seen by others without a reload', async () => {
    const question = page.getByRole('article', { name: title });
    await expect(button(other, 'Edit question')).toHaveCount(0);
    const opener = button(page, 'Edit question');
    const dialog = page.getByRole('dialog', { name: 'Edit question' });
    const text = dialog.getByLabel('Question');
    await opener.click();
    await expect(text).toHaveValue(/^Zebra crossing/);
    await expectNoAxeViolations(page);
    await takeShots(page, 'community-edit', [360, 1280]);
    await text.fill(`${title}\nSpan **3.6 m**.`);
    await page.goBack();
    const discard = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await discard.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Category').selectOption('Structural');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(messageOf(page, 'Your question has been changed.')).toBeVisible();
    await expect(question.getByRole('strong')).toHaveText('3.6 m');
    await expect(question).toContainText('edited');
    await comeBack(other);
    await expect(other.getByRole('article', { name: title }).getByRole('strong')).toHaveText('3.6 m');
    await expect(other.getByRole('article', { name: title })).toContainText('Structural');
    await button(other, 'Edit answer').click();
    const answer = other.getByRole('dialog', { name: 'Edit answer' });
    await answer.getByLabel('Answer').fill('Use the IRC chart, sheet 4: https://irc.nic.in.');
    await answer.getByRole('button', { name: 'Save' }).click();
    await expect(answers(other)).toContainText('sheet 4');
  });

  await test.step('printed, it is the question with its answers and nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const hiddenPart of [
      list(page),
      field(page, 'Your answer'),
      button(page, 'Edit question'),
      button(page, 'Copy link'),
    ])
      await expect(hiddenPart).toBeHidden();
    await expect(page.getByRole('article', { name: title })).toContainText('3.6 m');
    await expect(answers(page).first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('best answer and solved, both ways', async () => {
    const question = page.getByRole('article', { name: title });
    await button(page, 'Mark best').click();
    await expect(answers(page)).toContainText('Best answer');
    await expect(question).toContainText('Best answer');
    await button(page, 'Mark as solved').click();
    await expect(question).toContainText('Solved');
    await expectNoAxeViolations(page);
    await takeShots(page, 'community-thread');
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, 'Not solved').click();
    await expect(button(page, 'Mark as solved')).toBeVisible();
    await button(page, 'Not the best').click();
    await expect(question).toContainText('Answered');
    await comeBack(other);
    await expect(other.getByRole('article', { name: title })).toContainText('Answered');
  });

  await test.step('a flag, which begins from the start after Cancel', async () => {
    await answers(page).getByRole('button', { name: 'Flag answer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Flag content' });
    await expect(dialog.getByRole('radio', { name: 'Inappropriate' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Unsafe' }).check();
    await dialog.getByLabel('Details').fill('Too thin.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await answers(page).getByRole('button', { name: 'Flag answer' }).click();
    await expect(dialog.getByRole('radio', { name: 'Inappropriate' })).toBeChecked();
    await expect(dialog.getByLabel('Details')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(messageOf(page, 'Thank you. It will be looked at.')).toBeVisible();
    await expect(button(page, 'You have flagged this')).toBeDisabled();
  });

  await test.step('deleting asks first, and names what goes with it', async () => {
    await answers(other).getByRole('button', { name: 'Delete answer' }).click();
    const confirm = other.getByRole('alertdialog', { name: 'Delete answer' });
    await expect(confirm).toContainText('“Use the IRC chart, sheet 4: https://irc.nic.in.”');
    await expect(confirm).toContainText('This action cannot be undone.');
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await expect(answers(other)).toHaveCount(1);
    await answers(other).getByRole('button', { name: 'Delete answer' }).click();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(answers(other)).toHaveCount(0);
    await button(page, 'Delete question').click();
    await page.getByRole('alertdialog', { name: 'Delete question' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(list(page).getByText(title)).toHaveCount(0);
    // Neither the thread nor its window is left in the history.
    await page.goBack();
    await expect(page).toHaveURL(/\/community$/);
  });

  await context.close();
});

test.describe('what is refused and what fails', () => {
  test.use({ allow: [/^(40\d|50\d|415|413) |Failed to load resource|net::ERR_FAILED/] });

  test('messages of the specification, nothing typed is lost', async ({ page, ownServer }) => {
    const server = await ownServer({ copyOf: 'demo' });
    const board = await boardOf(server);
    const id = await board.question('areaAdmin', 'Xylophone bars as rebar spacers?\nAsking for a friend.', {
      urgency: 'discussion',
    });
    const mine = await board.question('member', 'Yurt foundation on black cotton soil?');
    await board.answer('areaAdmin', mine, 'Raise the plinth.');
    await open(page, server, people.member);

    await test.step('the list', async () => {
      const problem = messageOf(page, 'Failed to load questions. Please try again.');
      await whileFailing(page, '/api/community/questions/?*', 500, () => page.reload(), problem);
      await button(page, 'Retry').click();
      await expect(list(page).getByRole('link').filter({ hasText: 'Xylophone' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search questions' }).fill('no such words anywhere');
      await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
      await expect(page).toHaveURL(/search=no\+such/);
      await button(page, 'Show all questions').click();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(list(page).getByRole('link').filter({ hasText: 'Xylophone' })).toBeVisible();
    });

    await test.step('similar questions while writing, and the way past them', async () => {
      await board.question('admin', 'Xylophone bars as rebar spacers in a roof slab?');
      await board.question('admin', 'Are xylophone bars good rebar spacers?');
      const text = field(page, 'Your question');
      await text.fill('Xyl');
      await text.fill('Xylophone bars as rebar spacers');
      const panel = page.getByRole('region', { name: 'Similar questions' });
      await expect(panel.getByRole('link')).toHaveCount(2);
      await expect(panel.getByText('+1 more similar')).toBeVisible();
      await expectNoAxeViolations(page);
      await panel.getByText('+1 more similar').click();
      await expect(panel.getByRole('link')).toHaveCount(3);
      await panel.getByRole('button', { name: 'Continue anyway' }).click();
      await expect(panel).toHaveCount(0);
      await expect(page.getByText('Your question has not been posted yet. Press Post to ask it.')).toBeVisible();
      await expect(button(page, 'Post')).toBeFocused();
      await expect(page).toHaveURL(/\/community$/);
      await takeShots(page, 'community-anyway', [360, 1280]);
      await expectNoAxeViolations(page);
      const wanted = 'Xylophone bars as rebar spacers under the tanks of a hospital';
      await text.fill(wanted);
      await button(page, 'Post').press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: wanted })).toBeFocused();
      await expect(messageOf(page, 'Your question has been posted.')).toBeVisible();
      await page.getByRole('link', { name: 'New question' }).click();
    });

    await test.step('a choice of a filter is one step, and a thread another', async () => {
      await button(page, /^Answered/).click();
      await list(page).getByRole('link').first().click();
      await expect(page).toHaveURL(/\?status=answered&question=\d+$/);
      await page.goBack();
      await expect(page).toHaveURL(/\?status=answered$/);
      await page.reload();
      await expect(button(page, /^Answered/)).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(page).toHaveURL(/\/community$/);
      await expect(button(page, /^All/)).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('a very similar question opens instead of posting; the draft stays', async () => {
      await page.route('**/api/community/similar/*', (route) => route.fulfill({ json: { similar_questions: [] } }));
      await field(page, 'Your question').fill('Xylophone bars as rebar spacers?\nMine differ.');
      await button(page, 'Post').click();
      await expect(page).toHaveURL(new RegExp(`question=${id}$`));
      const note = page.getByRole('status').filter({ hasText: 'Similar question found' });
      await expect(note).toBeVisible();
      await note.getByRole('link', { name: 'Back to my question' }).click();
      await expect(field(page, 'Your question')).toHaveValue('Xylophone bars as rebar spacers?\nMine differ.');
      await button(page, 'Post').click();
      await note.getByRole('button', { name: 'Continue anyway' }).click();
      await expect(page).not.toHaveURL(new RegExp(`question=${id}$`));
      await expect(page.getByText('Mine differ.')).toBeVisible();
      await page.getByRole('link', { name: 'New question' }).click();
      await expect(field(page, 'Your question')).toHaveValue('');
    });

    await test.step('votes and following roll back', async () => {
      await list(page).locator(`[data-question="${id}"]`).click();
      await failCall(page, '/vote/', 500);
      await failCall(page, '/follow/', 500);
      const votes = page.getByRole('group', { name: 'Votes on the question' });
      await votes.getByRole('button', { name: 'Vote up' }).click();
      await expect(messageOf(page, 'Failed to vote. Please try again.')).toBeVisible();
      await expect(votes.getByRole('button', { name: 'Vote up' })).toHaveAttribute('aria-pressed', 'false');
      await expect(votes).toContainText('0');
      await button(page, 'Follow').click();
      await expect(messageOf(page, 'Failed to follow thread. Please try again.')).toBeVisible();
      await expect(button(page, 'Follow')).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('a flag that fails stays open', async () => {
      await failCall(page, '/flag/', 500);
      await button(page, 'Flag question').click();
      const dialog = page.getByRole('dialog', { name: 'Flag content' });
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByText('Failed to flag content. Please try again.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Flag question')).toBeFocused();
    });

    await test.step('sending: the server’s words, else the board’s; Posting while it is in progress', async () => {
      const text = field(page, 'Your answer');
      await text.fill('My answer');
      const down = { detail: 'A part of the site is down. Please try again in a moment.', code: 'unavailable' };
      const go = await holdCall(page, '/api/community/answers/', { status: 503, json: down });
      await button(page, 'Reply').click();
      await expect(button(page, 'Posting')).toBeDisabled();
      go();
      await expect(messageOf(page, 'A part of the site is down. Please try again in a moment.')).toBeVisible();
      await page.unroute('**/api/community/answers/');
      await page.route('**/api/community/answers/', (route) => route.abort());
      await button(page, 'Reply').click();
      await expect(messageOf(page, 'Failed to send. Please try again.')).toBeVisible();
      await expect(text).toHaveValue('My answer');
      await expect(text).toBeFocused();
      await page.unroute('**/api/community/answers/');
    });

    await test.step('marks and deletion', async () => {
      await list(page).locator(`[data-question="${mine}"]`).click();
      await failCall(page, '/best/', 500);
      await failCall(page, '/solved/', 500);
      await failCall(page, '/delete/', 500);
      await button(page, 'Mark best').click();
      await expect(messageOf(page, 'Failed to mark best answer. Please try again.')).toBeVisible();
      await button(page, 'Mark as solved').click();
      await expect(messageOf(page, 'Failed to mark question as solved. Please try again.')).toBeVisible();
      await button(page, 'Delete question').click();
      const confirm = page.getByRole('alertdialog', { name: 'Delete question' });
      await confirm.getByRole('button', { name: 'Delete' }).click();
      await expect(messageOf(page, 'Failed to delete question')).toBeVisible();
      await expect(confirm).toBeVisible();
      await confirm.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('a question that does not exist', async () => {
      await page.goto(`${server.url}/community?question=999999`);
      await expect(page.getByRole('heading', { name: 'Question not found.' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    allow: [/net::ERR_ABORTED|Failed to load resource/],
  });

  test('list and thread one at a time, files and how they are shown', async ({ page, ownServer }) => {
    const server = await ownServer({ copyOf: 'demo' });
    const board = await boardOf(server);
    for (let number = 1; number <= 30; number++)
      await board.question('admin', `Walrus question number ${number}: who signs?`);
    const id = await board.question(
      'areaAdmin',
      `Walrus ramp ${'verylongword'.repeat(9)}\nhttps://example.org/${'a'.repeat(200)}`,
    );
    const photo = await passportPhoto();
    await board.file('areaAdmin', id, new File([new Uint8Array(photo.buffer)], 'trial pit.jpg'));
    await board.file('areaAdmin', id, new File([smallPdf], 'section.pdf'));
    await board.file('areaAdmin', id, new File(['<script>alert(1)</script>\nplain'], 'notes.txt'));
    await open(page, server, people.member);

    await test.step('one at a time, and the list stays in its place', async () => {
      await expect(field(page, 'Your question')).toBeInViewport();
      const row = list(page).getByRole('link').filter({ hasText: 'Walrus question number 3:' });
      await expect(async () => {
        await page.mouse.wheel(0, 2000);
        await expect(row).toBeVisible({ timeout: 500 });
      }).toPass();
      await row.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(1000);
      await row.tap();
      await expect(page.getByRole('heading', { level: 2, name: /number 3:/ })).toBeFocused();
      await expect(list(page)).toBeHidden();
      await expect(field(page, 'Your answer')).toBeInViewport();
      for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'All questions' }).tap()]) {
        await back();
        await expect(row).toBeFocused();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
        await expect(page.getByRole('article')).toHaveCount(0);
        await row.tap();
        await expect(page.getByRole('heading', { level: 2, name: /number 3:/ })).toBeVisible();
      }
      await page.goBack();
    });

    await test.step('what is new is at the top, and the button leads to it', async () => {
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await board.question('admin', 'Walrus question that came late: who signs?');
      await comeBack(page);
      await button(page, '1 new question').tap();
      await expect(list(page).getByRole('link').first()).toBeFocused();
      await expect(newest(page)).toContainText('came late');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    await test.step('a thread by its address; nothing is wider than the screen', async () => {
      await page.goto(`${server.url}/community?question=${id}`);
      await expect(answers(page)).toHaveCount(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: 'All questions' }).tap();
      await expect(list(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectNoAxeViolations(page);
      await page.goBack();
    });

    await test.step('the viewer', async () => {
      await button(page, 'Open trial pit.jpg').tap();
      const picture = page.getByRole('dialog', { name: 'trial pit.jpg' });
      await expect
        .poll(() => picture.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(700);
      const download = page.waitForEvent('download');
      await picture.getByRole('link', { name: 'Download' }).tap();
      expect((await download).suggestedFilename()).toBe('trial pit.jpg');
      await expectNoAxeViolations(page);
      await picture.getByRole('button', { name: 'Close' }).last().tap();
      await expect(button(page, 'Open trial pit.jpg')).toBeFocused();

      await button(page, 'Open notes.txt').tap();
      await expect(page.getByRole('dialog').getByText('<script>alert(1)</script>')).toBeVisible();
      await page.keyboard.press('Escape');

      await button(page, 'Open section.pdf').tap();
      const pdf = page.getByRole('dialog', { name: 'section.pdf' });
      await expect(
        pdf.locator('iframe').or(pdf.getByText('This device shows PDFs in a program of their own.')),
      ).toBeVisible();
      await expect(pdf.getByRole('link', { name: /Open section\.pdf in new tab/ })).toHaveAttribute('href', /^blob:/);
      await page.keyboard.press('Escape');
    });

    await test.step('attaching: what is refused, the short name, the way back, the upload', async () => {
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
      await expect(messageOf(page, 'File type not supported. Please upload images, PDFs, or documents.')).toBeVisible();
      await input.setInputFiles({
        name: 'big.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
      });
      await expect(messageOf(page, 'File size must be less than 10MB')).toBeVisible();
      const name = 'foundation-plan-and-sections-revision-C.jpg';
      await input.setInputFiles({ ...photo, name });
      await expect(messageOf(page, 'foundation-plan-and-sections-…')).toBeVisible();
      await button(page, `Remove ${name}`).tap();
      await expect(messageOf(page, 'foundation-plan-and-sections-…')).toHaveCount(0);
      await input.setInputFiles({ ...photo, name });
      await expect(button(page, 'Reply')).toBeDisabled();
      await field(page, 'Your answer').fill('See the plan');
      await button(page, 'Reply').tap();
      await expect(button(page, `Open ${name}`)).toBeVisible();
      await expect(answers(page)).toHaveCount(4);
    });

    await takeShots(page, 'community-files');
  });

  test('an empty board', async ({ page }) => {
    const none = { count: 0, next: null, previous: null, results: [] };
    await page.route('**/api/community/questions/?*', (route) => route.fulfill({ json: none }));
    await openAs(page, people.member, '/community');
    await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
    await takeShots(page, 'community-empty');
  });
});
