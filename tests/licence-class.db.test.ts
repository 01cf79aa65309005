import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type Answer } from './support/app';
import { addressOf, allCalls } from './support/calls';
import { formOf, makeUser, picture, signIn, testPerson } from './support/factories';

/*
 * A class of a licence is the confirmed class, or is marked as not confirmed (docs/product/licences.md, "Confirmed and
 * entered"): for every object with a class in the answers of all contracts. A new object fails here until it is marked
 * or listed.
 */
const site = testApp();
const superuser = testPerson(site, 'superuser');
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });

const classes = ['license_category', 'licence_class', 'license_class', 'class'];
const marks = ['license_confirmed', 'confirmed'];

/** Places without a mark: a class that a request names is no person's class yet. */
const unmarked: Record<string, 'confirmed' | 'asked'> = {
  'GET /api/cards/mine/ ': 'confirmed',
  'GET /api/members/offline/ .results[]': 'confirmed',
  'POST /api/cards/mine/new/ ': 'confirmed',
  'GET /api/licences/mine/ .requests.licence': 'asked',
  'GET /api/licences/mine/ .requests.membership': 'asked',
  'GET /api/licences/mine/ .history[]': 'asked',
  'GET /api/admin/people/:id/licence/ .requests.licence': 'asked',
  'GET /api/admin/people/:id/licence/ .requests.membership': 'asked',
  'GET /api/admin/people/:id/licence/ .results[]': 'asked',
  'POST /api/licences/:userId/record/ .requests.licence': 'asked',
  'POST /api/licences/:userId/record/ .requests.membership': 'asked',
  'POST /api/licences/:userId/record/ .results[]': 'asked',
  'POST /api/licences/renewals/ ': 'asked',
  'PATCH /api/licences/renewals/:id/ ': 'asked',
  'GET /api/licences/desk/ .results[]': 'asked',
  'GET /api/licences/desk/ .results[].evidence': 'asked',
  'POST /api/licences/renewals/:id/decision/ ': 'asked',
};

/** A part of a schema, as far as this test reads it. */
interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
}

/** Returns each object of a schema: its fields, and its path. */
function objectsOf(shape: Shape, at = ''): { at: string; fields: string[] }[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = shape;
  return [
    ...(shape.properties ? [{ at, fields: Object.keys(properties) }] : []),
    ...Object.entries(properties).flatMap(([name, field]) => objectsOf(field, `${at}.${name}`)),
    ...(items ? objectsOf(items, `${at}[]`) : []),
    ...(typeof additionalProperties === 'object' ? objectsOf(additionalProperties, `${at}{}`) : []),
    ...anyOf.flatMap((one) => objectsOf(one, at)),
  ];
}

/** Returns every place of a class in an answer, by the name of its call. */
const places = allCalls.flatMap((call) =>
  Object.values(call.answers)
    .flatMap((schema) => objectsOf(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape))
    .filter(({ fields }) => fields.some((field) => classes.includes(field)))
    .map(({ at, fields }) => ({
      call: addressOf(call),
      at: `${addressOf(call)} ${at}`,
      isMarked: fields.some((field) => marks.includes(field)),
    })),
);

test('each class in an answer is marked, or listed as the confirmed class', () => {
  expect(places.length).toBeGreaterThan(20);
  expect(
    places
      .filter(({ isMarked }) => !isMarked)
      .map(({ at }) => at)
      .sort(),
  ).toEqual(Object.keys(unmarked).sort());
});

type Person = Awaited<ReturnType<typeof signIn>>;
let member: Person;
let chief: Person;
let applicant: Person['user'];

beforeAll(async () => {
  const [area] = (await site.call('GET', '/api/areas/')).body as [{ id: number }];
  chief = await signIn(site, 'area_admin', { areaId: area.id });
  member = await signIn(site, 'member', {
    areaId: area.id,
    licenseNo: 'SB/1',
    licenseCategory: 'Supervisor B',
    renewalDate: '2099-01-31',
    confirmedLicenseNo: 'SB/1',
    confirmedLicenseCategory: 'Supervisor B',
    confirmedRenewalDate: '2099-01-31',
  });
  await site.call('PATCH', '/api/profile/update/', { token: member.token, body: { license_category: 'Engineer A' } });
  applicant = await makeUser(site, {
    areaId: area.id,
    isApproved: false,
    role: 'user',
    licenseNo: 'EA/9',
    licenseCategory: 'Engineer A',
  });
});

/** The answer of each call that has a person's class. */
const looks: Record<string, () => Promise<Answer>> = {
  'GET /api/admin/applications/': () => site.call('GET', '/api/admin/applications/', registrar),
  'GET /api/admin/people/:id/application/': () =>
    site.call('GET', `/api/admin/people/${applicant.id}/application/`, registrar),
  'GET /api/admin/people/:id/profile/': () =>
    site.call('GET', `/api/admin/people/${member.user.id}/profile/`, superuser),
  'GET /api/admin/people/:id/licence/': () =>
    site.call('GET', `/api/admin/people/${member.user.id}/licence/`, registrar),
  'GET /api/profile/': () => site.call('GET', '/api/profile/', member),
  'GET /api/me/': () => site.call('GET', '/api/me/', member),
  'PATCH /api/profile/update/': () =>
    site.call('PATCH', '/api/profile/update/', { token: member.token, body: { skills: 'Survey' } }),
  'PATCH /api/update-profile/': () => {
    const body = { name: 'Person Classed', phone: '9447000077', area: String(member.user.areaId) };
    return site.call('PATCH', '/api/update-profile/', { token: member.token, body });
  },
  'GET /api/admin/pending-approvals/': () => site.call('GET', '/api/admin/pending-approvals/', superuser),
  'GET /api/users/:id/': () => site.call('GET', `/api/users/${member.user.id}/`, superuser),
  'PATCH /api/users/:id/': () =>
    site.call('PATCH', `/api/users/${member.user.id}/`, { token: superuser.token, body: { skills: 'Estimates' } }),
  'POST /api/admin/passport-photo/': async () => {
    const form = formOf({ user_id: String(member.user.id) }, { passport_photo: { bytes: await picture() } });
    return site.call('POST', '/api/admin/passport-photo/', { token: superuser.token, form });
  },
  'GET /api/cards/mine/': () => site.call('GET', '/api/cards/mine/', member),
  'POST /api/cards/mine/new/': () => site.call('POST', '/api/cards/mine/new/', member),
  'GET /api/members/offline/': () => site.call('GET', '/api/members/offline/', member),
  'GET /api/licences/mine/': () => site.call('GET', '/api/licences/mine/', member),
  'GET /api/licences/desk/': () => site.call('GET', '/api/licences/desk/?status=unconfirmed', registrar),
  'GET /api/area-admin/overview/': () => site.call('GET', '/api/area-admin/overview/', chief),
};

/** Confirms it, so nothing is left to mark. */
const confirms = ['POST /api/licences/:userId/confirm/', 'POST /api/licences/:userId/record/'];

/** Returns each object of an answer that has a class. */
function classesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(classesIn);
  return classes.some((name) => name in value) && !Array.isArray(value)
    ? [value as Record<string, unknown>, ...inside]
    : inside;
}

const answering = [...new Set(places.filter(({ at }) => unmarked[at] !== 'asked').map(({ call }) => call))];

test('every call that returns a class is looked at', () => {
  expect(answering.sort()).toEqual([...Object.keys(looks), ...confirms].sort());
});

describe('the class that a member has entered and that is not confirmed', () => {
  test.each(Object.keys(looks))('%s', async (call) => {
    const { status, body } = await looks[call]!();
    expect(status).toBeLessThan(300);
    const classOf = (one: Record<string, unknown>) => one.license_category ?? one.class ?? null;
    const shown = classesIn(body).filter((one) => classOf(one) !== null);
    expect(shown.length).toBeGreaterThan(0);
    for (const one of shown) {
      const mark = marks.find((name) => name in one);
      if (mark === undefined) expect(classOf(one)).toBe('Supervisor B');
      else expect([one.license_category, one[mark]]).toEqual(['Engineer A', false]);
      if ('confirmed_category' in one)
        expect(one.confirmed_category).toBe(one.id === applicant.id ? null : 'Supervisor B');
    }
  });
});
