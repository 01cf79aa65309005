import { beforeAll, describe, expect, test } from 'vitest';
import { type Method, testApp } from './support/app';
import { callers, fieldsOf, makeWorld, type Row, type World } from './roles/world';

/**
 * Every call × everybody (docs/product/accounts.md, "Roles"): which status, and exactly which fields are sent. One file per
 * feature in roles/, with `rows` as its default export; whoever adds a call adds a row there.
 */
const files = import.meta.glob<Row[]>('./roles/!(world).ts', { eager: true, import: 'default' });
const rows = Object.values(files).flat();

const site = testApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(site);
});

test('every call that is registered has a row, and every row a call', () => {
  const { paths } = site.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const registered = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(rows.map(({ call }) => call).sort()).toEqual(registered.sort());
});

test('every call that answers with something says which fields leave', () => {
  const answers = ({ status }: Row) => Object.values(status).some((code) => code === 200 || code === 201);
  expect(rows.filter((row) => answers(row) && !row.fields).map(({ call }) => call)).toEqual([]);
});

let address = 0;

describe.each(rows)('$call', (row) => {
  test.each(callers)('%s', async (caller) => {
    const [method, path] = row.call.split(' ') as [Method, string];
    const { url = path, token = world.tokenOf(caller), ...options } = (await row.send?.(world, caller)) ?? {};
    // Everyone has an address of their own: rate limits are tested elsewhere.
    const from = `10.${(address += 1) >> 8}.${address & 255}.1`;
    const { status, body } = await site.call(method, url, { ...options, token, from });
    expect({ status, body: status === row.status[caller] ? undefined : body }).toEqual({
      status: row.status[caller],
      body: undefined,
    });
    if (status >= 300 || !row.fields) return;
    const fields = typeof row.fields === 'function' ? row.fields(caller) : row.fields;
    expect(fieldsOf(body)).toEqual([...fields].sort());
  });
});
