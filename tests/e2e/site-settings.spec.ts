import { seededRandom } from '../../src/shared/seeded-random';
import { callApi } from './support/people';
import { passwords } from './support/server';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

const pages = ['/', '/about', '/advertising', '/contact', '/terms', '/events', '/join', '/register'];

/** Returns 200 letters of a language: words of one to thirty letters. */
function lettersOf(letters: string, random: () => number): string {
  let text = '';
  let rest = 0;
  while (text.length < 200) {
    if (rest === 0) rest = 1 + Math.floor(random() * 30);
    text += letters[Math.floor(random() * letters.length)]!;
    rest -= 1;
    if (rest === 0) text += ' ';
  }
  return text.slice(0, 199).trim() + letters[0]!;
}

test('texts of 200 letters fit a phone on every page, in both languages', async ({ page, demoServer }) => {
  const token = await tokenOf(demoServer.url);
  const random = seededRandom(200);
  for (const group of ['names', 'contact', 'pages']) {
    const { body } = await callApi(demoServer, 'GET', `/api/admin/settings/${group}/`, undefined, token);
    const { fields } = body as unknown as { fields: { key: string; kind: string; standard_ml: string | null }[] };
    const texts = fields.filter(({ kind, standard_ml: ml }) => ml !== null && ['line', 'prose'].includes(kind));
    const values = texts.flatMap(({ key }) => [
      [key, lettersOf('abcdefghijklmnopqrstuvwxyzWM', random).slice(0, key === 'description' ? 160 : 200)],
      [`${key}_ml`, lettersOf('കഖഗഘചജഞടഡണതദധനപഫബഭമയരലവശഷസഹളഴറ', random).slice(0, key === 'description' ? 160 : 200)],
    ]);
    const { status } = await callApi(
      demoServer,
      'PATCH',
      `/api/admin/settings/${group}/`,
      Object.fromEntries(values) as object,
      token,
    );
    expect(status, group).toBe(200);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['', '/ml'])
    for (const path of pages) {
      await page.goto(`${demoServer.url}${language}${path === '/' && language ? '' : path}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${language}${path}: no sideways scroll`,
      ).toBe(360);
    }
  await enterAs(page, demoServer.url, people.superuser);
  await page.goto(`${demoServer.url}/app/admin/settings?group=names`);
  await expect(page.getByLabel('Short name (English)')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the office').toBe(360);
});

test('a version that is put back makes the pages of then, byte for byte', async ({ demoServer }) => {
  const token = await tokenOf(demoServer.url);
  const edit = (group: string, body: object) =>
    callApi(demoServer, 'PATCH', `/api/admin/settings/${group}/`, body, token);
  const html = () =>
    Promise.all(
      ['/', '/about', '/contact', '/ml/about'].map(async (path) => (await fetch(demoServer.url + path)).text()),
    );
  await edit('names', { short_name: 'FLES Palghat' });
  const then = await html();
  await edit('names', { district: 'Kozhikode', short_name: 'FLES Kozhikode' });
  expect((await html()).some((text, at) => text === then[at])).toBe(false);
  await callApi(demoServer, 'POST', '/api/admin/settings/names/1/restore/', undefined, token);
  expect(await html()).toEqual(then);
});

test('what was typed is looked at before it is public, and a public page leads to its field', async ({
  page,
  demoServer: { url },
}) => {
  await enterAs(page, url, people.superuser);
  // On a phone it stands above the members' bar.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}/about`);
  await page.getByText('Change this page').click();
  await page.getByRole('link', { name: 'Mission', exact: true }).click();
  const mission = page.getByLabel('Mission (English)');
  await expect(mission).toBeFocused();
  await mission.fill('We build houses that stand.');
  await page.getByRole('button', { name: 'Look at it' }).click();
  const looked = page.getByRole('dialog');
  await looked.getByLabel('Page', { exact: true }).selectOption('/about');
  await expect(looked.locator('iframe').contentFrame().getByText('We build houses that stand.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await (await fetch(`${url}/about`)).text()).not.toContain('We build houses that stand.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  expect(await (await fetch(`${url}/about`)).text()).toContain('We build houses that stand.');
});

/** Signs the demo's superuser in without the browser. */
async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email_or_member_id: people.superuser, password: passwords.superuser }),
  });
  return ((await answer.json()) as { token: string }).token;
}
