import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { signIn } from '~test/factories';
import { destroyPerson, record, recordAll, type AuditEntry } from './public';
import { sealOldEntries } from './seal-old';

const site = testApp();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(site, 'superuser'));
});

const at = new Date('2026-03-01T10:00:00Z');
const audit = async (query: Record<string, string> = {}) =>
  (await site.call('GET', `/api/admin/audit/?${new URLSearchParams(query)}`, { token })).body.results;
const asText = async () => JSON.stringify((await site.site.db.execute(sql`select * from audit_log`)).rows);
/** Who is about posts, in place of a feature. */
const posts = {
  types: ['post'],
  find: async (_tx: unknown, rows: readonly { id: number }[]) => new Map(rows.map(({ id }) => [id, 504])),
};

test('what was written in plain words is sealed at a start, reads as before, and only that may change', async () => {
  await site.site.db
    .execute(sql`insert into audit_log (at, actor_id, actor_name, action, target_type, target_id, target_name, before, after)
    select now() + n * interval '1 second', 501, 'Plain Actor', 'user.edit', 'user', 502, 'plain.target', '{"phone": "old"}', '{"phone": "new"}' from generate_series(1, 201) n`);
  await site.site.db
    .execute(sql`insert into audit_log (at, actor_id, actor_name, action, target_type, target_id, target_name, after) values
    (${at}, 503, 'Other Actor', 'shop.edit', 'shop', 7, 'Plain Shop', '{"name": "Plain Shop"}'), (${at}, null, null, 'post.edit', 'post', 8, 'Plain Post', null)`);
  const before = [
    await audit({ page_size: '3' }),
    await audit({ target: 'shop:7' }),
    await audit({ target: 'plain p' }),
  ];

  expect(await sealOldEntries(site.site, [posts])).toBe(203);
  expect(await sealOldEntries(site.site, [posts])).toBe(0);
  const text = await asText();
  for (const plain of ['Plain Actor', 'Other Actor', 'plain.target', '"old"', 'Plain Post'])
    expect(text).not.toContain(plain);
  expect([
    await audit({ page_size: '3' }),
    await audit({ target: 'shop:7' }),
    await audit({ target: 'plain p' }),
  ]).toEqual(before);
  expect(await audit({ actor: 'PLAIN a', page_size: '2' })).toHaveLength(2);
  expect(await audit({ actor: 'plain.t' })).toEqual([]);

  for (const change of [
    `action = 'x'`,
    `values_sealed = 'x'`,
    'person_id = 1',
    `actor_sealed = ''`,
    `actor_name = 'me'`,
  ]) {
    await expect(
      site.site.db.execute(sql.raw(`update audit_log set ${change} where person_id is not null`)),
      change,
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
  }
  await expect(site.site.db.execute(sql`delete from audit_log`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
});

test('a later start reads what was written since, and a little before it', async () => {
  const add = (id: number | null) =>
    site.site.db.execute(sql`insert into audit_log (id, at, actor_id, actor_name, action, target_type, target_id)
    overriding system value values (coalesce(${id}, nextval(pg_get_serial_sequence('audit_log', 'id'))::int), now(), 503, 'Late Actor', 'shop.edit', 'shop', 7)`);
  const {
    rows: [late],
  } = await site.site.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('audit_log', 'id'))::int as id`,
  );
  await add(null);
  expect(await sealOldEntries(site.site, [posts])).toBe(1);
  expect(await sealOldEntries(site.site, [posts])).toBe(0);
  // Committed late by another process, with a number from before.
  await add(late!.id);
  await add(null);
  expect(await sealOldEntries(site.site, [posts])).toBe(2);
  expect(await asText()).not.toContain('Late Actor');
});

test('hundreds of entries get keys and names in one go, each found by the name of that time only, and of one whose key is destroyed nobody reads anything', async () => {
  const entries: AuditEntry[] = Array.from({ length: 250 }, (_, number) => ({
    at,
    actor: { id: 600, name: 'Clerk Menon' },
    action: 'user.edit',
    target: { type: 'user', id: 700 + (number % 120), name: `bulk${number}` },
    after: { pin: `P${number}` },
  }));
  await site.site.write((tx) => recordAll(tx, entries));
  await site.site.write((tx) =>
    record(tx, {
      at,
      actor: { id: 601, name: 'Second Clerk' },
      action: 'position.create',
      target: { type: 'position', id: 1, name: 'Secretary, Bulk' },
      person: 703,
      after: { title: 'Secretary' },
    }),
  );
  expect(await asText()).not.toMatch(/bulk|Clerk|Secretary|P249/i);
  expect(await audit({ target: 'bulk249' })).toMatchObject([
    { target: { id: 709, name: 'bulk249' }, actor: { name: 'Clerk Menon' }, after: { pin: 'P249' } },
  ]);
  expect(await audit({ target: 'secretary' })).toMatchObject([
    { action: 'position.create', after: { title: 'Secretary' } },
  ]);

  await site.site.write((tx) => destroyPerson(tx, 703, at));
  await site.site.write((tx) => destroyPerson(tx, 601, at));
  expect(await audit({ target: 'position:1' })).toMatchObject([
    { actor: { id: 601, name: null }, target: { name: null }, after: null },
  ]);
  expect(await audit({ target: 'user:703' })).toMatchObject([
    { target: { name: null }, after: null },
    { after: null },
    { after: null },
  ]);
  expect(await audit({ actor: 'second' })).toEqual([]);
});
