import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { bombs, greedyWorkbook } from '~test/archives';
import { makeUser, readAreas, readUser, testPerson, userByEmail } from '~test/factories';
import { importsOf } from '~test/imports';
import { csvFile, workbook } from '~test/sheets';
import { membershipIdOf } from '~/features/people/rules';
import { membershipCounter, users } from '~/features/people/server/tables';
import { applyImport } from './apply';
import { imports } from './tables';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const boss = testPerson(site, 'superuser');
const { send, read, change, errors, apply, undo } = importsOf(site, () => registrar.token);
const byBoss = importsOf(site, () => boss.token);

const allUsers = () => site.site.db.select().from(users).orderBy(asc(users.id));
const areas = () => readAreas(site);

test('a real list: a title, merged headings, days in two forms, phones as numbers, Malayalam, blank rows', async () => {
  const [area] = await areas();
  const old = await makeUser(site, {
    firstName: 'Old',
    lastName: 'Name',
    phone: '9447000001',
    licenseNo: 'B1/7',
    renewalDate: '2024-01-01',
  });
  const before = await allUsers();
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const rows = [
    ['LENSFED Palakkad: members, 2026', null, null, null, null, null, null],
    [null, null, null, null, null, null, null],
    ['No', 'Name of Member', 'Licence No.', 'Contact', null, 'Valid upto', 'Area'],
    [null, null, null, 'Mobile', 'E-mail', null, null],
    [1, 'മീര നായർ', 'B1/8', 9447000002, 'meera@example.test', day('2027-12-31'), area.name],
    [null, null, null, null, null, null, null],
    [2, 'New Name', 'b1-7', '+91 94470 00001', null, '31/12/2027', null],
    [3, 'Half Phone', 'B1/9', '9.44701E+09', 'half@example.test', '31-02-27', 'Nowhere'],
    [null, null, null, null, null, null, null],
    [4, 'Serial Day', null, 9447000003.0, 'serial@example.test', 46752, null],
  ];
  const merges = [
    { startRow: 0, startCol: 0, endRow: 0, endCol: 6 },
    { startRow: 2, startCol: 3, endRow: 2, endCol: 4 },
  ];
  const { status, body } = await send(await workbook(rows, merges), { name: 'list.xlsx' });
  expect(status).toBe(201);
  expect(body.columns.map(({ field }: { field: string }) => field)).toEqual([
    null,
    'full_name',
    'licenseNo',
    'phone',
    'email',
    'renewalDate',
    'area',
  ]);
  expect(body.counts).toEqual({ rows: 4, create: 2, update: 1, same: 0, error: 1, warnings: 0 });
  expect(body.errors[0]).toMatchObject({
    line: 8,
    errors: {
      phone: ['“9.44701E+09”: Phone must be 10 digits'],
      renewalDate: ['“31-02-27”: Please enter a valid date.'],
      area: ['“Nowhere”: Please choose an area from the list.'],
    },
  });
  expect(body.rows[1]).toMatchObject({ line: 7, action: 'update', user: { id: old.id } });
  expect(body.rows[1].changes).toEqual(
    expect.arrayContaining([
      { field: 'full_name', before: 'Old Name', after: 'New Name' },
      { field: 'renewalDate', before: '2024-01-01', after: '2027-12-31' },
    ]),
  );
  expect(await allUsers()).toEqual(before);
  expect(await errors(body.id)).toEqual([
    'No,Name of Member,Licence No.,Mobile,E-mail,Valid upto,Area,Why',
    expect.stringMatching(
      /^3,Half Phone,B1\/9,9\.44701E\+09,half@example\.test,31-02-27,Nowhere,.*Phone must be 10 digits/,
    ),
  ]);

  const taken = (await site.call('GET', '/api/admin/audit/?action=import.errors', { token: boss.token })).body.results;
  expect(taken).toMatchObject([
    { action: 'import.errors', target: { type: 'import', id: body.id, name: 'list.xlsx' }, after: { error: 1 } },
  ]);

  const done = await apply(body.id);
  expect(done.body).toMatchObject({ state: 'applied', links: 0, undo_until: expect.any(String) });
  expect(await userByEmail(site, 'meera@example.test')).toMatchObject({
    firstName: 'മീര',
    lastName: 'നായർ',
    role: 'member',
    isApproved: true,
    phone: '9447000002',
    areaId: expect.any(Number),
    username: 'meera',
    confirmedLicenseNo: 'B1/8',
    confirmedRenewalDate: '2027-12-31',
    licenseConfirmedAt: expect.any(Date),
    photo: null,
    membershipId: expect.stringMatching(/^\w+\d{4}$/),
  });
  expect(await userByEmail(site, 'serial@example.test')).toMatchObject({
    renewalDate: '2027-12-31',
    confirmedLicenseNo: null,
  });
  expect(await readUser(site, old.id)).toMatchObject({
    firstName: 'New',
    licenseNo: 'b1-7',
    confirmedLicenseNo: 'b1-7',
    confirmedRenewalDate: '2027-12-31',
  });
  expect((await apply(body.id)).body.code).toBe('already_applied');
  expect((await change(body.id, {})).body.code).toBe('already_applied');
  const log = (await site.call('GET', '/api/admin/audit/?page_size=10', { token: boss.token })).body.results as {
    action: string;
    after: object;
  }[];
  expect(log.map(({ action }) => action).sort()).toEqual(
    expect.arrayContaining(['import.apply', 'user.create', 'user.create', 'user.edit']),
  );
  expect(log.find(({ action }) => action === 'user.edit')!.after).toMatchObject({
    full_name: 'New Name',
    renewalDate: '2027-12-31',
  });

  expect((await undo(body.id)).body).toMatchObject({
    state: 'undone',
    restored: 1,
    removed: 2,
    kept: [],
    undo_until: null,
  });
  expect(await allUsers()).toEqual(before);
  expect((await undo(body.id)).body.code).toBe('already_undone');
});

test("the site's own export with applicants changes nothing when imported, as CSV and as a workbook", async () => {
  await makeUser(site, {
    firstName: '=cmd',
    lastName: '-x',
    phone: null,
    areaId: 1,
    unitId: 1,
    membershipUntil: '2027-03-31',
  });
  await makeUser(site, { firstName: '', lastName: '', username: '@unknown' });
  await makeUser(site, { firstName: 'Anil Kumar', lastName: 'K', isApproved: false, role: 'user' });
  for (const format of ['csv', 'xlsx']) {
    const file = await site.call('GET', `/api/members/export/?format=${format}&with=licence`, { token: boss.token });
    const { body } = await send(file.body as Buffer);
    expect(body.errors).toEqual([]);
    expect(body.counts.same).toBe(body.counts.rows);
    expect(body.counts.rows).toBeGreaterThan(3);
  }
});

test('which person a row is about, and whom an import leaves alone', async () => {
  const one = await makeUser(site, { firstName: 'One', lastName: '', membershipId: 'PKD7001', phone: '9447100001' });
  const two = await makeUser(site, { firstName: 'Two', lastName: '', phone: '9447100002', email: 'two@example.test' });
  const waiting = await makeUser(site, { firstName: 'Waits', isApproved: false, role: 'user', membershipId: null });
  const colleague = await makeUser(site, { role: 'admin' });
  const file = csvFile([
    ['Membership ID', 'Full Name', 'Phone', 'Email', 'Gender'],
    ['pkd 7001', 'One', '9447100002', '', ''],
    ['', 'Two B', '', 'TWO@example.test', ''],
    ['', 'Waits More', '', waiting.email, ''],
    ['', 'The Boss', '', boss.user.email, ''],
    ['PKD7002', 'Two', '9447100003', 'new@example.test', 'M'],
    ['PKD7002', 'Again', '9447100004', 'again@example.test', ''],
    ['', '', '', '', 'male'],
    ['PKD7003', 'No Mail', '', '', ''],
    [colleague.membershipId!, '', '', 'elsewhere@example.test', ''],
    ['PKD7009', 'Own Id', '9447100009', 'own@example.test', 'F'],
  ]);
  const { body } = await send(file);
  const whole = (message: unknown) => ({ non_field_errors: [message] });
  const rows = (await read(body.id)).body.results as { action: string; errors: object | null }[];
  expect(rows.map(({ action, errors: faults }) => faults ?? action)).toEqual([
    whole(expect.stringMatching(/more than one person: One \(PKD7001\), Two/)),
    'update',
    whole('This person is an applicant. Applicants are approved in Pending.'),
    whole('Superusers are changed in Users.'),
    whole('This person is in the file more than once: rows 6, 7.'),
    whole('This person is in the file more than once: rows 6, 7.'),
    whole('This row has nothing that says who it is about.'),
    'create',
    { email: ['“elsewhere@example.test”: Only a superuser can change the email of somebody with a role.'] },
    'create',
  ]);
  expect((await byBoss.send(file)).body.counts.update).toBe(2);
  const last = async () => (await site.site.db.select().from(membershipCounter))[0]!.last;
  expect((await apply(body.id)).body.counts).toMatchObject({ create: 2, update: 1, error: 7 });
  expect(await userByEmail(site, 'own@example.test')).toMatchObject({ membershipId: 'PKD7009', gender: 'female' });
  expect([await readUser(site, one.id), (await readUser(site, two.id))?.lastName]).toEqual([one, 'B']);
  expect(await last()).toBe(7009);
  const next = await send(
    csvFile([
      ['Name', 'Email'],
      ['Next One', 'next@example.test'],
    ]),
  );
  await apply(next.body.id);
  expect((await userByEmail(site, 'next@example.test'))?.membershipId).toMatch(/7010$/);
  await undo(next.body.id);
  expect(await last()).toBe(7010);
});

test('an empty cell changes nothing, - empties, and a required field reports an error', async () => {
  const person = await makeUser(site, {
    phone: '9447200001',
    skills: 'Plans',
    bloodGroup: 'A+',
    licenseNo: 'X1',
    confirmedLicenseNo: 'X1',
    licenseConfirmedAt: new Date(),
  });
  const other = await makeUser(site, { phone: '9447200002' });
  const { body } = await send(
    csvFile([
      ['Phone', 'Skills', 'Blood group', 'Licence number', 'Name', 'Class'],
      ['9447200001', '-', '', '-', '', ''],
      ['9447200002', '', '', '', '-', '-'],
    ]),
  );
  expect(body.errors[0].errors).toEqual({
    full_name: ['“-”: Full name is required'],
    license_category: ['“-”: License category is required'],
  });
  await apply(body.id);
  expect(await readUser(site, person.id)).toMatchObject({
    skills: null,
    bloodGroup: 'A+',
    licenseNo: null,
    confirmedLicenseNo: null,
    licenseConfirmedAt: null,
  });
  expect(await readUser(site, other.id)).toEqual(other);
});

test('a list that lost its letters is faulty, and changes no person', async () => {
  const person = await makeUser(site, { phone: '9447250001' });
  const { body } = await send(
    csvFile([
      ['Phone', 'Name', 'Residential address'],
      ['9447250001', '???? ????', 'House 4, ?????'],
    ]),
  );
  const garbled = 'Question marks stand here in place of letters. Please save the file as XLSX, or as “CSV UTF-8”.';
  expect(body.counts).toMatchObject({ error: 1, update: 0 });
  expect(body.errors[0].errors).toEqual({
    full_name: [`“???? ????”: ${garbled}`],
    residentialAddress: [`“House 4, ?????”: ${garbled}`],
  });
  await apply(body.id);
  expect(await readUser(site, person.id)).toEqual(person);
});

test('a fault names its column, value and a near name; an unknown area stands beside other faults', async () => {
  const [area] = await areas();
  const misspelt = area.name.slice(0, 2) + area.name.slice(3);
  const { body } = await send(
    csvFile([
      ['Name', 'E-mail id', 'Area'],
      ['Near One', 'not an address', misspelt],
      ['Twice', 'twice.one@example.test', misspelt],
      ['Twice', 'twice.one@example.test', 'Nowhere'],
    ]),
  );
  const unknown = 'Please choose an area from the list.';
  expect(body.errors.map(({ errors: found }: { errors: { area: string[] } }) => found.area)).toEqual([
    [`“${misspelt}”: ${unknown} Is it ${area.name}?`],
    [`“${misspelt}”: ${unknown} Is it ${area.name}?`],
    [`“Nowhere”: ${unknown}`],
  ]);
  expect(body.errors[1].errors.non_field_errors).toEqual(['This person is in the file more than once: rows 3, 4.']);
  const [, first] = await errors(body.id);
  expect(first).toContain('E-mail id: “not an address”: ');
  expect(first).toContain(`Area: “${misspelt}”: ${unknown} Is it ${area.name}?`);
});

test('columns are chosen, remembered by their headings, and a field is one column only', async () => {
  await makeUser(site, { phone: '9447300001', skills: null });
  const file = csvFile([
    ['Handy', 'Knows', 'Skills'],
    ['9447300001', 'Roofs', 'Walls'],
  ]);
  const first = await send(file);
  expect(first.body.columns.map(({ field }: { field: string }) => field)).toEqual([null, null, 'skills']);
  expect((await change(first.body.id, { columns: { Handy: 'phone', Knows: 'phone' } })).body).toHaveProperty('columns');
  expect((await change(first.body.id, { columns: { Handy: 'nonsense' } })).body).toHaveProperty('columns');
  const changed = await change(first.body.id, { columns: { Handy: 'phone', Knows: 'skills' } });
  expect(changed.body.columns.map(({ field }: { field: string }) => field)).toEqual(['phone', 'skills', null]);
  expect(changed.body.rows[0].changes).toEqual([{ field: 'skills', before: null, after: 'Roofs' }]);
  expect((await send(file)).body.columns).toEqual(changed.body.columns);
  expect((await send(file, { columns: { Knows: null } })).body.columns[1].field).toBeNull();
  expect((await site.call('PATCH', '/api/admin/imports/999999/', { token: registrar.token, body: {} })).status).toBe(
    404,
  );
});

test('a stale preview is not applied: a person was changed or added', async () => {
  const person = await makeUser(site, { phone: '9447400001' });
  const make = async () =>
    (
      await send(
        csvFile([
          ['Phone', 'Name', 'Email'],
          ['9447400001', 'Other Name', ''],
          ['', 'New', 'came@example.test'],
        ]),
      )
    ).body.id as number;
  const id = await make();
  await site.call('PATCH', `/api/users/${person.id}/`, { token: boss.token, body: { skills: 'x' } });
  expect((await apply(id)).body.code).toBe('stale_preview');
  expect((await change(id, {})).status).toBe(200);
  await makeUser(site, { email: 'Came@example.test' });
  expect((await apply(id)).body.code).toBe('stale_preview');
  expect((await change(id, {})).body.counts).toMatchObject({ update: 2, create: 0 });
  expect((await apply(id)).status).toBe(200);
});

test('a preview is stale, too, when another person has a unique value of a row', async () => {
  const person = await makeUser(site, { membershipId: 'PKD6400', phone: '9447410001' });
  const { body } = await send(
    csvFile([
      ['Membership ID', 'Phone', 'Email'],
      ['PKD6400', '9447410002', 'wanted@example.test'],
    ]),
  );
  const other = await makeUser(site, { phone: '9447410002' });
  const refused = await apply(body.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'stale_preview']);
  await site.site.db
    .update(users)
    .set({ phone: '9447410003', email: 'Wanted@example.test', emailChangedAt: new Date() })
    .where(eq(users.id, other.id));
  expect((await apply(body.id)).body.code).toBe('stale_preview');
  expect(await readUser(site, person.id)).toEqual(person);
  expect((await change(body.id, {})).body.counts).toMatchObject({ error: 1, update: 0 });
});

test('a write that fails halfway changes nothing at all', async () => {
  const { body } = await send(
    csvFile([
      ['Name', 'Email'],
      ['Whole One', 'whole@example.test'],
    ]),
  );
  const before = await allUsers();
  const counter = await site.site.db.select().from(membershipCounter);
  const { db } = site.site;
  await db.execute(
    sql`create function refuse_import() returns trigger language plpgsql
      as $$ begin raise exception 'killed'; end $$`,
  );
  await db.execute(
    sql`create trigger refuse_import before insert on audit_log for each row when (new.action = 'user.create')
      execute function refuse_import()`,
  );
  expect((await apply(body.id)).status).toBe(500);
  await db.execute(sql`drop trigger refuse_import on audit_log`);
  expect([await allUsers(), await db.select().from(membershipCounter)]).toEqual([before, counter]);
  expect((await read(body.id)).body.state).toBe('preview');
  expect((await apply(body.id)).status).toBe(200);
});

test('an import is prepared again when a membership number is given before its transaction', async () => {
  const { body } = await send(
    csvFile([
      ['Name', 'Email'],
      ['Prepared Twice', 'prepared.twice@example.test'],
    ]),
  );
  expect(body.counts).toMatchObject({ create: 1 });
  const { db, write } = site.site;
  const [before] = await db.select().from(membershipCounter);
  // Between the sealing of the entry and the transaction, at the first attempt only.
  let writes = 0;
  const interrupted: typeof write = async (work) => {
    writes += 1;
    if (writes === 2) await db.update(membershipCounter).set({ last: before!.last + 1 });
    return write(work);
  };
  const choices = { sendLinks: false, confirmed: [] };
  const rights = { isMember: true, isAreaAdmin: false, isStaff: true, isSuperuser: true, duties: [] };
  const caller = { ...rights, id: boss.user.id, name: 'boss', areaId: null, provedUntil: null, overdue: false };
  await applyImport({ ...site.site, write: interrupted }, caller, body.id, choices);
  expect(writes).toBe(4);
  const person = await userByEmail(site, 'prepared.twice@example.test');
  expect(person?.membershipId).toBe(membershipIdOf('PKD', before!.last + 2));
  // The indexes of names add entries at once again.
  const { rows } = await db.execute(sql`select reloptions::text as options from pg_class
    where relname like 'users_name%_idx' and reloptions is not null`);
  expect(new Set(rows.map(({ options }) => options))).toEqual(new Set(['{fastupdate=off}']));
});

test('files that are too large, or empty', async () => {
  const fault = async (bytes: Buffer) => {
    const { status, body } = await send(bytes);
    return [status, body.file?.[0]];
  };
  expect(await fault(Buffer.alloc(5 * 1_048_576 + 1, 'a'))).toEqual([400, 'File size must be less than 5MB.']);
  expect(await fault(Buffer.alloc(0))).toEqual([400, 'Please choose a file.']);
  expect(await fault(Buffer.from('Name,Email\n'))).toEqual([400, 'There are no rows with people in this file.']);
  expect(await fault(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toEqual([
    400,
    'This file could not be read. Please save it as XLSX or CSV.',
  ]);
  const list = (rows: number) =>
    Buffer.from(`Name,Email\n${Array.from({ length: rows }, (_, at) => `A,many${at}@example.test`).join('\n')}`);
  expect(await fault(list(5_001))).toEqual([400, 'At most 5,000 rows. Please split the file.']);
  expect((await send(list(5_000))).body.counts.create).toBe(5_000);
});

test('ten hostile workbooks at once are refused while calls are answered, and the next file is read', async () => {
  const each = [...bombs(500).map(({ bytes }) => bytes), greedyWorkbook()];
  expect(Math.max(...each.map(({ length }) => length))).toBeLessThan(600_000);
  const before = await site.site.db.$count(imports);
  let waiting = true;
  const ten = Array.from({ length: 10 }, (_, at) => at % each.length);
  const sent = Promise.all(ten.map((kind) => send(each[kind]!, { name: 'list.xlsx' }))).finally(
    () => (waiting = false),
  );
  let asked = 0;
  for (; waiting; asked += 1) {
    expect((await site.call('GET', '/api/unit/')).status).toBe(200);
    await sleep(5);
  }
  expect(asked).toBeGreaterThan(10);
  const unreadable = 'This file could not be read. Please save it as XLSX or CSV.';
  const tooLarge = 'This file holds too much. Please leave only the list in it and save it again.';
  const answers = (await sent).map(({ status, body }) => [status, body.file]);
  expect(answers).toEqual(ten.map((kind) => [400, [[tooLarge, unreadable, tooLarge][kind]]]));
  expect(await site.site.db.$count(imports)).toBe(before);
  const next = await workbook([
    ['Name', 'Email'],
    ['After Them', 'after.them@example.test'],
  ]);
  expect((await send(next, { name: 'list.xlsx' })).body.counts).toMatchObject({ create: 1 });
});
