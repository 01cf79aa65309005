import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { notices } from '~/features/notifications/server/tables';
import { testApp, type Answer } from '~test/app';
import { readLog } from '~test/audit';
import { signIn, testPerson } from '~test/factories';
import { cards } from './tables';

/* Issuing a card happens at once and can be taken back for ten seconds (docs/product/cards.md, "The office"). */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const colleague = testPerson(site, 'admin', { duties: ['registrar'] });

const mine = async (token: string) => (await site.call('GET', '/api/cards/mine/', { token })).body;
const issue = (id: number) => site.call('POST', `/api/cards/${id}/issue/`, { token: registrar.token });
const undo = (id: number, by = registrar) => site.call('DELETE', `/api/cards/${id}/issue/`, { token: by.token });
const verify = async (code: string) => (await site.call('GET', `/api/cards/verify/${code}/`)).status;
const codeOf = ({ status, body }: Answer) => [status, body.code];
const told = (id: number) => site.site.db.$count(notices, eq(notices.userId, id));
const pastUndo = () =>
  site.site.db.execute(sql`update jobs set run_at = now() where name in ('undo', 'cards.issued') and ended_at is null`);

test('an issue is taken back: the card before is valid again, the new one gone, no member notified', async () => {
  const { user, token } = await signIn(site, 'member');
  const before = await mine(token);
  const rows = await site.site.db.select().from(cards).where(eq(cards.userId, user.id));
  expect((await issue(user.id)).status).toBe(201);
  const { code } = await mine(token);
  expect([code === before.code, await verify(code), await verify(before.code)]).toEqual([false, 200, 404]);
  expect((await undo(user.id)).status).toBe(204);
  expect([(await mine(token)).code, await verify(code), await verify(before.code)]).toEqual([before.code, 404, 200]);
  expect(await site.site.db.select().from(cards).where(eq(cards.userId, user.id))).toEqual(rows);
  await pastUndo();
  expect(await told(user.id)).toBe(0);
  const log = await readLog(site, eq(auditLog.action, 'card.undo_issue'));
  expect(log).toEqual([expect.objectContaining({ actorId: registrar.user.id, targetId: user.id })]);
});

test('after a revocation an undo leaves the card taken back, and a first card leaves none', async () => {
  const { user, token } = await signIn(site, 'member');
  await mine(token);
  const body = { reason: 'Reported lost' };
  await site.call('POST', `/api/cards/${user.id}/revoke/`, { token: registrar.token, body });
  await issue(user.id);
  await undo(user.id);
  expect(codeOf(await site.call('GET', '/api/cards/mine/', { token }))).toEqual([403, 'card_revoked']);

  const first = await signIn(site, 'member');
  await issue(first.user.id);
  expect((await undo(first.user.id)).status).toBe(204);
  expect(await site.site.db.$count(cards, eq(cards.userId, first.user.id))).toBe(0);
});

test('too late: by a colleague, twice, after the member renewed it, and after the time, with the notice', async () => {
  const { user, token } = await signIn(site, 'member');
  await issue(user.id);
  expect(codeOf(await undo(user.id, colleague))).toEqual([409, 'too_late']);
  expect((await undo(user.id)).status).toBe(204);
  expect(codeOf(await undo(user.id))).toEqual([409, 'too_late']);

  await issue(user.id);
  await site.call('POST', '/api/cards/mine/new/', { token });
  const { code } = await mine(token);
  expect(codeOf(await undo(user.id))).toEqual([409, 'too_late']);
  expect((await mine(token)).code).toBe(code);

  const other = await signIn(site, 'member');
  await issue(other.user.id);
  expect(await told(other.user.id)).toBe(0);
  await pastUndo();
  expect(codeOf(await undo(other.user.id))).toEqual([409, 'too_late']);
  await vi.waitFor(async () => expect(await told(other.user.id)).toBe(1), { timeout: 20_000, interval: 100 });
  expect((await undo(2_000_000_000)).status).toBe(404);
});
