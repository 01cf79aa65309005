import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { plainMail } from '~test/mails';
import { createAadhaarSeal } from '~/features/people/server/aadhaar';
import { storePhoto } from '~/features/people/server/photos';
import { eraseRejected } from '~/features/applications/server/erase';
import { applications } from '~/features/applications/server/tables';
import { users } from '~/features/people/server/tables';
import { recordAudit } from '~/features/audit/server/public';
import { erasing, personalData, sealedValues } from '~/app/features';
import { importRows, imports } from '~/features/imports/server/tables';
import { erasuresFile, readErasures } from '~/platform/backup/erasures';
import { queueMail } from '~/platform/mail';
import { writeToOutbox } from '~/platform/mail/outbox';
import { currentKey } from '~/features/push/server/keys';
import { createSeal } from '~/platform/secrets/seal';
import { eachSealed } from '~/platform/secrets/sealed-values';
import type { Site } from '~/platform/site';
import { testApp } from '~test/app';
import { backUpTo } from '~test/backups';
import { makeUser, password, picture, signIn } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { allFiles, allRows, fillAbout, having, listsWith, rowsAbout } from '~test/scan';
import { both } from '../texts/both';
import { bySite } from './erasing';
import { requestsOf } from './register-requests';
import { runDaily } from './requests/daily';
import { privacyRequests } from './tables';

const site = testApp();
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-erasing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Values that no other person has. */
const profile = {
  firstName: 'Zephyrina',
  lastName: 'Quillfeather',
  username: 'zephyr.q',
  email: 'zq.post@odd.example',
  phone: '9123406789',
  residentialAddress: 'Nightjar House, Moonlit Lane',
  licenseNo: 'ZQ/77123/X',
  membershipId: 'ZQM4711',
};
const name = `${profile.firstName} ${profile.lastName}`;
const aadhaar = '987612345670';
const values = [
  'Zephyrina',
  'Quillfeather',
  'zephyr.q',
  profile.email,
  profile.phone,
  'Nightjar',
  'Pelican',
  'ZQ/77123',
  'ZQ77123',
  aadhaar,
  profile.membershipId,
];

/** Whether a row has the membership id and name, which stay: one row, also in a backup. */
const isStored = (text: string) => /(^|rows\.gz: )erasures[:\t]/.test(text);

/** Returns everything that can be read with the site's keys. */
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

async function makePerson(superuser: string) {
  const { db, files, config, write } = site.site;
  const places = await makePlaces();
  const photo = await storePhoto(files, await picture(), 'member');
  const [row] = await db
    .update(users)
    .set({
      ...profile,
      emailChangedAt: new Date(),
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
    await files.put(key, { bytes: Buffer.from(`${name}, ${profile.phone}`) }, 'application/pdf');
    return { key, bytes: 20, type: 'application/pdf' };
  };
  const [mine, other] = await Promise.all([ask(person.id), ask(null)]);
  const [reply] = (
    await db.execute<{ id: number }>(sql`insert into community_answers (question_id, answer_text, created_at)
      values (${mine}, 'Forty days.', now()) returning id`)
  ).rows;
  const [post] = (
    await db.execute<{
      id: number;
    }>(sql`insert into posts (kind, title, body, state, urgent, needs_ack, audience, created_at, updated_at)
    values ('circular', 'Order', 'Read it.', 'published', false, false, '{"all": true}', now(), now()) returning id`)
  ).rows;
  const [file] = (
    await db.execute<{ id: number }>(sql`insert into imports (state, filename, columns, created_at) values
      ('applied', 'a.csv', '[{"heading": "?", "field": null}, {"heading": "Mail", "field": "email"}]', now())
      returning id`)
  ).rows;
  // Texts about other people, or about work, stay: here they have none of the person's values.
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
    profile.firstName,
    {
      community_questions: { ...words, client_key: null, attachment: null, merged_into: null, best_answer_id: null },
      community_answers: {
        question_id: other,
        answer_text: 'Seven days.',
        client_key: null,
        attachment: { ...(await attachment()), name: `${profile.firstName}.pdf` },
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
      import_rows: { import_id: file!.id, action: 'update', cells: [name, profile.email] },
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
      push_subscriptions: { key_id: (await currentKey(site.site)).id },
      positions: { area_id: null, unit_id: null },
      ...(await rowsAbout(db, person.id, profile.firstName)),
      site_setting_versions: { group: 'hours', version: person.id, changes: [] },
      renewals: { file: await stored('scans/one/scan.pdf') },
      privacy_requests: { kind: 'export', state: 'ready', file: await stored('exports/one.zip') },
    },
    ['users', 'audit_log', 'person_keys', 'person_names', 'erasures'],
  );
  // Rows of a file about no person or several people, another person's notice, and printed sheets: of the area, and of
  // the area before.
  const reader = await makeUser(site);
  await db.execute(sql`insert into import_rows (import_id, line, action, cells, people, errors) values
    (${file!.id}, 7, 'error', ${JSON.stringify(['?', ` ${profile.email.toUpperCase()}`])}::jsonb, '{}', null),
    (${file!.id}, 8, 'error', '["?", "other@x.test"]'::jsonb, array[${reader.id}, ${person.id}]::int[],
      ${JSON.stringify({ non_field_errors: [`Fits ${name}`] })}::jsonb)`);
  await db.execute(sql`insert into notices (user_id, kind, text, title, subject, created_at, key, values, about) values
    (${reader.id}, 'answer', ${`${name} answered your question`}, 'Slab', 'question:1', now(),
      'community.answer_to_yours', ${JSON.stringify({ name })}::jsonb, array[${person.id}]::int[])`);
  await stored('card-sheets/one.pdf');
  await db.execute(sql`insert into card_sheets (area_id, status, file, created_at)
    values (${places.area}, 'ready', 'card-sheets/one.pdf', now())`);
  await stored('card-sheets/before.pdf');
  await db.execute(sql`insert into card_sheets (area_id, people, status, file, created_at)
    select id, array[${person.id}]::int[], 'done', 'card-sheets/before.pdf', now() from areas
    where id <> ${places.area} limit 1`);

  // Mails: a queued mail, a mail in the outbox folder, and a mail to another person that names the person.
  const held: Pick<Site['jobs'], 'queue'> = {
    queue: (tx, job, data, options) =>
      site.site.jobs.queue(tx, job, data, { ...options, startAfter: new Date('2126-01-01') }),
  };
  const mail = { to: profile.email, subject: `Dear ${name}`, text: 'Welcome', html: '<p>Welcome</p>' };
  await write(async (tx) => {
    const post = { ...site.site, jobs: held };
    await queueMail(post, tx, plainMail(mail), { kind: 'approved', reader: person.id, about: [] });
    await queueMail(
      post,
      tx,
      plainMail({ ...mail, to: 'other@x.test', subject: 'An answer', text: `${name} answered` }),
      { kind: 'notices', reader: reader.id, about: [person.id] },
    );
    await queueMail(post, tx, plainMail({ ...mail, to: 'third@x.test', subject: 'Dear Anil' }), {
      kind: 'approved',
      reader: reader.id,
      about: [],
    });
  });
  await writeToOutbox(
    path.join(config.dataDir, 'outbox'),
    { ...mail, html: `<p>${name}</p>`, id: 'abcdefghij@x', date: new Date(), reader: person.id },
    'office@x.test',
  );

  // The log has the person as a target, as an actor, and as the author of a post.
  const by = { id: person.id, name };
  await write(async (tx) => {
    const at = new Date();
    await recordAudit(tx, { at, actor: by, action: 'shop.edit', target: { type: 'shop', id: 1, name: 'Malabar' } });
    await recordAudit(tx, {
      at,
      actor: null,
      action: 'user.name',
      target: { type: 'user', id: person.id, name: profile.username },
      before: { full_name: name },
    });
    await recordAudit(tx, {
      at,
      actor: null,
      action: 'position.create',
      target: { type: 'position', id: 1, name: `Secretary, ${name}` },
      person: person.id,
      after: { full_name: name },
    });
  });
  const { body } = await site.call('POST', '/api/auth/login/', {
    body: { email_or_member_id: profile.email, password },
  });
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
  return { person };

  async function attachment() {
    await files.put(
      'community/0123456789abcdef0123456789abcdef/file.pdf',
      { bytes: Buffer.from('drawing') },
      'application/pdf',
    );
    return { key: 'community/0123456789abcdef0123456789abcdef/file.pdf', bytes: 7, type: 'application/pdf' };
  }
  async function ask(author: number | null) {
    const { rows } = await db.execute<{
      id: number;
    }>(sql`insert into community_questions
        (author_id, title, description, category, urgency, created_at, last_activity_at, public_at)
      values (${author}, 'How long?', 'A slab', 'technical', 'normal', now(), now(), now()) returning id`);
    return rows[0]!.id;
  }
}

async function makePlaces() {
  const { rows } = await site.site.db.execute<{ area: number; unit: number }>(sql`
    with area as (insert into areas (name) values (${`Erased Area ${Math.random()}`}) returning id),
      unit as (insert into units (name, area_id) select 'Unit', id from area returning id)
    select area.id as area, unit.id as unit from area, unit`);
  return rows[0]!;
}

interface Way {
  /** Brings a person to the state in which the erasure begins. */
  begin?: (person: Person) => Promise<unknown>;
  leave: (person: Person, superuser: string) => Promise<unknown>;
  /** The log's entry about it. */
  entry: { action: string; actor: unknown };
  /** Whether the accounts may name them, so that number and name stay. */
  isNamed: boolean;
  /** Whether the office can still read of them in the log. */
  isLogged?: true;
}
type Person = typeof users.$inferSelect;

const change = (person: Person, values: Partial<typeof users.$inferInsert>) =>
  site.site.db.update(users).set(values).where(eq(users.id, person.id));
const due = new Date(Date.now() - 3 * 86_400_000);
const askErasure = (person: Person) =>
  site.site.db
    .insert(privacyRequests)
    .values({ userId: person.id, kind: 'erase', state: 'open', due, warnedAt: due, createdAt: due });
const remove = async (person: Person, superuser: string) =>
  expect((await site.call('DELETE', `/api/users/${person.id}/`, { token: superuser })).status).toBe(204);
const office = { id: expect.any(Number) as number };
const requestParts = {
  personal: () => personalData,
  withdrawPublicConsents: async () => {},
  findAgreed: async () => [],
};

/** Every way by which a person leaves; the test `only an erasure deletes a person's row` below finds another one. */
const ways: Record<string, Way> = {
  'an own request': {
    begin: askErasure,
    async leave({ email }) {
      const title = both.en.notices['privacy.erased'];
      await runDaily(requestsOf(site.site, requestParts), new AbortController().signal);
      // The last mail, which notifies the person, is not stored data.
      const outbox = path.join(site.site.config.dataDir, 'outbox');
      await vi.waitFor(
        async () => expect((await mailsTo(site, email!)).some((mail) => mail.includes(title))).toBe(true),
        { timeout: 20_000 },
      );
      for (const name of readdirSync(outbox))
        if (readFileSync(path.join(outbox, name), 'utf8').includes(title)) rmSync(path.join(outbox, name));
    },
    entry: { action: 'user.erased', actor: null },
    isNamed: true,
  },
  'rejected 90 days ago': {
    begin: async (person) => {
      await change(person, { isApproved: false, membershipId: null });
      await site.site.db
        .update(applications)
        .set({ state: 'rejected', decidedAt: new Date(Date.now() - 91 * 86_400_000) })
        .where(eq(applications.userId, person.id));
    },
    leave: () => eraseRejected(site.site, erasing),
    entry: { action: 'application.erase', actor: null },
    isNamed: false,
  },
  'an import that is undone': {
    async begin(person) {
      const { db } = site.site;
      const at = new Date();
      // A person with a card or a position stays; an old printing sheet shows people with a card.
      await db.execute(sql`delete from cards where user_id = ${person.id}`);
      await db.execute(sql`delete from positions where user_id = ${person.id}`);
      await db.execute(sql`delete from card_sheets where people is null`);
      await site.site.files.delete(['card-sheets/one.pdf']);
      const [file] = await db
        .insert(imports)
        .values({ state: 'applied', filename: 'new.csv', columns: [], createdAt: at, appliedAt: at })
        .returning();
      await db.insert(importRows).values({
        importId: file!.id,
        line: 2,
        action: 'create',
        userId: person.id,
        cells: [name, profile.email],
        after: { email: profile.email },
      });
      await change(person, { updatedAt: at });
    },
    async leave(person, superuser) {
      const [row] = await site.site.db
        .select()
        .from(importRows)
        .where(and(eq(importRows.userId, person.id), eq(importRows.action, 'create')));
      expect(await site.call('POST', `/api/admin/imports/${row!.importId}/undo/`, { token: superuser })).toMatchObject({
        status: 200,
        body: { removed: 1, kept: [] },
      });
    },
    entry: { action: 'user.delete', actor: office },
    isNamed: false,
  },
  'deleted by the office while their request is open': {
    begin: askErasure,
    leave: remove,
    entry: { action: 'user.delete', actor: office },
    isNamed: true,
  },
  // The last way: the log stays readable.
  'deleted by the office': {
    leave: remove,
    entry: { action: 'user.delete', actor: office },
    isNamed: true,
    isLogged: true,
  },
};

test.each(Object.entries(ways))(
  '%s: no table, file, mail, log or backup has a value of the person, but for membership id and name',
  async (_way, { begin, leave, entry, isNamed, isLogged }) => {
    const { token } = await signIn(site, 'superuser');
    const { person } = await makePerson(token);
    await begin?.(person);
    const before = having(await everything(token), values);
    for (const where of ['users:', 'import_rows:', 'notices:', 'person_names:', 'Mails', 'log:', 'outbox/', 'files/'])
      expect(
        before.some((text) => text.includes(where)),
        where,
      ).toBe(true);
    const { db, config } = site.site;
    expect(await listsWith(db, person.id)).toEqual([
      'card_sheets.people',
      'import_rows.people',
      'jobs.people',
      'notices.about',
    ]);
    const rowCount = (await allRows(db)).filter((row) => row.startsWith('community_')).length;

    const lines: string[] = [];
    const log = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(site.site.log, level).mockImplementation(log),
    );
    await leave(person, token);
    for (const spy of spies) spy.mockRestore();

    const isLeft = (text: string) =>
      isStored(text) || (isLogged === true && /(^|rows\.gz: )(log|person_names)[:\t]/.test(text));
    const after = await everything(token);
    const left = having(after, values).filter((text) => !isLeft(text));
    expect(left, 'left of the person: `personal` of the feature erases it').toEqual([]);
    expect(having(lines, values)).toEqual([]);
    expect(having(after, ['third@x.test']).length).toBeGreaterThan(0);
    expect(await listsWith(db, person.id)).toEqual([]);
    const { rows } = await db.execute(sql`select name, membership_id from erasures where user_id = ${person.id}`);
    expect(rows).toEqual([
      isNamed ? { name, membership_id: profile.membershipId } : { name: null, membership_id: null },
    ]);

    const backup = await backUpTo(path.join(folder, `after-${person.id}`), site);
    expect(backup.missing).toEqual([]);
    // A restore erases them again, by the list in DATA_DIR and by every backup.
    for (const list of [backup.erasures, readErasures(path.join(config.dataDir, erasuresFile))])
      expect(list).toContainEqual(expect.objectContaining({ user: person.id }));
    expect(having(allFiles(path.join(folder, `after-${person.id}`)), values).filter((text) => !isLeft(text))).toEqual(
      [],
    );

    // Their actions stay, without their names.
    expect((await allRows(db)).filter((row) => row.startsWith('community_')).length).toBeGreaterThan(rowCount / 2);
    const { body } = await site.call('GET', `/api/admin/audit/?target=user:${person.id}`, { token });
    const logged = isLogged
      ? {
          target: { id: person.id, name: profile.username },
          before: { full_name: name, membership_id: profile.membershipId },
        }
      : { target: { id: person.id, name: null }, before: null, after: null };
    expect(body.results[0]).toMatchObject({ ...entry, ...logged });
    expect(body.results.find(({ action }: { action: string }) => action === 'user.name')).toMatchObject({
      target: { name: isLogged ? profile.username : null },
    });
    expect(
      (await site.call('GET', `/api/admin/audit/?actor=${person.id}&action=shop`, { token })).body.results,
    ).toMatchObject([{ actor: { id: person.id, name: isLogged ? name : null }, target: { name: 'Malabar' } }]);
    expect((await site.call('GET', '/api/admin/audit/?actor=zephyrina', { token })).body.count > 0).toBe(
      isLogged ?? false,
    );
  },
);

test('an erased person gets no new key, a second erasure does nothing, the last superuser is not erased', async () => {
  const person = await makeUser(site, { firstName: 'Xanthippe', lastName: 'Oldacre' });
  const erase = (id = person.id) =>
    erasing(site.site, (_tx, _invalidate, erase) => erase([id], { at: new Date(), ...bySite }));
  expect(await erase()).toBe(1);
  expect(await erase()).toBe(0);
  const entry = {
    at: new Date(),
    actor: { id: person.id, name: 'Xanthippe Oldacre' },
    action: 'login.failed',
    target: { type: 'login', id: person.id, name: 'Xanthippe' },
    after: { a: 'Xanthippe' },
  };
  await site.site.write((tx) => recordAudit(tx, entry));
  expect(having(await allRows(site.site.db), ['Xanthippe']).filter((row) => !isStored(row))).toEqual([]);
  await site.site.db.delete(users).where(eq(users.role, 'superuser'));
  const last = await makeUser(site, { role: 'superuser' });
  await expect(erase(last.id)).rejects.toMatchObject({ code: 'last_superuser' });
});
