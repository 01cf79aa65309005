import { and, desc, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notices } from '~/features/notifications/server/tables';
import { jobs } from '~/platform/jobs/tables';
import { testApp } from '~test/app';
import { makeUser, password, signIn, testPerson } from '~test/factories';
import { toIso } from '~/shared/dates';
import { announceMoved, moneyMovedJob } from './announce-money';
import { issueAll } from './issue';

const site = testApp();
const chief = testPerson(site, 'superuser', { firstName: 'Rema', lastName: 'Nair' });
const treasurer = testPerson(site, 'admin', { duties: ['treasurer'] });

const edit = (body: object, token = chief.token) =>
  site.call('PATCH', '/api/admin/settings/membership/', { token, body });
const upi = async () => (await site.call('GET', '/api/dues/mine/', { token: treasurer.token })).body.upi;

test('where money goes changes a day later, after a fresh proof, and all who look after money hear of it', async () => {
  expect((await edit({ upi_id: 'not one' })).body).toHaveProperty('upi_id');
  expect((await edit({ upi_id: 'committee@bank', payee: 'The committee' })).status).toBe(200);
  expect(await upi()).toBe(null);
  const { moves } = (await site.call('GET', '/api/dues/mine/', { token: treasurer.token })).body;
  expect(moves).toMatchObject([
    { key: 'payee', before: '', after: 'The committee' },
    { key: 'upi_id', before: '', after: 'committee@bank' },
  ]);
  const { body } = await site.call('GET', '/api/notifications/', { token: treasurer.token });
  expect(JSON.stringify(body)).toContain('committee@bank');
  const versions = await site.call('GET', '/api/admin/settings/membership/versions/', { token: chief.token });
  expect(versions.body.results[0]).toMatchObject({ state: 'scheduled' });
  site.clock.pass({ days: 1, seconds: 1 });
  const later = await signIn(site, 'superuser');
  const token = (await signIn(site, 'admin', { duties: ['treasurer'] })).token;
  expect((await site.call('GET', '/api/dues/mine/', { token })).body.upi).toEqual({
    id: 'committee@bank',
    payee: 'The committee',
  });
  // The login counts for five minutes.
  site.clock.pass({ seconds: 6 * 60 });
  const refused = await edit({ upi_id: 'other@bank' }, later.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'proof_needed']);
  // The same value is no change.
  expect((await edit({ upi_id: 'committee@bank' }, later.token)).status).toBe(200);
  await site.call('POST', '/api/security/proof/', { token: later.token, body: { password } });
  expect((await edit({ upi_id: 'other@bank' }, later.token)).status).toBe(200);
});

test('money is in no public answer, and books close up to today', async () => {
  const { token } = await signIn(site, 'superuser');
  const { values } = (await site.call('GET', '/api/site/')).body;
  expect(Object.keys(values)).not.toContain('upi_id');
  const today = toIso(site.clock.now()).slice(0, 10);
  expect((await edit({ books_closed_until: '2099-01-01' }, token)).body).toHaveProperty('books_closed_until');
  expect((await edit({ books_closed_until: today }, token)).status).toBe(200);
  const receipt = { client_key: 'closed', amount: 100, method: 'cash', received_on: today };
  const closed = await site.call('POST', '/api/dues/receipts/', { token, body: receipt });
  expect(Object.keys(closed.body)).toEqual(['received_on']);
});

test('a change of where money goes reaches treasurers of before, and those who come until it counts', async () => {
  const { token } = await signIn(site, 'superuser');
  const former = await signIn(site, 'admin', { duties: ['treasurer'] });
  const next = await signIn(site, 'admin');
  const name = async (id: number, duties: string[]) =>
    site.call('PATCH', `/api/users/${id}/`, { token, body: { duties } });
  expect((await name(former.user.id, [])).status).toBe(200);
  expect((await edit({ bank_account: 'SB 12345, Example Bank' }, token)).status).toBe(200);
  const hears = async ({ user }: { user: { id: number } }) =>
    (await site.site.db.select().from(notices).where(eq(notices.userId, user.id))).map(({ subject }) => subject);
  expect([await hears(former), await hears(next)]).toEqual([['money:bank_account'], []]);
  expect((await name(next.user.id, ['treasurer'])).status).toBe(200);
  const [job] = await site.site.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.name, moneyMovedJob), isNull(jobs.endedAt)))
    .orderBy(desc(jobs.id))
    .limit(1);
  site.clock.pass({ days: 1, seconds: 1 });
  for (let again = 0; again < 2; again++) await announceMoved(site.site, job!.data);
  expect([await hears(former), await hears(next)]).toEqual([['money:bank_account'], ['money:bank_account']]);
});

test('what the law sets flags a receipt by the limits of its day', async () => {
  const { token } = await signIn(site, 'superuser');
  for (const [key, bad] of [
    ['cash_limit', '-1'],
    ['cash_limit', '1.5'],
    ['revenue_stamp', 'much'],
    ['gstin', '27AAPFU0939F1ZW'],
  ] as const)
    expect((await edit({ [key]: bad }, token)).body).toHaveProperty(key);
  expect((await edit({ books_closed_until: null }, token)).status).toBe(200);
  const received_on = toIso(site.clock.now()).slice(0, 10);
  const flags = async (key: string, amount: number, method = 'cash') => {
    const body = { client_key: key, amount, method, received_on };
    return (await site.call('POST', '/api/dues/receipts/', { token, body })).body.flags;
  };
  expect(await flags('law-1', 500_000)).not.toContain('revenue_stamp');
  expect(await flags('law-2', 20_000_000)).toEqual(expect.arrayContaining(['cash_limit', 'revenue_stamp']));
  expect(await flags('law-3', 20_000_000, 'upi')).toEqual(['unknown_payer', 'credit']);
  expect((await edit({ revenue_stamp: '10000', gstin: '27AAPFU0939F1ZV' }, token)).status).toBe(200);
  expect(await flags('law-4', 1_000_000)).not.toContain('revenue_stamp');
  const { results } = (await site.call('GET', '/api/dues/receipts/?method=cash&sort=amount', { token })).body;
  expect(results.at(-1).flags).toContain('revenue_stamp');
});

const sticker = (id: string) => `upi://pay?mode=02&pa=${id}&pn=Sangham&mc=8398&orgid=159761`;
const signature = `&sign=${'MEUCIQ+/'.repeat(12)}==`;

test('what the bank gave belongs to its UPI id, and is part of the link', async () => {
  const { token } = await signIn(site, 'superuser');
  const user = await makeUser(site, { role: 'member' });
  const plan = { year: '2026-27', name: 'Dues', amount: 45_000, due_on: '2026-12-31' };
  const { id } = (await site.call('POST', '/api/dues/plans/', { token, body: plan })).body;
  await issueAll(site.site, { plan: id, users: [user.id] });
  const later = async () => {
    site.clock.pass({ days: 1, seconds: 1 });
    return (await signIn(site, 'superuser')).token;
  };
  const link = async (by: string) => {
    const { results } = (await site.call('GET', `/api/dues/invoices/?user=${user.id}`, { token: by })).body;
    return results[0].upi_link as string;
  };
  for (const bad of [
    'https://example.com/',
    'upi://pay?pa=new@bank&mc=x',
    sticker('else@bank'),
    'upi://pay?pa=new@bank&am=5',
  ])
    expect((await edit({ upi_id: 'new@bank', upi_sticker: bad }, token)).body).toHaveProperty('upi_sticker');
  expect((await edit({ upi_id: 'new@bank', upi_sticker: sticker('new@bank') }, token)).status).toBe(200);
  const { moves } = (await site.call('GET', '/api/dues/mine/', { token })).body;
  expect(moves).toContainEqual(
    expect.objectContaining({ key: 'upi_sticker', before: '', after: 'pa new@bank, mc 8398, mode 02, orgid 159761' }),
  );
  let now = await later();
  expect(await link(now)).toMatch(/^upi:\/\/pay\?pa=new@bank&pn=.*&mc=8398&mode=02&orgid=159761&am=450\.00&cu=INR&tn=/);
  // A signature of the bank covers all that its link says.
  expect((await edit({ upi_sticker: sticker('new@bank') + signature }, now)).status).toBe(200);
  now = await later();
  expect(await link(now)).toBe(sticker('new@bank') + signature);
  expect((await edit({ upi_id: 'typed@bank' }, now)).status).toBe(200);
  now = await later();
  expect(await link(now)).toMatch(/^upi:\/\/pay\?pa=typed@bank&pn=[^&]*&am=/);
  const { values } = (await site.call('GET', '/api/admin/settings/membership/', { token: now })).body;
  expect(values.upi_sticker).toBe('');
  // The same sticker needs a fresh proof like the UPI id.
  site.clock.pass({ seconds: 6 * 60 });
  const refused = await edit({ upi_sticker: sticker('typed@bank') }, now);
  expect([refused.status, refused.body.code]).toEqual([403, 'proof_needed']);
});
