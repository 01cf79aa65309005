import { and, asc, count, desc, eq, gt, inArray, lt, min, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullNameColumn, fullNameOf, lockUser, presentPeople, users } from '~/features/people/server/public';
import { exportPages, recordAudit, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { containsAll } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { measureRows, waitsOfPeople } from '~/platform/database/waiting';
import type { Waiting as Queued } from '~/platform/feature';
import { type Column } from '~/platform/sheets';
import type { Caller } from '~/shared/access';
import { DAY_MS, HOUR_MS, toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { answeredKinds, breachHours, decisions } from '../../contract/request-choices';
import type { RequestDecisionForm } from '../../contract/request-forms';
import {
  privacyOfficeCalls,
  type OfficeRequest,
  type OfficeRequestsQuery,
  type Waiting,
} from '../../contract/requests';
import * as texts from '../../texts';
import { isUntold } from '../breaches/register';
import { refuse } from '../refusals';
import { breaches, privacyRequests } from '../tables';
import type { Requests } from './context';
import { forgetAtOffice } from './notify-office';
import { notifyPerson } from './notify-person';
import { presentRequest } from './present';

const YEAR_MS = 365 * DAY_MS;
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

/** Whether the office answers a request; the site carries out erasures and exports. */
const isAnswered = inArray(privacyRequests.kind, [...answeredKinds]);

type Found = Awaited<ReturnType<typeof findRequests>>[number];

/** Open requests first, by their due day; then the others, the newest first. */
const usual = [
  desc(sql`${privacyRequests.state} = 'open'`),
  asc(sql`case when ${privacyRequests.state} = 'open' then ${privacyRequests.due} end`),
  desc(privacyRequests.id),
];

const sortColumns = {
  id: privacyRequests.id,
  kind: asText(privacyRequests.kind),
  text: asText(privacyRequests.text),
  state: asText(privacyRequests.state),
  due: privacyRequests.due,
  answer: asText(privacyRequests.answer),
  decided_at: privacyRequests.decidedAt,
  created_at: privacyRequests.createdAt,
  decided_by_id: privacyRequests.decidedBy,
  decided_by_name: asText(fullNameColumn(decider)),
  user: asText(fullNameColumn()),
};

type Part = { offset: number; limit: number; sort?: OfficeRequestsQuery['sort'] };

/** Returns requests in an order. */
export const findRequests = (db: Db | Tx, where: SQL | undefined, { offset, limit, sort }: Part) =>
  db
    .select(selected)
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId))
    .leftJoin(decider, eq(decider.id, privacyRequests.decidedBy))
    .where(where)
    .orderBy(...sortedBy(sort, { id: privacyRequests.id, usual, columns: sortColumns }))
    .limit(limit)
    .offset(offset);

/** What a search looks through; the person is read apart, so that a number of requests needs no join. */
const searched = [
  sql`(select concat_ws(chr(10), ${users.firstName} || ' ' || ${users.lastName}, ${users.membershipId}, ${users.phone},
    ${users.email}) from ${users} where ${users.id} = ${privacyRequests.userId})`,
  privacyRequests.text,
  privacyRequests.answer,
];

const whereOf = ({ state, kind, search }: Pick<OfficeRequestsQuery, 'state' | 'kind' | 'search'>) =>
  and(
    containsAll(searched, search),
    state && eq(privacyRequests.state, state),
    kind && (kind === 'to-answer' ? isAnswered : eq(privacyRequests.kind, kind)),
  );

/** Returns who decided a request. */
export const presentDecider = ({ decidedBy }: Found['row'], by: Found['by']) => ({
  decided_by_id: decidedBy,
  decided_by_name: by && fullNameOf(by),
});

const present = (
  { row, user, by }: Found,
  photoAddress: ReturnType<typeof presentPeople>['photoAddress'],
): OfficeRequest => ({
  ...presentRequest(row),
  ...presentDecider(row, by),
  user: user && {
    id: user.id,
    full_name: fullNameOf(user),
    username: user.username,
    email: user.email ?? '',
    phone: user.phone,
    membership_id: user.membershipId,
    passport_photo: photoAddress(user.id, user.photo),
  },
});

/** Returns a page of requests. */
export async function listRequests(requests: Requests, query: OfficeRequestsQuery) {
  const where = whereOf(query);
  const { photoAddress } = presentPeople(requests);
  const rows = await findRequests(requests.db, where, { ...rowsOf(query), sort: query.sort });
  const all = await requests.db.$count(privacyRequests, where);
  return pageOf(
    privacyOfficeCalls.officeRequests.path,
    query,
    all,
    rows.map((row) => present(row, photoAddress)),
  );
}

/** Whether a request waits for the office's answer. */
const awaitsAnswer = and(eq(privacyRequests.state, 'open'), isAnswered)!;

/** The requests that wait for the office, by person. */
export const requestsOfPeople = waitsOfPeople(privacyRequests, { first: privacyRequests.due, isWaiting: awaitsAnswer });

/** Exports the list of requests (docs/product/privacy.md, "The office"). */
export const exportRequests = (requests: Requests, context: ExportContext, query: ExportQuery<OfficeRequestsQuery>) =>
  exportPages(requests, context, query, {
    of: 'privacy_request',
    counted: 'requests',
    name: 'privacy-requests',
    columns,
    list: (page: OfficeRequestsQuery) => listRequests(requests, page),
  });

const columns: readonly Column<OfficeRequest>[] = [
  { heading: 'Request', kind: 'number', value: (row) => row.id },
  { heading: 'Kind', value: (row) => texts.kindNames[row.kind] },
  { heading: 'State', value: (row) => texts.stateNames[row.state] },
  { heading: 'Asked', kind: 'day', value: (row) => row.created_at },
  { heading: 'Due', kind: 'day', value: (row) => row.due },
  { heading: 'Full Name', value: (row) => row.user?.full_name },
  { heading: 'Membership ID', value: (row) => row.user?.membership_id },
  { heading: 'Text', value: (row) => row.text },
  { heading: 'Answer', value: (row) => row.answer },
  { heading: 'Decided', kind: 'day', value: (row) => row.decided_at },
  { heading: 'Decided By', value: (row) => row.decided_by_name },
];

/**
 * Answers an open request, with notice and mail to the person. Throws 404, 409 `decided`, and 400 on `decision` for an
 * export and for an erasure that is not refused: the site carries out both.
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
    // The person first: every transaction that locks both has this order.
    const person = found?.userId ? await lockUser(tx, found.userId) : undefined;
    const [old] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update');
    if (!old) throw refuse.notFound((t) => t.unknownRequest, 'request_unknown');
    if (old.state !== 'open') throw refuse.conflict('decided', (t) => t.requestDecided);
    if (old.kind === 'export' || (old.kind === 'erase' && decision === 'done'))
      throw refuse.invalid((t) => ({ decision: [t.happensByItself] }));
    const now = clock.now();
    const [row] = await tx
      .update(privacyRequests)
      .set({ state: decision, answer, decidedAt: now, decidedBy: caller.id, updatedAt: now })
      .where(eq(privacyRequests.id, id))
      .returning();
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: `privacy_request.${decision}`,
      target: { type: 'privacy_request', id, name: person?.username },
      person: person?.id,
      before: { state: old.state },
      after: { state: decision, kind: old.kind },
    });
    await forgetAtOffice(requests, tx, invalidate, id);
    if (person) await notifyPerson(requests, tx, invalidate, person, row!, decision);
  });
  const [saved] = await findRequests(db, eq(privacyRequests.id, id), { offset: 0, limit: 1 });
  return present(saved!, presentPeople(requests).photoAddress);
}

/** Returns how many requests wait for the office, since when the oldest does, and when the next has to be answered. */
export async function measureRequests(db: Db): Promise<Queued> {
  const [open] = await db
    .select({ count: count(), oldest: min(privacyRequests.createdAt), due: min(privacyRequests.due) })
    .from(privacyRequests)
    .where(awaitsAnswer);
  return open!;
}

const dueOf = (found: Date) => new Date(found.getTime() + breachHours * HOUR_MS);

/** Returns how many breaches have to be told yet, since when the oldest is known, and until when. */
export async function measureBreaches(db: Db): Promise<Queued> {
  const untold = await measureRows(db, breaches, breaches.foundAt, isUntold());
  return { ...untold, due: untold.oldest && dueOf(untold.oldest) };
}

/**
 * Returns the office's open work: requests to answer, without erasures and exports, which the site carries out, and
 * breaches with a pending notification; and how many requests were answered in time.
 */
export async function readWaiting({ db, clock }: Requests): Promise<Waiting> {
  const now = clock.now();
  const requests = await measureRequests(db);
  const late = await db.$count(privacyRequests, and(awaitsAnswer, lt(privacyRequests.due, now)));
  const [answers] = await db
    .select({
      all: count(),
      inTime: count(sql`case when ${privacyRequests.decidedAt} <= ${privacyRequests.due} then 1 end`),
    })
    .from(privacyRequests)
    .where(
      and(
        isAnswered,
        inArray(privacyRequests.state, [...decisions]),
        gt(privacyRequests.decidedAt, new Date(now.getTime() - YEAR_MS)),
      ),
    );
  const untold = await measureBreaches(db);
  const lateCount = await db.$count(
    breaches,
    and(isUntold(), lt(breaches.foundAt, new Date(now.getTime() - breachHours * HOUR_MS))),
  );
  return {
    requests: {
      open: requests.count,
      late,
      nearest_due: requests.due && toIso(requests.due),
      answered: answers!.all,
      in_time: answers!.inTime,
    },
    breaches: {
      open: untold.count,
      late: lateCount,
      nearest_due: untold.due && toIso(untold.due),
    },
  };
}
