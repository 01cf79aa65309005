import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { address, enterAs, expectTurnedAway, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

test('members are sent away; a number that is no person has a word of its own', async ({ page }) => {
  await expectTurnedAway(page, '/app/admin/people/1', [people.member], '/');
});

test.describe('with what is not there', () => {
  test.use({ allow: [/404/] });

  test('a person who does not exist, and an address that is no number', async ({ page }) => {
    await enterAs(page, address(), people.superuser);
    for (const id of ['2000000000', 'x']) {
      await page.goto(`/app/admin/people/${id}`);
      await expect(page.getByRole('heading', { name: 'No such person' })).toBeVisible();
    }
    await expectNoAxeViolations(page);
  });
});

test('a name in a list leads to the person, each section loads as it comes into view, and Back to the row', async ({
  page,
}) => {
  await enterAs(page, address(), people.superuser);
  await page.goto('/app/admin/cards');
  const link = page.getByRole('main').getByRole('row').nth(21).getByRole('link').first();
  const name = (await link.textContent())!;
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: `Call ${name}` })).toBeVisible();
  for (const title of [
    'Licence and membership',
    'Profile',
    'Card',
    'Positions and duties',
    'Circulars',
    'Board',
    'Sign-in',
    'Privacy',
  ]) {
    const section = page.getByRole('region', { name: title, exact: true });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'Privacy', exact: true }).getByText('Consents')).toBeVisible();
  await expectNoAxeViolations(page);
  await takeShots(page, 'person');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport();
});

test('the page in Malayalam fits a phone and a desktop', async ({ page }) => {
  await enterAs(page, address(), people.superuser);
  await page.goto('/ml/app/admin/cards');
  await page.getByRole('main').getByRole('row').nth(4).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'ലൈസൻസും അംഗത്വവും', exact: true })).toBeVisible();
  await page.getByText('ഫോണിൽ', { exact: true }).click();
  await page.getByRole('region', { name: 'ചരിത്രം', exact: true }).scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page);
  await takeShots(page, 'person-ml', [360, 1280]);
  await expectToFit(page);
});

test.describe('with a server of its own', () => {
  test('a page shows the sections of the person who looks, and who else has it open', async ({
    page,
    demoServer: { url },
  }) => {
    const { user } = (await enterAs(page, url, 'malayalam@demo.test')) as { user: { id?: number } };
    const open = async (who: string, id: number | undefined) => {
      await enterAs(page, url, who);
      await page.goto(`${url}/app/admin/people/${id}`);
      await expect(page.getByRole('region', { name: 'Profile', exact: true })).toBeVisible();
    };
    const section = (name: string) => page.getByRole('region', { name, exact: true });

    await open('registrar@demo.test', user.id);
    await expect(page.getByText('ദീപ വേലായുധൻ').first()).toBeVisible();
    await expect(section('Sign-in')).toHaveCount(0);
    await section('Privacy').scrollIntoViewIfNeeded();
    await expect(section('Privacy').getByText('Consents')).toBeVisible();
    await expect(section('Privacy').getByText('Requests', { exact: true })).toHaveCount(0);
    await section('History').scrollIntoViewIfNeeded();
    await expect(section('History').locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
    await expectNoAxeViolations(page);

    await open(people.superuser, user.id);
    await expect(page.getByText(/ opened this /)).toBeVisible();
    await takeShots(page, 'person-opened', [360, 1280]);
    await expectToFit(page);
    const profile = section('Profile');
    await profile.getByRole('button', { name: 'Edit the profile' }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel('Name in Malayalam').fill('ദീപ വി.');
    await takeShots(page, 'person-edit', [360, 1280]);
    await window.getByRole('button', { name: 'Save Changes' }).click();
    await expect(window).toHaveCount(0);
    await expect(profile.getByText('ദീപ വി.')).toBeVisible();

    const { token } = await enterAs(page, url, people.areaAdmin);
    const overview = await page.request.get(`${url}/api/area-admin/overview/`, {
      headers: { Authorization: `Token ${token}` },
    });
    const { pending_users: applicants } = (await overview.json()) as { pending_users: { id: number }[] };
    await open(people.areaAdmin, applicants[0]!.id);
    const application = section('Application');
    await expect(application.getByText('Waiting', { exact: true })).toBeVisible();
    await expect(application.getByRole('button')).toHaveCount(0);
    await expect(section('Card')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await takeShots(page, 'person-area-admin', [360, 1280]);
    await expectToFit(page);
  });

  // The card of a person who has died is asked for once more before the head is there.
  test.use({ allow: [/404/] });

  test('the office records a membership by hand, and the section shows it', async ({ page, demoServer: { url } }) => {
    await enterAs(page, url, people.superuser);
    await page.goto(`${url}/app/admin/licences?tab=unknown`);
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
    const section = page.getByRole('region', { name: 'Licence and membership', exact: true });
    await section.getByRole('button', { name: 'Record by hand' }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('button', { name: 'Record' }).click();
    await expect(window.getByText('Please enter at least one of these.').first()).toBeVisible();
    await takeShots(page, 'person-record', [360, 1280]);
    await expectNoAxeViolations(page);
    await window.getByRole('group', { name: 'Membership' }).getByLabel('Last valid day').fill('2033-03-31');
    await window.getByRole('textbox', { name: 'Note' }).fill('Paid in cash at the meeting.');
    await window.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText(/^Recorded for /)).toBeVisible();
    await expect(section.getByText('31 Mar 2033').first()).toBeVisible();
    await expect(section.getByText('Paid in cash at the meeting.')).toBeVisible();
  });

  test('a nominee is opened, a death is recorded and taken back, and a request leads to the next', async ({
    page,
    demoServer: { url },
  }) => {
    const { token, user } = (await enterAs(page, url, people.member)) as { token: string; user: { id?: number } };
    const headers = { Authorization: `Token ${token}` };
    const send = (method: 'post' | 'put', path: string, data: object) =>
      page.request[method](`${url}${path}`, { headers, data });
    await send('put', '/api/privacy/nominee/', { name: 'Latha Menon', relation: 'Wife', phone: '9447012345' });
    await send('post', '/api/privacy/requests/', { kind: 'correct', text: 'My name is spelled wrong.' });

    await enterAs(page, url, people.superuser);
    await page.goto(`${url}/app/admin/people/${user.id}`);
    const privacy = page.getByRole('region', { name: 'Privacy', exact: true });
    await privacy.getByRole('button', { name: 'Open the nominee' }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('button', { name: 'Open the nominee' }).click();
    await expect(window.getByText('Reason is required')).toBeVisible();
    await window.getByRole('textbox', { name: 'Reason' }).fill('Died on 3 November; the wife asks.');
    await takeShots(page, 'person-nominee', [360, 1280]);
    await expectNoAxeViolations(page);
    await window.getByRole('button', { name: 'Open the nominee' }).click();
    await expect(privacy.getByText('Latha Menon')).toBeVisible();

    await privacy
      .getByRole('button', { name: /^Answer/ })
      .first()
      .click();
    await window.getByRole('radio', { name: 'Done' }).check();
    await window.getByRole('textbox').fill('It is corrected.');
    await window.getByRole('button', { name: 'Send the answer' }).click();
    await expect(
      privacy
        .getByRole('status')
        .getByText(/^Next: |^Nothing else waits/)
        .first(),
    ).toBeVisible();
    await takeShots(page, 'person-next', [360, 1280]);
    const next = privacy.getByRole('link', { name: /^Next: / });
    if (await next.isVisible()) {
      const name = (await next.textContent())!.replace('Next: ', '');
      await next.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
    }

    const profile = page.getByRole('region', { name: 'Profile', exact: true });
    await profile.getByRole('button', { name: 'Record a death' }).click();
    await window.getByLabel('Day of death').fill('2026-01-31');
    await takeShots(page, 'person-death', [360, 1280]);
    await expectNoAxeViolations(page);
    await window.getByRole('button', { name: 'Record a death' }).click();
    await expect(page.getByText('Deceased', { exact: true })).toBeVisible();
    await takeShots(page, 'person-dead', [360, 1280]);
    await profile.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('Deceased', { exact: true })).toHaveCount(0);
  });
});
