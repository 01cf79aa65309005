import { and, asc, count, desc, eq, gt, inArray, isNull, lt, min, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullNameOf, lockUser, presentPeople, users } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import { answerSheet, type SetHeader, type SheetCell } from '~/platform/sheets';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { dayIso } from '~/shared/standing';
import { breachHours, decisions } from '../../contract/request-choices';
import type { RequestDecisionForm } from '../../contract/request-forms';
import {
  privacyOfficeCalls,
  type OfficeRequest,
  type OfficeRequestsQuery,
  type RequestExportQuery,
  type Waiting,
} from '../../contract/requests';
import * as texts from '../../texts';
import { breaches, privacyRequests } from '../tables';
import type { Requests } from './context';
import { tellPerson } from './tell';

const YEAR_MS = 365 * 86_400_000;
const decider = alias(users, 'decider');

const selected = {
  row: privacyRequests,
  user: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    username: users.username,
    email: users.email,
    phone: users.phone,
    membershipId: users.membershipId,
    photo: users.photo,
  },
  by: { firstName: decider.firstName, lastName: decider.lastName, username: decider.username },
};

type Found = Awaited<ReturnType<typeof findRequests>>[number];

/** Those that are open first, by the day they are due; the others by their number, the newest first. */
const findRequests = (db: Db | Tx, where: SQL | undefined, { offset, limit }: { offset: number; limit: number }) =>
  db
    .select(selected)
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId))
    .leftJoin(decider, eq(decider.id, privacyRequests.decidedBy))
    .where(where)
    .orderBy(
      desc(sql`${privacyRequests.state} = 'open'`),
      asc(sql`case when ${privacyRequests.state} = 'open' then ${privacyRequests.due} end`),
      desc(privacyRequests.id),
    )
    .limit(limit)
    .offset(offset);

const whereOf = ({ state, kind }: Pick<OfficeRequestsQuery, 'state' | 'kind'>) =>
  and(state && eq(privacyRequests.state, state), kind && eq(privacyRequests.kind, kind));

const present = (
  { row, user, by }: Found,
  photoAddress: ReturnType<typeof presentPeople>['photoAddress'],
): OfficeRequest => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  state: row.state,
  due: toIso(row.due),
  answer: row.answer,
  decided_at: row.decidedAt && toIso(row.decidedAt),
  decided_by_name: by && fullNameOf(by),
  created_at: toIso(row.createdAt),
  user: user && {
    id: user.id,
    full_name: fullNameOf(user),
    username: user.username,
    email: user.email,
    phone: user.phone,
    membership_id: user.membershipId,
    passport_photo: photoAddress(user.id, user.photo),
  },
});

/** One page of all requests. */
export async function listRequests(requests: Requests, query: OfficeRequestsQuery) {
  const where = whereOf(query);
  const { photoAddress } = presentPeople(requests);
  const rows = await findRequests(requests.db, where, rowsOf(query));
  const all = await requests.db.$count(privacyRequests, where);
  return pageOf(
    privacyOfficeCalls.officeRequests.path,
    query,
    all,
    rows.map((row) => present(row, photoAddress)),
  );
}

/** Rows in memory at a time. */
const BATCH = 500;
const heading = [
  'Request',
  'Kind',
  'State',
  'Asked',
  'Due',
  'Full Name',
  'Membership ID',
  'Text',
  'Answer',
  'Decided',
  'Decided By',
];

/** The same list as CSV or XLSX; who took it along stands in the audit log. */
export async function exportRequests(
  requests: Requests,
  actor: Caller,
  { format, ...filter }: RequestExportQuery,
  setHeader: SetHeader,
) {
  const { db, write, clock } = requests;
  const where = whereOf(filter);
  const after = { requests: await db.$count(privacyRequests, where), ...filter };
  await write((tx) =>
    record(tx, {
      at: clock.now(),
      actor,
      action: 'privacy_request.export',
      target: { type: 'privacy_request', id: null },
      after,
    }),
  );
  const batches = async function* (): AsyncGenerator<SheetCell[][]> {
    for (let offset = 0; ; offset += BATCH) {
      const rows = await findRequests(db, where, { offset, limit: BATCH });
      if (rows.length > 0) yield rows.map(cellsOf);
      if (rows.length < BATCH) return;
    }
  };
  return answerSheet({ heading, batches: batches() }, { format, name: 'privacy-requests', setHeader });
}

const day = (at: Date | null): SheetCell => at && { day: dayIso(at) };

const cellsOf = ({ row, user, by }: Found): SheetCell[] => [
  String(row.id),
  texts.kindNames[row.kind],
  texts.stateNames[row.state],
  day(row.createdAt),
  day(row.due),
  user ? fullNameOf(user) : '',
  user?.membershipId ?? '',
  row.text,
  row.answer ?? '',
  day(row.decidedAt),
  by ? fullNameOf(by) : '',
];

/**
 * Answers a request that is open, with notice and mail to the person. 404, 409 `decided`; 400 on `decision` for an export and for
 * calling an erasure done: both happen by themselves, an erasure can only be refused.
 */
export async function decideRequest(
  requests: Requests,
  caller: Caller,
  id: number,
  { decision, answer }: RequestDecisionForm,
): Promise<OfficeRequest> {
  const { db, write, clock } = requests;
  await write(async (tx, invalidate) => {
    const [found] = await tx
      .select({ userId: privacyRequests.userId })
      .from(privacyRequests)
      .where(eq(privacyRequests.id, id));
    // The person first, as everybody does who locks both.
    const person = found?.userId ? await lockUser(tx, found.userId) : undefined;
    const [old] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update');
    if (!old) throw notFound(texts.unknownRequest, 'request_unknown');
    if (old.state !== 'open') throw conflict('decided', texts.requestDecided);
    if (old.kind === 'export' || (old.kind === 'erase' && decision === 'done'))
      throw invalid({ decision: [texts.happensByItself] });
    const now = clock.now();
    const [row] = await tx
      .update(privacyRequests)
      .set({ state: decision, answer, decidedAt: now, decidedBy: caller.id, updatedAt: now })
      .where(eq(privacyRequests.id, id))
      .returning();
    await record(tx, {
      at: now,
      actor: caller,
      action: `privacy_request.${decision}`,
      target: { type: 'privacy_request', id, name: person?.username },
      person: person?.id,
      before: { state: old.state },
      after: { state: decision, kind: old.kind },
    });
    if (person) await tellPerson(requests, tx, invalidate, person, row!, decision);
  });
  const [saved] = await findRequests(db, eq(privacyRequests.id, id), { offset: 0, limit: 1 });
  return present(saved!, presentPeople(requests).photoAddress);
}

/**
 * What waits for the office: requests to answer (erasures and exports happen by themselves), and breaches that somebody has to be told
 * of yet; and how many were answered in time.
 */
export async function readWaiting({ db, clock }: Requests): Promise<Waiting> {
  const now = clock.now();
  const isForOffice = inArray(privacyRequests.kind, ['correct', 'grievance']);
  const isOpen = and(eq(privacyRequests.state, 'open'), isForOffice);
  const [open] = await db
    .select({
      open: count(),
      late: count(sql`case when ${privacyRequests.due} < ${now.toISOString()}::timestamptz then 1 end`),
      first: min(privacyRequests.due),
    })
    .from(privacyRequests)
    .where(isOpen);
  const [answers] = await db
    .select({
      all: count(),
      inTime: count(sql`case when ${privacyRequests.decidedAt} <= ${privacyRequests.due} then 1 end`),
    })
    .from(privacyRequests)
    .where(
      and(
        isForOffice,
        inArray(privacyRequests.state, [...decisions]),
        gt(privacyRequests.decidedAt, new Date(now.getTime() - YEAR_MS)),
      ),
    );
  const isUntold = or(isNull(breaches.toldPeopleAt), isNull(breaches.toldBoardAt));
  const [untold] = await db
    .select({ open: count(), first: min(breaches.foundAt) })
    .from(breaches)
    .where(isUntold);
  const late = await db.$count(
    breaches,
    and(isUntold, lt(breaches.foundAt, new Date(now.getTime() - breachHours * 3_600_000))),
  );
  return {
    requests: {
      open: open!.open,
      late: open!.late,
      nearest_due: open!.first && toIso(open!.first),
      answered: answers!.all,
      in_time: answers!.inTime,
    },
    breaches: {
      open: untold!.open,
      late,
      nearest_due: untold!.first && toIso(new Date(untold!.first.getTime() + breachHours * 3_600_000)),
    },
  };
}
