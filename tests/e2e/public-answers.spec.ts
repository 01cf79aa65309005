import { expectNoAxeViolations } from './support/axe';
import { expectToFit, statusMessage } from './support/screen';
import { enterAs, openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

test('a visitor reads answers, without JavaScript too, in both languages’ shells', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Answers' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'answers');
  await page.getByRole('link', { name: /^Distance between septic tank and well/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Distance between/ })).toBeVisible();
  await expect(page.getByText('Best answer')).toBeVisible();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'answers-one');
  const path = new URL(page.url()).pathname;

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const bare = await plain.newPage();
  await bare.goto(`/ml${path}`);
  await expect(bare.locator('html')).toHaveAttribute('lang', 'ml-IN');
  await expect(bare.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(bare.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/ml${path}$`));
  await expect(bare.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Distance between/);
  const data = JSON.parse((await bare.locator('script[type="application/ld+json"]').first().textContent())!) as {
    '@type': string;
    mainEntity: { acceptedAnswer: object };
  };
  expect([data['@type'], Object.keys(data.mainEntity)]).toEqual(['QAPage', expect.arrayContaining(['acceptedAnswer'])]);
  await plain.close();
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
});

test.describe('with a server of its own', () => {
  test.use({ allow: [/404/] });

  test('an author agrees, a moderator publishes, visitors read, the author withdraws: a 404', async ({
    page,
    demoServer: { url },
  }) => {
    const title = 'Septic tank for a house of eight: sizes that work in laterite';
    // The demo member asked it, and answers it here, so that both consents are theirs.
    const { token } = await enterAs(page, url, people.member);
    const headers = { authorization: `Token ${token}` };
    const list = await page.request.get(
      `${url}/api/community/questions/?search=${encodeURIComponent('sizes that work in laterite')}`,
      { headers },
    );
    const { id } = ((await list.json()) as { results: { id: number }[] }).results[0]!;
    const answered = await page.request.post(`${url}/api/community/answers/`, {
      headers,
      data: { question_id: id, answer_text: 'Two chambers, **1.5 m** deep.' },
    });
    const answer = (await answered.json()) as { id: number };
    await page.request.post(`${url}/api/community/answers/${answer.id}/best/`, { headers });
    const visit = async () => (await page.request.get(`${url}/answers/${id}`)).status();

    await test.step('consent', async () => {
      await page.setViewportSize(phone);
      await page.goto(`${url}/community?question=${id}`);
      const consent = page.getByRole('region', { name: 'Let everybody read this' });
      await expectNoAxeViolations(page);
      await takeShots(page, 'answers-consent', [360]);
      await consent.getByRole('button', { name: 'I agree' }).click();
      await expect(consent.getByRole('button', { name: 'Take back' })).toBeVisible();
      expect(await visit()).toBe(404);
    });

    await test.step('publishing', async () => {
      await page.setViewportSize(desk);
      await openAs(page, people.superuser, `/community?question=${id}`, url);
      const decision = page.getByRole('region', { name: 'Who has agreed' });
      await expect(decision.getByText('agreed').first()).toBeVisible();
      await expectNoAxeViolations(page);
      await takeShots(page, 'answers-publish', [360, 1280]);
      await decision.getByRole('button', { name: 'Publish' }).click();
      await expect(decision.getByRole('button', { name: 'Take from public' })).toBeVisible();
      await page.getByRole('link', { name: 'Everybody can read this thread' }).click();
      await expect(page).toHaveURL(`${url}/answers/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('strong', { hasText: '1.5 m' })).toBeVisible();
      await expect(page.getByText('Best answer')).toHaveCount(1);
      expect(await visit()).toBe(200);
    });

    await test.step('taking it back', async () => {
      await openAs(page, people.member, `/community?question=${id}`, url);
      await expect(page.getByText('Public', { exact: true })).toBeVisible();
      await page
        .getByRole('region', { name: 'Let everybody read this' })
        .getByRole('button', { name: 'Take back' })
        .click();
      await expect(page.getByText('Public', { exact: true })).toBeHidden();
      expect(await visit()).toBe(404);
      expect(await (await page.request.get(`${url}/sitemap.xml`)).text()).not.toContain(`/answers/${id}<`);
      expect(await (await page.request.get(`${url}/answers`)).text()).not.toContain(title);
      await page.goto(`${url}/answers/${id}`);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    });
  });
});

test('a person is asked to answer, and the week by mail is switched on', async ({ page, demoServer: { url } }) => {
  await page.setViewportSize(phone);
  const { token } = await enterAs(page, url, people.member);
  const list = await page.request.get(
    `${url}/api/community/questions/?search=${encodeURIComponent('Expansion joint in a 48 m')}`,
    { headers: { authorization: `Token ${token}` } },
  );
  const { id } = ((await list.json()) as { results: { id: number }[] }).results[0]!;
  await page.goto(`${url}/community?question=${id}`);
  await page.getByRole('button', { name: 'Ask somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask somebody' });
  await dialog.getByRole('button', { name: 'Ask them' }).click();
  await expect(dialog.getByText('Please choose whom to ask.')).toBeVisible();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('searchbox', { name: 'Search members by name' }).fill('nair');
  await dialog.getByRole('checkbox').nth(-1).check();
  await expect(dialog.getByText('2 people chosen')).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'ask-a-member', [1280, 360]);
  await dialog.getByRole('button', { name: 'Ask them' }).click();
  await expect(page.getByText(/(have|has) been asked\./)).toBeVisible();

  await page.goto(`${url}/notifications`);
  const week = page.getByRole('checkbox', { name: /^Send me the week’s questions/ });
  await expect(week).toBeChecked();
  await week.uncheck();
  await expect(statusMessage(page, 'No more mails with the week’s questions.')).toBeVisible();
  await page.reload();
  await expect(week).not.toBeChecked();
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await takeShots(page, 'notifications-week', [360, 1280]);
});
