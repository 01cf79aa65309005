import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { signIn } from '~test/factories';
import { auditedPeople } from '~/app/features';
import { destroyPeople, recordAudit, recordAudits, type AuditEntry } from './public';
import { sealOldEntries } from './seal-old';

const site = testApp();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(site, 'superuser'));
  await upTo(1_000_000);
});

/** Sets the mark up to which entries may be sealed, as the migration does. */
async function upTo(mark: number) {
  await site.site.db.execute(
    sql.raw(
      `create or replace function audit_sealing_mark() returns integer language sql immutable as 'select ${mark}'`,
    ),
  );
  await site.site.db.execute(sql`grant execute on function seal_audit_entries(jsonb) to public`);
}

const at = new Date('2026-03-01T10:00:00Z');
const audit = async (query: Record<string, string> = {}) =>
  (await site.call('GET', `/api/admin/audit/?${new URLSearchParams(query)}`, { token })).body.results;
const asText = async () => JSON.stringify((await site.site.db.execute(sql`select * from audit_log`)).rows);
/** Finds the people of questions, in place of a feature. */
const posts = {
  types: ['question'],
  find: async (_tx: unknown, rows: readonly { id: number }[]) => new Map(rows.map(({ id }) => [id, 504])),
};

test('unsealed entries are sealed at a start and read as before, and no other change is possible', async () => {
  await site.site.db.execute(sql`insert into audit_log
    (at, actor_id, actor_name, action, target_type, target_id, target_name, before, after)
    select now() + n * interval '1 second', 501, 'Plain Actor', 'user.edit', 'user', 502, 'plain.target',
      '{"phone": "old"}', '{"phone": "new"}' from generate_series(1, 201) n`);
  await site.site.db.execute(sql`insert into audit_log
    (at, actor_id, actor_name, action, target_type, target_id, target_name, after) values
    (${at}, 503, 'Other Actor', 'shop.edit', 'shop', 7, 'Plain Shop', '{"name": "Plain Shop"}'),
    (${at}, null, null, 'community.question.edit', 'question', 8, 'Plain Post', null)`);
  const before = [
    await audit({ page_size: '3' }),
    await audit({ target: 'shop:7' }),
    await audit({ target: 'plain p' }),
  ];

  expect(await sealOldEntries(site.site, [posts])).toBe(203);
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

test('a later start checks the entries since, and some entries before', async () => {
  const add = (id: number | null) =>
    site.site.db.execute(sql`insert into audit_log (id, at, actor_id, actor_name, action, target_type, target_id)
    overriding system value values
      (coalesce(${id}, nextval(pg_get_serial_sequence('audit_log', 'id'))::int), now(), 503,
      'Late Actor', 'shop.edit', 'shop', 7)`);
  const {
    rows: [reserved],
  } = await site.site.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('audit_log', 'id'))::int as id`,
  );
  await add(null);
  expect(await sealOldEntries(site.site, [posts])).toBe(1);
  // Committed after the check by another process, with a smaller id.
  await add(reserved!.id);
  await add(null);
  expect(await sealOldEntries(site.site, [posts])).toBe(2);
  expect(await asText()).not.toContain('Late Actor');
});

test('the start that finds nothing left ends the sealing; entries after the mark are never sealed', async () => {
  const isOpen = async () =>
    (
      await site.site.db.execute(
        sql`select has_function_privilege('public', 'seal_audit_entries(jsonb)', 'execute') as open`,
      )
    ).rows[0]!.open;
  const add = () =>
    site.site.db.execute(
      sql`insert into audit_log (at, actor_id, actor_name, action, target_type, target_id)
        values (now(), 503, 'Too Late', 'shop.edit', 'shop', 7)`,
    );
  expect(await isOpen()).toBe(true);
  await upTo((await site.site.db.execute<{ max: number }>(sql`select max(id) from audit_log`)).rows[0]!.max);
  await add();
  expect(await sealOldEntries(site.site, [posts])).toBe(0);
  expect(await isOpen()).toBe(false);
  await upTo(1_000_000).then(() =>
    site.site.db.execute(sql`revoke execute on function seal_audit_entries(jsonb) from public`),
  );
  expect(await sealOldEntries(site.site, [posts])).toBe(0);
  expect(await asText()).toContain('Too Late');
});

test('only entries about people, up to the mark, take a sealed value and nothing else', async () => {
  const add = async (type: string, target: number | null) =>
    (
      await site.site.db.execute<{
        id: number;
      }>(sql`insert into audit_log (at, actor_id, actor_name, action, target_type, target_id, target_name, before)
      values (now(), 505, 'Plain Officer', 'x.edit', ${type}, ${target}, 'Plain Target', '{"name": "Plain"}')
      returning id`)
    ).rows[0]!.id;
  const seal = (entry: object) =>
    site.site.db.execute(sql`select seal_audit_entries(${JSON.stringify([entry])}::jsonb)`);
  const sealed = 'A'.repeat(60);
  const user = await add('user', 506);
  const refused = [
    { id: user, person_id: 506, values_sealed: '' },
    { id: user, person_id: 506, values_sealed: 'changed by me' },
    { id: user, person_id: 506 },
    { id: user, person_id: 507, values_sealed: sealed },
    { id: user, actor_sealed: '' },
    { id: user, values_sealed: sealed },
    { id: await add('user', null), person_id: 506, values_sealed: sealed },
    ...(await Promise.all(['shop', 'ad', 'event', 'post', 'import', 'area'].map((type) => add(type, 8)))).map((id) => ({
      id,
      person_id: 506,
      values_sealed: sealed,
    })),
    { id: 999_999, actor_sealed: sealed },
  ];
  const before = await asText();
  for (const entry of refused)
    await expect(seal(entry), JSON.stringify(entry)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  expect(await asText()).toBe(before);
  await upTo(user - 1);
  await expect(seal({ id: user, person_id: 506, values_sealed: sealed })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
  await upTo(user);
  await seal({ id: user, person_id: 506, values_sealed: sealed, actor_sealed: sealed });
  expect(
    (
      await site.site.db.execute(
        sql`select target_name, before, actor_name, person_id from audit_log where id = ${user}`,
      )
    ).rows,
  ).toEqual([{ target_name: null, before: null, actor_name: null, person_id: 506 }]);
});

test('the database allows the sealing of exactly the kinds of entries that features list', async () => {
  const { rows } = await site.site.db.execute<{ text: string }>(
    sql`select pg_get_functiondef('seal_audit_entries(jsonb)'::regprocedure) as text`,
  );
  const kinds = [...rows[0]!.text.matchAll(/target_type IN \(([^)]*)\)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(\w+)'/g)].map(([, kind]) => kind),
  );
  expect(kinds.sort()).toEqual(['login', 'user', ...auditedPeople.flatMap(({ types }) => types)].sort());
});

test('hundreds of entries are sealed at once, found by names of that time, unreadable without a key', async () => {
  const entries: AuditEntry[] = Array.from({ length: 250 }, (_, number) => ({
    at,
    actor: { id: 600, name: 'Clerk Menon' },
    action: 'user.edit',
    target: { type: 'user', id: 700 + (number % 120), name: `bulk${number}` },
    after: { pin: `P${number}` },
  }));
  await site.site.write((tx) => recordAudits(tx, entries));
  await site.site.write((tx) =>
    recordAudit(tx, {
      at,
      actor: { id: 601, name: 'Second Clerk' },
      action: 'position.create',
      target: { type: 'position', id: 1, name: 'Secretary, Bulk' },
      person: 703,
      after: { title: 'Secretary' },
    }),
  );
  expect(await asText()).not.toMatch(/bulk249|Clerk Menon|Second Clerk|Secretary, Bulk|"pin"/);
  expect(await audit({ target: 'bulk249' })).toMatchObject([
    { target: { id: 709, name: 'bulk249' }, actor: { name: 'Clerk Menon' }, after: { pin: 'P249' } },
  ]);
  expect(await audit({ target: 'secretary' })).toMatchObject([
    { action: 'position.create', after: { title: 'Secretary' } },
  ]);

  await site.site.write((tx) => destroyPeople(tx, [703, 601], at));
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
