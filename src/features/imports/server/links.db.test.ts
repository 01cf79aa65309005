import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { testPerson, userByEmail } from '~test/factories';
import { importsOf } from '~test/imports';
import { mailsTo } from '~test/outbox';
import { csvFile } from '~test/sheets';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const { send, apply } = importsOf(site, () => registrar.token);

async function linkFor(address: string): Promise<{ uid: string; token: string }> {
  const [mail] = await mailsTo(site, address);
  expect(mail).toContain('for 7 days');
  const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec(mail!)!;
  return { uid: uid!, token: token! };
}

test('links for a first password are mailed when asked for, to newcomers only, and work for seven days', async () => {
  const quiet = await send(
    csvFile([
      ['Name', 'Email'],
      ['Without Link', 'quiet@example.test'],
    ]),
  );
  expect((await apply(quiet.body.id)).body.links).toBe(0);
  const { body } = await send(
    csvFile([
      ['Name', 'Email'],
      ['Without Link', 'quiet@example.test'],
      ['First', 'first@example.test'],
      ['Second', 'second@example.test'],
    ]),
  );
  expect((await apply(body.id, { send_links: true })).body.links).toBe(2);
  const [first, second] = [await linkFor('first@example.test'), await linkFor('second@example.test')];
  const set = ({ uid, token }: { uid: string; token: string }) =>
    site.call('POST', `/api/auth/reset-password/${uid}/${token}/`, {
      body: { new_password: 'brand new 1', confirm_password: 'brand new 1' },
    });
  site.clock.pass({ days: 6, seconds: 86_300 });
  expect((await set(first)).status).toBe(200);
  const login = {
    email_or_member_id: (await userByEmail(site, 'first@example.test'))!.membershipId,
    password: 'brand new 1',
  };
  expect((await site.call('POST', '/api/auth/login/', { body: login })).status).toBe(200);
  site.clock.pass({ seconds: 200 });
  expect((await set(second)).status).toBe(404);
  expect(await mailsTo(site, 'quiet@example.test', 0)).toEqual([]);
});
