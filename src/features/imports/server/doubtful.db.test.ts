import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, readUser, testPerson } from '~test/factories';
import { importsOf } from '~test/imports';
import { csvFile } from '~test/sheets';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const { send, read, change, errors, apply, undo } = importsOf(site, () => registrar.token);

let serial = 0;
/** Returns a member with a phone, and the cells of a row with that phone. */
async function member(more: object = {}) {
  const phone = String(9447700000 + (serial += 1));
  const born = { firstName: 'Anitha', lastName: 'Nair', dob: '1980-01-31' };
  return makeUser(site, { ...born, phone, licenseNo: `D/${serial}`, ...more });
}
const heading = ['Phone', 'Email', 'Name', 'Date of birth', 'License No', 'Membership ID', 'Skills'];

test('a row with the phone or e-mail of a person with another name and birthday needs a tick', async () => {
  const [mother, father, other] = [await member(), await member(), await member()];
  const { body } = await send(
    csvFile([
      heading,
      [mother.phone!, '', 'Rahul Nair', '05/06/2001', '', '', 'Roofs'],
      ['', father.email, 'Vishnu Nair', '05/06/2003', '', '', ''],
      [other.phone!, '', '', '', '', '', 'Walls'],
    ]),
  );
  const warning =
    'Only the phone or email is that of this person: the name and the date of birth differ. It may be somebody else.';
  expect(body).toMatchObject({ counts: { rows: 3, create: 0, update: 3, same: 0, error: 0, warnings: 2 } });
  expect(
    body.rows.map(({ action, warnings, errors: faults }: Record<string, unknown>) => [action, warnings, faults]),
  ).toEqual([
    ['update', [warning], null],
    ['update', [warning], null],
    ['update', [], null],
  ]);
  const listed = (await read(body.id, '?action=warnings')).body;
  expect([listed.count, listed.results.map(({ line }: { line: number }) => line)]).toEqual([2, [2, 3]]);

  const done = await apply(body.id, { confirmed: [3, 4, 3] });
  expect(done.body.counts).toEqual({ rows: 3, create: 0, update: 2, same: 0, error: 1, warnings: 1 });
  expect(await readUser(site, mother.id)).toEqual(mother);
  expect(await readUser(site, father.id)).toMatchObject({ firstName: 'Vishnu', dob: '2003-06-05' });
  expect(await readUser(site, other.id)).toMatchObject({ skills: 'Walls' });
  const left = (await read(body.id, '?action=error')).body.results;
  expect(left).toMatchObject([
    {
      line: 2,
      warnings: [],
      changes: [],
      errors: { non_field_errors: ['Not confirmed as this person, so left out.'] },
    },
  ]);
  expect((await errors(body.id))[1]).toMatch(/Rahul Nair.*Not confirmed as this person, so left out/);
  expect((await undo(body.id)).body).toMatchObject({ restored: 2, removed: 0, kept: [] });
  expect([await readUser(site, mother.id), (await readUser(site, father.id))?.firstName]).toEqual([mother, 'Anitha']);
});

test('no tick is needed where licence or membership id match, the birthday fits or the name sounds alike', async () => {
  const [byLicence, byId, sameDay, sameName, onlyName] = await Promise.all([
    member(),
    member(),
    member(),
    member(),
    member(),
  ]);
  const { body } = await send(
    csvFile([
      heading,
      [byLicence.phone!, '', 'Rahul Nair', '05/06/2001', byLicence.licenseNo!, '', ''],
      [byId.phone!, '', 'Rahul Nair', '05/06/2001', '', byId.membershipId!, ''],
      [sameDay.phone!, '', 'Rahul Nair', '31/01/1980', '', '', ''],
      [sameName.phone!, '', 'അനിത നായർ', '05/06/2001', '', '', ''],
      [onlyName.phone!, '', 'Anitha Kumari', '', '', '', ''],
    ]),
  );
  expect(body).toMatchObject({ counts: { update: 5, warnings: 0 } });
  expect((await apply(body.id)).body.counts).toMatchObject({ update: 5, error: 0 });
});

test('a tick is for rows of this file, and a list with anything else is refused', async () => {
  const person = await member();
  const { body } = await send(csvFile([heading, [person.phone!, '', 'Rahul Nair', '05/06/2001', '', '', '']]));
  for (const confirmed of ['2', [1.5], ['2'], {}, [-1], [1e12], [2, 99]]) {
    const refused = await apply(body.id, { confirmed });
    expect([refused.status, Object.keys(refused.body)[0]]).toEqual([400, expect.stringMatching(/^confirmed/)]);
  }
  expect((await change(body.id, {})).body.counts.warnings).toBe(1);
  expect((await apply(body.id)).body.counts).toMatchObject({ update: 0, error: 1 });
  expect(await readUser(site, person.id)).toEqual(person);
});
