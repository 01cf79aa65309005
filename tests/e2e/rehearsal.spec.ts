import type { Page } from '@playwright/test';
import { allSent, anyCode, newEvent, openDoor, scan, tokenOf, verdict, waiting, walkIn } from './support/door';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

/*
 * The rehearsal of a convention (docs/product/registration.md): 40 people come through two doors, one of them without a
 * connection for a time. What the kitchen, the office and the treasurer see afterwards equals what happened.
 */

test.use({ allow: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/] });

const more = ['registrar', 'treasurer', 'malayalam'].map((name) => `${name}@demo.test`);

/** Scans a ticket, and waits for the verdict. */
async function judged(page: Page, code: string, result: string, words: string): Promise<void> {
  await scan(page, code);
  await expect(verdict(page)).toHaveAttribute('data-result', result);
  await expect(verdict(page)).toContainText(words);
}

test('40 people come through two doors, and everybody counts the same afterwards', async ({
  page,
  browser,
  demoServer,
}) => {
  const event = await newEvent(demoServer);
  const { office, id } = event;
  // 35 people in eight parties; 12 of them eat meat.
  const [whole, parts, undone, far, late, lost, few, one] = [
    await event.come(people.member, 4, 2),
    await event.come(people.moderator, 4, 2),
    await event.come(people.areaAdmin, 4, 1),
    await event.come(people.admin, 4, 3),
    await event.come(more[0]!, 3, 2),
    await event.come(more[1]!, 3, 1),
    await event.come(more[2]!, 3, 1),
    await event.come(people.superuser, 2),
  ] as const;
  await office('PUT', `${id}/registration/settings/`, {
    cpd_hours: 3,
    numbers_due: new Date(Date.now() - 1000).toISOString(),
  });
  const [first, second] = [await event.pass('Gate 1'), await event.pass('Gate 2')];
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const far2 = await other.newPage();
  await Promise.all([openDoor(page, first.address), openDoor(far2, second.address)]);
  await other.setOffline(true);

  // Gate 1 has a connection.
  await judged(page, whole, 'ok', '5 of 5 are in');
  await judged(page, parts, 'ok', '5 of 5 are in');
  await verdict(page).getByRole('button', { name: 'Only 2' }).click();
  await expect(verdict(page)).toContainText('2 of 5 are in');
  await judged(page, anyCode(), 'unknown', 'Unknown code');
  await walkIn(page, 'Ravi Menon', 3);
  await judged(page, undone, 'ok', '5 of 5 are in');
  await verdict(page).getByRole('button', { name: 'Undo' }).click();
  await expect(verdict(page)).toHaveCount(0);
  await judged(page, undone, 'ok', '5 of 5 are in');
  await allSent(page);

  // Gate 2 has none: it cannot know that the first ticket is in, nor that two of the second party are.
  await judged(far2, far, 'ok', '5 of 5 are in');
  await judged(far2, whole, 'ok', '5 of 5 are in');
  await judged(far2, parts, 'ok', '5 of 5 are in');
  await judged(far2, late, 'ok', '4 of 4 are in');
  await judged(far2, late, 'again', 'Already in');
  await walkIn(far2, 'Leela Nair', 2);
  await judged(far2, lost, 'ok', '4 of 4 are in');
  await verdict(far2).getByRole('button', { name: 'Undo' }).click();
  await judged(far2, few, 'ok', '4 of 4 are in');
  await waiting(far2, 9);
  await other.setOffline(false);
  await allSent(far2);
  // The connection is back: what the other door let in is known here.
  await judged(far2, one, 'ok', '3 of 3 are in');
  await allSent(far2);
  await judged(page, lost, 'ok', '4 of 4 are in');
  await judged(page, one, 'again', 'Already in');
  await expect(verdict(page)).toContainText('Gate 2');
  await allSent(page);
  await other.close();

  // The kitchen: as frozen, and nothing has changed since.
  const numbers = (await office('GET', `${id}/registration/numbers/`)).body as unknown as Record<string, object>;
  expect(numbers).toMatchObject({ frozen: { people: 35, diets: { veg: 23, non_veg: 12 } } });
  expect(numbers.now).toEqual(numbers.frozen);

  // The office.
  await enterAs(page, demoServer.url, people.admin);
  await page.goto(`${demoServer.url}/app/admin/events/${id}/registration?tab=came`);
  const figure = (label: string) => page.locator('dl > div', { hasText: label }).locator('dd');
  await expect(figure('Registered')).toHaveText('35');
  await expect(figure('Came')).toHaveText('35');
  await expect(figure('Walk-ins')).toHaveText('5');
  const doubles = page.getByRole('table', { name: 'Two doors, one ticket' });
  await expect(doubles.getByRole('row')).toHaveCount(3);
  await expect(doubles).toContainText('Gate 1');
  await expect(doubles).toContainText('Gate 2');
  await page.goto(`${demoServer.url}/app/admin/events/${id}/registration`);
  const rows = page.getByRole('table', { name: 'Attendees' }).getByRole('row');
  await expect(rows).toHaveCount(9);
  for (const party of ['5 of 5', '4 of 4', '3 of 3'])
    await expect(rows.filter({ hasText: party })).toHaveCount({ '5 of 5': 4, '4 of 4': 3, '3 of 3': 1 }[party]!);

  // The treasurer has the list as a file.
  const answer = await fetch(`${demoServer.url}/api/events/${id}/attendees/export/`, {
    headers: { Authorization: `Token ${await tokenOf(demoServer, more[1]!)}` },
  });
  const [head, ...lines] = (await answer.text()).trim().split(/\r?\n/);
  const column = (name: string) => head!.replace('\uFEFF', '').split(',').indexOf(name);
  const sum = (name: string) => lines.reduce((all, line) => all + Number(line.split(',')[column(name)]), 0);
  expect([lines.length, sum('People'), sum('In'), sum('Non-vegetarian')]).toEqual([8, 35, 35, 12]);

  // Members have what they came for.
  const mine = await fetch(`${demoServer.url}/api/events/mine/`, {
    headers: { Authorization: `Token ${await tokenOf(demoServer, people.moderator)}` },
  });
  const { tickets } = (await mine.json()) as { tickets: { event_id: number }[] };
  expect(tickets.find(({ event_id: at }) => at === id)).toMatchObject({ people_in: 5, has_certificate: true });
});
