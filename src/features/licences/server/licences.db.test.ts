import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openTestApp, testApp, type Answer } from '~test/app';
import { formOf, makeUser, picture, readUser, signIn, testPerson, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { makePdf } from '~test/pdf';
import { users } from '~/features/people/server/tables';
import { membershipStatusColumn } from '~/features/people/server/membership-status';
import { areas } from '../../areas/server/tables';
import { notices } from '../../notifications/server/tables';
import { dayIso, membershipStatusOn } from '~/shared/membership-status';
import { startOfDay, dayOf } from '~/shared/dates';
import { daysAfter } from '../rules';
import { renewals } from './tables';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const superuser = testPerson(site, 'superuser');

const today = () => dayIso(site.clock.now());
const inDays = (days: number) => daysAfter(today(), days);
type Person = Awaited<ReturnType<typeof signIn>>;

/** A member whose licence the office has confirmed, with so many days left. */
const member = (days: number, more = {}) =>
  signIn(site, 'member', {
    licenseNo: 'EA/1',
    licenseCategory: 'Engineer A',
    renewalDate: inDays(days),
    confirmedLicenseNo: 'EA/1',
    confirmedLicenseCategory: 'Engineer A',
    confirmedRenewalDate: inDays(days),
    ...more,
  });
const scan = async () => ({ file: { bytes: await picture('jpeg', 300, 400), name: 'IMG_1.jpg' } });
const send = async (
  { token }: Person,
  fields: Record<string, string>,
  files?: Record<string, { bytes: Buffer; name?: string }>,
) => site.call('POST', '/api/licences/renewals/', { token, form: formOf(fields, files ?? (await scan())) });
const renewLicence = (person: Person, days = 1000) => send(person, { kind: 'licence', renewalDate: inDays(days) });
const decide = (id: number, body: object, { token } = registrar) =>
  site.call('POST', `/api/licences/renewals/${id}/decision/`, { token, body });
const mine = async ({ token }: { token: string }) => (await site.call('GET', '/api/licences/mine/', { token })).body;
const desk = async (query: string, { token } = registrar): Promise<Answer> =>
  site.call('GET', `/api/licences/desk/?${query}`, { token });
const statusIn = async (directory: { token: string }, id: number) =>
  (await site.call('GET', '/api/members/', directory)).body.members.find((one: { id: number }) => one.id === id)
    .status as string;

describe('status', () => {
  test('TypeScript and SQL agree around every boundary, orders and memberships included', async () => {
    const offsets = [-400, -182, -181, -180, -179, -1, 0, 1, 89, 90, 91, 400];
    const known = await Promise.all(
      offsets.map((days) =>
        makeUser(site, { confirmedRenewalDate: inDays(days), membershipUntil: days % 2 ? inDays(days + 3) : null }),
      ),
    );
    const unknown = await makeUser(site);
    for (const shift of [-91, -90, -1, 0, 1, 90, 91, 180, 181]) {
      const day = inDays(shift);
      const found = await site.site.db
        .select({
          id: users.id,
          licence: users.licenceUntil,
          membership: users.membershipUntil,
          sql: membershipStatusColumn(day),
        })
        .from(users);
      for (const { id, licence, membership, sql } of found) {
        if (![...known, unknown].some((person) => person.id === id)) continue;
        const until = [licence, membership].filter((one) => one !== null).sort()[0] ?? null;
        expect(sql, `${licence} and ${membership} on ${day}`).toBe(membershipStatusOn(day, until));
      }
    }
  });

  test('a day is whole in Asia/Kolkata, in the next answer and one second around midnight, in every list', async () => {
    const app = await openTestApp();
    try {
      const last = dayIso(app.clock.now());
      const person = await signIn(app, 'member', {
        confirmedRenewalDate: last,
        licenseNo: 'X',
        confirmedLicenseNo: 'X',
        renewalDate: last,
      });
      const read = async () => {
        const mine = (await app.call('GET', '/api/licences/mine/', { token: await tokenOf(app, person.user) })).body
          .status;
        const all = (await app.call('GET', '/api/members/', { token: await tokenOf(app, person.user) })).body.members;
        return [mine, all.find((member: { id: number }) => member.id === person.user.id).status];
      };
      const midnight = startOfDay(dayOf(app.clock.now()) + 1).getTime();
      app.clock.pass({ seconds: Math.floor((midnight - app.clock.now().getTime()) / 1000) - 2 });
      expect(await read()).toEqual(['expiring', 'expiring']);
      app.clock.pass({ seconds: (midnight + 1000 - app.clock.now().getTime()) / 1000 });
      expect(await read()).toEqual(['expired', 'expired']);
    } finally {
      await app.close();
    }
  });

  test('an order lengthens the licences of its window and classes in the next answer, and can be deleted', async () => {
    const fits = await member(-5);
    const other = await member(-5, { licenseCategory: 'Engineer A', confirmedLicenseCategory: 'Supervisor A' });
    const outside = await member(-40);
    await makeUser(site, { areaId: null });
    expect(await statusIn(fits, fits.user.id)).toBe('expired');
    const order = {
      order_no: 'G.O. 12',
      classes: ['Engineer A', 'Engineer B'],
      from: inDays(-10),
      to: inDays(10),
      until: inDays(60),
    };
    const added = await site.call('POST', '/api/licences/extensions/', { token: registrar.token, body: order });
    expect(added).toMatchObject({ status: 201, body: { ...order, people: 1 } });
    expect(await mine(fits)).toMatchObject({
      status: 'expiring',
      licence: { until: inDays(60), extended_by: 'G.O. 12', confirmed_until: inDays(-5), days_left: 60 },
    });
    expect(await statusIn(fits, fits.user.id)).toBe('expiring');
    expect(await mine(other)).toMatchObject({ status: 'expired', licence: { extended_by: null } });
    expect(await mine(outside)).toMatchObject({ status: 'expired' });
    // A date entered later falls under it too.
    await site.call('PATCH', `/api/users/${outside.user.id}/`, {
      token: superuser.token,
      body: { renewalDate: inDays(9) },
    });
    expect(await mine(outside)).toMatchObject({ licence: { until: inDays(60) } });
    expect(
      (await site.call('POST', '/api/licences/extensions/', { token: registrar.token, body: order })).body,
    ).toEqual({ order_no: ['An order of this number is entered already.'] });
    expect(
      (
        await site.call('POST', '/api/licences/extensions/', {
          token: registrar.token,
          body: { ...order, order_no: 'B', to: inDays(-11) },
        })
      ).status,
    ).toBe(400);
    const newer = (
      await site.call('POST', '/api/licences/extensions/', {
        token: registrar.token,
        body: { ...order, order_no: 'G.O. 13' },
      })
    ).body.id;
    const page = (number: number) =>
      site.call('GET', `/api/licences/extensions/?page_size=1&page=${number}`, { token: registrar.token });
    expect((await page(1)).body).toMatchObject({
      count: 2,
      previous: null,
      next: '/api/licences/extensions/?page=2&page_size=1',
      results: [{ id: newer }],
    });
    expect((await page(2)).body).toMatchObject({ next: null, results: [{ id: added.body.id, people: 2 }] });
    await site.call('DELETE', `/api/licences/extensions/${newer}/`, { token: registrar.token });
    expect(
      (await site.call('DELETE', `/api/licences/extensions/${added.body.id}/`, { token: registrar.token })).status,
    ).toBe(204);
    expect(await statusIn(fits, fits.user.id)).toBe('expired');
  });

  test('members’ own entries show at once and are unconfirmed; the office confirms by entering them', async () => {
    const person = await member(20);
    expect(
      (await site.call('PATCH', '/api/profile/update/', { token: person.token, body: { renewalDate: inDays(900) } }))
        .body.user,
    ).toMatchObject({ renewalDate: inDays(900), license_confirmed: false });
    expect(await mine(person)).toMatchObject({
      status: 'expiring',
      licence: { renewalDate: inDays(900), confirmed: false, confirmed_until: inDays(20), until: inDays(20) },
    });
    await site.call('PATCH', `/api/users/${person.user.id}/`, {
      token: superuser.token,
      body: { renewalDate: inDays(900), licenseNo: 'EA/1' },
    });
    expect(await mine(person)).toMatchObject({ status: 'active', licence: { confirmed: true, until: inDays(900) } });
    expect(await statusIn(person, person.user.id)).toBe('active');
  });
});

describe('requests', () => {
  test('one open per kind, corrected into the queue at its place, withdrawn with its scan', async () => {
    const person = await member(20);
    const first = await renewLicence(person);
    expect(first).toMatchObject({
      status: 201,
      body: { kind: 'licence', status: 'queue', renewalDate: inDays(1000), file: { type: 'image/jpeg' } },
    });
    expect(await renewLicence(person)).toMatchObject({ status: 409, body: { code: 'open' } });
    expect(await send(person, { kind: 'membership', membership_until: inDays(300) }, {})).toMatchObject({
      status: 201,
      body: { file: null },
    });
    expect((await mine(person)).requests).toMatchObject({
      licence: { id: first.body.id },
      membership: { kind: 'membership' },
    });
    expect((await decide(first.body.id, { decision: 'correct', note: 'The number is missing.' })).body.status).toBe(
      'correction',
    );
    const patch = (body: object, by = person) =>
      site.call('PATCH', `/api/licences/renewals/${first.body.id}/`, { token: by.token, body });
    expect((await patch({ licenseNo: 'EA/2' }, await member(3))).status).toBe(404);
    expect((await patch({ licenseNo: 'EA/2', updated_at: first.body.updated_at })).body.code).toBe('stale');
    expect((await patch({ licenseNo: 'EA/2' })).body).toMatchObject({
      status: 'queue',
      licenseNo: 'EA/2',
      created_at: first.body.created_at,
    });
    const [row] = await site.site.db.select().from(renewals).where(eq(renewals.id, first.body.id));
    expect((await patch({ status: 'withdrawn' })).body).toMatchObject({ status: 'withdrawn', file: null });
    expect(await site.site.files.stat(row!.file!.key)).toBeNull();
    expect((await patch({ licenseNo: 'EA/3' })).body.code).toBe('decided');
    expect((await renewLicence(person)).status).toBe(201);
  });

  test('two requests at the same moment: one', async () => {
    const person = await member(20);
    const both = await Promise.all([renewLicence(person), renewLicence(person)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('bad input is a 400 on its field', async () => {
    const person = await member(20);
    const refused = async (
      fields: Record<string, string>,
      files?: Record<string, { bytes: Buffer; name?: string }>,
    ) => {
      const { status, body } = await send(person, fields, files);
      expect(status).toBe(400);
      return Object.keys(body as object);
    };
    expect(await refused({ kind: 'card', renewalDate: inDays(9) })).toContain('kind');
    expect(await refused({ renewalDate: inDays(9) }, {})).toEqual(['file']);
    expect(await refused({ membership_until: 'soon' })).toEqual(['membership_until']);
    expect(await refused({ kind: 'licence' })).toEqual(['renewalDate']);
    expect(await refused({ kind: 'membership' })).toEqual(['membership_until']);
    expect(await refused({ kind: 'licence', renewalDate: 'soon' })).toContain('renewalDate');
    expect(await refused({ kind: 'licence', renewalDate: inDays(9), licenseDate: inDays(12) })).toEqual([
      'licenseDate',
    ]);
    expect(await refused({ kind: 'licence', renewalDate: inDays(9) }, {})).toEqual(['file']);
  });

  test('hostile files are refused, and pictures become pixels', async () => {
    const person = await member(20);
    const pdf = (inside = '') =>
      Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\nstartxref\n9\n%%EOF\n`, 'latin1');
    const zip = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      Buffer.alloc(4000),
      Buffer.from('PK\u0005\u0006'),
      Buffer.alloc(18),
    ]);
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const cut = (await picture('jpeg', 800, 800)).subarray(0, 1500);
    const bad: Record<string, Buffer> = {
      'an archive called PDF': zip,
      'a PDF with an archive behind it': Buffer.concat([pdf(), zip]),
      'a PDF with a page behind it': Buffer.concat([
        pdf(),
        Buffer.from(`<script>alert(1)</script>${' '.repeat(2000)}`),
      ]),
      'a PDF that runs something': pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      'one that hides its name': pdf('/Java#53cript'),
      'one with files in it': pdf('/EmbeddedFiles 2 0 R'),
      'an archive that begins like a PDF': Buffer.concat([Buffer.from('%PDF-1.4\n'), zip]),
      'huge dimensions': huge,
      'a cut picture': cut,
      'a drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'a GIF': await picture('gif'),
      nothing: Buffer.alloc(0),
    };
    for (const [what, bytes] of Object.entries(bad)) {
      const { status, body } = await send(
        person,
        { kind: 'licence', renewalDate: inDays(900) },
        { file: { bytes, name: 'scan.pdf' } },
      );
      expect([status, Object.keys(body as object)], what).toEqual([400, ['file']]);
    }
    const polyglot = Buffer.concat([
      await sharp(await picture('jpeg', 300, 300))
        .withExif({ IFD0: { Artist: 'SECRET' } })
        .jpeg()
        .toBuffer(),
      zip,
      Buffer.from('<script>'),
    ]);
    const taken = await send(person, { kind: 'licence', renewalDate: inDays(900) }, { file: { bytes: polyglot } });
    expect(taken.status).toBe(201);
    const served = await site.call('GET', taken.body.file.url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    for (const sign of ['SECRET', '<script>', 'PK\u0005\u0006']) expect(String(served.body)).not.toContain(sign);
    const plain = await site.call('PATCH', `/api/licences/renewals/${taken.body.id}/`, {
      token: person.token,
      form: formOf({}, { file: { bytes: pdf(), name: 'scan.pdf' } }),
    });
    expect(plain.body.file).toMatchObject({ type: 'application/pdf' });
    expect((await site.call('GET', plain.body.file.url)).headers['content-disposition']).toMatch(/^attachment/);
    // The address of the replaced scan is a 404.
    expect((await site.call('GET', taken.body.file.url)).status).toBe(404);
    // It has no page that could be drawn.
    expect(plain.body.file.page).toBeNull();
    const noPage = new URL(plain.body.file.url, 'http://site');
    noPage.pathname = noPage.pathname.replace(/([0-9a-f]{12})/, '$1p');
    expect((await site.call('GET', noPage.pathname + noPage.search)).status).toBe(404);
  });

  test('the first page of a PDF is drawn beside it, and goes with it', async () => {
    const person = await member(-3);
    const pdf = makePdf({ pages: 2, draw: () => '0 0 1 rg 0 0 300 842 re f' });
    const taken = await send(
      person,
      { kind: 'licence', renewalDate: inDays(1000) },
      { file: { bytes: pdf, name: 'scan.pdf' } },
    );
    expect(taken.body.file).toMatchObject({ type: 'application/pdf', page: expect.any(String) });
    const { page } = taken.body.file as { page: string };
    const served = await site.call('GET', page);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    expect(await sharp(served.body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1698 });
    const { data } = await sharp(served.body as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 64))).toEqual([0, 0, 4]);
    await site.call('PATCH', `/api/licences/renewals/${taken.body.id}/`, {
      token: person.token,
      body: { status: 'withdrawn' },
    });
    expect((await site.call('GET', page)).status).toBe(404);
  });
});

describe('decisions', () => {
  test('an approval writes the profile and confirms it, visible in the next answer, with notice and mail', async () => {
    const person = await member(-3);
    expect(await statusIn(person, person.user.id)).toBe('expired');
    const { body } = await send(person, { kind: 'licence', renewalDate: inDays(1095), licenseNo: 'EA/9' });
    expect((await desk('status=queue')).body.results.find((row: { id: number }) => row.id === body.id)).toMatchObject({
      user: { id: person.user.id, status: 'expired' },
      waiting_days: 0,
    });
    const approved = await decide(body.id, { decision: 'approve', updated_at: body.updated_at });
    expect(approved).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await readUser(site, person.user.id)).toMatchObject({
      licenseNo: 'EA/9',
      renewalDate: inDays(1095),
      confirmedLicenseNo: 'EA/9',
      confirmedRenewalDate: inDays(1095),
    });
    expect(await mine(person)).toMatchObject({
      status: 'active',
      requests: { licence: null },
      history: [{ id: body.id }],
    });
    expect(await statusIn(person, person.user.id)).toBe('active');
    expect((await mailsTo(site, person.user.email)).join()).toContain('renewal is approved');
    expect((await site.call('GET', '/api/notifications/', { token: person.token })).body.results[0]).toMatchObject({
      kind: 'licence',
      link: '/member/licence',
    });
    const [told] = await site.site.db.select().from(notices).where(eq(notices.userId, person.user.id));
    expect(told).toMatchObject({
      key: 'licences.licence_approved',
      values: { day: inDays(1095) },
      text: 'Your licence renewal is approved',
    });
    expect(await decide(body.id, { decision: 'reject', note: 'No' })).toMatchObject({
      status: 409,
      body: { code: 'decided' },
    });
  });

  test('two clerks at once: one decision', async () => {
    const { body } = await renewLicence(await member(10));
    const both = await Promise.all([
      decide(body.id, { decision: 'approve' }),
      decide(body.id, { decision: 'reject', note: 'Blurred' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an earlier date, a missing note, a stale or an open correction is refused, without any change', async () => {
    const person = await member(100);
    const { body } = await renewLicence(person, 100);
    expect((await decide(body.id, { decision: 'approve' })).body).toEqual({
      renewalDate: [expect.stringContaining('later than the old one')],
    });
    expect((await decide(body.id, { decision: 'correct' })).body).toHaveProperty('note');
    expect((await decide(body.id, { decision: 'approve', updated_at: '2020-01-01T00:00:00+05:30' })).body.code).toBe(
      'stale',
    );
    expect((await decide(body.id, { decision: 'correct', note: 'Which year?' })).status).toBe(200);
    expect((await decide(body.id, { decision: 'approve' })).body.code).toBe('decided');
    expect((await decide(999_999, { decision: 'approve' })).status).toBe(404);
    expect(await readUser(site, person.user.id)).toMatchObject({ renewalDate: inDays(100) });
  });

  test('a membership is renewed the same way', async () => {
    const person = await member(500, { membershipUntil: inDays(-200) });
    expect(await mine(person)).toMatchObject({
      status: 'lapsed',
      licence: { status: 'active' },
      membership: { status: 'lapsed' },
    });
    const { body } = await send(person, { kind: 'membership', membership_until: inDays(365) }, {});
    expect((await decide(body.id, { decision: 'approve' })).status).toBe(200);
    expect(await mine(person)).toMatchObject({ status: 'active', membership: { until: inDays(365) } });
  });
});

test('area admins see the desk of their own area only, and decide nothing', async () => {
  const [one, other] = await site.site.db.select().from(areas).limit(2);
  const chief = await signIn(site, 'area_admin', { areaId: one!.id });
  const inside = await member(5, { areaId: one!.id });
  const outside = await member(5, { areaId: other!.id });
  const { body: asked } = await renewLicence(inside);
  const { body: foreign } = await renewLicence(outside);
  const idsOf = ({ body }: Answer) => (body.results as { id: number }[]).map(({ id }) => id);
  expect(idsOf(await desk('status=queue', chief))).toEqual([asked.id]);
  expect(idsOf(await desk('status=expiring', chief))).toEqual([inside.user.id]);
  expect((await desk(`status=expiring&area=${other!.id}`, chief)).status).toBe(404);
  expect(idsOf(await desk(`status=expiring&area=${other!.name}`))).toContain(outside.user.id);
  expect(idsOf(await desk(`status=expiring&area=${other!.id}&class=Town Planner A`))).toEqual([]);
  expect((await decide(asked.id, { decision: 'approve' }, chief)).status).toBe(403);
  const { url } = (await desk('status=queue', chief)).body.results[0].file;
  expect((await site.call('GET', url)).status).toBe(200);
  // They no longer see what they could see before.
  await site.site.write((tx) => tx.update(users).set({ areaId: other!.id }).where(eq(users.id, inside.user.id)));
  expect((await site.call('GET', url)).status).toBe(404);
  const csv = String(
    (await site.call('GET', '/api/licences/desk/export/?status=queue', { token: registrar.token })).body,
  );
  expect(csv).toContain(outside.user.email);
  const book = await readXlsx(
    (await site.call('GET', '/api/licences/desk/export/?status=queue&format=xlsx', { token: registrar.token }))
      .body as Buffer,
  );
  const [head, ...rows] = book.sheets[0]!.rows;
  expect(rows.map((row) => row[head!.indexOf('New Last Day')])).toContainEqual(
    new Date(`${foreign.renewalDate}T00:00:00Z`),
  );
  expect(csv).toContain(`,${foreign.renewalDate},`);
  expect(foreign.status).toBe('queue');
});

test('statistics count what the lists show', async () => {
  const { body } = await site.call('GET', '/api/licences/statistics/', { token: registrar.token });
  for (const status of ['expiring', 'expired', 'lapsed', 'unknown', 'active'] as const) {
    expect(body.counts[status], status).toBe((await desk(`status=${status}`)).body.count);
  }
  expect(body.queue).toBe((await desk('status=queue')).body.count);
  expect(body.renewed_in_time).toMatchObject({ in_time: expect.any(Number), renewed: expect.any(Number) });
  expect(body.renewed_in_time.renewed).toBeGreaterThan(0);
  expect(body.months).toHaveLength(18);
});

test('renewed in time counts who never renewed, and an unknown old day as unknown', async () => {
  const read = async () =>
    (await site.call('GET', '/api/licences/statistics/', { token: registrar.token })).body.renewed_in_time;
  const before = await read();
  await member(-20);
  await member(-400);
  const waiting = await member(-30);
  await renewLicence(waiting);
  expect(await read()).toEqual({ ...before, never_renewed: before.never_renewed + 1 });
  const unknown = await member(-5, { renewalDate: null, confirmedRenewalDate: null });
  await decide((await renewLicence(unknown)).body.id, { decision: 'approve' });
  const late = await member(-40);
  await decide((await renewLicence(late)).body.id, { decision: 'approve' });
  const { in_time: inTime, renewed, unknown: unknownDays, never_renewed: never } = await read();
  expect([inTime, renewed, unknownDays, never]).toEqual([
    before.in_time,
    before.renewed + 2,
    before.unknown + 1,
    before.never_renewed + 1,
  ]);
});
