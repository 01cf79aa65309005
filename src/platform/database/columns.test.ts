import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { changedColumns, columnsOf } from './columns';

const table = pgTable('things', {
  name: text().notNull(),
  note: text(),
  isOn: boolean('is_on').notNull(),
  at: timestamp({ mode: 'date' }).notNull(),
});

test('a field goes into the column of its name, or into the one it is given; what was not sent is left out', () => {
  const form: { name?: string; note?: string | null; is_on?: boolean } = { name: undefined, note: null, is_on: false };
  expect(columnsOf(table, form, { is_on: 'isOn' })).toEqual({ note: null, isOn: false });
});

test('a field without a column does not compile', () => {
  const form: { name?: string; website?: string } = {};
  // @ts-expect-error -- website is no column, and nothing says which one it goes into
  columnsOf(table, form, {});
  // @ts-expect-error -- there is no such column
  columnsOf(table, form, { website: 'website' });
  // @ts-expect-error -- that column holds something else
  columnsOf(table, form, { website: 'isOn' });
  // @ts-expect-error -- nor does one of the same name with another type
  columnsOf(table, { name: null }, {});
  columnsOf(table, form, { website: 'note' });
});

test('only columns with something new count as changed', () => {
  const row = { name: 'A', note: null as string | null, at: new Date(5), media: { key: 'a', sizes: [1] } };
  expect(changedColumns(row, { name: 'A', note: null, at: new Date(5), media: { sizes: [1], key: 'a' } })).toBeNull();
  expect(changedColumns(row, { name: 'A', note: 'New', at: new Date(6) })).toEqual({ note: 'New', at: new Date(6) });
});
