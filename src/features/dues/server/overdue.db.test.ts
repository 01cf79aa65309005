import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notices } from '~/features/notifications/server/tables';
import { dayIso } from '~/shared/membership-status';
import { testApp } from '~test/app';
import { signIn } from '~test/factories';
import { issueAll } from './issue';
import { remindOverdue } from './overdue';
import { duesReminders } from './tables';

const site = testApp();
/** Calls as a person, or as a treasurer who has just logged in: the clock ends sessions. */
const call = async (method: 'GET' | 'POST', path: string, body?: object, token?: string) =>
  site.call(method, `/api/dues/${path}`, {
    token: token ?? (await signIn(site, 'admin', { duties: ['treasurer'] })).token,
    ...(body && { body }),
  });
const dayAgo = (days: number) => dayIso(new Date(site.clock.now().getTime() - days * 86_400_000));

let plans = 0;
/** A member with an invoice that was due so many days ago. */
const owing = async (days: number) => {
  const { user, token } = await signIn(site, 'member');
  const plan = { year: '2026-27', name: `Dues ${++plans}`, amount: 45_000, classes: [], due_on: dayAgo(days) };
  const { id } = (await call('POST', 'plans/', plan)).body;
  await call('POST', `plans/${id}/issue/`, { users: [user.id] });
  await issueAll(site.site, { plan: id, users: [user.id] });
  const invoice = (await call('GET', `invoices/?plan=${id}`)).body.results[0] as { id: number; number: string };
  return { user, token, invoice };
};
const run = (signal = new AbortController().signal) => remindOverdue(site.site, signal);
const told = ({ user }: { user: { id: number } }) =>
  site.site.db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, user.id), eq(notices.kind, 'dues'), eq(notices.key, 'dues.overdue')));
const steps = async ({ invoice }: { invoice: { id: number } }) =>
  (await site.site.db.select().from(duesReminders).where(eq(duesReminders.invoiceId, invoice.id))).map(
    ({ step }) => step,
  );

test('what is overdue is announced after 7 and after 30 days, each once, the newest alone', async () => {
  const [early, week, month, old] = [await owing(6), await owing(7), await owing(31), await owing(60)];
  const cut = new AbortController();
  cut.abort(new Error('stopped'));
  await expect(run(cut.signal)).rejects.toThrow('stopped');
  await Promise.all([run(), run()]);
  await run();
  expect([await steps(early), await steps(week), await steps(month), await steps(old)]).toEqual([[], [7], [30], []]);
  expect(await told(week)).toMatchObject([
    { text: expect.stringMatching(/^You have not paid ₹450, which was due by \d+ \w+ \d{4}$/), link: '/member/dues' },
  ]);
  site.clock.pass({ days: 23 });
  await run();
  expect(await steps(week)).toEqual([7, 30]);
  expect((await told(week)).length).toBe(1);
});

test('a claim keeps it back for 7 days, and a payment removes it', async () => {
  const person = await owing(7);
  const claim = { method: 'upi', reference: '412345678999', paid_on: dayAgo(0) };
  expect((await call('POST', `invoices/${person.invoice.id}/claim/`, claim, person.token)).status).toBe(201);
  await run();
  expect(await steps(person)).toEqual([]);
  site.clock.pass({ days: 7, seconds: 1 });
  await run();
  expect([await steps(person), (await told(person)).length]).toEqual([[7], 1]);
  const paid = {
    client_key: 'overdue',
    user_id: person.user.id,
    amount: 45_000,
    method: 'cash',
    received_on: dayAgo(0),
    allocations: [{ invoice_id: person.invoice.id, amount: 45_000 }],
  };
  expect((await call('POST', 'receipts/', paid)).status).toBe(201);
  expect(await told(person)).toEqual([]);
});
