import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { plainMail } from '~test/mails';
import { erasing } from '~/app/features';
import { notices } from '~/features/notifications/server/tables';
import { jobs } from '~/platform/jobs/tables';
import { mailJob, queueMail } from '~/platform/mail';
import { openLetter } from '~/platform/mail/mail';
import { writeToOutbox } from '~/platform/mail/outbox';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import { testApp } from '~test/app';
import { boardOf } from '~test/community';
import { makeUser } from '~test/factories';
import { bySite } from './erasing';

/* An erasure deletes a person's data and no other person's, whatever the person's name. */
const site = testApp();
const board = boardOf(site);

const erase = (id: number) =>
  erasing(site.site, async (_tx, _invalidate, leave) => (await leave([id], { ...bySite, at: site.clock.now() })) === 1);
const never = new Date('2126-01-01');
const heldJobs: Pick<Site['jobs'], 'queue'> = {
  queue: (tx, job, data, options) => site.site.jobs.queue(tx, job, data, { ...options, startAfter: never }),
};
const post = () => ({ ...site.site, jobs: heldJobs });
const letter = (to: string) => ({
  to,
  subject: 'The committee meets',
  text: 'Every member',
  html: '<p>Every member</p>',
});
/** Returns the addresses of the queued mails that are held back here. */
const waiting = async () => {
  const rows = await site.site.db
    .select({ data: jobs.data })
    .from(jobs)
    .where(and(eq(jobs.name, mailJob), isNull(jobs.endedAt), eq(jobs.runAt, never)));
  return rows.map(({ data }) => openLetter(site.site.config, data).to).sort();
};
const bell = (userId: number) => site.site.db.select().from(notices).where(eq(notices.userId, userId));

test('the erasure of a member called E, with a membership id of one digit, deletes no data of others', async () => {
  const { db, config, write } = site.site;
  const short = await makeUser(site, {
    firstName: 'E',
    lastName: '',
    username: 'E',
    email: 'e_e@x.test',
    membershipId: '1',
  });
  const other = await makeUser(site, { email: 'e-e@x.test' });
  const [[file], key] = [
    (
      await db.execute<{ id: number }>(sql`insert into imports (state, filename, columns, created_at) values
      ('applied', 'all.csv', '[{"heading": "No.", "field": null}, {"heading": "E-mail", "field": "email"}]', now())
      returning id`)
    ).rows,
    `community/${'e'.repeat(32)}/file.pdf`,
  ];
  await db.execute(sql`insert into import_rows (import_id, line, action, user_id, cells, before, after) values
    (${file!.id}, 2, 'update', ${other.id}, '["1", "e-e@x.test"]', '{"phone": null}', '{"phone": "1"}'),
    (${file!.id}, 3, 'error', null, '["1", "new@x.test"]', null, null)`);
  const attachment = JSON.stringify({ key, name: 'e.pdf', type: 'application/pdf', bytes: 1 });
  await db.execute(sql`insert into community_questions
    (author_id, title, description, category, urgency, created_at, last_activity_at, attachment)
    values (${short.id}, 'Slab', 'A slab', 'technical', 'normal', now(), now(), ${attachment}::jsonb)`);
  await db.execute(sql`insert into notices (user_id, kind, text, title, subject, created_at, key, values, about)
    values (${other.id}, 'answer', 'E answered your question', 'E', 'question:1', now(), 'community.answer_to_yours',
      '{"name": "E"}', array[${other.id}]::int[])`);
  const addresses = Array.from({ length: 252 }, (_, index) => `member${index}@example.test`);
  await write(async (tx) => {
    for (const to of addresses)
      await queueMail(post(), tx, plainMail(letter(to)), { kind: 'urgent-circular', reader: other.id, about: [] });
    await queueMail(post(), tx, plainMail(letter('former@x.test')), {
      kind: 'address-changed',
      reader: short.id,
      about: [],
    });
    await queueMail(post(), tx, plainMail(letter('friend@x.test')), {
      kind: 'notices',
      reader: other.id,
      about: [short.id],
    });
    // Queued without ids, as by an earlier version.
    for (const to of ['E_E@x.test', 'e.e@x.test']) {
      const sealed = createSeal(config, 'mail').seal(JSON.stringify({ ...letter(to), id: 'x@x', date: new Date() }));
      await heldJobs.queue(tx, mailJob, { sealed });
    }
  });
  const outbox = path.join(config.dataDir, 'outbox');
  for (const [to, reader] of [
    ['e!e@x.test', other.id],
    ['former@x.test', short.id],
    ['e_e@x.test', undefined],
    ['e@x.test', undefined],
  ] as const) {
    const id = `${to.length}${reader ?? 0}abcdefgh@x`;
    await writeToOutbox(outbox, { ...letter(to), id, date: new Date('2026-01-01'), reader }, 'office@x.test');
  }

  expect(await erase(short.id)).toBe(true);
  expect(await waiting()).toEqual([...addresses, 'e.e@x.test'].sort());
  expect((await bell(other.id)).length).toBe(1);
  expect(
    readdirSync(outbox)
      .filter((name) => name.startsWith('20260101'))
      .map((name) => name.slice(20, -13)),
  ).toEqual(['e@x.test', 'e_e@x.test']);
  const { rows } = await db.execute(sql`select user_id, cells, after from import_rows order by line`);
  expect(rows).toEqual([
    { user_id: other.id, cells: ['1', 'e-e@x.test'], after: { phone: '1' } },
    { user_id: null, cells: ['1', 'new@x.test'], after: null },
  ]);
  const { rows: files } = await db.execute(
    sql`select attachment ->> 'key' as key, attachment ->> 'name' as name
      from community_questions where title = 'Slab'`,
  );
  expect(files).toEqual([{ key, name: 'attachment.pdf' }]);
});

test('a queued mail of several notices is made again without the person, other notices are mailed once', async () => {
  const [reader, leaving, staying] = [
    await board.member(),
    await board.member({ firstName: 'Quirina' }),
    await board.member({ firstName: 'Benedicta' }),
  ];
  await site.call('PATCH', '/api/notifications/settings/', { token: reader.token, body: { mail: 'daily' } });
  for (const [person, title] of [
    [leaving, 'Of sand'],
    [staying, 'Of lime'],
  ] as const)
    await board.answer(person, await board.ask(reader, title));
  // The daily mail is made and held back, so that it is not sent before the erasure.
  const queue = site.site.jobs.queue.bind(site.site.jobs);
  vi.spyOn(site.site.jobs, 'queue').mockImplementation((tx, name, data, options) =>
    queue(tx, name, data, name === mailJob ? { ...options, startAfter: never } : options),
  );
  await site.site.db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(eq(jobs.name, 'notice-digest'));
  const waitsFor = () =>
    site.site.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.name, mailJob), isNull(jobs.endedAt), sql`${reader.user.id} = any(people)`));
  await expect.poll(async () => (await waitsFor()).length).toBe(1);
  const [held] = await waitsFor();
  expect(openLetter(site.site.config, held!.data).text).toMatch(/Quirina.*Of sand[^]*Benedicta.*Of lime/);
  expect(held!.people).toEqual([reader.user.id, leaving.user.id, staying.user.id]);
  expect((await bell(reader.user.id)).every(({ mailedAt }) => mailedAt !== null)).toBe(true);

  expect(await erase(leaving.user.id)).toBe(true);
  expect((await site.site.db.select().from(jobs).where(eq(jobs.id, held!.id))).length).toBe(0);
  // It is made at the time of the first mail.
  const [again] = await site.site.db.select().from(jobs).where(eq(jobs.name, 'notice-mail-again'));
  expect(again!.runAt).toEqual(never);
  await site.site.db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(eq(jobs.id, again!.id));
  await expect.poll(async () => (await waitsFor()).length).toBe(1);
  const [remade] = await waitsFor();
  expect(openLetter(site.site.config, remade!.data).subject).toBe(
    `Benedicta ${staying.user.lastName} answered your question: Of lime`,
  );
  expect(remade!.people).toEqual([reader.user.id, staying.user.id]);
  const [rest, ...more] = await bell(reader.user.id);
  expect([rest!.title, rest!.mailedAt !== null, more]).toEqual(['Of lime', true, []]);

  // A mail that is being sent, or was given up, is not made again.
  await site.site.db
    .update(jobs)
    .set({ leaseUntil: sql`now() + interval '1 minute'` })
    .where(eq(jobs.id, remade!.id));
  expect(await erase(staying.user.id)).toBe(true);
  expect(await waitsFor()).toEqual([]);
  expect(
    (
      await site.site.db
        .select()
        .from(jobs)
        .where(and(eq(jobs.name, 'notice-mail-again'), isNull(jobs.endedAt)))
    ).length,
  ).toBe(0);
});

test('mails and notices of an earlier version have their people after the migration', async () => {
  const { db, config, write } = site.site;
  const [reader, other, leaving] = [
    await board.member(),
    await board.member(),
    await board.member({ firstName: 'Ottilie' }),
  ];
  const id = await board.ask(reader, 'Of gravel');
  await board.post(leaving, `questions/${id}/invite/`, { users: [other.user.id] });
  await board.answer(leaving, id);
  const [[answered], [invited]] = [await bell(reader.user.id), await bell(other.user.id)];
  // Its keys are cut after 200 letters, also within a number.
  const ids = [answered!.id, ...Array.from({ length: 30 }, (_, index) => 1_000_000 + index), 10 * invited!.id];
  const sealed = createSeal(config, 'mail').seal(
    JSON.stringify({ ...letter('old@x.test'), id: 'x@x', date: new Date() }),
  );
  const keys = [
    `notices:${ids.join(',').slice(0, 200)}`,
    `notices:${`${answered!.id}${',9999999'.repeat(30)}`.slice(0, 199 - String(invited!.id).length)},${invited!.id}`,
    `notices:${invited!.id}`,
    `approved:${other.user.id}`,
  ];
  await write(async (tx) => {
    for (const key of keys) await heldJobs.queue(tx, mailJob, { sealed }, { key });
    await tx.update(notices).set({ about: [] });
  });
  const folder = path.resolve(import.meta.dirname, '../../../../migrations');
  const [, ...updates] = readFileSync(
    path.join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('_mail_people.sql'))!,
    ),
    'utf8',
  ).split(/(?=^UPDATE)/m);
  expect(updates.length).toBe(3);
  for (const update of updates) await db.execute(sql.raw(update.replace('--> statement-breakpoint', '')));

  expect([(await bell(reader.user.id))[0]!.about, (await bell(other.user.id))[0]!.about]).toEqual([
    [leaving.user.id],
    [leaving.user.id],
  ]);
  const rows = await db
    .select({ key: jobs.key, people: jobs.people, data: jobs.data })
    .from(jobs)
    .where(inArray(jobs.key, keys));
  const found = rows
    .sort((one, two) => keys.indexOf(one.key!) - keys.indexOf(two.key!))
    .map(({ people, data }) => [people?.sort(), (data as { again?: { data: unknown } }).again?.data]);
  const ofReader = [[reader.user.id, leaving.user.id].sort(), { notices: [answered!.id] }];
  expect(found).toEqual([
    ofReader,
    ofReader,
    [[other.user.id, leaving.user.id].sort(), { notices: [invited!.id] }],
    [undefined, undefined],
  ]);
  expect(await erase(leaving.user.id)).toBe(true);
  expect(await bell(reader.user.id)).toEqual([]);
  expect((await db.select().from(jobs).where(inArray(jobs.key, keys))).map(({ key }) => key)).toEqual([keys[3]]);
});

test("only an erasure deletes a person's row", () => {
  const sources = Object.entries(
    import.meta.glob<string>('/src/**/*.ts', { query: '?raw', import: 'default', eager: true }),
  ).filter(([file]) => !/\.test\.ts$/.test(file));
  const using = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);
  expect(using(/delete\(users\)|delete from "?users\b/i)).toEqual(['/src/features/people/server/bulk.ts']);
  expect(using(/\bremovePeople\(/)).toEqual([
    '/src/features/people/server/bulk.ts',
    '/src/features/privacy/server/erasing.ts',
  ]);
});
