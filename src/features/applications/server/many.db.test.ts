import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '~test/app';
import { approvalDesk, decideApplication } from '~test/applications';
import { makeUser, signIn } from '~test/factories';
import { dayOf, startOfDay } from '~/shared/dates';
import { membershipCounter } from '~/features/people/server/tables';

/* Many applications at once: the bulk approval and the export (docs/product/applications.md, "Decisions", "Export"). */
const site = testApp();
let registrar: string;
let superuser: string;
const { otherArea, applicant, otherInstance } = approvalDesk(site);

beforeAll(async () => {
  registrar = (await signIn(site, 'admin', { duties: ['registrar'] })).token;
  superuser = (await signIn(site, 'superuser')).token;
});

const note = 'The photo cannot be recognised.';
const decide = (id: number, body: object, at = site) => decideApplication(at, registrar, id, body);

test('100 at once: 100 ids without a gap, in one answer; others are skipped with a reason', async () => {
  const people = [];
  for (let index = 0; index < 100; index += 1) people.push(await applicant());
  const ids = people.map(({ id }) => id);
  const bulk = (body: object) => site.call('POST', '/api/admin/applications/bulk/', { token: registrar, body });
  expect((await bulk({ ids: [...ids, 1] })).status).toBe(400);
  const [before] = await site.site.db.select().from(membershipCounter);
  const { status, body } = await bulk({ ids });
  expect(status).toBe(200);
  const numbers = body.results.map(({ membership_id: membershipId }: { membership_id: string }) =>
    Number(membershipId.replace('PKD', '')),
  );
  expect(numbers).toEqual(ids.map((_, index) => before!.last + 1 + index));
  expect((await bulk({ ids: ids.slice(0, 1) })).body.results[0]).toMatchObject({
    skipped: 'decided',
    membership_id: null,
  });

  const twin = await applicant({ licenseNo: 'TWIN 1' });
  const skipped = [
    [999_999, 'unknown'],
    [twin.id, 'duplicate'],
    [(await applicant({ licenseNo: 'twin-1' })).id, 'duplicate'],
    [(await applicant({ areaId: null, unitId: null })).id, 'no_area'],
    [(await applicant({ unitId: null })).id, 'no_unit'],
    [(await applicant({ emailConfirmedAt: null })).id, 'unconfirmed'],
  ] as const;
  const { results } = (await bulk({ ids: skipped.map(([id]) => id) })).body;
  expect(
    results.map(({ id, skipped: why, detail }: { id: number; skipped: string; detail: string }) => [
      id,
      why,
      detail.length > 5,
    ]),
  ).toEqual(skipped.map(([id, why]) => [id, why, true]));
});

test('overlapping bulk approvals, on one instance or two: each applicant once, no number left out', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 24; index += 1) ids.push((await applicant()).id);
  const [before] = await site.site.db.select().from(membershipCounter);
  const bulk = (batch: number[], token: string, at: TestApp) =>
    at.call('POST', '/api/admin/applications/bulk/', { token, body: { ids: batch } });
  const answers = await Promise.all([
    bulk(ids.slice(0, 14), registrar, site),
    bulk(ids.slice(8, 22).reverse(), superuser, otherInstance()),
    ...ids.slice(20).map((id, index) => decide(id, { decision: 'approve' }, index % 2 ? site : otherInstance())),
  ]);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const membershipIds = answers
    .flatMap(({ body }) => (body.results ?? [body]) as { membership_id?: string | null }[])
    .flatMap(({ membership_id: number }) => number ?? []);
  const numbers = membershipIds.map((number) => Number(number.replace('PKD', ''))).sort((a, b) => a - b);
  expect(numbers).toEqual(ids.map((_, index) => before!.last + 1 + index));
});

test('the export: filtered, in the desk’s order, as CSV and workbook, recorded, without Aadhaar numbers', async () => {
  const area = otherArea;
  const born = { dob: '1980-02-03', areaId: area.id, unitId: null };
  const latest = await applicant({
    ...born,
    firstName: '=1+1',
    lastName: 'Late',
    dateJoined: startOfDay(dayOf(site.clock.now()) - 2),
    emailConfirmedAt: null,
  });
  const early = await applicant({
    ...born,
    firstName: 'Early',
    lastName: 'Bird',
    dateJoined: startOfDay(dayOf(site.clock.now()) - 9),
    licenseNo: 'X 77',
    renewalDate: '2031-01-31',
  });
  const { body: saved } = await site.call('PATCH', `/api/users/${early.id}/`, {
    token: superuser,
    body: { aadhaar: '234567890124' },
  });
  expect(saved.aadhaar).toBe('XXXX XXXX 0124');
  await makeUser(site, { ...born, firstName: 'Early', lastName: 'Bird', isApproved: true });
  const gone = await applicant({ areaId: area.id });
  await decide(gone.id, { decision: 'reject', note });
  const take = (query: string, token = registrar) =>
    site.call('GET', `/api/admin/applications/export/?${query}`, { token });

  const { status, headers, body } = await take(`area=${area.id}`);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, ...lines] = String(body).trimEnd().split('\r\n');
  expect(heading).toMatch(/^\ufeffFull Name,Email,Email Confirmed,Phone,Area,Unit,.*,Until$/);
  expect(lines).toHaveLength(2);
  const [person, rest] = [`Early Bird,${early.email},Yes,.*,${area.name},Not Specified,Member`, 'X 77,2031-01-31'];
  expect(lines[0]).toMatch(new RegExp(`^${person},.*,${rest},.*,9,Waiting,Early Bird .*Same name and birth day,`));
  expect(lines[1]).toMatch(new RegExp(`^'=1\\+1 Late,${latest.email},No,.*,2,Waiting,`));
  expect(String(body)).not.toMatch(/0124|aadhaar/i);
  expect(String((await take(`area=${area.id}&state=rejected`)).body)).toContain(`,Rejected,,,,,,${note},`);
  expect(
    String((await take(`area=${area.id}&state=correction`)).body)
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(1);

  const { body: book, headers: of } = await take(`area=${area.id}&format=xlsx`);
  expect(of['content-disposition']).toContain('applications-pending.xlsx');
  const { rows } = (await readXlsx(book as Buffer)).sheets[0]!;
  expect(rows[0]).toEqual(heading!.slice(1).split(','));
  expect(rows.slice(1).map(([name]) => name)).toEqual(['Early Bird', '=1+1 Late']);
  expect(rows[1]).toContainEqual(new Date('2031-01-31T00:00:00Z'));

  const log = (await site.call('GET', '/api/admin/audit/?action=application.export', { token: superuser })).body;
  expect(log.results.map(({ after }: { after: unknown }) => after)).toContainEqual({
    people: 2,
    state: 'pending',
    area: area.id,
  });
  expect(log.results).toHaveLength(4);
  for (const bad of ['state=gone', 'area=x', 'format=pdf']) expect((await take(bad)).status).toBe(400);
});
