import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { openAs, people } from './support/session';
import { expect, test } from './support/test';

/*
 * Goes through each job as its help page describes it, up to the press that changes something, and compares the names
 * on the page with what the screens show. With HELP_PICTURES=1 it takes the pages' pictures (docs/product/help.md).
 */
const folder = path.resolve(import.meta.dirname, '../../src/features/help/pictures');
const wanted = Boolean(process.env.HELP_PICTURES);
/** The largest picture, in bytes. */
const mostBytes = 25_000;
const phone = '5100000000';

interface Walk {
  who?: string;
  /** The screens of the job; the picture is of the one that `shown` counts, the last by default. */
  screens: readonly ((page: Page, to: (address: string) => Promise<void>) => Promise<unknown>)[];
  shown?: number;
  /** Names that stand behind the last press or in a mail: another test presses it. */
  behind?: readonly string[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const onPerson = async (page: Page, to: (address: string) => Promise<void>, section: string) => {
  await to('/app/admin/people/20');
  const heading = page.getByRole('heading', { level: 2, name: section });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeVisible();
};

let doors = 0;

/** Opens a new door with a party of four on its list; what it scans does not get through. */
async function openDoor(page: Page, to: (address: string) => Promise<void>): Promise<void> {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const row = { id: 1, hash: '', full_name: 'Lakshmi Menon', area_name: 'Palakkad', people: 4, people_in: 0 };
  const party = { ...row, diets: ['veg', 'veg', 'non_veg', 'veg'], status: 'going', end: '7X2E', card: null };
  const list = { gate: 'Gate 1', title: 'Annual convention', at: hours(0), from: hours(-1), until: hours(9) };
  let isIn = false;
  await page.route('**/door/?more=1*', (route) =>
    route.fulfill({ json: { ...list, rows: [{ ...party, people_in: isIn ? 4 : 0 }] } }),
  );
  await page.route('**/door/scans/', (route) => {
    isIn = true;
    const { scans } = route.request().postDataJSON() as { scans: { scan_id: string }[] };
    const answer = { result: 'ok', registration_id: 1, people: 4, people_in: 4, of: 4, gate: null, at: null };
    return route.fulfill({ json: { results: scans.map(({ scan_id }) => ({ scan_id, ...answer })) } });
  });
  await to(`/events/${(doors += 1)}/door#a-pass-of-a-gate`);
  await expect(page.locator('details')).not.toHaveCount(0);
}

const everybody: Record<string, Walk> = {
  apply: {
    screens: [(_, to) => to('/'), (_, to) => to('/join'), (page) => button(page, /Personal Details|വ്യക്തിഗത/).click()],
    shown: 1,
  },
  'correct-application': {
    screens: [],
    behind: ['Please correct your application', 'Correct my application', 'Send Correction'],
  },
  'log-in': {
    screens: [(_, to) => to('/login'), (page) => button(page, 'Forgot password?').click()],
    shown: 0,
  },
  'second-factor': {
    who: people.member,
    screens: [(_, to) => to('/member/dashboard'), (_, to) => to('/account/security')],
    behind: ['Confirm', 'Print', 'Copy', 'I have kept them'],
  },
  card: { who: people.member, screens: [(_, to) => to('/member/dashboard'), (_, to) => to('/member/card')] },
  renew: {
    who: people.member,
    screens: [
      (_, to) => to('/member/dashboard'),
      (_, to) => to('/member/licence'),
      (page) => button(page, 'Send Renewed Licence').click(),
    ],
  },
  ask: {
    who: people.member,
    screens: [
      (_, to) => to('/community'),
      (page) => page.getByLabel('Your question').fill('Curing a roof slab in the monsoon'),
    ],
    behind: ['Mark best', 'Mark as solved'],
  },
  'hide-number': {
    who: people.member,
    screens: [(_, to) => to('/member/dashboard'), (_, to) => to('/account/privacy')],
  },
  'export-data': {
    who: people.member,
    screens: [
      (_, to) => to('/member/dashboard'),
      (_, to) => to('/account/privacy'),
      (page) => button(page, 'Get my data').click(),
    ],
  },
  leave: {
    who: people.member,
    screens: [
      (_, to) => to('/member/dashboard'),
      (_, to) => to('/account/privacy'),
      (page) => button(page, 'Delete my data').click(),
    ],
    behind: ['Undo'],
  },
  // What stands behind the link: tests/e2e/portal.spec.ts.
  'ad-numbers': {
    screens: [(_, to) => to('/advertiser')],
    behind: ['Go to the portal', 'Enter', 'How often they were seen', 'The month as a picture', 'Renew', 'New picture'],
  },
  'keep-door': {
    screens: [
      openDoor,
      async (page, to) => {
        await openDoor(page, to);
        await page.locator('form input').first().fill('7X2E');
        await page.locator('form ul button').click();
        await expect(page.locator('[data-result="ok"]')).toBeVisible();
      },
    ],
    shown: 1,
    // While there is no connection: tests/e2e/door.spec.ts.
    behind: ['1 scan waiting to be sent'],
  },
};

const office: Record<string, Walk> = {
  'find-by-phone': {
    screens: [
      async (page, to) => {
        await onPerson(page, to, 'Profile');
        await page.evaluate(() => window.scrollTo(0, 0));
      },
      async (page) => {
        await button(page, /^Find/).click();
        await page.getByRole('combobox').fill(phone);
      },
    ],
    shown: 0,
  },
  'approve-ten': {
    screens: [
      (_, to) => to('/app/admin/pending-members'),
      (page) => page.getByRole('checkbox', { name: 'Select all found' }).check(),
    ],
    behind: ['Possible duplicates'],
  },
  'record-cash': {
    screens: [
      (_, to) => to('/app/admin/dues'),
      async (page) => {
        await page.getByLabel('Find the payer').fill(phone);
        await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click();
        await page.getByLabel('Amount in rupees').fill('450');
        await page.getByLabel('Cash', { exact: true }).check();
        await expect(page.getByRole('heading', { name: 'What it pays' })).toBeVisible();
        // The picture is of the whole form.
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    ],
    behind: ['Send as a picture', 'Save as PDF'],
  },
  'confirm-licences': {
    screens: [
      (_, to) => to('/app/admin/licences?tab=unconfirmed'),
      (page) => page.getByRole('checkbox', { name: 'Select all found' }).check(),
    ],
  },
  'send-circular': {
    screens: [
      (_, to) => to('/app/admin/posts'),
      async (page) => {
        await page
          .getByRole('row')
          .filter({ hasText: 'Circular' })
          .filter({ hasText: 'Published' })
          .first()
          .getByRole('link')
          .first()
          .click();
        await expect(page.getByText('Who has read it').first()).toBeVisible();
      },
      (_, to) => to('/app/admin/posts?post=new-circular'),
    ],
    behind: ['Publish Now', 'Remind'],
  },
  'correct-name': {
    screens: [
      async (page, to) => {
        await onPerson(page, to, 'Profile');
        await button(page, 'Edit the profile').click();
        await expect(button(page, 'Save Changes')).toBeVisible();
      },
      (_, to) => to('/app/admin/privacy?kind=correct'),
      (page) => button(page, /^Answer/).click(),
    ],
  },
  'reprint-card': {
    screens: [(_, to) => to('/app/admin/cards'), (page) => button(page, 'Print an area').click()],
    behind: ['Save the PDF', 'Replace', 'Undo'],
  },
  'end-term': {
    screens: [(_, to) => to('/app/admin/positions'), (page) => button(page, 'Add Position').click()],
    shown: 0,
    behind: ['End Term'],
  },
  'run-event': {
    screens: [
      (_, to) => to('/admin/manage-events'),
      async (page) => {
        await page.getByRole('link', { name: /^Registration of Roof to well/ }).click();
        await page.getByRole('tab', { name: 'Settings' }).click();
        await expect(page.getByRole('textbox', { name: 'Seats' })).toBeVisible();
      },
      async (page) => {
        await page.getByRole('tab', { name: 'Numbers' }).click();
        await expect(button(page, 'Print for the kitchen')).toBeVisible();
      },
      async (page) => {
        await page.getByRole('tab', { name: 'Gates' }).click();
        await expect(button(page, 'Make a pass')).toBeVisible();
      },
    ],
    shown: 2,
    behind: ['Open registration'],
  },
  'what-happened': {
    screens: [
      (_, to) => to('/app/admin/audit'),
      async (page, to) => {
        await onPerson(page, to, 'History');
        // The sections above it load, and move it out of view.
        await expect(async () => {
          await page.getByRole('heading', { level: 2, name: 'History' }).scrollIntoViewIfNeeded();
          const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first();
          const shown = page.getByText('Nothing is recorded yet.').or(entry);
          await expect(shown).toBeVisible({ timeout: 3000 });
        }).toPass({ timeout: 30_000 });
      },
    ],
    shown: 0,
    behind: ['Show more'],
  },
  'import-faults': {
    screens: [(_, to) => to('/app/admin/imports')],
    behind: ['Columns', 'Faulty rows as Excel', 'To check', 'Apply import', 'Undo import', 'Show preview'],
  },
};

/** Returns what a page shows and how its controls are named, in small letters, with `#` for numbers. */
const namesOn = async (page: Page) =>
  plain(
    await page.evaluate(() => {
      const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], option, label')];
      const names = named.flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
        element.getAttribute('placeholder'),
        element.textContent,
      ]);
      return [document.body.innerText, ...names].join('\n');
    }),
  );
const plain = (text: string) => text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');

/** The jobs whose picture shows a screen as it opens: it is taken in Malayalam too. */
const inMalayalam = [
  'log-in',
  'second-factor',
  'card',
  'hide-number',
  'end-term',
  'import-faults',
  'what-happened',
  'ad-numbers',
  'keep-door',
];

async function takePicture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ type: 'png', animations: 'disabled' });
  const small = await sharp(shot).resize(800, 500).png().toBuffer();
  let picture = small;
  for (let quality = 45; picture === small || picture.length > mostBytes; quality -= 5)
    picture = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), picture);
}

async function follow(
  page: Page,
  job: string,
  { who, screens, shown = screens.length - 1, behind = [] }: Walk,
  help: string,
) {
  if (who) await openAs(page, who, help);
  else await page.goto(help);
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  const names = await page.locator('main ol strong').allInnerTexts();
  await page.setViewportSize({ width: 1024, height: 640 });
  let seen = '';
  for (const [index, screen] of screens.entries()) {
    await screen(page, async (address) => void (await page.goto(address)));
    await page.waitForLoadState('networkidle');
    seen += await namesOn(page);
    if (wanted && index === shown) await takePicture(page, job);
  }
  const isMissing = (name: string) => /\D/.test(name) && !behind.includes(name) && !seen.includes(plain(name));
  const missing = async () => {
    seen += await namesOn(page);
    return names.filter(isMissing);
  };
  await expect.poll(missing, 'what the page names and the screens do not show').toEqual([]);
  if (!wanted || !inMalayalam.includes(job)) return;
  await screens[shown]!(page, async (address) => void (await page.goto(`/ml${address}`)));
  await page.waitForLoadState('networkidle');
  await takePicture(page, `${job}.ml`);
}

for (const [job, walk] of Object.entries(everybody))
  test(`${job}: the screens have what its help page names`, ({ page }) => follow(page, job, walk, `/help/${job}`));

for (const [job, walk] of Object.entries(office))
  test(`${job}: the office's screens have what its help page names`, ({ page }) =>
    follow(page, job, { who: people.superuser, ...walk }, `/app/help/${job}`));

test('the handbook is found from the screens it is about, in both languages', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('link', { name: 'All help pages' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(Object.keys(everybody).length);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
  }
  await expectNoAxeViolations(page);
  await page.goto('/ml/help/apply');
  await expect(page.getByRole('heading', { level: 1, name: 'അംഗത്വത്തിന് അപേക്ഷിക്കുക' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('each office screen leads to the help page about it, and Find finds them', async ({ page }) => {
  await openAs(page, people.superuser, '/app/admin/positions');
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'End a term' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await button(page, /^Find/).click();
  await page.getByRole('combobox').fill('print a card');
  await expect(page.getByRole('option', { name: /Print a card again/ })).toBeVisible();
});

test.describe('a job that there is not', () => {
  test.use({ allow: [/404/] });
  test('is not found', async ({ page }) => {
    expect((await page.goto('/help/fly'))?.status()).toBe(404);
  });
});
