import type { Locator, Page } from '@playwright/test';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

/*
 * Ten jobs of the office in presses and seconds (docs/product/admin.md, "Ten jobs"): a press is a click, a choice, a
 * field that is gone into, or a chord of keys; what is typed is none. Each job begins at the dashboard. The bounds are
 * those of the table there, so that no job takes more presses than it says; the seconds are the browser's.
 */

/** Does a person's presses, and counts them. */
class Hand {
  presses = 0;
  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }
  async key(chord: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(chord);
  }
  async fill(field: Locator, text: string): Promise<void> {
    this.presses += 1;
    await field.fill(text);
  }
  async choose(field: Locator, option: string): Promise<void> {
    this.presses += 1;
    await field.selectOption(option);
  }
  /** Opens a person's page by Find. */
  async open(phone: string, name: string): Promise<void> {
    await this.key('/');
    await this.page.getByRole('combobox', { name: 'Find a person' }).fill(phone);
    await expect(this.page.getByRole('option').first()).toContainText(name);
    await this.key('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}

interface Known {
  id: number;
  full_name: string;
  phone: string | null;
  is_approved: boolean;
  email: string;
}

const list = ['Name,Phone,E-mail', 'Meera Nair,9447155501,meera.nair@example.test', 'Half Phone,12,half@example.test'];

test('ten jobs of the office take no more presses than their table says', async ({ page, demoServer: { url } }) => {
  const asMember = await enterAs(page, url, people.member);
  const { token } = await enterAs(page, url, people.superuser);
  const send = (path: string, data: object, by = token) =>
    page.request.post(`${url}${path}`, { headers: { Authorization: `Token ${by}` }, data });
  const all = (await (
    await page.request.get(`${url}/api/users/`, { headers: { Authorization: `Token ${token}` } })
  ).json()) as Known[];
  const member = all.find(({ email }) => email === people.member)!;
  const phone = member.phone!;
  const name = member.full_name;
  await send('/api/privacy/requests/', { kind: 'correct', text: 'My name is spelled wrong.' }, asMember.token);
  await send('/api/admin/positions/', {
    user_id: member.id,
    title: 'President',
    level: 'district',
    since: '2025-01-01',
  });

  const rail = page.getByRole('navigation', { name: 'Office' });
  const main = page.getByRole('main');
  const window = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const measured: string[] = [];
  const job = async (title: string, maxPresses: number, work: (hand: Hand) => Promise<void>) => {
    await test.step(title, async () => {
      // The step back of a window that has just closed may cut a visit short.
      await expect(() => page.goto(`${url}/app/admin/dashboard`)).toPass();
      await expect(page.getByRole('region', { name: 'What waits' }).getByRole('link').first()).toBeVisible();
      const hand = new Hand(page);
      const began = performance.now();
      await work(hand);
      measured.push(`${title}: ${hand.presses} presses, ${((performance.now() - began) / 1000).toFixed(1)} s`);
      expect.soft(hand.presses, title).toBeLessThanOrEqual(maxPresses);
    });
  };

  await job('find by phone', 2, (hand) => hand.open(phone, name));

  await job('what happened to a person', 3, async (hand) => {
    await hand.open(phone, name);
    await hand.press(page.getByRole('link', { name: 'History', exact: true }));
    await expect(
      page.getByRole('region', { name: 'History', exact: true }).getByRole('listitem').first(),
    ).toBeVisible();
  });

  await job('record cash for a membership', 6, async (hand) => {
    await hand.open(phone, name);
    await hand.press(page.getByRole('button', { name: 'Record by hand' }));
    await hand.fill(window.getByRole('group', { name: 'Membership' }).getByLabel('Last valid day'), '2033-03-31');
    await hand.fill(window.getByRole('textbox', { name: 'Note' }), 'Paid in cash.');
    await hand.press(window.getByRole('button', { name: 'Record' }));
    await expect(page.getByText(/^Recorded for /)).toBeVisible();
  });

  await job('correct a name by request', 8, async (hand) => {
    await hand.press(main.getByRole('link', { name: /Privacy requests to answer/ }));
    await hand.press(main.getByRole('link', { name }).first());
    await hand.press(page.getByRole('button', { name: 'Edit the profile' }));
    await hand.fill(window.getByLabel('Full Name'), `${name} Nair`);
    await hand.press(window.getByRole('button', { name: 'Save Changes' }));
    await expect(window).toHaveCount(0);
    await hand.press(page.getByRole('button', { name: /^Answer/ }).first());
    await hand.press(window.getByRole('radio', { name: 'Done' }));
    await window.getByRole('textbox').fill('It is corrected.');
    await hand.press(window.getByRole('button', { name: 'Send the answer' }));
    await expect(window).toHaveCount(0);
  });

  await job('approve all who wait', 3, async (hand) => {
    await hand.press(rail.getByRole('link', { name: 'Applications' }));
    await hand.press(main.getByRole('checkbox', { name: 'Select all found' }));
    await hand.press(main.getByRole('button', { name: /^Approve \d+ as members?$/ }));
    await expect(page.getByText(/\d+ applicants? approved/).first()).toBeVisible();
  });

  await job('confirm all licences that wait', 4, async (hand) => {
    await hand.press(rail.getByRole('link', { name: 'Licences' }));
    await hand.press(page.getByRole('tab', { name: 'Not Confirmed' }));
    await hand.press(main.getByRole('checkbox', { name: 'Select all found' }));
    await hand.press(main.getByRole('button', { name: /^Confirm \d+ licences?$/ }));
    await expect(main.getByRole('button', { name: /^Confirm \d+ licences?$/ })).toHaveCount(0);
  });

  await job('end a term', 3, async (hand) => {
    await hand.press(rail.getByRole('link', { name: 'Positions' }));
    await hand.press(page.getByRole('button', { name: /^End Term/ }).first());
    await hand.press(window.getByRole('button', { name: 'End Term' }));
    await expect(window).toHaveCount(0);
  });

  await job('reprint the cards of an area', 5, async (hand) => {
    await hand.press(rail.getByRole('link', { name: 'Cards' }));
    await hand.press(page.getByRole('button', { name: 'Print an area' }));
    await hand.choose(window.getByLabel('Area'), 'Mannarkkad');
    await hand.press(window.getByRole('button', { name: 'Make the PDF' }));
    await hand.press(window.getByRole('link', { name: /^Save the PDF/ }));
  });

  await job('send the circular of an area, and see who has not read it', 8, async (hand) => {
    await hand.press(rail.getByRole('link', { name: 'Circulars and news' }));
    await hand.press(page.getByRole('button', { name: 'New circular' }));
    await hand.fill(page.getByLabel('Title (English)'), 'Meeting on Sunday');
    await hand.fill(page.getByLabel('Text (English)'), 'At ten, in the hall.');
    await hand.press(page.getByRole('button', { name: 'Palakkad', exact: true }));
    await hand.press(page.getByRole('button', { name: 'Save Draft' }));
    await hand.press(page.getByRole('button', { name: 'Publish Now' }));
    await hand.press(question.getByRole('button', { name: 'Publish Now' }));
    await expect(page.getByRole('heading', { name: 'Who has read it' })).toBeVisible();
    await expect(page.getByLabel('Show')).toHaveValue('unread');
  });

  await job('import a list with faults', 6, async (hand) => {
    await hand.press(rail.getByRole('link', { name: 'Imports' }));
    hand.presses += 1;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(list.join('\r\n')) });
    await hand.press(page.getByRole('button', { name: 'Show preview' }));
    await hand.press(page.getByRole('button', { name: 'Faulty rows as CSV' }));
    await hand.press(page.getByRole('button', { name: 'Apply import' }));
    await hand.press(question.getByRole('button', { name: 'Apply' }));
    await expect(page.getByRole('heading', { name: 'Undo' })).toBeVisible();
  });

  test.info().annotations.push({ type: 'jobs', description: measured.join('\n') });
});
