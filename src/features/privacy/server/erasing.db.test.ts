import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createAadhaarSeal } from '~/features/accounts/server/aadhaar';
import { storePhoto } from '~/features/accounts/server/photos';
import { users } from '~/features/accounts/server/tables';
import { record } from '~/features/audit/server/public';
import { fileOwners, listErasures, personalData, sealedValues } from '~/features';
import { backUp } from '~/platform/backup/back-up';
import { folderTarget } from '~/platform/backup/places';
import type { Log } from '~/platform/log';
import { queueMail } from '~/platform/mail';
import { writeToOutbox } from '~/platform/mail/outbox';
import { createSeal } from '~/platform/secrets/seal';
import { eachSealed } from '~/platform/secrets/sealed-values';
import type { Tx } from '~/platform/database';
import { testApp } from '~test/app';
import { makeUser, password, picture, signIn } from '~test/factories';
import { allFiles, allRows, fillAbout, having } from '~test/scan';
import { erasePerson } from './erasing';

const site = testApp();
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-erasing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is known of nobody else. */
const told = {
  firstName: 'Zephyrina',
  lastName: 'Quillfeather',
  username: 'zephyr.q',
  email: 'zq.post@odd.example',
  phone: '9123406789',
  residentialAddress: 'Nightjar House, Moonlit Lane',
  licenseNo: 'ZQ/77123/X',
  membershipId: 'ZQM4711',
};
const name = `${told.firstName} ${told.lastName}`;
const aadhaar = '987612345670';
const values = [
  'Zephyrina',
  'Quillfeather',
  'zephyr.q',
  told.email,
  told.phone,
  'Nightjar',
  'Pelican',
  'ZQ/77123',
  'ZQ77123',
  aadhaar,
  told.membershipId,
];

/** Membership id and name, which are kept: one row, also in a backup. */
const isKept = (text: string) => /(^|rows\.gz: )erasures[:\t]/.test(text);

/** Everything that somebody could read, with all that the site's keys open. */
async function everything(token: string) {
  const { db, config } = site.site;
  const found = [...(await allRows(db)), ...allFiles(config.dataDir)];
  for (const sealed of sealedValues) {
    const seal = createSeal(config, sealed.purpose);
    for await (const { id, sealed: text } of eachSealed(db, sealed))
      found.push(`${sealed.title} ${id}: ${seal.tryOpen(text)}`);
  }
  for (let next = '/api/admin/audit/?page_size=100'; next;) {
    const { body } = await site.call('GET', next, { token });
    found.push(...body.results.map((entry: object) => `log: ${JSON.stringify(entry)}`));
    next = body.next;
  }
  return found;
}

async function somebody(superuser: string) {
  const { db, files, config, write } = site.site;
  const places = await makePlaces();
  const photo = await storePhoto(files, await picture(), 'member');
  const [row] = await db
    .update(users)
    .set({
      ...told,
      photo,
      areaId: places.area,
      unitId: places.unit,
      officeAddress: 'Pelican Chambers',
      aadhaarSealed: createAadhaarSeal(config).seal(aadhaar),
    })
    .where(eq(users.id, (await makeUser(site)).id))
    .returning();
  const person = row!;
  const stored = async (key: string) => {
    await files.put(key, { bytes: Buffer.from(`${name}, ${told.phone}`) }, 'application/pdf');
    return { key, bytes: 20, type: 'application/pdf' };
  };
  const [mine, other] = await Promise.all([ask(person.id), ask(null)]);
  const [reply] = (
    await db.execute<{ id: number }>(
      sql`insert into community_answers (question_id, answer_text, created_at) values (${mine}, 'Forty days.', now()) returning id`,
    )
  ).rows;
  const [post] = (
    await db.execute<{
      id: number;
    }>(sql`insert into posts (kind, title, body, state, urgent, needs_ack, audience, created_at, updated_at)
    values ('circular', 'Order', 'Read it.', 'published', false, false, '{"all": true}', now(), now()) returning id`)
  ).rows;
  const [file] = (
    await db.execute<{ id: number }>(
      sql`insert into imports (state, filename, columns, created_at) values ('applied', 'a.csv', '[]', now()) returning id`,
    )
  ).rows;
  // What people write of others, or of their work, stays: its words here are nobody's.
  const words = {
    title: 'How long to cure?',
    description: 'A slab',
    tags: ['slab'],
    category: 'technical',
    urgency: 'normal',
    search_text: '',
  };
  await fillAbout(
    db,
    person.id,
    told.firstName,
    {
      community_questions: { ...words, attachment: null, merged_into: null, best_answer_id: null },
      community_answers: {
        question_id: other,
        answer_text: 'Seven days.',
        attachment: { ...(await attachment()), name: `${told.firstName}.pdf` },
      },
      community_question_votes: { question_id: mine },
      community_answer_votes: { answer_id: reply!.id },
      community_follows: { question_id: other },
      community_views: { question_id: other },
      community_flags: { answer_id: reply!.id, question_id: null, reason: 'It is wrong.', flag_type: 'incorrect' },
      community_merges: { question_id: mine, into_id: other, moved: {} },
      community_invitations: { question_id: other },
      community_public_consents: { question_id: mine },
      imports: { filename: 'b.csv', columns: [], state: 'applied' },
      import_rows: { import_id: file!.id, action: 'update', cells: [name, told.email] },
      posts: {
        kind: 'news',
        state: 'draft',
        title: 'News',
        body: 'Come.',
        title_ml: null,
        body_ml: null,
        audience: { all: true },
        area_id: null,
      },
      post_receipts: { post_id: post!.id },
      positions: { area_id: null, unit_id: null },
      breaches: { what: 'A lost list' },
      renewals: { file: await stored('scans/one/scan.pdf') },
      privacy_requests: { kind: 'export', state: 'ready', file: await stored('exports/one.zip') },
    },
    ['users', 'audit_log', 'person_keys', 'person_names', 'erasures'],
  );

  // A row of a file that named nobody, a notice of somebody else, a printed sheet of their area.
  const reader = await makeUser(site);
  await db.execute(
    sql`insert into import_rows (import_id, line, action, cells) values (${file!.id}, 7, 'error', ${JSON.stringify(['?', ` ${told.email.toUpperCase()}`])}::jsonb)`,
  );
  await db.execute(sql`insert into notices (user_id, kind, text, title, subject, created_at, key, values) values
    (${reader.id}, 'answer', ${`${name} answered your question`}, 'Slab', 'question:1', now(), 'community.answer_to_yours', ${JSON.stringify({ name })}::jsonb),
    (${reader.id}, 'answer', ${`${name} answered`}, 'Slab', 'question:1', now(), null, null)`);
  await stored('card-sheets/one.pdf');
  await db.execute(
    sql`insert into card_sheets (area_id, status, file, created_at) values (${places.area}, 'ready', 'card-sheets/one.pdf', now())`,
  );

  // Mails: one waits, one was written where there is no mail server, one to somebody else names them.
  const late = {
    queue: (tx: Tx, job: string, data: unknown) =>
      site.site.jobs.queue(tx, job, data, { startAfter: new Date('2126-01-01') }),
  };
  const mail = { to: told.email, subject: `Dear ${name}`, text: 'Welcome', html: '<p>Welcome</p>' };
  await write(async (tx) => {
    await queueMail({ ...site.site, jobs: late }, tx, mail);
    await queueMail({ ...site.site, jobs: late }, tx, {
      ...mail,
      to: 'other@x.test',
      subject: 'An answer',
      text: `${name} answered`,
    });
    await queueMail({ ...site.site, jobs: late }, tx, { ...mail, to: 'third@x.test', subject: 'Dear Anil' });
  });
  await writeToOutbox(
    path.join(config.dataDir, 'outbox'),
    { ...mail, html: `<p>${name}</p>`, id: 'abcdefghij@x', date: new Date() },
    'office@x.test',
  );

  // The log tells of them as whom something was done to, as who did it, and as whose post it was.
  const by = { id: person.id, name };
  await write(async (tx) => {
    const at = new Date();
    await record(tx, { at, actor: by, action: 'shop.edit', target: { type: 'shop', id: 1, name: 'Malabar' } });
    await record(tx, {
      at,
      actor: null,
      action: 'user.name',
      target: { type: 'user', id: person.id, name: told.username },
      before: { full_name: name },
    });
    await record(tx, {
      at,
      actor: null,
      action: 'position.create',
      target: { type: 'position', id: 1, name: `Secretary, ${name}` },
      person: person.id,
      after: { full_name: name },
    });
  });
  const { body } = await site.call('POST', '/api/auth/login/', { body: { email_or_member_id: told.email, password } });
  expect(
    (
      await site.call('PATCH', '/api/profile/update/', {
        token: body.token,
        body: { residentialAddress: 'Pelican Chambers' },
      })
    ).status,
  ).toBe(200);
  const asked = await site.call('POST', '/api/privacy/requests/', {
    token: body.token,
    body: { kind: 'correct', text: 'I live in Pelican Chambers.' },
  });
  const decision = await site.call('POST', `/api/admin/privacy/requests/${asked.body.id}/decision/`, {
    token: superuser,
    body: { decision: 'done', answer: `Dear ${name}, it says so now.` },
  });
  expect(decision.status).toBe(200);
  return { person, reader };

  async function attachment() {
    await files.put('community/one/file.pdf', { bytes: Buffer.from('drawing') }, 'application/pdf');
    return { key: 'community/one/file.pdf', bytes: 7, type: 'application/pdf' };
  }
  async function ask(author: number | null) {
    const { rows } = await db.execute<{
      id: number;
    }>(sql`insert into community_questions (author_id, title, description, category, urgency, created_at, last_activity_at, public_at)
      values (${author}, 'How long?', 'A slab', 'technical', 'normal', now(), now(), now()) returning id`);
    return rows[0]!.id;
  }
}

async function makePlaces() {
  const { rows } = await site.site.db.execute<{ area: number; unit: number }>(sql`
    with area as (insert into areas (name) values ('Erased Area') returning id), unit as (insert into units (name, area_id) select 'Unit', id from area returning id)
    select area.id as area, unit.id as unit from area, unit`);
  return rows[0]!;
}

test('after an erasure no table, file, mail, log or backup has a value of the person, but for what is kept', async () => {
  const { token } = await signIn(site, 'superuser');
  const { person } = await somebody(token);
  const before = having(await everything(token), values);
  for (const where of ['users:', 'import_rows:', 'notices:', 'person_names:', 'Mails', 'log:', 'outbox/', 'files/'])
    expect(
      before.some((text) => text.includes(where)),
      where,
    ).toBe(true);
  const kept = (await allRows(site.site.db)).filter((row) => row.startsWith('community_')).length;

  const lines: string[] = [];
  const tell = (...said: unknown[]) => void lines.push(JSON.stringify(said));
  const log = { ...site.site.log, info: tell, warn: tell, error: tell } as unknown as Log;
  const now = site.clock.now();
  expect(await erasePerson({ ...site.site, log }, personalData, person.id, { now })).toBe(true);

  const after = await everything(token);
  expect(having(after, values).filter((text) => !isKept(text))).toEqual([]);
  expect(having(lines, values)).toEqual([]);
  expect(having(after, ['third@x.test']).length).toBe(1);
  const { rows } = await site.site.db.execute(sql`select user_id, name, membership_id from erasures`);
  expect(rows).toEqual([{ user_id: person.id, name, membership_id: told.membershipId }]);

  const { db, config, files } = site.site;
  const database = { db, pool: (db as unknown as { $client: pg.Pool }).$client };
  const target = await folderTarget(path.join(folder, 'after'));
  const made = await backUp({ config, database, files, owners: fileOwners, erasures: listErasures, marks: [], target });
  expect(made.missing).toEqual([]);
  expect(made.erasures).toMatchObject([{ user: person.id }]);
  expect(having(allFiles(folder), values).filter((text) => !isKept(text))).toEqual([]);

  // What they did stays, and nobody knows whose it was.
  expect((await allRows(db)).filter((row) => row.startsWith('community_')).length).toBeGreaterThan(kept / 2);
  const { body } = await site.call('GET', `/api/admin/audit/?target=user:${person.id}`, { token });
  expect(body.results[0]).toMatchObject({
    action: 'user.erased',
    actor: null,
    target: { id: person.id, name: null },
    before: null,
    after: null,
  });
  expect(body.results.find(({ action }: { action: string }) => action === 'user.name')).toMatchObject({
    target: { name: null },
    before: null,
  });
  expect(
    (await site.call('GET', `/api/admin/audit/?actor=${person.id}&action=shop`, { token })).body.results,
  ).toMatchObject([{ actor: { id: person.id, name: null }, target: { name: 'Malabar' } }]);
  expect((await site.call('GET', '/api/admin/audit/?actor=zephyrina', { token })).body.count).toBe(0);
});

test('who is erased gets no key again, and a second time does nothing; the last superuser is not erased', async () => {
  const person = await makeUser(site, { firstName: 'Xanthippe', lastName: 'Oldacre' });
  const erase = () => erasePerson(site.site, personalData, person.id, { now: new Date() });
  expect(await erase()).toBe(true);
  expect(await erase()).toBe(false);
  const late = {
    at: new Date(),
    actor: { id: person.id, name: 'Xanthippe Oldacre' },
    action: 'login.failed',
    target: { type: 'login', id: person.id, name: 'Xanthippe' },
    after: { a: 'Xanthippe' },
  };
  await site.site.write((tx) => record(tx, late));
  expect(having(await allRows(site.site.db), ['Xanthippe']).filter((row) => !isKept(row))).toEqual([]);
  await site.site.db.delete(users).where(eq(users.role, 'superuser'));
  const last = await makeUser(site, { role: 'superuser' });
  await expect(erasePerson(site.site, personalData, last.id, { now: new Date() })).rejects.toMatchObject({
    code: 'last_superuser',
  });
});
