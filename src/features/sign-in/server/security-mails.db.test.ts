import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { languages } from '~/shared/language';
import { testApp, type Answer } from '~test/app';
import { makeUser, password, signIn, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { auditLog } from '~/features/audit/server/tables';
import { jobs } from '~/platform/jobs/tables';
import { both } from '../texts/both';
import { notMeLinks } from './tables';

/* docs/product/security.md, "Mails". */
const site = testApp();
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let address = 0;
const from = () => `10.6.${(address += 1) % 250}.1`;
const cookieOf = ({ headers }: Answer) => /^device=[^;]+/.exec(String(headers['set-cookie']))![0];
const login = (email: string, { cookie, agent }: { cookie?: string; agent?: string } = {}) =>
  site.call('POST', '/api/auth/login/', {
    body: { email_or_member_id: email, password },
    from: from(),
    headers: { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) },
  });
const reportNotMe = (token: unknown) => site.call('POST', '/api/auth/not-me/', { body: { token }, from: from() });
const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1];
const linkIn = (mail: string) => /https:\/\/sangham\.test(?:\/ml)?\/security\/not-me\/([\w-]+)/.exec(mail)![1]!;
/** Returns the number of mails, sent or not. */
const mails = () => site.site.db.$count(jobs, eq(jobs.name, 'mail'));

test('each session on a new device of the account is mailed, but not the first login ever', async () => {
  const user = await makeUser(site);
  const before = await mails();
  const cookie = cookieOf(await login(user.email));
  await login(user.email, { cookie });
  expect(await mails()).toBe(before);

  expect((await login(user.email, { agent: android })).status).toBe(200);
  expect(await mails()).toBe(before + 1);
  const [mail] = await mailsTo(site, user.email);
  expect(subjectOf(mail!)).toBe('Your account was used on a new device');
  expect(mail).toContain('Chrome on Android');

  // A stranger may give their browser the name of the owner's.
  await login(user.email, { agent: android });
  expect(await mails()).toBe(before + 2);
  await login(user.email);
  expect(await mails()).toBe(before + 3);
});

test.each(languages)(
  'of many new devices five are mailed in a day, and the last mail announces that, in %s',
  async (language) => {
    const user = await makeUser(site, { language });
    await login(user.email);
    const before = await mails();
    const more = new RegExp(both[language].mails.security.newDevice.more.slice(0, 14));
    for (let n = 1; n <= 7; n += 1) {
      expect((await login(user.email, { agent: android })).status).toBe(200);
      expect(await mails()).toBe(before + Math.min(n, 5));
    }
    const last = (count: number) => mailsTo(site, user.email, count).then((all) => all.map((mail) => more.test(mail)));
    expect(await last(5)).toEqual([false, false, false, false, true]);

    site.clock.pass({ days: 1, minutes: 1 });
    await login(user.email, { agent: android });
    expect(await mails()).toBe(before + 6);
    expect(await last(6)).toEqual([false, false, false, false, true, false]);
  },
);

test('of new devices at the same moment five are mailed, too, and one of the mails is the last', async () => {
  const user = await makeUser(site);
  await login(user.email);
  const before = await mails();
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(user.email, { agent: android })));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await mails()).toBe(before + 5);
  expect((await mailsTo(site, user.email, 5)).filter((mail) => mail.includes('There may be more'))).toHaveLength(1);
});

test('“That wasn’t me” ends all sessions and open links, mails a new link, is recorded, and works once', async () => {
  const user = await makeUser(site, { language: 'ml' });
  await login(user.email);
  const stolen = (await login(user.email, { agent: android })).body.token as string;
  const [mailed] = await mailsTo(site, user.email);
  expect(mailed).toContain('അത് ഞാനല്ല');
  await site.call('POST', '/api/auth/forgot-password/', { body: { email: user.email }, from: from() });
  const asked = /reset-password\/(\d+\/[\w-]+)/.exec((await mailsTo(site, user.email, 2))[1]!)![1];

  const answer = await reportNotMe(linkIn(mailed!));
  expect(answer.status).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token: stolen })).status).toBe(401);
  const verify = async (link: string) =>
    (await site.call('GET', `/api/auth/verify-reset-token/${link}/`, { from: from() })).body.valid as boolean;
  expect(await verify(asked!)).toBe(false);
  const fresh = /https:\/\/sangham\.test\/ml\/reset-password\/(\d+\/[\w-]+)/.exec(
    (await mailsTo(site, user.email, 3))[2]!,
  )![1];
  expect(await verify(fresh!)).toBe(true);
  const entries = await site.site.db.select().from(auditLog).where(eq(auditLog.action, 'user.not_me'));
  expect(entries).toMatchObject([{ actorId: null, targetType: 'user', targetId: user.id }]);
  expect(await reportNotMe(linkIn(mailed!))).toMatchObject({ status: 404, body: { code: 'not_me_link_unknown' } });
});

test('a link that is unknown, one that has expired, and two presses at once', async () => {
  const user = await makeUser(site);
  const token = await tokenOf(site, user);
  const change = (current: string, next: string) =>
    site.call('POST', '/api/change-password/', { token, body: { current_password: current, new_password: next } });
  expect((await change(password, 'brand new')).status).toBe(200);
  const [mail] = await mailsTo(site, user.email);
  expect(subjectOf(mail!)).toBe('Your password was changed');
  expect((await reportNotMe('A'.repeat(43))).status).toBe(404);
  expect((await reportNotMe('')).status).toBe(400);
  const both = await Promise.all([reportNotMe(linkIn(mail!)), reportNotMe(linkIn(mail!))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);

  const other = await signIn(site, 'member');
  await site.call('POST', '/api/change-password/', {
    token: other.token,
    body: { current_password: password, new_password: 'brand new' },
  });
  const [expired] = await mailsTo(site, other.user.email);
  site.clock.pass({ days: 7, minutes: 1 });
  expect((await reportNotMe(linkIn(expired!))).status).toBe(404);
  // It goes with the next one that is made.
  await change('brand new', 'newer still').catch(() => undefined);
  await site.call('POST', '/api/change-password/', {
    token: (await login((await makeUser(site)).email)).body.token,
    body: { current_password: password, new_password: 'brand new' },
  });
  expect(await site.site.db.$count(notMeLinks, eq(notMeLinks.userId, other.user.id))).toBe(0);
});

test('guessing links is limited, and keeps no person from using one', async () => {
  const { user, token } = await signIn(site, 'member');
  await site.call('POST', '/api/change-password/', {
    token,
    body: { current_password: password, new_password: 'brand new' },
  });
  const [mail] = await mailsTo(site, user.email);
  const guess = (link: string) => site.call('POST', '/api/auth/not-me/', { body: { token: link }, from: '10.77.0.1' });
  const statuses = await Promise.all(Array.from({ length: 31 }, (_, n) => guess(`unknown${n}`)));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await guess(linkIn(mail!))).status).toBe(200);
});

test('a new address is mailed to both, also from the office; the password link to the new one only', async () => {
  const user = await makeUser(site);
  const chief = await signIn(site, 'superuser');
  const { email } = user;
  const next = `new.${email}`;
  const edit = (other: string) =>
    site.call('PATCH', `/api/users/${user.id}/`, { token: chief.token, body: { email: other } });
  // Another way to write it is no other address.
  expect((await edit(email.toUpperCase())).status).toBe(200);
  expect((await edit(next)).status).toBe(200);
  const [[old], [fresh]] = await Promise.all([mailsTo(site, email), mailsTo(site, next)]);
  expect([subjectOf(old!), subjectOf(fresh!)]).toEqual(Array(2).fill('The e-mail address of your account was changed'));
  expect(old).toContain('n***@example.test');
  expect(old).not.toContain(next);
  expect((await reportNotMe(linkIn(old!))).status).toBe(200);
  expect((await mailsTo(site, next, 2))[1]).toContain('/reset-password/');
  expect(await mailsTo(site, email)).toHaveLength(1);

  await site.call('PATCH', '/api/profile/update/', { token: chief.token, body: { email: `new.${chief.user.email}` } });
  expect(await mailsTo(site, `new.${chief.user.email}`)).toHaveLength(1);
});

test('a reset by link is mailed, but not the first password of a person who has never signed in', async () => {
  const reset = async (email: string, least: number) => {
    await site.call('POST', '/api/auth/forgot-password/', { body: { email }, from: from() });
    const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec((await mailsTo(site, email, least)).at(-1)!)!;
    const body = { uid, token, password: 'brand new' };
    expect((await site.call('POST', '/api/password-reset-confirm/', { body, from: from() })).status).toBe(200);
  };
  const [fresh, known] = [await makeUser(site), await makeUser(site)];
  const before = await mails();
  await reset(fresh.email, 1);
  expect(await mails()).toBe(before + 1);
  await login(known.email);
  await reset(known.email, 1);
  expect((await mailsTo(site, known.email, 2)).map(subjectOf)).toEqual([
    'Set a new password',
    'Your password was changed',
  ]);
});
