import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { checkOwnPassword, lockSuperusers, lockUser, otherSuperusers } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { conflict, notFound, tooMany, unauthorized } from '~/platform/errors/http-error';
import { networkOf } from '~/platform/rate-limit/network';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { dueDays, type RequestKind } from '../../contract/request-choices';
import type { RequestForm } from '../../contract/request-forms';
import type { OwnRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { queueExport } from '../export/job';
import { privacyRequests } from '../tables';
import { subjectOf, type Requests } from './context';
import { tellPerson } from './tell';

const DAY_MS = 86_400_000;
/** More than anybody has; the newest of them. */
const mostShown = 100;
/** Far more than anybody sends in a day; what is over it is a script. */
const quota = { name: 'privacy-requests', most: 20, seconds: 86_400 };

type Row = typeof privacyRequests.$inferSelect;

const presentOwn = ({ exports }: Requests, row: Row): OwnRequest => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  state: row.state,
  due: toIso(row.due),
  answer: row.answer,
  decided_at: row.decidedAt && toIso(row.decidedAt),
  created_at: toIso(row.createdAt),
  file: exports.present(row),
});

/** The own requests and exports, the newest first. */
export async function listOwn(requests: Requests, caller: Caller): Promise<OwnRequest[]> {
  const rows = await requests.db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, caller.id))
    .orderBy(desc(privacyRequests.id))
    .limit(mostShown);
  return rows.map((row) => presentOwn(requests, row));
}

/** Asks for an export; 400 on `password`, 429 within a day of the last one that was made. */
export async function askExport(
  requests: Requests,
  caller: Caller,
  { password }: { password: string },
  request: FastifyRequest,
): Promise<OwnRequest> {
  const { write, clock, jobs } = requests;
  await checkOwnPassword(requests, caller.id, {
    password,
    field: 'password',
    wrong: texts.wrongPassword,
    network: networkOf(request.ip),
  });
  const made = await write(async (tx) => {
    // Two presses at once: the second waits here and finds the first one's.
    if (!(await lockUser(tx, caller.id))) throw unauthorized();
    const now = clock.now();
    const isRecent = and(
      eq(privacyRequests.userId, caller.id),
      eq(privacyRequests.kind, 'export'),
      ne(privacyRequests.state, 'refused'),
      gt(privacyRequests.createdAt, new Date(now.getTime() - DAY_MS)),
    );
    const [last] = await tx.select({ at: privacyRequests.createdAt }).from(privacyRequests).where(isRecent).limit(1);
    if (last) throw tooMany((last.at.getTime() + DAY_MS - now.getTime()) / 1000, texts.exportOnceADay);
    const row = await insert(tx, caller.id, 'export', '', now);
    await queueExport(jobs, tx, row.id);
    await tellLog(tx, caller, 'privacy_request.create', row, { after: { kind: row.kind } });
    return row;
  });
  return presentOwn(requests, made);
}

/**
 * Sends a request. 409 `open` while there is one of the kind. An erasure asks for the own password (400 on `password`), the last
 * superuser cannot ask for one (409 `last_superuser`), and it is confirmed by bell and mail.
 */
export async function sendRequest(
  requests: Requests,
  caller: Caller,
  { kind, text, password }: RequestForm,
  request: FastifyRequest,
): Promise<OwnRequest> {
  const { write, clock, limits } = requests;
  if (kind === 'erase') {
    await checkOwnPassword(requests, caller.id, {
      password: password ?? '',
      field: 'password',
      wrong: texts.wrongPassword,
      network: networkOf(request.ip),
    });
  }
  await limits.hit(quota, String(caller.id));
  const made = await write(async (tx, invalidate) => {
    if (kind === 'erase' && caller.isSuperuser) {
      await lockSuperusers(tx);
      if ((await otherSuperusers(tx, caller.id)) === 0) throw conflict('last_superuser', texts.lastSuperuserKeeps);
    }
    const person = await lockUser(tx, caller.id);
    if (!person) throw unauthorized();
    const isOpen = and(
      eq(privacyRequests.userId, caller.id),
      eq(privacyRequests.kind, kind),
      eq(privacyRequests.state, 'open'),
    );
    if ((await tx.$count(privacyRequests, isOpen)) > 0) throw conflict('open', texts.alreadyOpen);
    const row = await insert(tx, caller.id, kind, text ?? '', clock.now());
    await tellLog(tx, caller, 'privacy_request.create', row, { after: { kind } });
    if (kind === 'erase') await tellPerson(requests, tx, invalidate, person, row, 'begun');
    return row;
  });
  return presentOwn(requests, made);
}

/** Withdraws an own open request; nothing when it is withdrawn already. 404 for anybody else's and for exports, 409 `decided`. */
export async function withdrawRequest({ write, clock, notices }: Requests, caller: Caller, id: number): Promise<void> {
  await write(async (tx, invalidate) => {
    // The person first, as everybody does who locks both: an erasure that is being carried out is over then.
    await lockUser(tx, caller.id);
    const isTheirs = and(
      eq(privacyRequests.id, id),
      eq(privacyRequests.userId, caller.id),
      ne(privacyRequests.kind, 'export'),
    );
    const [old] = await tx.select().from(privacyRequests).where(isTheirs).for('update');
    if (!old) throw notFound(texts.unknownRequest, 'request_unknown');
    if (old.state === 'withdrawn') return;
    if (old.state !== 'open') throw conflict('decided', texts.requestDecided);
    const now = clock.now();
    await tx.update(privacyRequests).set({ state: 'withdrawn', decidedAt: now, updatedAt: now }).where(isTheirs);
    await notices.forget(tx, invalidate, { of: subjectOf(id) });
    await tellLog(
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

/** Never what somebody wrote: a complaint about the office is not for everybody who reads the log. */
const tellLog = (
  tx: Tx,
  actor: Caller,
  action: string,
  row: Row,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  record(tx, {
    at: row.updatedAt,
    actor,
    action,
    target: { type: 'privacy_request', id: row.id, name: actor.name },
    person: actor.id,
    ...change,
  });
