import { describe, expect, test } from 'vitest';
import { roles, type Role } from '~/shared/access';
import type { z } from 'zod';
import type { Method } from './support/app';
import { addressOf, allCalls } from './support/calls';
import { officeLists, withQuery, type Row } from './support/office-lists';

/*
 * Every list of the office that has an export is sorted by each field that its contract allows, both ways, over all of
 * its pages: empty values last, equal rows by id (docs/product/general.md, "Lists").
 */
const { site, lists, listOf, superuser } = officeLists();

/** Files of lists that have a call of their own, or none. */
const without = [
  'POST /api/users/export/',
  'GET /api/members/export/',
  'GET /api/dues/arrears/export/',
  'GET /api/marketplace/ads/:id/days/export/',
];
const sorted = lists.filter((list) => !without.includes(list.call));

/** Returns the orders that a call takes. */
function ordersOf(address: string): string[] {
  const query = allCalls.find((found) => addressOf(found) === address)?.query;
  const { sort } = (query?.shape ?? {}) as {
    sort?: z.ZodPipe<z.ZodType, z.ZodOptional<z.ZodEnum>>;
  };
  return (sort?.def.out.unwrap().options ?? []) as string[];
}

/**
 * Returns what a row is sorted by; null is last. A person or another object is sorted by its name, a list by its
 * length.
 */
function valueOf(row: Row, field: string): string | number | null {
  // A request in the queue has its person in it.
  const found = field in row ? row[field] : (row.user as Row | undefined)?.[field];
  if (Array.isArray(found)) return found.length;
  const value = typeof found === 'object' && found !== null ? nameOf(found as Row) : found;
  if (value === null || value === undefined || value === '') return null;
  if (field === 'role') return roles.indexOf(value as Role);
  return typeof value === 'string' ? value.toLowerCase() : Number(value);
}
const nameOf = (row: Row) => row.full_name ?? row.name ?? row.rows;

/** Returns what makes a row one of a kind: equal rows stand in its order. A tag has its name. */
const idOf = (row: Row) =>
  'synonyms' in row ? String(row.name) : String(row.id ?? row.user_id ?? row.content_id).padStart(9, '0');

describe.each(sorted)('$call', ({ call: address, url }) => {
  const list = address.replace('export/', '');
  const at = () => (url?.() ?? address.split(' ')[1]!).replace('export/', '');
  const orders = ordersOf(list);

  test('takes the orders that its export takes', () => {
    expect(orders.length).toBeGreaterThan(0);
    expect(ordersOf(address)).toEqual(orders);
  });

  test.each(orders)('by %s', async (order) => {
    const rows = await listOf(at(), `sort=${order}`);
    const usual = await listOf(at(), '');
    expect(rows.map(idOf).toSorted()).toEqual(usual.map(idOf).toSorted());
    const [field, down] = [order.replace('-', ''), order.startsWith('-')];
    for (const [index, row] of rows.slice(1).entries()) {
      const [before, after] = [valueOf(rows[index]!, field), valueOf(row, field)];
      const pair = `${JSON.stringify(before)}, then ${JSON.stringify(after)}`;
      if (before === after) expect(idOf(rows[index]!) < idOf(row), pair).toBe(true);
      else if (after !== null) expect(before !== null && (down ? before > after : before < after), pair).toBe(true);
    }
  });

  test('by nothing else: 400 on sort', async () => {
    for (const order of ['nonsense', '-', '--id', 'id desc', 'passport_photo', 'constructor']) {
      for (const path of [at(), `${at()}export/`]) {
        const query = withQuery(path, `sort=${encodeURIComponent(order)}`);
        const { status, body } = await site.call('GET' satisfies Method, query, { token: superuser().token });
        expect(status, query).toBe(400);
        expect(Object.keys(body as Row), query).toEqual(['sort']);
      }
    }
  });
});

test('some of each list differ, so that an order can be wrong', async () => {
  for (const { call: address, url } of sorted) {
    const path = (url?.() ?? address.split(' ')[1]!).replace('export/', '');
    expect((await listOf(path, '')).length, address).toBeGreaterThan(1);
  }
});
