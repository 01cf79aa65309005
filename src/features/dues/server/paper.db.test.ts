import { expect, test } from 'vitest';
import { fileOwners } from '~/app/features';
import { siteSettings } from '~/platform/site-settings';
import { toIso } from '~/shared/dates';
import { testApp } from '~test/app';
import { formOf, makeUser, picture, testPerson } from '~test/factories';

const site = testApp();

const auth = testPerson(site, 'superuser');
let keys = 0;

const record = async (userId: number) => {
  const body = {
    client_key: `paper-${++keys}`,
    user_id: userId,
    amount: 45_000,
    method: 'cash',
    received_on: toIso(site.clock.now()).slice(0, 10),
    allocations: [],
  };
  const { status, body: receipt } = await site.call('POST', '/api/dues/receipts/', { token: auth.token, body });
  expect(status).toBe(201);
  return receipt.id as number;
};
const papers = async (id: number) => {
  const headers = { authorization: `Token ${auth.token}` };
  const [pdf, png] = await Promise.all(
    ['pdf', 'png'].map((type) => site.app.inject({ url: `/api/dues/receipts/${id}.${type}`, headers })),
  );
  expect([pdf!.statusCode, png!.statusCode]).toEqual([200, 200]);
  return [pdf!.rawPayload, png!.rawPayload] as const;
};
const place = async (width: number, height: number) => {
  const form = formOf({}, { file: { bytes: await picture('png', width, height), name: 'logo.png' } });
  const answer = await site.call('POST', '/api/admin/settings/look/logo/', { token: auth.token, form });
  expect(answer.status).toBe(200);
};

test('a receipt has the logo of its day, and the same bytes when the logo is another', async () => {
  const { id } = await makeUser(site, { role: 'member' });
  const without = await record(id);
  const before = await papers(without);
  await place(600, 600);
  const first = await record(id);
  const shown = await papers(first);
  await place(1200, 512);
  const second = await papers(await record(id));
  const again = await papers(first);
  for (const at of [0, 1] as const) {
    expect(again[at].equals(shown[at])).toBe(true);
    expect(second[at].equals(shown[at])).toBe(false);
  }
  expect((await papers(without))[1].equals(before[1])).toBe(true);
  // The logo stays while a receipt names it, also when no version of the look does.
  await site.site.write((tx) => tx.delete(siteSettings));
  const look = fileOwners(site.site).find(({ prefix }) => prefix === 'look')!;
  expect(await look.named()).toHaveLength(2);
  expect((await papers(first))[0].equals(shown[0])).toBe(true);
});
