import { eq, getTableColumns, getTableName, is, sql, type Column } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { testApp } from '~test/app';
import { formOf, makeUser, password, picture, signIn, tokenOf } from '~test/factories';
import { boardOf } from '~test/community';
import { mailsTo } from '~test/outbox';
import { unzip } from '~test/unzip';
import { features } from '~/app/features';
import { users } from '~/features/people/server/tables';
import { plainValue } from '~/platform/database/plain-rows';
import { both } from '../../texts/both';
import { sweepAll } from '../retention';
import { privacyRequests } from '../tables';
import { collectRows } from './zip';

const site = testApp();
const personal = features.flatMap((feature) => feature.personal ?? []);

/** The list of the export that has the rows of a table, by the column of their person. */
const lists: Record<string, string> = {
  'users.id': 'profile',
  'sessions.user_id': 'sessions',
  'reset_tokens.user_id': 'password_links',
  'not_me_links.user_id': 'not_me_links',
  'applications.user_id': 'application',
  'renewals.user_id': 'renewals',
  'reminders.user_id': 'reminders',
  'reminder_settings.user_id': 'reminder_settings',
  'cards.user_id': 'cards',
  'positions.user_id': 'positions',
  'notices.user_id': 'notices',
  'notice_settings.user_id': 'notice_settings',
  'post_receipts.user_id': 'post_receipts',
  'posts.author_id': 'posts_written',
  'import_rows.user_id': 'import_rows',
  'push_subscriptions.user_id': 'push_devices',
  'totp.user_id': 'authenticator',
  'recovery_codes.user_id': 'recovery_codes',
  'passkeys.user_id': 'passkeys',
  'community_questions.author_id': 'questions',
  'community_answers.author_id': 'answers',
  'community_question_votes.user_id': 'question_votes',
  'community_answer_votes.user_id': 'answer_votes',
  'community_follows.user_id': 'followed_questions',
  'community_views.user_id': 'viewed_questions',
  'community_flags.user_id': 'flags',
  'community_invitations.user_id': 'invitations',
  'community_invitations.invited_by': 'invitations_sent',
  'community_public_consents.user_id': 'public_consents',
  'community_digests.user_id': 'digest_settings',
  'audit_log.actor_id': 'activity',
  'audit_log.person_id': 'activity',
  'consents.user_id': 'consents',
  'privacy_requests.user_id': 'privacy_requests',
  'nominees.user_id': 'nominee',
  'person_notes.user_id': 'office_notes',
  'dues_invoices.user_id': 'dues_invoices',
  'dues_receipts.user_id': 'dues_receipts',
  'dues_claims.user_id': 'dues_claims',
  'dues_handovers.user_id': 'dues_handovers',
  'registrations.user_id': 'event_registrations',
};

const ofOthers = 'what they did in the office with the data of others: the list "activity" has it';
const secret = 'a secret, or what a secret is checked by';
/** Columns that identify a person and lead to no list, and columns that no list has; each with its reason. */
const exceptions: Record<string, string> = {
  'applications.decided_by': ofOthers,
  'applications.recommended_by': ofOthers,
  'notices.about': ofOthers,
  'import_rows.people': ofOthers,
  'renewals.decided_by': ofOthers,
  'imports.created_by': ofOthers,
  'community_merges.merged_by': ofOthers,
  'breaches.created_by': ofOthers,
  'privacy_requests.decided_by': ofOthers,
  'person_notes.author_id': ofOthers,
  'person_openings.user_id': 'gone some minutes after the office opened the page',
  'person_openings.opened_by': ofOthers,
  'site_setting_versions.by_id': 'a text of the public site; that they wrote it is in the list "activity"',
  'queue_marks.put_off_by': ofOthers,
  'queue_marks.opened_by': ofOthers,
  'dues_accounts.user_id': 'what they owe and hold: the lists of invoices, receipts and handovers have it',
  'dues_invoices.shop_id': 'of shops',
  'dues_invoices.closed_request': 'the list "renewals" has the request',
  'dues_invoices.closed_request_state': 'the list "renewals" has the request',
  'dues_receipts.shop_id': 'of shops',
  'dues_receipts.account_id': "the committee's own account",
  'dues_receipts.client_key': 'made by the device that recorded it',
  'dues_receipts.snapshot': 'the receipt as it is printed',
  'dues_claims.proof': 'in the files',
  'registrations.turn': 'made of the order',
  'dues_receipts.recorded_by': ofOthers,
  'dues_claims.decided_by': ofOthers,
  'ad_requests.decided_by': ofOthers,
  'ad_corrections.by': ofOthers,
  'dues_handovers.confirmed_by': ofOthers,
  'dues_statement_lines.user_id': "a line of the committee's bank: what it paid is in the list of receipts",
  'dues_handings_over.from_id': ofOthers,
  'dues_handings_over.to_id': ofOthers,
  'person_keys.user_id': secret,
  'person_names.user_id': 'names that the list "activity" has',
  'erasures.user_id': 'it is written when the person is gone',
  'address_changes.user_id': 'gone within seconds, when the mails about it are queued',
  'login_tickets.user_id': 'gone some minutes after a login',
  'passkey_challenges.user_id': 'gone some minutes after a login',
  'users.name_ml_folded': 'made of full_name_ml',
  'users.name_ml_sound': 'made of full_name_ml',
  'users.password_hash': secret,
  'users.aadhaar_sealed': 'exported unsealed, as aadhaar',
  'users.aadhaar_mark': secret,
  'users.photo': 'in the files',
  'users.name_sound': 'made of the name',
  'users.name_folded': 'made of the name',
  'users.license_key': 'made of the licence number',
  'sessions.access_hash': secret,
  'sessions.refresh_hash': secret,
  'sessions.family': secret,
  'reset_tokens.token_hash': secret,
  'not_me_links.token_hash': secret,
  'applications.token_hash': secret,
  'renewals.file': 'in the files',
  'renewals.client_key': 'made by the device that sent it',
  'community_questions.client_key': 'made by the device that sent it',
  'community_answers.client_key': 'made by the device that sent it',
  'totp.secret_sealed': secret,
  'totp.last_step': secret,
  'recovery_codes.code_hash': secret,
  'push_subscriptions.family': secret,
  'push_subscriptions.endpoint': secret,
  'push_subscriptions.keys_sealed': secret,
  'push_subscriptions.key_id': 'the same for all devices',
  'passkeys.credential': secret,
  'passkeys.public_key': secret,
  'passkeys.counter': secret,
  'community_questions.attachment': 'in the files',
  'community_questions.search_text': 'nothing reads it any more',
  'community_questions.own_text': 'made of the text',
  'community_questions.own_sound': 'made of the text',
  'community_answers.attachment': 'in the files',
  'community_answers.own_text': 'made of the text',
  'community_answers.own_sound': 'made of the text',
  'privacy_requests.file': 'the archive itself',
  'nominees.sealed': 'exported unsealed, as nominee',
  'audit_log.actor_name': 'of others: who it was in the office is theirs',
  'audit_log.target_id': 'of others',
  'audit_log.values_sealed': 'exported unsealed, as before and after',
  'audit_log.actor_sealed': 'of others',
  'audit_log.actor_name_id': 'of others',
  'audit_log.target_name_id': 'finds the name that is exported',
};

const tables = Object.values(
  import.meta.glob<Record<string, unknown>>('~/{features,platform}/**/{tables,tables/*}.ts', { eager: true }),
)
  .flatMap((file) => Object.values(file))
  .filter((entry): entry is PgTable => is(entry, PgTable));

/** Returns the columns of a table that identify a person: by a foreign key, or by their name without one. */
function ownersOf(table: PgTable): Column[] {
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const byKey = keys.filter(({ foreignTable }) => foreignTable === users).flatMap(({ columns }) => columns);
  const byName = Object.values(getTableColumns(table)).filter(({ name }) =>
    ['user_id', 'actor_id', 'person_id'].includes(name),
  );
  return [...new Set<Column>([...(table === users ? [users.id] : []), ...byKey, ...byName])];
}

const named = (table: PgTable, column: Column) => `${getTableName(table)}.${column.name}`;

test('every table with a person is in the export, or has a reason not to be', () => {
  const owners = tables.flatMap((table) => ownersOf(table).map((column) => named(table, column)));
  expect(owners.filter((owner) => !(owner in lists) && !(owner in exceptions))).toEqual([]);
  const columns = new Set(
    tables.flatMap((table) => Object.values(getTableColumns(table)).map((column) => named(table, column))),
  );
  expect([...Object.keys(lists), ...Object.keys(exceptions)].filter((column) => !columns.has(column))).toEqual([]);
  // The README describes each list.
  expect(Object.keys(both.en.exportLists).sort()).toEqual([...new Set(Object.values(lists))].sort());
});

/** Returns a value for a column; null for a nullable foreign key. */
function sampleOf(column: Column): unknown {
  if (column.enumValues?.length) return column.enumValues[0];
  if (column.columnType === 'PgArray') return [];
  const byType: Record<string, unknown> = {
    string: `sample ${column.name}`,
    number: 1,
    boolean: true,
    date: site.clock.now(),
    json: {},
    bigint: 1,
    array: [],
    custom: new Uint8Array([1]),
  };
  return column.columnType === 'PgDateString' ? '2030-05-06' : byType[column.dataType.split(' ')[0]!];
}

/** Inserts a row, about a person where the table has a column for that, and the rows that it refers to. */
async function fill(
  table: PgTable,
  owner: Column | null,
  { personId, thirdId }: { personId: number; thirdId: number },
  inserted: Map<PgTable, number>,
): Promise<void> {
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const row: Record<string, unknown> = {};
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    if (column.generated || column.generatedIdentity) continue;
    const key = keys.find(({ columns }) => columns[0] === column);
    if (column === owner) row[property] = personId;
    else if (key?.foreignTable === users) row[property] = column.notNull ? thirdId : null;
    else if (key && column.notNull) {
      if (!inserted.has(key.foreignTable)) await fill(key.foreignTable, null, { personId, thirdId }, inserted);
      row[property] = inserted.get(key.foreignTable);
    } else if (!key && !(column.dataType.startsWith('json') && !column.notNull)) row[property] = sampleOf(column);
  }
  if (getTableName(table) === 'community_flags') {
    const [question] = [...inserted].find(([other]) => getTableName(other) === 'community_questions') ?? [];
    row.questionId = inserted.get(question!);
  }
  const [saved] = await site.site.write((tx) => tx.insert(table).values(row).returning());
  const { id } = saved as { id?: number };
  if (id !== undefined) inserted.set(table, id);
}

test("the export has every column of a person's rows, and no other person's", async () => {
  const person = await makeUser(site, { dob: '1979-04-05', licenseNo: 'EA/77', skills: 'Bridges' });
  const other = await makeUser(site);
  const people = { personId: person.id, thirdId: (await makeUser(site)).id };
  const inserted = new Map<PgTable, number>();
  const owned = Object.keys(lists).map((place) => {
    const [name, column] = place.split('.') as [string, string];
    const table = tables.find((one) => getTableName(one) === name)!;
    return { place, table, owner: Object.values(getTableColumns(table)).find((one) => one.name === column)! };
  });
  for (const { table, owner } of owned) if (table !== users) await fill(table, owner, people, inserted);
  const mine = await collectRows(personal, site.site, person.id);
  for (const { place, table, owner } of owned) {
    const rows = await site.site.db.select().from(table).where(eq(owner, person.id));
    expect(rows.length, place).toBeGreaterThan(0);
    const exported = mine[lists[place]!]!;
    if (getTableName(table) !== 'audit_log') expect(exported.length, place).toBe(rows.length);
    const columns = Object.entries(getTableColumns(table)).filter(
      ([, column]) => !ownersOf(table).some((one) => one.name === column.name && table !== users),
    );
    for (const [property, column] of columns) {
      const name = named(table, column);
      if (name in exceptions) continue;
      const values = rows.map((row) => plainValue((row as Record<string, unknown>)[property]));
      // Under the column's name, or the API's name for it.
      const shown = exported.map((row) => (column.name in row ? row[column.name] : row[property]));
      if (getTableName(table) === 'audit_log') expect(column.name in exported[0]!, name).toBe(true);
      else expect(shown, name).toEqual(values);
    }
  }
  const theirs = await collectRows(personal, site.site, other.id);
  expect(Object.entries(theirs).filter(([list, rows]) => list !== 'profile' && rows.length > 0)).toEqual([]);
});

test('the archive has the lists and the files, for two days, for this person alone, once a day', async () => {
  const { user, token } = await signIn(site, 'member');
  const aadhaar = '234123412346';
  const profile = formOf({ aadhaar, skills: '=SUM(A1)' }, { passport_photo: { bytes: await picture() } });
  expect((await site.call('PATCH', '/api/profile/update/', { token, form: profile })).status).toBe(200);
  const asked = await boardOf(site).send(
    { user, token },
    'questions/',
    { description: 'With a file', force: 'true' },
    Buffer.from('notes'),
    'notes.txt',
  );
  const ask = (entered = password) => site.call('POST', '/api/privacy/export/', { token, body: { password: entered } });
  expect(await ask('another')).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  expect(await ask()).toMatchObject({ status: 201, body: { kind: 'export', state: 'open', file: null } });
  const again = await ask();
  expect(again).toMatchObject({ status: 429 });
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(86_000);
  const file = await vi.waitFor(
    async () => {
      const { body } = await site.call('GET', '/api/privacy/requests/', { token });
      expect(body[0]).toMatchObject({ state: 'ready' });
      return body[0].file as { url: string; bytes: number };
    },
    { timeout: 20_000, interval: 100 },
  );
  const fetched = await site.call('GET', file.url);
  expect(fetched).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  const archive = fetched.body as Buffer;
  expect(archive.length).toBe(file.bytes);
  const files = unzip(archive);
  const [exportedProfile] = JSON.parse(files.get('profile.json')!.toString()) as Record<string, unknown>[];
  expect(exportedProfile).toMatchObject({
    email: user.email,
    aadhaar,
    skills: '=SUM(A1)',
    membership_id: user.membershipId,
  });
  // A spreadsheet must not run a person's text.
  expect(files.get('profile.csv')!.toString()).toContain(`'=SUM(A1)`);
  expect(files.get('files/passport-photo.webp')!.toString('latin1', 0, 4)).toBe('RIFF');
  expect(files.get(`files/question-${asked.body.id}-notes.txt`)!.toString()).toBe('notes');
  expect(files.get('README.txt')!.toString()).toContain('profile: your profile');
  expect(archive.toString('latin1')).not.toContain(user.passwordHash);
  expect((await mailsTo(site, user.email)).some((mail) => mail.includes('The copy of your data is ready'))).toBe(true);
  // Another person's id in the address is not signed.
  expect((await site.call('GET', file.url.replace(/\/(\d+)\?/, '/1?'))).status).toBe(404);
  site.clock.pass({ hours: 49 });
  const list = await site.call('GET', '/api/privacy/requests/', { token: await tokenOf(site, user) });
  expect(list.body[0].file).toBeNull();
  expect((await site.call('GET', file.url)).status).toBe(404);
  const [row] = await site.site.db.select().from(privacyRequests).where(eq(privacyRequests.userId, user.id));
  expect(await site.site.files.stat(row!.file!.key)).not.toBeNull();
  await sweepAll(site.site, new AbortController().signal);
  expect(await site.site.files.stat(row!.file!.key)).toBeNull();
  expect(
    await site.site.db
      .select({ state: privacyRequests.state })
      .from(privacyRequests)
      .where(sql`${privacyRequests.id} = ${row!.id} and ${privacyRequests.file} is null`),
  ).toEqual([{ state: 'done' }]);
  expect(
    (await site.call('POST', '/api/privacy/export/', { token: await tokenOf(site, user), body: { password } })).status,
  ).toBe(201);
});

test('a copy that is ready is deleted with the Aadhaar number, which it contains', async () => {
  const { user, token } = await signIn(site, 'member');
  const set = (aadhaar: string) => site.call('PATCH', '/api/profile/update/', { token, body: { aadhaar } });
  expect((await set('234123412346')).status).toBe(200);
  expect((await site.call('POST', '/api/privacy/export/', { token, body: { password } })).status).toBe(201);
  const mine = async () =>
    (await site.site.db.select().from(privacyRequests).where(eq(privacyRequests.userId, user.id)))[0]!;
  await vi.waitFor(async () => expect((await mine()).state).toBe('ready'), { timeout: 20_000, interval: 100 });
  const { key } = (await mine()).file!;
  const { url } = (await site.call('GET', '/api/privacy/requests/', { token })).body[0].file as { url: string };
  expect((await site.call('DELETE', '/api/profile/aadhaar/', { token })).status).toBe(204);
  expect(await mine()).toMatchObject({ state: 'done', file: null });
  expect(await site.site.files.stat(key)).toBeNull();
  expect((await site.call('GET', url)).status).toBe(404);
});
