import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { loadDemoPeople } from '~demo/applications/load';
import { users } from '~/features/people/server/tables';
import { testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { tokenOf } from '~test/factories';
import { stewardDemo } from '~demo/moderation/steward';
import { insertOutreach } from '~demo/outreach/outreach';
import { loadDemoCommunity } from './load';
import { planBoard } from './plan';

const site = testApp({ DEMO_PASSWORD: 'demo-password' });
let member: Person;
beforeAll(async () => {
  expect(await loadDemoCommunity(site.site, [stewardDemo, insertOutreach])).toBe(false);
  await loadDemoPeople(site.site);
  expect(await loadDemoCommunity(site.site, [stewardDemo, insertOutreach])).toBe(true);
  const [user] = await site.site.db.select().from(users).where(eq(users.email, 'member@demo.test'));
  member = { user: { ...user!, email: user!.email! }, token: await tokenOf(site, user!) };
});

test('120 questions of every kind are loaded, and a second load changes nothing', async () => {
  expect(await loadDemoCommunity(site.site, [stewardDemo, insertOutreach])).toBe(false);
  const board = boardOf(site);
  const { body } = await board.get(member, 'summary/');
  expect(body.all).toBe(120);
  for (const kind of ['answered', 'unanswered', 'solved', 'urgent']) expect(body[kind]).toBeGreaterThan(9);
  const pages = await Promise.all([1, 2].map((page) => board.get(member, `questions/?page_size=100&page=${page}`)));
  const all = pages.flatMap((page) => page.body.results) as {
    lifecycle_stage: string;
    is_author: boolean;
    attachment: { url: string } | null;
    title: string;
  }[];
  expect(new Set(all.map((one) => one.lifecycle_stage)).size).toBe(5);
  expect(new Set(all.map((one) => one.title)).size).toBe(120);
  expect(all.filter((one) => one.is_author).length).toBeGreaterThan(4);
  for (const { attachment } of all.filter((one) => one.attachment)) {
    expect((await site.call('GET', attachment!.url)).status).toBe(200);
  }
  expect((await site.call('GET', '/api/notifications/', { token: member.token })).body.unread_count).toBe(3);
});

test('two threads are public, one waits for a moderator, and two people were asked to answer', async () => {
  const { body } = await site.call('GET', '/api/community/public/');
  expect(body.results.map(({ answers }: { answers: number }) => answers)).toEqual([1, 2]);
  const { rows } = await site.site.db.execute(sql`
    select (select count(*)::int from community_invitations) as asked, (select count(*)::int from community_digests
    where wanted) as readers,
      (select count(distinct question_id)::int from community_public_consents) as agreed`);
  expect(rows).toEqual([{ asked: 2, readers: 2, agreed: 3 }]);
});

test('every stored count equals the number of its rows', async () => {
  const wrong = await site.site.db.execute(sql`
    select id from community_questions q where
      upvotes <> (select count(*) from community_question_votes where question_id = q.id and value = 1)
      or downvotes <> (select count(*) from community_question_votes where question_id = q.id and value = -1)
      or answer_count <> (select count(*) from community_answers where question_id = q.id and hidden_at is null)
      or view_count <> (select coalesce(sum(times), 0) from community_views where question_id = q.id)
      or last_activity_at > now()`);
  expect(wrong.rows).toEqual([]);
});

test('one question and one answer are marked as edited', async () => {
  const { rows } = await site.site.db.execute(sql`
    select (select count(*)::int from community_questions where edited_at between created_at and now()) as questions,
      (select count(*)::int from community_answers where edited_at between created_at and now()) as answers`);
  expect(rows).toEqual([{ questions: 1, answers: 1 }]);
});

test('the plan is the same at every call', () => {
  const cast = { demoMember: 1, people: Array.from({ length: 120 }, (_, index) => index + 2) };
  const now = new Date('2026-11-20T12:00:00Z');
  expect(planBoard(cast, now)).toEqual(planBoard(cast, now));
  for (const { at, answers } of planBoard(cast, now)) {
    expect(answers.every((answer) => answer.at > at && answer.at <= now)).toBe(true);
  }
});
