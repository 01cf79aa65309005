import { readFileSync, readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, readUser, userByEmail } from '~test/factories';
import { notices } from '~/features/notifications/server/tables';
import { insertUser } from './store';

const site = testApp();

let next = 0;
const apply = async (username: string) => {
  const email = `applicant${(next += 1)}@example.test`;
  const form = { username, email, phone: String(9_100_000_000 + next), area: 'X', unit: 'Y', role: 'admin' };
  const { status, body } = await site.call('POST', '/api/register/', { body: form, from: `10.9.0.${next}` });
  return { status, body, username: (await userByEmail(site, email))?.username };
};

test.each(['anil@example.org', 'mail me: anil@example.org', '9447012345', '+91 94470-12345', '094470 12345'])(
  'a contact is no username: %s',
  async (username) => {
    const refused = { username: ['A username cannot be a phone number or an e-mail address.'] };
    expect(await apply(username)).toEqual({ status: 400, body: refused, username: undefined });
  },
);

test.each(['anil', '@anil', 'anil9447012345', '1764156000000'])('other names are: %s', async (username) => {
  expect(await apply(username)).toMatchObject({ status: 201, username });
});

test('an address that begins with a phone number makes a neutral username', async () => {
  const insert = (email: string) =>
    site.site.write((tx, invalidate) => insertUser(tx, invalidate, { email, passwordHash: '' }));
  const ids = [await insert('9447012345@example.test'), await insert('9447012345@other.test')];
  expect(await Promise.all(ids.map(async (id) => (await readUser(site, id))!.username))).toEqual(['member', 'member2']);
});

test('the migration makes neutral usernames of those that are a contact, and notices follow', async () => {
  const nameless = { firstName: '', lastName: '' };
  const byNumber = await makeUser(site, { ...nameless, username: '+91 90000 00060' });
  const byAddress = await makeUser(site, { username: 'old.name@example.test', lastName: 'Kept' });
  const other = await makeUser(site, { username: 'anil9000000061' });
  await makeUser(site, { username: `Member${byNumber.id}` });
  const notice = { kind: 'invitation', title: 'T', link: null, subject: 'question:1', createdAt: new Date() } as const;
  const noticeOf = (name: string) => ({
    ...notice,
    userId: other.id,
    key: 'community.invited',
    values: { name },
    text: `${name} asks you`,
  });
  await site.site.db.insert(notices).values([noticeOf(byNumber.username), noticeOf('Asha')]);
  const [file] = readdirSync('migrations').filter((name) => name.endsWith('_usernames.sql'));
  await site.site.db.execute(readFileSync(`migrations/${file!}`, 'utf8'));
  const names = await Promise.all(
    [byNumber, byAddress, other].map(async ({ id }) => (await readUser(site, id))!.username),
  );
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^member${byNumber.id}-[0-9a-f]{8}$`)),
    `member${byAddress.id}`,
    'anil9000000061',
  ]);
  const stored = await site.site.db.select().from(notices).where(eq(notices.userId, other.id)).orderBy(notices.id);
  expect(stored.map(({ text, values }) => [text, values])).toEqual([
    [`${names[0]} asks you`, { name: names[0] }],
    ['Asha asks you', { name: 'Asha' }],
  ]);
});
