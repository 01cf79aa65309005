import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { checkOwnPassword } from '~/features/sign-in/server/public';
import { lockSuperusers, lockUser, otherSuperusers } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { unauthorized } from '~/platform/errors/http-error';
import { networkOf } from '~/platform/rate-limit/network';
import type { Caller } from '~/shared/access';
import { DAY_MS } from '~/shared/dates';
import { dueDays, type RequestKind } from '../../contract/request-choices';
import type { RequestForm } from '../../contract/request-forms';
import type { OwnRequest } from '../../contract/requests';
import { both } from '../../texts/both';
import { queueExport } from '../export/job';
import { refuse } from '../refusals';
import { privacyRequests } from '../tables';
import { subjectOf, type Requests } from './context';
import { forgetAtOffice, notifyOffice } from './notify-office';
import { notifyPerson } from './notify-person';
import { presentRequest } from './present';

/** The newest requests in a person's list; more than a person has. */
const mostShown = 100;
/** Far more than a person sends in a day; more come from a script. */
const quota = { name: 'privacy-requests', most: 20, seconds: 86_400 };

type Row = typeof privacyRequests.$inferSelect;

const presentOwn = ({ exports }: Requests, row: Row): OwnRequest => ({
  ...presentRequest(row),
  file: exports.present(row),
});

/** Checks the caller's password; throws 400 on `password`, and 429. */
const checkPassword = (requests: Requests, caller: Caller, password: string, { ip }: FastifyRequest) =>
  checkOwnPassword(requests, caller.id, {
    password,
    field: 'password',
    wrong: (language) => both[language].wrongPassword,
    network: networkOf(ip),
  });

/** Returns the caller's requests and exports, the newest first. */
export async function listOwn(requests: Requests, caller: Caller): Promise<OwnRequest[]> {
  const rows = await requests.db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, caller.id))
    .orderBy(desc(privacyRequests.id))
    .limit(mostShown);
  return rows.map((row) => presentOwn(requests, row));
}

/** Asks for an export; throws 400 on `password`, and 429 within a day of the last export. */
export async function askExport(
  requests: Requests,
  caller: Caller,
  { password }: { password: string },
  request: FastifyRequest,
): Promise<OwnRequest> {
  const { write, clock, jobs } = requests;
  await checkPassword(requests, caller, password, request);
  const row = await write(async (tx) => {
    // Two calls at once: the second waits here and finds the first call's request.
    if (!(await lockUser(tx, caller.id))) throw unauthorized();
    const now = clock.now();
    const isRecent = and(
      eq(privacyRequests.userId, caller.id),
      eq(privacyRequests.kind, 'export'),
      ne(privacyRequests.state, 'refused'),
      gt(privacyRequests.createdAt, new Date(now.getTime() - DAY_MS)),
    );
    const [last] = await tx.select({ at: privacyRequests.createdAt }).from(privacyRequests).where(isRecent).limit(1);
    if (last) throw refuse.tooMany((last.at.getTime() + DAY_MS - now.getTime()) / 1000, (t) => t.exportOnceADay);
    const row = await insert(tx, caller.id, 'export', '', now);
    await queueExport(jobs, tx, row.id);
    await auditRequest(tx, caller, 'privacy_request.create', row, { after: { kind: row.kind } });
    return row;
  });
  return presentOwn(requests, row);
}

/**
 * Sends a request; throws 409 `open` while a request of the kind is open. An erasure requires the own password (400 on
 * `password`), is refused for the last superuser (409 `last_superuser`), and is confirmed by notice and mail.
 */
export async function sendRequest(
  requests: Requests,
  caller: Caller,
  { kind, text, password }: RequestForm,
  request: FastifyRequest,
): Promise<OwnRequest> {
  const { write, clock, limits } = requests;
  if (kind === 'erase') await checkPassword(requests, caller, password ?? '', request);
  await limits.hit(quota, String(caller.id));
  const row = await write(async (tx, invalidate) => {
    if (kind === 'erase' && caller.isSuperuser) {
      await lockSuperusers(tx);
      if ((await otherSuperusers(tx, caller.id)) === 0)
        throw refuse.conflict('last_superuser', (t) => t.lastSuperuserKeeps);
    }
    const person = await lockUser(tx, caller.id);
    if (!person) throw unauthorized();
    const isOpen = and(
      eq(privacyRequests.userId, caller.id),
      eq(privacyRequests.kind, kind),
      eq(privacyRequests.state, 'open'),
    );
    if ((await tx.$count(privacyRequests, isOpen)) > 0) throw refuse.conflict('open', (t) => t.alreadyOpen);
    const row = await insert(tx, caller.id, kind, text ?? '', clock.now());
    await auditRequest(tx, caller, 'privacy_request.create', row, { after: { kind } });
    if (kind === 'erase') await notifyPerson(requests, tx, invalidate, person, row, 'begun');
    await notifyOffice(requests, tx, invalidate, row);
    return row;
  });
  return presentOwn(requests, row);
}

/**
 * Withdraws an own open request; does nothing when it is withdrawn already. Throws 404, also for another person's
 * request and for exports, and 409 `decided`.
 */
export async function withdrawRequest(requests: Requests, caller: Caller, id: number): Promise<void> {
  const { write, clock, notices } = requests;
  await write(async (tx, invalidate) => {
    // The person first: every transaction that locks both has this order, and a running erasure ends before.
    await lockUser(tx, caller.id);
    const isTheirs = and(
      eq(privacyRequests.id, id),
      eq(privacyRequests.userId, caller.id),
      ne(privacyRequests.kind, 'export'),
    );
    const [old] = await tx.select().from(privacyRequests).where(isTheirs).for('update');
    if (!old) throw refuse.notFound((t) => t.unknownRequest, 'request_unknown');
    if (old.state === 'withdrawn') return;
    if (old.state !== 'open') throw refuse.conflict('decided', (t) => t.requestDecided);
    const now = clock.now();
    await tx.update(privacyRequests).set({ state: 'withdrawn', decidedAt: now, updatedAt: now }).where(isTheirs);
    await notices.forget(tx, invalidate, { of: subjectOf(id) });
    await forgetAtOffice(requests, tx, invalidate, id);
    await auditRequest(
      tx,
      caller,
      'privacy_request.withdraw',
      { ...old, updatedAt: now },
      { before: { state: old.state }, after: { state: 'withdrawn' } },
    );
  });
}

async function insert(tx: Tx, userId: number, kind: RequestKind, text: string, now: Date): Promise<Row> {
  const due = new Date(now.getTime() + dueDays[kind] * DAY_MS);
  const [row] = await tx
    .insert(privacyRequests)
    .values({ userId, kind, text, state: 'open', due, createdAt: now, updatedAt: now })
    .returning();
  return row!;
}

/** Audits a request without its text: not every reader of the log may read a complaint about the office. */
const auditRequest = (
  tx: Tx,
  actor: Caller,
  action: string,
  row: Row,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  recordAudit(tx, {
    at: row.updatedAt,
    actor,
    action,
    target: { type: 'privacy_request', id: row.id, name: actor.name },
    person: actor.id,
    ...change,
  });
