import { readFile } from 'node:fs/promises';
import { rowsOfFile } from '../../src/platform/sheets/rows';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { openAs, people } from './support/session';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

/** The lists whose screens have the export since decision 0060: where they are, and how the files begin. */
const screens = [
  { at: '/app/admin/privacy?tab=breaches', file: 'breaches', column: 'What Happened' },
  { at: '/app/admin/licences?tab=orders', file: 'government-orders', column: 'Order' },
  { at: '/app/admin/imports', file: 'imports', column: 'File' },
  { at: '/app/admin/posts?kind=news', file: 'posts', column: 'Kind', only: 'News' },
  { at: '/app/admin/tags?search=concrete', file: 'tags', column: 'Tag', only: 'concrete' },
  { at: '/app/admin/flags', file: 'flagged-posts', column: 'Question' },
  { at: '/app/admin/audit?action=area', file: 'audit-log', column: 'Action', only: 'area' },
  { at: '/app/admin/cards', file: 'cards', column: 'Username' },
  { at: '/app/admin/positions', file: 'positions', column: 'Title' },
];

for (const { at, file, column, only } of screens) {
  test(`${file}: Excel and CSV of the list as it is filtered`, async ({ page }) => {
    await openAs(page, people.superuser, at);
    const sizes: number[] = [];
    for (const [button, ending] of [
      ['Export Excel', 'xlsx'],
      ['Export CSV', 'csv'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
      const rows: string[][] = [];
      for await (const { cells } of rowsOfFile(await readFile(await download.path()), 10_000)) rows.push(cells);
      const place = rows[0]!.indexOf(column);
      expect(place, `${column} in ${rows[0]!.join()}`).toBeGreaterThanOrEqual(0);
      if (only) for (const row of rows.slice(1)) expect(row[place]?.toLowerCase()).toContain(only.toLowerCase());
      sizes.push(rows.length);
    }
    // The log has the first export when the second is made; everywhere else the files have the same rows.
    if (file !== 'audit-log') expect(sizes[0]).toBe(sizes[1]);
    await expectNoAxeViolations(page);
    await takeShots(page, `export-${file}`, [360, 1280]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectToFit(page);
  });
}
