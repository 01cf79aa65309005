import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../src/features/people/server/tables';
import { notices } from '../src/features/notifications/server/tables';
import { type Method, testApp } from './support/app';
import { isDescribed, operationsOf, type Operation } from './support/document';
import { everybodyHides } from './support/factories';
import { answersOnCaller, hiddenContactsIn } from './support/hidden';
import { callers, fieldsOf, makeWorld, type Row, type World } from './roles/world';

/**
 * Every call × every caller (docs/product/people.md, "Roles"): which status, and exactly which fields are sent; and
 * that the API's document names the status and the content type. One file per feature in roles/, with `rows` as its
 * default export; a new call gets a row there, or roles-rows.db.test.ts fails.
 *
 * Every person in this world hides phone and e-mail, and has one of the two as their username: no answer may contain
 * either except to the person, the office, and the area admin of the person's area (docs/product/privacy.md, "Hidden
 * phone and e-mail").
 */
const files = import.meta.glob<Row[]>('./roles/!(world).ts', { eager: true, import: 'default' });
const rows = Object.values(files).flat();

// No push service answers there.
const site = testApp({ PUSH_HOSTS: 'http://127.0.0.1:9' });
everybodyHides();
let world: World;
let documented: Map<string, Operation>;
beforeAll(async () => {
  world = await makeWorld(site);
  documented = operationsOf(site.app.swagger());
});

let address = 0;

describe.each(rows)('$call', (row) => {
  test.each(callers)('%s', async (caller) => {
    const [method, path] = row.call.split(' ') as [Method, string];
    const { url = path, token = world.tokenOf(caller), ...options } = (await row.send?.(world, caller)) ?? {};
    // Every caller has an address of their own: rate limits are tested elsewhere.
    const from = `10.${(address += 1) >> 8}.${address & 255}.1`;
    const { status, headers, body } = await site.call(method, url, { ...options, token, from });
    expect(
      isDescribed(documented.get(row.call)!, status, headers['content-type'] as string | undefined),
      `${status} ${String(headers['content-type'])} is in the document`,
    ).toBe(true);
    expect({ status, body: status === row.status[caller] ? undefined : body }).toEqual({
      status: row.status[caller],
      body: undefined,
    });
    if (!answersOnCaller.includes(row.call)) expect(await hiddenContactsIn(site, token, body)).toEqual([]);
    if (status >= 300 || !row.fields) return;
    const fields = typeof row.fields === 'function' ? row.fields(caller) : row.fields;
    expect(fieldsOf(body), '`fields` of its row in tests/roles').toEqual([...fields].sort());
  });
});

test('after all of them no notice has of another person what they hide', async () => {
  const sent = await site.site.db
    .select({ text: notices.text, userId: notices.userId, username: users.username })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId));
  expect(sent.length).toBeGreaterThan(0);
  const toOthers = sent.map(({ text, username }) => text.replaceAll(username, ''));
  expect((await Promise.all(toOthers.map((text) => hiddenContactsIn(site, undefined, text)))).flat()).toEqual([]);
});
