import { expect, test } from 'vitest';
import { testApp } from './support/app';
import { operationsOf } from './support/document';
import type { Row } from './roles/world';

/*
 * Every call has a row in roles/, which roles.db.test.ts goes through. Apart from it, because it takes seconds:
 * `npm run check` runs it when a contract or a row changed.
 */
const files = import.meta.glob<Row[]>('./roles/!(world).ts', { eager: true, import: 'default' });
const rows = Object.values(files).flat();

const site = testApp();

test('every call that is registered has a row, and every row a call', () => {
  const called = rows.map(({ call }) => call).sort();
  const registered = [...operationsOf(site.app.swagger()).keys()].sort();
  expect(called, 'rows of tests/roles/<feature>.ts, and calls').toEqual(registered);
});

test('every call that answers with something names the fields that leave', () => {
  const answers = ({ status }: Row) => Object.values(status).some((code) => code === 200 || code === 201);
  expect(rows.filter((row) => answers(row) && !row.fields).map(({ call }) => call)).toEqual([]);
});
