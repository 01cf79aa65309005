import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { testApp, type Answer } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, readAreas, signIn, testPerson } from '~test/factories';
import { notices } from '../../notifications/server/tables';
import { contextOf } from './context';
import { deliverAll } from './deliver';
import { posts } from './tables';

/* An archiving happens at once and can be taken back for ten seconds (docs/product/posts.md, "States"). */
const site = testApp();
const office = testPerson(site, 'admin');
const colleague = testPerson(site, 'admin');
let area: { id: number };
let member: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  [area] = await readAreas(site);
  member = await signIn(site, 'member', { areaId: area.id });
});

const send = async (path: string, body?: object) =>
  (await site.call('POST', `/api/admin/posts/${path}`, { token: office.token, body })).body;
const archive = (id: number) => send(`${id}/archive/`);
const undo = (id: number, by = office) => site.call('DELETE', `/api/admin/posts/${id}/archive/`, { token: by.token });
const codeOf = ({ status, body }: Answer) => [status, body.code];
const rowOf = async (id: number) => (await site.site.db.select().from(posts).where(eq(posts.id, id)))[0]!;
const read = async (id: number) => (await site.call('GET', `/api/circulars/${id}/`, { token: member.token })).status;
const noticesOf = (id: number) =>
  site.site.db
    .select({ user: notices.userId, text: notices.text, readAt: notices.readAt, createdAt: notices.createdAt })
    .from(notices)
    .where(eq(notices.subject, `post:${id}`))
    .orderBy(asc(notices.userId));

async function circular(more: object = {}) {
  const title = 'New fees';
  return (await send('', { kind: 'circular', title, body: 'From 1 December', audience: { areas: [area.id] }, ...more }))
    .id as number;
}
async function published(more?: object) {
  const id = await circular(more);
  await send(`${id}/publish/`);
  await deliverAll(contextOf(site.site), id, new AbortController().signal);
  return id;
}

test('an archiving is taken back: readers, state, time and unread notices are as they were', async () => {
  const reader = await makeUser(site, { areaId: area.id });
  const id = await published();
  expect(await read(id)).toBe(200);
  const [row, told] = [await rowOf(id), await noticesOf(id)];
  expect(told.map(({ user, readAt }) => [user, readAt === null])).toEqual([
    [member.user.id, false],
    [reader.id, true],
  ]);
  await archive(id);
  expect([await read(id), (await noticesOf(id)).length]).toEqual([404, 1]);
  expect((await undo(id)).status).toBe(204);
  expect(await rowOf(id)).toEqual({ ...row, updatedAt: expect.any(Date) });
  expect([await read(id), await noticesOf(id)]).toEqual([200, told]);
  const log = await readLog(site, and(eq(auditLog.action, 'post.undo_archive'), eq(auditLog.targetId, id)));
  expect(log).toEqual([expect.objectContaining({ actorId: office.user.id })]);
  expect((await archive(id)).state).toBe('archived');
});

test('a scheduled post is scheduled again, and comes out though its moment passed while it was archived', async () => {
  const soon = new Date(site.clock.now().getTime() + 60_000);
  const id = await circular();
  await send(`${id}/publish/`, { publish_at: soon.toISOString() });
  const row = await rowOf(id);
  await archive(id);
  expect((await rowOf(id)).publishAt).toBeNull();
  site.clock.pass({ seconds: 61 });
  expect((await undo(id)).status).toBe(204);
  expect(await rowOf(id)).toEqual({ ...row, updatedAt: expect.any(Date) });
  expect(await read(id)).toBe(200);
  await site.site.db.execute(sql`update jobs set run_at = now() where name = 'post-publish' and ended_at is null`);
  await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('published'), { timeout: 20_000, interval: 100 });
  await vi.waitFor(async () => expect(await noticesOf(id)).not.toEqual([]), { timeout: 20_000, interval: 100 });
});

test('a delivery that was cut short goes on; people who joined since a finished one are not notified', async () => {
  const cut = await circular();
  await site.site.db.execute(sql`insert into jobs (name, key, data, run_at)
    values ('post-tell', ${String(cut)}, '{}', now() + interval '1 day')`);
  await send(`${cut}/publish/`);
  await archive(cut);
  await undo(cut);
  await vi.waitFor(async () => expect(await noticesOf(cut)).not.toEqual([]), { timeout: 20_000, interval: 100 });

  const whole = await published();
  await vi.waitFor(
    async () =>
      expect(
        await site.site.db.execute(sql`select 1 from jobs where name = 'post-tell' and key = ${String(whole)}
        and ended_at is null`),
      ).toMatchObject({ rows: [] }),
    { timeout: 20_000, interval: 100 },
  );
  const told = await noticesOf(whole);
  await makeUser(site, { areaId: area.id });
  await archive(whole);
  await undo(whole);
  await site.site.db.execute(sql`select pg_sleep(0.5)`);
  expect(await noticesOf(whole)).toEqual(told);
});

test('too late: twice, by a colleague, and after the time; 404 for an unknown post', async () => {
  const id = await published();
  expect(codeOf(await undo(id))).toEqual([409, 'too_late']);
  await archive(id);
  expect(codeOf(await undo(id, colleague))).toEqual([409, 'too_late']);
  await site.site.db.execute(sql`update jobs set run_at = now() where name = 'undo' and key = ${`post:${id}`}`);
  expect(codeOf(await undo(id))).toEqual([409, 'too_late']);
  expect((await rowOf(id)).state).toBe('archived');
  expect((await undo(999_999)).status).toBe(404);
});
