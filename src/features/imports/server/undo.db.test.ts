import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, readAreas, readUser, testPerson, tokenOf, userByEmail } from '~test/factories';
import { importsOf } from '~test/imports';
import { csvFile } from '~test/sheets';
import { users } from '~/features/people/server/tables';
import { forgetting } from './forget';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const boss = testPerson(site, 'superuser');
const { send, read, apply, undo } = importsOf(site, () => registrar.token);

/** Advances the clock, and signs the registrar in again. */
async function pass(by: { days?: number; seconds?: number }) {
  site.clock.pass(by);
  registrar.token = await tokenOf(site, registrar.user);
}

const allUsers = () => site.site.db.select().from(users).orderBy(asc(users.id));
/** Returns a person without the moment of the last address change, which an undo does not restore. */
const asBefore = ({ emailChangedAt: _, ...row }: typeof users.$inferSelect) => row;
const areas = () => readAreas(site);

test('an undo leaves a person whose old area is gone', async () => {
  const areaId = (await site.call('POST', '/api/areas/', { token: boss.token, body: { name: 'Short-lived' } })).body
    .id as number;
  const [other] = await areas();
  const person = await makeUser(site, { phone: '9447420001', areaId });
  const { body } = await send(
    csvFile([
      ['Phone', 'Area'],
      ['9447420001', other.name],
    ]),
  );
  expect((await apply(body.id)).status).toBe(200);
  expect((await site.call('DELETE', `/api/areas/${areaId}/`, { token: boss.token })).status).toBe(204);
  const { status, body: undone } = await undo(body.id);
  expect([status, undone.restored, undone.kept.map(({ id }: { id: number }) => id)]).toEqual([200, 0, [person.id]]);
});

test('an undo leaves people who were changed since, and is refused after 14 days', async () => {
  const [changed, robbed] = [
    await makeUser(site, { phone: '9447500001' }),
    await makeUser(site, { phone: '9447500002', membershipId: 'PKD6500' }),
  ];
  const rows = [
    ['Membership ID', 'Phone', 'Name', 'Email'],
    ['', '9447500001', 'Changed Later', ''],
    ['PKD6500', '9447500003', '', ''],
    ['', '', 'Came Along', 'along@example.test'],
  ];
  const { body } = await send(csvFile(rows));
  await apply(body.id);
  await site.call('PATCH', `/api/users/${changed.id}/`, { token: boss.token, body: { skills: 'mine' } });
  await makeUser(site, { phone: '9447500002' });
  const [applied] = await site.site.db
    .execute<{ applied_at: string }>(sql`select applied_at from imports where id = ${body.id}`)
    .then(({ rows: found }) => found);
  const passed = Date.now() - new Date(applied!.applied_at).getTime();
  await pass({ seconds: 14 * 86_400 - passed / 1000 - 60 });
  const done = await undo(body.id);
  expect(done.body).toMatchObject({ restored: 0, removed: 1 });
  expect(done.body.kept.map(({ id, why }: { id: number; why: string }) => [id, why])).toEqual([
    [changed.id, 'Changed since; left as it is.'],
    [robbed.id, 'Changed since; left as it is.'],
  ]);
  expect(await userByEmail(site, 'along@example.test')).toBeUndefined();

  const expired = await send(
    csvFile([
      ['Name', 'Email'],
      ['Too Late', 'late@example.test'],
    ]),
  );
  await apply(expired.body.id);
  await pass({ days: 14, seconds: 1 });
  expect((await undo(expired.body.id)).body.code).toBe('undo_too_late');
  expect(
    (
      await undo(
        (
          await send(
            csvFile([
              ['Name', 'Email'],
              ['A', 'a1@example.test'],
            ]),
          )
        ).body.id,
      )
    ).body.code,
  ).toBe('not_applied');
  // The daily job empties rows whose undo is over, and deletes previews that were not applied.
  const open = await send(
    csvFile([
      ['Name', 'Email'],
      ['Still Open', 'still.open@example.test'],
    ]),
  );
  const forget = () => forgetting(site.site).run(new AbortController().signal);
  await forget();
  expect((await read(expired.body.id)).body.results[0]).toMatchObject({ action: 'create', cells: [], changes: [] });
  expect((await read(open.body.id)).body.results[0].cells).toEqual(['Still Open', 'still.open@example.test']);
  await pass({ days: 14, seconds: 1 });
  await forget();
  expect((await read(open.body.id)).status).toBe(404);
});

test('an undo leaves a new member who has had a card or a position since', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Has Card', 'has.card@example.test'],
    ['Had Card', 'had.card@example.test'],
    ['Has Office', 'has.office@example.test'],
    ['Has Nothing', 'has.nothing@example.test'],
  ];
  const { body } = await send(csvFile(rows));
  await apply(body.id);
  const idOf = async (name: string) => (await userByEmail(site, `${name}@example.test`))!.id;
  const [card, old, office] = [await idOf('has.card'), await idOf('had.card'), await idOf('has.office')];
  const post = async (path: string, more: object = {}) =>
    (await site.call('POST', path, { token: registrar.token, body: more })).status;
  expect([await post(`/api/cards/${card}/issue/`), await post(`/api/cards/${old}/issue/`)]).toEqual([201, 201]);
  expect(await post(`/api/cards/${old}/revoke/`, { reason: 'Reported lost' })).toBe(200);
  expect(
    await post('/api/admin/positions/', {
      user_id: office,
      title: 'President',
      level: 'district',
      since: '2026-01-01',
    }),
  ).toBe(201);
  const { body: done } = await undo(body.id);
  expect([done.restored, done.removed, done.kept.map(({ id }: { id: number }) => id)]).toEqual([
    0,
    1,
    [card, old, office],
  ]);
  expect(await userByEmail(site, 'has.nothing@example.test')).toBeUndefined();
  const positions = (await site.call('GET', `/api/admin/positions/?user=${office}`, { token: registrar.token })).body
    .results as object[];
  expect(positions).toHaveLength(1);
});

test('an undo tries again when an old phone is taken at the same time, and then answers 409 undo_again', async () => {
  const { db } = site.site;
  const person = await makeUser(site, { phone: '9447430001', membershipId: 'PKD6430' });
  const before = await readUser(site, person.id);
  const { body } = await send(
    csvFile([
      ['Membership ID', 'Phone'],
      ['PKD6430', '9447430002'],
    ]),
  );
  await apply(body.id);
  // Fails as the unique index does; a sequence is not rolled back with the transaction.
  await db.execute(sql`create sequence undo_tries`);
  await db.execute(sql`create function taken_first() returns trigger language plpgsql as $$ begin
    if nextval('undo_tries') <= 4 then raise unique_violation; end if; return new; end $$`);
  await db.execute(
    sql`create trigger taken_first before update on users for each row when (new.phone = '9447430001')
      execute function taken_first()`,
  );
  const refused = await undo(body.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'undo_again']);
  expect((await readUser(site, person.id))?.phone).toBe('9447430002');
  const done = await undo(body.id);
  expect([done.status, done.body.restored]).toEqual([200, 1]);
  expect(await readUser(site, person.id)).toEqual(before);
  await db.execute(sql`drop trigger taken_first on users`);
});

test('hundreds of new people are removed in turns, and an interrupted undo goes on when it is repeated', async () => {
  const { db } = site.site;
  const before = await allUsers();
  const list = (name: string) =>
    csvFile([['Name', 'Email'], ...Array.from({ length: 460 }, (_, at) => ['Many', `${name}.${at}@example.test`])]);
  const whole = await send(list('whole'));
  await apply(whole.body.id);
  expect((await undo(whole.body.id)).body).toMatchObject({ state: 'undone', restored: 0, removed: 460, kept: [] });
  expect(await allUsers()).toEqual(before);

  const { body } = await send(list('halfway'));
  await apply(body.id);
  await db.execute(sql`create function killed() returns trigger language plpgsql
    as $$ begin raise exception 'killed'; end $$`);
  await db.execute(sql`create trigger killed before delete on users for each row
    when (old.email = 'halfway.455@example.test') execute function killed()`);
  expect((await undo(body.id)).status).toBe(500);
  await db.execute(sql`drop trigger killed on users`);
  expect([(await allUsers()).length - before.length, (await read(body.id)).body.state]).toEqual([60, 'applied']);
  expect((await undo(body.id)).body).toMatchObject({ state: 'undone', restored: 0, removed: 60, kept: [] });
  expect(await allUsers()).toEqual(before);
});

test('after an import and its undo, all rows are as they were', async () => {
  const people = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      makeUser(site, { phone: `944760000${at}`, licenseNo: `P/${at}`, skills: 'Plans' }),
    ),
  );
  const cell = (...values: string[]) => fc.constantFrom('', ...values);
  const row = fc.record({
    id: cell(...people.map(({ membershipId }) => membershipId!), 'PKD9901', 'PKD9902'),
    phone: cell('9447600000', '9447600001', '9447600009', '12'),
    email: cell(people[2]!.email, people[3]!.email, 'p1@example.test', 'p2@example.test', 'P1@example.test'),
    name: cell('One Two', 'മീര', '-'),
    licence: cell('p-0', 'P/1', 'Q/9', '-'),
    renewal: cell('31/12/2027', '1-1-28', '-', 'x'),
    skills: cell('-', 'Roofs'),
    until: cell('31 Mar 2027', '-'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const before = await allUsers();
      const table = [
        ['Membership ID', 'Phone', 'Email', 'Name', 'Licence No', 'Renewal date', 'Skills', 'Membership until'],
        ...rows.map((one) => Object.values(one)),
      ];
      const sent = await send(csvFile(table));
      if (sent.status === 400) return;
      const { create, update } = sent.body.counts;
      expect(await allUsers()).toEqual(before);
      const applied = await apply(sent.body.id);
      expect(applied.status).toBe(200);
      expect(
        (
          await site.site.db
            .select()
            .from(users)
            .where(eq(users.updatedAt, new Date(applied.body.applied_at)))
        ).length,
      ).toBe(create + update);
      expect((await undo(sent.body.id)).body).toMatchObject({ restored: update, removed: create, kept: [] });
      expect((await allUsers()).map(asBefore)).toEqual(before.map(asBefore));
    }),
    { numRuns: 15 },
  );
}, 120_000);
