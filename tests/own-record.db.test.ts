import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Answer } from './support/app';
import { addressOf, allCalls } from './support/calls';
import { formOf, picture, readUser, signIn } from './support/factories';
import { importsOf } from './support/imports';
import { csvFile } from './support/sheets';

/*
 * The office decides on other people: a registrar's own application, licence and membership are decided by another
 * registrar or a superuser (docs/product/licences.md, "Decisions"). Every call of a registrar that writes is in one of
 * the two lists.
 */
const site = testApp();
type Person = Awaited<ReturnType<typeof signIn>>;

let clerk: Person;
let other: Person;
let chief: Person;

/** Unconfirmed: each of them has entered a licence of their own. */
const entered = { licenseNo: 'EA/1', licenseCategory: 'Engineer A', renewalDate: '2031-01-31' };

beforeAll(async () => {
  clerk = await signIn(site, 'admin', { duties: ['registrar'], ...entered, licenseNo: 'EA/1' });
  other = await signIn(site, 'admin', { duties: ['registrar'], ...entered, licenseNo: 'EA/2' });
  chief = await signIn(site, 'superuser', { ...entered, licenseNo: 'EA/3' });
});

/** Returns an open request of that person. */
async function openRequest({ token }: Person): Promise<number> {
  const form = formOf({ kind: 'licence', renewalDate: '2035-01-31' }, { file: { bytes: await picture() } });
  const answer = await site.call('POST', '/api/licences/renewals/', { token, form });
  const { requests } = (await site.call('GET', '/api/licences/mine/', { token })).body;
  return (answer.body.id ?? requests.licence.id) as number;
}

const as = ({ token }: Person) => importsOf(site, () => token);
let days = 0;
/** Returns another person's preview with a row that changes the last day of this person. */
async function previewOf({ user }: Person): Promise<number> {
  const file = csvFile([
    ['Email', 'Renewal Date'],
    [user.email, `2032-01-${String(10 + (days += 1))}`],
  ]);
  return (await as(other.user.id === user.id ? clerk : other).send(file)).body.id as number;
}

/** Calls that decide on a person: the caller, and the person decided on. */
const deciding: Record<string, (by: Person, about: Person) => Promise<Answer>> = {
  'POST /api/admin/applications/:id/decision/': ({ token }, { user }) =>
    site.call('POST', `/api/admin/applications/${user.id}/decision/`, {
      token,
      body: { decision: 'reject', note: 'The number is not in the register.' },
    }),
  'POST /api/admin/applications/:id/reopen/': ({ token }, { user }) =>
    site.call('POST', `/api/admin/applications/${user.id}/reopen/`, { token }),
  'POST /api/licences/renewals/:id/decision/': async ({ token }, about) =>
    site.call('POST', `/api/licences/renewals/${await openRequest(about)}/decision/`, {
      token,
      body: { decision: 'approve' },
    }),
  'POST /api/licences/:userId/confirm/': ({ token }, { user }) =>
    site.call('POST', `/api/licences/${user.id}/confirm/`, { token }),
  'POST /api/licences/:userId/record/': ({ token }, { user }) =>
    site.call('POST', `/api/licences/${user.id}/record/`, {
      token,
      body: { membership_until: '2033-03-31', note: 'Paid at the meeting.' },
    }),
  'POST /api/admin/people/:id/deceased/': ({ token }, { user }) =>
    site.call('POST', `/api/admin/people/${user.id}/deceased/`, { token, body: { deceased_on: '2026-01-31' } }),
  'DELETE /api/admin/people/:id/deceased/': ({ token }, { user }) =>
    site.call('DELETE', `/api/admin/people/${user.id}/deceased/`, { token }),
  'POST /api/admin/imports/:id/apply/': async (by, about) => as(by).apply(await previewOf(about)),
  'POST /api/admin/imports/:id/undo/': async (by, about) => {
    const id = await previewOf(about);
    await as(other.user.id === about.user.id ? clerk : other).apply(id);
    return as(by).undo(id);
  },
};

/**
 * Calls of a registrar that decide on no application, licence or membership, or leave out the caller's own, as tested
 * below. An undo takes back what the caller has just decided, which is never their own.
 */
const others = [
  'POST /api/admin/applications/bulk/',
  'DELETE /api/admin/applications/:id/decision/',
  'POST /api/admin/applications/undo/',
  'DELETE /api/licences/:userId/confirm/',
  'POST /api/licences/confirm/undo/',
  'POST /api/admin/imports/',
  'PATCH /api/admin/imports/:id/',
  'POST /api/admin/positions/',
  'PATCH /api/admin/positions/:id/',
  'DELETE /api/admin/positions/:id/',
  'POST /api/cards/:userId/revoke/',
  'POST /api/cards/:userId/issue/',
  'DELETE /api/cards/:userId/issue/',
  'POST /api/cards/sheet/',
  // Each of its people has a result of their own: confirm.db.test.ts.
  'POST /api/licences/confirm/',
  'POST /api/licences/extensions/',
  'DELETE /api/licences/extensions/:id/',
];

test('every call of a registrar that writes is listed', () => {
  const writing = allCalls.filter(({ access, method }) => access === 'registrar' && method !== 'GET').map(addressOf);
  expect(writing.sort()).toEqual([...Object.keys(deciding), ...others].sort());
});

/** Returns a licence and a membership as they are stored. */
async function licenceOf({ user }: Person) {
  const row = (await readUser(site, user.id))!;
  return Object.fromEntries(Object.entries(row).filter(([column]) => /licen[cs]e|renewal|membership/i.test(column)));
}

describe.each(Object.keys(deciding))('%s', (call) => {
  test('on the caller’s record: 403 for a registrar, and nothing changes', async () => {
    const undoes = call.endsWith('/undo/');
    const before = await licenceOf(clerk);
    const { status, body } = await deciding[call]!(clerk, clerk);
    expect([status, body.code]).toEqual([403, 'own_record']);
    expect(body.detail).toBe('Another registrar or a superuser has to decide on your own record.');
    // What another registrar has imported stays.
    if (!undoes) expect(await licenceOf(clerk)).toEqual(before);
  });

  test('on others as before, and a superuser on their own too', async () => {
    for (const [by, about] of [
      [other, clerk],
      [chief, chief],
    ] as const) {
      const { status, body } = await deciding[call]!(by, about);
      expect([body.code ?? null, status]).not.toEqual(['own_record', 403]);
    }
  });
});

test('a row of an import about the caller’s licence is a fault; the same row without it is not', async () => {
  const file = (cells: string[][]) => as(clerk).send(csvFile(cells));
  const rows = [clerk, other].map(({ user }) => [user.email, 'Engineer B', '2032-03-31']);
  const withOwnRow = await file([['Email', 'License Category', 'Membership Valid Until'], ...rows]);
  expect(withOwnRow.body.counts).toMatchObject({ update: 1, error: 1 });
  expect(withOwnRow.body.errors[0].errors).toEqual({
    non_field_errors: ['Another registrar or a superuser has to decide on your own record.'],
  });
  const plain = await file([
    ['Email', 'Skills'],
    [clerk.user.email, 'Survey'],
  ]);
  expect(plain.body.counts).toMatchObject({ update: 1, error: 0 });
  expect((await as(clerk).apply(plain.body.id)).status).toBe(200);
});

test('many at once leave out the caller’s own: it is decided already', async () => {
  const { body } = await site.call('POST', '/api/admin/applications/bulk/', {
    token: clerk.token,
    body: { ids: [clerk.user.id] },
  });
  expect(body.results).toEqual([
    expect.objectContaining({ id: clerk.user.id, skipped: 'decided', membership_id: null }),
  ]);
});
