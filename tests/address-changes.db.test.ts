import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from '../src/features/people/server/tables';
import type { Duty, Role } from '../src/shared/access';
import { testApp, type Answer } from './support/app';
import { readSources } from './support/architecture';
import { makeUser, password, readUser, signIn, testPerson } from './support/factories';
import { importsOf } from './support/imports';
import { mailsTo } from './support/outbox';
import { csvFile } from './support/sheets';

/* docs/decisions/0043: whichever way a person's address changes, the same happens. */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });

/** A person with the address before and after, and the step that changes it, as a superuser with a second factor. */
interface Way {
  id: number;
  from: string;
  to: string;
  step: (token: string) => Promise<Answer>;
}

let serial = 0;
const another = () => `moved${(serial += 1)}@example.test`;
const member = () => makeUser(site, { emailConfirmedAt: new Date() });
type Chief = Awaited<ReturnType<typeof signIn>>;

async function anImport(chief: Chief, { membershipId }: { membershipId: string | null }, to: string): Promise<number> {
  const sent = await importsOf(site, () => chief.token).send(
    csvFile([
      ['Membership ID', 'Email'],
      [membershipId ?? '', to],
    ]),
  );
  expect(sent.body.counts).toMatchObject({ update: 1, error: 0 });
  return sent.body.id as number;
}

const ways: Record<string, (chief: Chief) => Promise<Way>> = {
  'the own profile': async ({ user }) => {
    const to = another();
    return {
      id: user.id,
      from: user.email,
      to,
      step: (token) => site.call('PATCH', '/api/profile/update/', { token, body: { email: to } }),
    };
  },
  'the own row in user management': async ({ user }) => {
    const to = another();
    return {
      id: user.id,
      from: user.email,
      to,
      step: (token) => site.call('PATCH', `/api/users/${user.id}/`, { token, body: { email: to } }),
    };
  },
  'a member in user management': async () => {
    const [{ id, email: from }, to] = [await member(), another()];
    return {
      id,
      from,
      to,
      step: (token) => site.call('PATCH', `/api/users/${id}/`, { token, body: { email: to, skills: 'Roofs' } }),
    };
  },
  'an import': async (chief) => {
    const [person, to] = [await member(), another()];
    const preview = await anImport(chief, person, to);
    return { id: person.id, from: person.email, to, step: (token) => importsOf(site, () => token).apply(preview) };
  },
  'the undo of an import': async (chief) => {
    const [person, moved] = [await member(), another()];
    const preview = await anImport(chief, person, moved);
    expect((await importsOf(site, () => chief.token).apply(preview)).status).toBe(200);
    await vi.waitFor(async () => expect(await warningsTo(moved)).toBe(1), { timeout: 15_000 });
    return {
      id: person.id,
      from: moved,
      to: person.email,
      step: (token) => importsOf(site, () => token).undo(preview),
    };
  },
};

const subject = 'Subject: The e-mail address of your account was changed';
const warningsTo = async (address: string) =>
  (await mailsTo(site, address, 0)).filter((mail) => mail.includes(subject)).length;
const isGood = async (link: string) =>
  (await site.call('GET', `/api/auth/verify-reset-token/${link}/`)).body.valid as boolean;

/** Returns a link to set a password, from this mailbox. */
async function linkFor(address: string): Promise<string> {
  await site.call('POST', '/api/auth/forgot-password/', { body: { email: address }, from: `10.9.0.${(serial += 1)}` });
  return vi.waitFor(
    async () => {
      const links = (await mailsTo(site, address)).map((mail) => /reset-password\/(\d+\/[\w-]+)/.exec(mail)?.[1]);
      expect(links.at(-1)).toBeDefined();
      return links.at(-1)!;
    },
    { timeout: 15_000 },
  );
}

test.each(Object.keys(ways))(
  '%s: needs a proof; then both mailboxes get a mail, links are dead, and the address is unconfirmed',
  async (name) => {
    const chief = await signIn(site, 'superuser', { emailConfirmedAt: new Date(), secondFactorSince: new Date() });
    const { id, from, to, step } = await ways[name]!(chief);
    const link = await linkFor(from);
    const before = await readUser(site, id);
    const mails = [await warningsTo(from), await warningsTo(to)];

    site.clock.pass({ minutes: 6 });
    expect(await step(chief.token)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect(await readUser(site, id)).toEqual(before);
    expect(await isGood(link)).toBe(true);

    expect((await site.call('POST', '/api/security/proof/', { token: chief.token, body: { password } })).status).toBe(
      200,
    );
    expect((await step(chief.token)).status).toBe(200);
    expect(await readUser(site, id)).toMatchObject({
      email: to,
      emailConfirmedAt: null,
      emailChangedAt: expect.any(Date),
    });
    expect(await isGood(link)).toBe(false);
    await vi.waitFor(
      async () => expect([await warningsTo(from), await warningsTo(to)]).toEqual(mails.map((count) => count + 1)),
      {
        timeout: 15_000,
      },
    );
  },
);

const offices: [Role, Duty[]][] = [
  ['admin', []],
  ['area_admin', []],
  ['unit_admin', []],
  ['member', ['moderator']],
  ['admin', ['registrar']],
  ['admin', ['treasurer']],
];

test.each(offices)(
  'a registrar changes no address of %s %j: not in a preview, not by applying a superuser’s, not by undoing it',
  async (role, duties) => {
    const chief = await signIn(site, 'superuser');
    const clerk = importsOf(site, () => registrar.token);
    const person = await makeUser(site, { role, duties, areaId: 1 });
    const to = another();
    const refused = 'Only a superuser can change the email of somebody with a role.';
    const preview = await clerk.send(
      csvFile([
        ['Membership ID', 'Email'],
        [person.membershipId!, to],
      ]),
    );
    expect(preview.body.errors).toMatchObject([{ errors: { email: [`“${to}”: ${refused}`] } }]);

    const byChief = await anImport(chief, person, to);
    expect(await clerk.apply(byChief)).toMatchObject({
      status: 403,
      body: { code: 'superuser_only', detail: refused },
    });
    expect(await readUser(site, person.id)).toEqual(person);
    expect((await importsOf(site, () => chief.token).apply(byChief)).status).toBe(200);
    const { status, body } = await clerk.undo(byChief);
    expect([status, body.restored, body.kept]).toEqual([
      200,
      0,
      [expect.objectContaining({ id: person.id, why: refused })],
    ]);
    expect(await readUser(site, person.id)).toMatchObject({ email: to });
  },
);

test('an import that leaves addresses alone needs no proof; an undo that removes people does', async () => {
  const chief = await signIn(site, 'superuser', { secondFactorSince: new Date() });
  const person = await makeUser(site);
  site.clock.pass({ minutes: 6 });
  const { send, apply, undo } = importsOf(site, () => chief.token);
  const other = await send(
    csvFile([
      ['Membership ID', 'Email', 'Skills'],
      [person.membershipId!, person.email.toUpperCase(), 'Roofs'],
    ]),
  );
  expect((await apply(other.body.id)).status).toBe(200);
  expect((await undo(other.body.id)).status).toBe(200);
  const fresh = await send(
    csvFile([
      ['Name', 'Email'],
      ['Came Along', another()],
    ]),
  );
  expect((await apply(fresh.body.id)).status).toBe(200);
  expect((await undo(fresh.body.id)).body.code).toBe('proof_needed');
  expect((await site.call('GET', `/api/admin/imports/${fresh.body.id}/`, { token: chief.token })).body.state).toBe(
    'applied',
  );
});

test('an applicant’s address that is released and comes back: no mail goes out, and it is unconfirmed', async () => {
  const chief = await signIn(site, 'superuser');
  const person = await makeUser(site, { isApproved: false, role: 'user', emailConfirmedAt: new Date() });
  const decide = (body: object) =>
    site.call('POST', `/api/admin/applications/${person.id}/decision/`, { token: chief.token, body });
  expect((await decide({ decision: 'reject', note: 'No licence was sent.' })).status).toBe(200);
  const form = {
    username: 'second',
    email: person.email,
    phone: '9447000001',
    area: 'Palakkad',
    unit: 'Town',
    role: 'area_admin',
  };
  const sent = await site.call('POST', '/api/register/', { body: form });
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  expect(await readUser(site, person.id)).toMatchObject({
    email: `released-${person.id}@invalid`,
    emailConfirmedAt: null,
  });
  await site.site.db.delete(users).where(eq(users.phone, '9447000001'));
  expect((await site.call('POST', `/api/admin/applications/${person.id}/reopen/`, { token: chief.token })).status).toBe(
    200,
  );
  expect(await readUser(site, person.id)).toMatchObject({
    email: person.email,
    phone: person.phone,
    emailConfirmedAt: null,
  });
  expect(await warningsTo(person.email)).toBe(0);
});

test('a database of tests refuses an address written in another way; that of a site deletes the links', async () => {
  const person = await member();
  const write = (email: string) => site.site.db.update(users).set({ email }).where(eq(users.id, person.id));
  await expect(write(another())).rejects.toMatchObject({
    cause: { message: 'an address was changed without changeAddresses' },
  });
  await write(person.email.toUpperCase());
  expect(await readUser(site, person.id)).toMatchObject({
    emailConfirmedAt: person.emailConfirmedAt,
    emailChangedAt: null,
  });

  const link = await linkFor(person.email);
  await site.site.db.execute(sql`alter table users disable trigger guard_address`);
  await write(another());
  await site.site.db.execute(sql`alter table users enable trigger guard_address`);
  expect(await readUser(site, person.id)).toMatchObject({ emailConfirmedAt: null, emailChangedAt: expect.any(Date) });
  expect(await isGood(link)).toBe(false);
});

test('the moment of a change is written by changeAddresses alone', () => {
  const sources = [...readSources(path.resolve(import.meta.dirname, '..'))].filter(
    ([file]) => !/\.test\.tsx?$/.test(file),
  );
  const speaking = sources.filter(([, text]) => /email_?changed_?at/i.test(text)).map(([file]) => file);
  // The others declare it and read it.
  expect(speaking).toEqual([
    'src/features/people/server/address.ts',
    'src/features/people/server/tables.ts',
    'src/features/sign-in/rules.ts',
    'src/features/sign-in/server/confirm-by-password.ts',
  ]);
});
