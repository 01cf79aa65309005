import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSecond, testApp } from '~test/app';
import { formOf, makeUser, picture, readAreas, signIn, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { positions } from '../../committee/server/tables';
import { notices } from '../../notifications/server/tables';
import { postsTopic } from '../contract';
import { contextOf, type Posts } from './context';
import { publishDue } from './publish';
import { postReceipts, posts } from './tables';
import { BATCH, deliverAll } from './deliver';
import { jobs } from '~/platform/jobs/tables';

const site = testApp();
type Place = { id: number; units: { id: number }[] };
let area: Place, other: Place;
const office = testPerson(site, 'admin', { firstName: 'Rema', lastName: 'Nair' });
const superuser = testPerson(site, 'superuser');
type Person = Awaited<ReturnType<typeof signIn>>;
let areaAdmin: Person, otherAdmin: Person, member: Person, stranger: Person;
beforeAll(async () => {
  [area, other] = await readAreas(site);
  areaAdmin = await signIn(site, 'area_admin', { areaId: area.id });
  otherAdmin = await signIn(site, 'area_admin', { areaId: other.id });
  member = await signIn(site, 'member', { areaId: area.id, unitId: area.units[0]!.id });
  stranger = await signIn(site, 'member', { areaId: other.id, unitId: other.units[0]!.id });
});
beforeEach(() =>
  site.site.write((tx, invalidate) =>
    tx
      .delete(posts)
      .then(() => tx.delete(notices))
      .then(() => invalidate(postsTopic)),
  ),
);

type Caller = { token: string };
const postsOf = (app = site) => contextOf(app.site);
const circular = (more: object = {}) => ({
  kind: 'circular',
  title: 'New fees',
  body: '**From** 1 December',
  audience: { areas: [area.id] },
  ...more,
});
const add = async (body: object = circular(), caller: Caller = office) =>
  (await site.call('POST', '/api/admin/posts/', { token: caller.token, body })).body.id as number;
const publish = (id: number, body?: object, caller: Caller = office) =>
  site.call('POST', `/api/admin/posts/${id}/publish/`, { token: caller.token, body });
const published = async (body?: object, caller?: Caller) => {
  const id = await add(body, caller);
  expect(await publish(id, undefined, caller)).toMatchObject({ status: 200 });
  await deliverAll(postsOf(), id, new AbortController().signal);
  return id;
};
const read = (id: number, caller: Caller) => site.call('GET', `/api/circulars/${id}/`, { token: caller.token });
const list = async (caller: Caller) => (await site.call('GET', '/api/circulars/', { token: caller.token })).body;
const bell = (userId: number) => site.site.db.select().from(notices).where(eq(notices.userId, userId));
const noticesOf = async (id: number) => (await bell(id)).map(({ text, title, link }) => [text, title, link]);
const statusOf = async (call: Promise<{ status: number }>) => (await call).status;

describe('readers', () => {
  test('the audience reads a circular, checked at each request; others get a 404, for its files too', async () => {
    const id = await add();
    const file = formOf({}, { file: { bytes: await picture('png'), name: 'Fees 2026.png' } });
    expect(
      (await site.call('POST', `/api/admin/posts/${id}/files/`, { token: office.token, form: file })).body.files,
    ).toMatchObject([{ name: 'Fees 2026.png', type: 'image/png' }]);
    expect(await statusOf(read(id, member))).toBe(404);
    await publish(id);
    const { status, body } = await read(id, member);
    expect([status, body]).toMatchObject([
      200,
      { title: 'New fees', excerpt: 'From 1 December', body: '**From** 1 December', urgent: false },
    ]);
    const url = body.files[0].url as string;
    const got = await site.call('GET', url);
    expect([got.status, got.headers['content-type'], got.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ]);
    for (const caller of [stranger, otherAdmin, office, superuser]) expect(await statusOf(read(id, caller))).toBe(404);
    expect((await list(stranger)).count).toBe(0);
    // An address is signed for one person: another id in it is refused, and it ends when the person leaves the area.
    expect(await statusOf(site.call('GET', url.replace(`/${member.user.id}?`, `/${stranger.user.id}?`)))).toBe(404);
    const move = (areaId: number) =>
      site.call('PATCH', `/api/users/${member.user.id}/`, {
        token: superuser.token,
        body: { area: areaId, unit: null },
      });
    await move(other.id);
    expect([await statusOf(read(id, member)), await statusOf(site.call('GET', url))]).toEqual([404, 404]);
    await move(area.id);
    expect([await statusOf(read(id, member)), await statusOf(site.call('GET', url))]).toEqual([200, 200]);
  });

  test('a reader matches an entry of every list; plain users never do', async () => {
    const user = await signIn(site, 'user', { areaId: area.id });
    const secretary = await signIn(site, 'member', { areaId: other.id });
    const today = '2026-01-01';
    await site.site.write((tx) =>
      tx.insert(positions).values([
        { userId: secretary.user.id, title: 'Secretary', level: 'district', since: today },
        { userId: member.user.id, title: 'Secretary', level: 'district', since: '2020-01-01', until: '2021-01-01' },
      ]),
    );
    const readers = async (audience: object) => {
      const id = await published(circular({ audience }));
      const people = { member, stranger, areaAdmin, secretary, office, superuser };
      const found = await Promise.all(
        Object.entries(people).map(async ([name, caller]) =>
          (await statusOf(read(id, caller))) === 200 ? [name] : [],
        ),
      );
      expect(await statusOf(read(id, user))).toBe(403);
      return found.flat();
    };
    expect(await readers({ all: true })).toEqual([
      'member',
      'stranger',
      'areaAdmin',
      'secretary',
      'office',
      'superuser',
    ]);
    expect(await readers({ areas: [area.id, other.id] })).toEqual(['member', 'stranger', 'areaAdmin', 'secretary']);
    expect(await readers({ areas: [area.id], roles: ['area_admin', 'admin'] })).toEqual(['areaAdmin']);
    expect(await readers({ roles: ['area_admin', 'admin'] })).toEqual(['areaAdmin', 'office']);
    expect(await readers({ units: [other.units[0]!.id] })).toEqual(['stranger']);
    expect(await readers({ positions: ['secretary', 'President'] })).toEqual(['secretary']);
    expect(await readers({ positions: ['Secretary'], areas: [other.id] })).toEqual(['secretary']);
  });

  test('reading and confirming are stored once; without a request for it a confirmation is refused', async () => {
    const id = await published(circular({ needs_ack: true }));
    expect(await list(member)).toMatchObject({
      count: 1,
      unread_count: 1,
      results: [{ id, read_at: null, needs_ack: true, file_count: 0 }],
    });
    expect((await bell(member.user.id))[0]).toMatchObject({
      key: 'posts.to_confirm',
      title: 'New fees',
      link: `/circulars/${id}`,
      readAt: null,
    });
    const first = (await read(id, member)).body;
    site.clock.pass({ minutes: 1 });
    expect((await read(id, member)).body.read_at).toBe(first.read_at);
    expect((await bell(member.user.id))[0]!.readAt).not.toBeNull();
    const ack = () => site.call('POST', `/api/circulars/${id}/ack/`, { token: member.token });
    const confirmed = (await ack()).body.ack_at;
    site.clock.pass({ minutes: 1 });
    expect([confirmed, (await ack()).body.ack_at]).toEqual([expect.any(String), confirmed]);
    expect((await list(member)).unread_count).toBe(0);
    const plain = await published();
    expect(await site.call('POST', `/api/circulars/${plain}/ack/`, { token: member.token })).toMatchObject({
      status: 409,
      body: { code: 'no_ack' },
    });
    expect(await statusOf(site.call('POST', `/api/circulars/${id}/ack/`, { token: stranger.token }))).toBe(404);
  });
});

describe('area admins', () => {
  test('write circulars for their own area and see no others', async () => {
    const add = (more: object, caller = areaAdmin) =>
      site.call('POST', '/api/admin/posts/', { token: caller.token, body: circular(more) });
    const ownCircular = await add({ audience: { units: [area.units[0]!.id] } });
    expect(ownCircular).toMatchObject({
      status: 201,
      body: { area_id: area.id, audience: { areas: [area.id], units: [area.units[0]!.id] } },
    });
    for (const audience of [
      { all: true },
      { areas: [other.id] },
      { areas: [area.id, other.id] },
      { units: [other.units[0]!.id] },
    ]) {
      expect(await add({ audience })).toMatchObject({
        status: 400,
        body: { audience: ['Only people of your own area can be addressed.'] },
      });
    }
    expect(await add({ kind: 'news', audience: { all: true } })).toMatchObject({
      status: 400,
      body: { kind: ['Only the office publishes news.'] },
    });
    const byOffice = (await add({}, office)).body.id as number;
    const seen = async (caller: Caller) =>
      (await site.call('GET', '/api/admin/posts/', { token: caller.token })).body.results.map(
        ({ id }: { id: number }) => id,
      );
    expect([await seen(areaAdmin), await seen(otherAdmin), (await seen(office)).length]).toEqual([
      [ownCircular.body.id],
      [],
      2,
    ]);
    const paths = ['', 'audience/', 'receipts/', 'receipts/export/'].map((path) => ['GET', path] as const);
    const writes = [
      ['PATCH', ''],
      ['POST', 'publish/'],
      ['POST', 'archive/'],
      ['DELETE', ''],
    ] as const;
    for (const [method, path] of [...paths, ...writes]) {
      for (const [id, caller] of [
        [ownCircular.body.id, otherAdmin],
        [byOffice, areaAdmin],
      ] as const) {
        expect(
          await statusOf(
            site.call(method, `/api/admin/posts/${id}/${path}`, {
              token: caller.token,
              body: method === 'PATCH' ? {} : undefined,
            }),
          ),
          path,
        ).toBe(404);
      }
    }
    const file = formOf({}, { file: { bytes: await picture() } });
    expect(
      await statusOf(
        site.call('POST', `/api/admin/posts/${ownCircular.body.id}/files/`, { token: otherAdmin.token, form: file }),
      ),
    ).toBe(404);
    // The office's address of a file is signed for its reader as well.
    const { body } = await site.call('POST', `/api/admin/posts/${ownCircular.body.id}/files/`, {
      token: areaAdmin.token,
      form: formOf({}, { file: { bytes: await picture() } }),
    });
    expect(await statusOf(site.call('GET', body.files[0].url))).toBe(200);
    await site.call('PATCH', `/api/users/${areaAdmin.user.id}/`, {
      token: superuser.token,
      body: { area: other.id, unit: null },
    });
    expect(await statusOf(site.call('GET', body.files[0].url))).toBe(404);
    await site.call('PATCH', `/api/users/${areaAdmin.user.id}/`, {
      token: superuser.token,
      body: { area: area.id, unit: null },
    });
  });
});

describe('publishing', () => {
  const second = (at: Date, by: number) => new Date(at.getTime() + by * 1000).toISOString();

  test('an empty audience is refused, and nothing is published', async () => {
    for (const audience of [{}, { units: [area.units[1]!.id] }, { areas: [area.id], units: [other.units[0]!.id] }]) {
      const id = await add(circular({ audience }));
      expect(await publish(id)).toMatchObject({
        status: 400,
        body: { audience: ['Nobody is addressed. Choose an audience that has people.'] },
      });
      expect((await site.call('GET', `/api/admin/posts/${id}/`, { token: office.token })).body.state).toBe('draft');
      expect((await site.call('GET', `/api/admin/posts/${id}/audience/`, { token: office.token })).body).toEqual({
        count: 0,
      });
    }
    const typed = await site.call('GET', `/api/admin/posts/audience/?areas=${area.id}&roles=area_admin`, {
      token: office.token,
    });
    expect(typed.body).toEqual({ count: 1, area_id: null });
  });

  test('a scheduled post is published and delivered at its second, by the clock of the site', async () => {
    const at = new Date(site.clock.now().getTime() + 3_600_000);
    const id = await add();
    const news = await add({ kind: 'news', title: 'Bridge opened', body: 'At noon.' });
    for (const one of [id, news])
      expect((await publish(one, { publish_at: at.toISOString() })).body).toMatchObject({ state: 'scheduled' });
    // Cached from now on: it has to change by itself.
    expect((await site.call('GET', '/api/news/')).body.count).toBe(0);
    site.clock.pass({ seconds: 3598 });
    expect(site.clock.now() < at).toBe(true);
    await publishDue(postsOf(), id);
    expect([
      await statusOf(read(id, member)),
      await statusOf(site.call('GET', `/api/news/${news}/`)),
      await bell(member.user.id),
    ]).toEqual([404, 404, []]);
    site.clock.pass({ seconds: 3 });
    expect((await site.call('GET', '/api/news/')).body.results).toMatchObject([{ id: news, title: 'Bridge opened' }]);
    expect([await statusOf(read(id, stranger)), (await list(member)).count]).toEqual([404, 1]);
    const office_ = await site.call('GET', '/api/admin/posts/?state=published', { token: office.token });
    expect(office_.body.count).toBe(2);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'published' } });
    await Promise.all([publishDue(postsOf(), id), publishDue(postsOf(), id)]);
    await deliverAll(postsOf(), id, new AbortController().signal);
    expect(await noticesOf(member.user.id)).toEqual([['New circular', 'New fees', `/circulars/${id}`]]);
    const log = (await site.call('GET', `/api/admin/audit/?target=post:${id}`, { token: superuser.token })).body
      .results;
    expect(log).toMatchObject([
      { action: 'post.publish', actor: null },
      { action: 'post.schedule', actor: { name: 'Rema Nair' } },
      { action: 'post.create' },
    ]);
  });

  test('a schedule can be moved and taken back', async () => {
    const now = site.clock.now();
    const id = await add();
    await publish(id, { publish_at: second(now, 60) });
    const edit = (body: object) => site.call('PATCH', `/api/admin/posts/${id}/`, { token: office.token, body });
    expect(await edit({ publish_at: second(now, -60) })).toMatchObject({
      status: 400,
      body: { publish_at: ['This moment is over.'] },
    });
    expect(await edit({ audience: {} })).toMatchObject({ status: 400 });
    expect((await edit({ publish_at: second(now, 120) })).body.state).toBe('scheduled');
    site.clock.pass({ seconds: 90 });
    await publishDue(postsOf(), id);
    expect(await statusOf(read(id, member))).toBe(404);
    expect((await edit({ publish_at: null })).body).toMatchObject({ state: 'draft', publish_at: null });
    site.clock.pass({ seconds: 90 });
    await publishDue(postsOf(), id);
    expect(await statusOf(read(id, member))).toBe(404);
  });

  test('a published post keeps its audience and time, its words can be edited; a stale save is refused', async () => {
    const id = await published();
    const edit = (body: object) => site.call('PATCH', `/api/admin/posts/${id}/`, { token: office.token, body });
    for (const body of [
      { audience: { all: true } },
      { urgent: true },
      { needs_ack: true },
      { publish_at: '2030-01-01T00:00:00Z' },
    ]) {
      expect(await edit(body)).toMatchObject({ status: 409, body: { code: 'published' } });
    }
    const { updated_at } = (await site.call('GET', `/api/admin/posts/${id}/`, { token: office.token })).body;
    site.clock.pass({ seconds: 1 });
    expect((await edit({ title: 'New fees, corrected', updated_at })).status).toBe(200);
    expect((await edit({ title: 'Another', updated_at })).body.code).toBe('stale');
    expect((await publish(await add(), { updated_at })).body.code).toBe('stale');
    expect((await read(id, member)).body.title).toBe('New fees, corrected');
    expect(await site.call('DELETE', `/api/admin/posts/${id}/`, { token: office.token })).toMatchObject({
      status: 409,
    });
  });

  test('two urgent circulars a week for the whole site, mailed at once to the whole audience', async () => {
    const urgent = circular({ title: 'Site visit <today>', urgent: true });
    const first = await published(urgent, areaAdmin);
    expect(
      (await mailsTo(site, member.user.email)).filter((mail) =>
        mail.includes('Subject: Urgent circular: Site visit <today>'),
      ),
    ).toHaveLength(1);
    expect((await bell(member.user.id)).find(({ subject }) => subject === `post:${first}`)?.mailedAt).not.toBeNull();
    const [second, third] = [await add(urgent), await add(urgent)];
    const both = await Promise.all([publish(second), publish(third)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'too_many_urgent' });
    const left = both[0].status === 409 ? second : third;
    const inDays = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000).toISOString();
    expect(await statusOf(publish(left, { publish_at: inDays(6.9) }))).toBe(409);
    expect(await statusOf(publish(left, { publish_at: inDays(7.1) }))).toBe(200);
    expect(
      await statusOf(
        site.call('PATCH', `/api/admin/posts/${await add()}/`, { token: office.token, body: { urgent: true } }),
      ),
    ).toBe(200);
    expect(await statusOf(site.call('POST', `/api/admin/posts/${left}/archive/`, { token: office.token }))).toBe(200);
    await site.site.write((tx) =>
      tx
        .update(posts)
        .set({ publishAt: new Date(site.clock.now().getTime() - 7.1 * 86_400_000) })
        .where(eq(posts.id, first)),
    );
    expect(await statusOf(publish(await add(urgent)))).toBe(200);
  });

  test('archiving hides a post and deletes its unread notices', async () => {
    const [id, news] = [await published(), await published({ kind: 'news', title: 'N', body: 'B' })];
    const latecomer = await makeUser(site, { areaId: area.id });
    await read(id, member);
    expect((await bell(areaAdmin.user.id)).filter(({ subject }) => subject === `post:${id}`)).toHaveLength(1);
    for (const one of [id, news])
      expect((await site.call('POST', `/api/admin/posts/${one}/archive/`, { token: office.token })).body.state).toBe(
        'archived',
      );
    const about = async (user: { id: number }) =>
      (await bell(user.id)).filter(({ subject }) => subject === `post:${id}`).length;
    expect([await about(member.user), await about(areaAdmin.user)]).toEqual([1, 0]);
    expect([
      await statusOf(read(id, member)),
      await statusOf(site.call('GET', `/api/news/${news}/`)),
      (await site.call('GET', '/api/news/')).body.count,
    ]).toEqual([404, 404, 0]);
    await deliverAll(postsOf(), id, new AbortController().signal);
    expect(await about(latecomer)).toBe(0);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'archived' } });
    expect(await statusOf(site.call('POST', `/api/admin/posts/${id}/archive/`, { token: office.token }))).toBe(409);
  });
});

describe('delivery', () => {
  test('each person is notified once, after a kill between two batches and with two instances at once', async () => {
    const crowd = BATCH + 60;
    const unit = other.units[2]!.id;
    const addressees = [];
    for (let index = 0; index < crowd; index += 1)
      addressees.push(await makeUser(site, { areaId: other.id, unitId: unit }));
    const id = await add(circular({ audience: { units: [unit] } }));
    // Published in its row only, so that the site's own job does not deliver before the test does.
    await site.site.write((tx) =>
      tx.update(posts).set({ state: 'published', publishAt: site.clock.now() }).where(eq(posts.id, id)),
    );
    const killed = new AbortController();
    const cut: Posts = {
      ...postsOf(),
      write: async (work) => {
        const result = await site.site.write(work);
        killed.abort(new Error('killed'));
        return result;
      },
    };
    await expect(deliverAll(cut, id, killed.signal)).rejects.toThrow('killed');
    const marked = () => site.site.db.$count(postReceipts, eq(postReceipts.postId, id));
    expect(await marked()).toBe(BATCH);
    // A run whose transaction is rolled back has notified no person.
    const failing: Posts = {
      ...postsOf(),
      write: (work) =>
        site.site.write(async (tx, invalidate) => {
          await work(tx, invalidate);
          throw new Error('power');
        }),
    };
    await expect(deliverAll(failing, id, new AbortController().signal)).rejects.toThrow('power');
    expect(await marked()).toBe(BATCH);
    const second = (await openSecond(site)) ?? site;
    const signal = new AbortController().signal;
    await Promise.all([deliverAll(postsOf(), id, signal), deliverAll(postsOf(second), id, signal)]);
    await deliverAll(postsOf(), id, signal);
    if (second !== site) await second.close();
    const all = await site.site.db
      .select({ userId: notices.userId })
      .from(notices)
      .where(eq(notices.subject, `post:${id}`));
    expect(all.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual(addressees.map((person) => person.id));
    const { body } = await site.call('GET', `/api/admin/posts/${id}/receipts/?state=unread&search=number`, {
      token: office.token,
    });
    expect([body.count, body.counts]).toEqual([
      crowd,
      { people: crowd, told: crowd, read: 0, read_in_time: 0, acknowledged: 0 },
    ]);
    const sheet = await site.call('GET', `/api/admin/posts/${id}/receipts/export/?state=unread`, {
      token: office.token,
    });
    expect(String(sheet.body).trim().split('\r\n')).toHaveLength(crowd + 1);
  }, 120_000);

  test('notices are mailed as people chose, in mails that can be ended', async () => {
    const choose = (caller: Caller, mail: string) =>
      site.call('PATCH', '/api/notifications/settings/', { token: caller.token, body: { mail } });
    const [atOnce, never, undecided] = [
      await signIn(site, 'member', { areaId: other.id }),
      await signIn(site, 'member', { areaId: other.id }),
      await signIn(site, 'member', { areaId: other.id }),
    ];
    await choose(atOnce, 'at_once');
    await choose(never, 'none');
    await published(circular({ title: 'Quarry permits', audience: { areas: [other.id] } }));
    const [mail] = await mailsTo(site, atOnce.user.email);
    expect(mail).toMatch(/Subject: New circular: Quarry permits/);
    expect(mail).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    expect(mail).not.toMatch(/community board/);
    expect(await mailsTo(site, never.user.email, 0)).toEqual([]);
    // A member who never chose: in the daily mail.
    const digests = await site.site.db.select().from(jobs).where(eq(jobs.name, 'notice-digest'));
    expect(digests.filter(({ key }) => key?.startsWith(`${undecided.user.id}:`))).toHaveLength(1);
  });
});

test('a phone takes circulars along with their texts, and none of them counts as read', async () => {
  const id = await published();
  const { body } = await site.call('GET', '/api/circulars/offline/', { token: member.token });
  expect(body).toMatchObject({
    unread_count: 1,
    circulars: [{ id, title: 'New fees', body: '**From** 1 December', read_at: null, file_count: 0 }],
  });
  expect(await list(member)).toMatchObject({ unread_count: 1 });
  expect((await site.call('GET', '/api/circulars/offline/', { token: stranger.token })).body.circulars).toEqual([]);
});
