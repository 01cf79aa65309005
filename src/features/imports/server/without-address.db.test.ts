import { eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, readUser, testPerson } from '~test/factories';
import { importsOf } from '~test/imports';
import { mailsTo } from '~test/outbox';
import { csvFile } from '~test/sheets';
import { users } from '../../people/server/tables';
import { resetTokens } from '../../sign-in/server/tables';

/* docs/decisions/0063: a row without an address is a member without a login. */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const { send, read, apply, undo, errors } = importsOf(site, () => registrar.token);
const byPhone = async (phone: string) => (await site.site.db.select().from(users).where(eq(users.phone, phone)))[0];

test('rows without an address become members, found again by membership id, licence or phone', async () => {
  const list = csvFile([
    ['Membership ID', 'Name', 'Phone', 'Licence No', 'Email'],
    ['PKD8001', 'Kunjan Menon', '', '', ''],
    ['', 'Kunjan  Menon', '', 'EB/8002/2020', ''],
    ['', 'മാധവൻ നായർ', '9447180003', '', ''],
    ['', 'Has Address', '9447180004', '', 'has.address@example.test'],
    ['', 'No Key At All', '', '', ''],
    ['', 'Bad Address', '9447180005', '', 'nonsense'],
  ]);
  const { body } = await send(list);
  expect(body.counts).toMatchObject({ create: 4, error: 2 });
  expect((await errors(body.id)).slice(1)).toEqual([
    expect.stringContaining('This row has nothing that says who it is about.'),
    expect.stringContaining('Invalid email format'),
  ]);
  // The one link goes to the one address.
  expect((await apply(body.id, { send_links: true })).body).toMatchObject({ links: 1, counts: { create: 4 } });
  await mailsTo(site, 'has.address@example.test');
  const people = await site.site.db
    .select()
    .from(users)
    .where(inArray(users.lastName, ['Menon', 'നായർ']));
  expect(people.map(({ email, username }) => [email, username]).sort()).toEqual([
    [null, 'kunjan.menon'],
    [null, 'kunjan.menon2'],
    [null, 'മാധവൻ.നായർ'],
  ]);
  for (const { role, isApproved, membershipId } of people)
    expect([role, isApproved, membershipId]).toEqual(['member', true, expect.stringMatching(/^PKD\d{4}$/)]);
  const links = await site.site.db.$count(
    resetTokens,
    inArray(
      resetTokens.userId,
      people.map(({ id }) => id),
    ),
  );
  expect(links).toBe(0);
  const created = (await readLog(site)).find(
    ({ action, targetId }) => action === 'user.create' && targetId === people[0]!.id,
  );
  expect(created?.after).not.toHaveProperty('email');

  const again = await send(list);
  expect(again.body.counts).toMatchObject({ create: 0, update: 0, same: 4, error: 2 });
});

test('an import gives the first address, with a link if it is ticked, and the undo takes both back', async () => {
  const [silent, invited] = [await makeUser(site, { email: null }), await makeUser(site, { email: null })];
  const listOf = (person: typeof silent, email: string) =>
    csvFile([
      ['Membership ID', 'Email'],
      [person.membershipId!, email],
    ]);
  const quiet = await send(listOf(silent, 'silent.first@example.test'));
  expect((await read(quiet.body.id)).body.results[0].changes).toEqual([
    { field: 'email', before: null, after: 'silent.first@example.test' },
  ]);
  expect((await apply(quiet.body.id)).body.links).toBe(0);
  expect(await readUser(site, silent.id)).toMatchObject({
    email: 'silent.first@example.test',
    emailConfirmedAt: null,
    emailChangedAt: expect.any(Date),
  });

  const loud = await send(listOf(invited, 'invited.first@example.test'));
  expect((await apply(loud.body.id, { send_links: true })).body.links).toBe(1);
  const [mail] = await mailsTo(site, 'invited.first@example.test');
  const [, link] = /reset-password\/(\d+\/[\w-]+)/.exec(mail!)!;
  expect(await mailsTo(site, 'silent.first@example.test', 0)).toEqual([]);

  for (const { body } of [quiet, loud]) expect((await undo(body.id)).body).toMatchObject({ restored: 1, kept: [] });
  for (const person of [silent, invited]) expect((await readUser(site, person.id))!.email).toBeNull();
  expect((await site.call('GET', `/api/auth/verify-reset-token/${link}/`)).body).toMatchObject({ valid: false });
  // No mailbox hears of an address that is taken back.
  expect(await mailsTo(site, 'invited.first@example.test', 1)).toHaveLength(1);
});

test('a person who has set a password by the link keeps the address', async () => {
  const person = await makeUser(site, { email: null });
  const { body } = await send(
    csvFile([
      ['Membership ID', 'Email'],
      [person.membershipId!, 'keeps.first@example.test'],
    ]),
  );
  await apply(body.id, { send_links: true });
  const [mail] = await mailsTo(site, 'keeps.first@example.test');
  const [, link] = /reset-password\/(\d+\/[\w-]+)/.exec(mail!)!;
  const set = { new_password: 'a bridge of teak', confirm_password: 'a bridge of teak' };
  expect((await site.call('POST', `/api/auth/reset-password/${link}/`, { body: set })).status).toBe(200);
  expect((await undo(body.id)).body).toMatchObject({ restored: 0, kept: [{ id: person.id }] });
  expect((await readUser(site, person.id))!.email).toBe('keeps.first@example.test');
});

test('a member without an address is undone; a phone that another has is a match, no second member', async () => {
  const list = (name: string, phone: string) =>
    csvFile([
      ['Name', 'Phone'],
      [name, phone],
    ]);
  const { body } = await send(list('Gone Soon', '9447180011'));
  expect((await apply(body.id)).body.counts.create).toBe(1);
  const { id } = (await byPhone('9447180011'))!;
  expect((await send(list('Gone Later', '9447180011'))).body.counts).toMatchObject({ create: 0, update: 1 });
  expect((await undo(body.id)).body).toMatchObject({ removed: 1 });
  await vi.waitFor(async () => expect(await readUser(site, id)).toBeUndefined());
});
