import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { rowsOfFile } from '../src/platform/sheets/rows';
import { fillText } from '../src/shared/fill-text';
import type { Method } from './support/app';
import { addressOf, allCalls } from './support/calls';
import { officeLists, withQuery } from './support/office-lists';

/*
 * Every list with an export: the file has exactly the rows that the list has under the same filters, in its order, as
 * CSV and as a workbook; and the audit log has that it was taken (docs/product/general.md, "Exports").
 */
const { call, lists, listOf, everyone, superuser, area } = officeLists();

test('every call that exports a list is here', () => {
  // A list is a sheet; the settings go as JSON. What an advertiser takes is no list of the office.
  const isList = ({ file, path, access }: (typeof allCalls)[number]) =>
    file?.named && access !== 'anyone' && file.type.startsWith('text/csv') && path.endsWith('/export/');
  const exports = allCalls.filter(isList).map(addressOf);
  const here = lists.map((list) => list.call).sort();
  expect(here, 'tests/support/office-lists.ts, and calls').toEqual(exports.sort());
});

const cases = lists.flatMap((list) => list.filters.map((filter) => ({ ...list, filter })));

describe.each(cases)('$call, $filter', ({ call: address, action, key, columns, filter, list, url, body }) => {
  const [method, path] = address.split(' ') as [Method, string];

  test('has the rows of the list, as CSV and as a workbook, and an entry in the log', async () => {
    const at = url?.() ?? path;
    const names = { area: area().id, name: encodeURIComponent(area().name), me: superuser().user.id };
    const by = fillText(filter, names);
    const expected = await (list ? list(by) : listOf(at.replace('export/', ''), by));
    const keys = expected.map((row) => key(row).map(String));
    for (const format of ['csv', 'xlsx']) {
      const answer = await call(method, withQuery(at, by, `format=${format}`), await body?.());
      expect(answer.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="[a-z0-9-]+\\.${format}"$`),
      );
      const rows: string[][] = [];
      for await (const { cells } of rowsOfFile(answer.body as Buffer, 10_000)) rows.push(cells);
      const places = columns.map((column) => rows[0]!.indexOf(column));
      // The audit log has grown in between by what this test does.
      const taken = rows.slice(1).map((cells) => places.map((place) => cells[place] ?? ''));
      expect(address.includes('audit') ? taken.slice(-keys.length) : taken, format).toEqual(keys);
    }
    const log = (await call('GET', `/api/admin/audit/?action=${action}&page_size=1`)).body;
    expect(log.results[0]).toMatchObject({ action, actor: { id: superuser().user.id } });
  });
});

test('the lists have rows to compare', async () => {
  for (const { call: address, list, url } of lists) {
    const path = (url?.() ?? address.split(' ')[1]!).replace('export/', '');
    expect((await (list ? list('') : listOf(path, ''))).length, address).toBeGreaterThan(0);
  }
});

test('a rejected applicant is not in the file of members, and Rejected in the file of users', async () => {
  const [{ username }] = (await listOf('/api/admin/applications/', 'state=rejected')) as [{ username: string }];
  const members = (await call('GET', '/api/members/export/')).body;
  expect(String(members)).not.toContain(username);
  const ids = (await everyone()).map(({ id }) => id);
  const users = String((await call('POST', '/api/users/export/', { ids })).body).split('\r\n');
  expect(users.find((line) => line.includes(username))).toContain(',Rejected,');
});

test('a minus of the site is a number, a minus that people wrote is a text', async () => {
  const csv = String((await call('GET', '/api/licences/desk/export/?status=lapsed')).body);
  expect(csv).toMatch(/,Lapsed,-\d+\r\n/);
  const desk = (await call('GET', '/api/licences/desk/export/?status=lapsed&format=xlsx')).body;
  const [heading, ...rows] = (await readXlsx(desk as Buffer)).sheets[0]!.rows;
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row[heading!.indexOf('Days Left')]).toBeLessThan(0);
  const orders = String((await call('GET', '/api/licences/extensions/export/')).body);
  expect(orders).toContain("\r\n'-2,All,2020-01-01,2020-12-31,2021-01-31,0,");
});
