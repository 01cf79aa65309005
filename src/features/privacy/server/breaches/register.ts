import { desc, eq } from 'drizzle-orm';
import { describe, difference, record } from '~/features/audit/server/public';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { fromIso, toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { breachHours } from '../../contract/request-choices';
import { breachForm, type BreachEditForm, type BreachForm } from '../../contract/request-forms';
import { privacyOfficeCalls, type BreachesQuery, type Breach } from '../../contract/requests';
import * as texts from '../../texts';
import { breaches } from '../tables';

type Row = typeof breaches.$inferSelect;
/** A clock that runs ahead is no lie. */
const slackMs = 5 * 60_000;

const present = (row: Row): Breach => ({
  id: row.id,
  found_at: toIso(row.foundAt),
  what: row.what,
  people: row.people,
  told_people_at: row.toldPeopleAt && toIso(row.toldPeopleAt),
  told_board_at: row.toldBoardAt && toIso(row.toldBoardAt),
  due: toIso(new Date(row.foundAt.getTime() + breachHours * 3_600_000)),
  created_at: toIso(row.createdAt),
  updated_at: toIso(row.updatedAt),
});

/** One page of the register, the newest first. */
export async function listBreaches({ db }: Pick<Site, 'db'>, query: BreachesQuery) {
  const rows = await db
    .select()
    .from(breaches)
    .orderBy(desc(breaches.foundAt), desc(breaches.id))
    .limit(rowsOf(query).limit)
    .offset(rowsOf(query).offset);
  return pageOf(privacyOfficeCalls.breaches.path, query, await db.$count(breaches), rows.map(present));
}

/** Enters a breach; 400 by field for moments that cannot be. */
export function addBreach(
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  actor: Caller,
  form: BreachForm,
): Promise<Breach> {
  const now = clock.now();
  const values = columnsOfBreach(form) as Pick<Row, 'foundAt' | 'what' | 'people'> & Partial<Row>;
  refuseMoments({ toldPeopleAt: null, toldBoardAt: null, ...values }, now);
  return write(async (tx) => {
    const [row] = await tx
      .insert(breaches)
      .values({ ...values, createdBy: actor.id, createdAt: now, updatedAt: now })
      .returning();
    await record(tx, {
      at: now,
      actor,
      action: 'breach.create',
      target: { type: 'breach', id: row!.id },
      after: described(row!),
    });
    return present(row!);
  });
}

/** Changes what was sent of a breach, and writes nothing where nothing differs. 400 by field, 404, 409 `stale`. */
export function editBreach(
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  actor: Caller,
  id: number,
  { updated_at: readAt, ...form }: BreachEditForm,
): Promise<Breach> {
  return write(async (tx) => {
    const [old] = await tx.select().from(breaches).where(eq(breaches.id, id)).for('update');
    if (!old) throw notFound(texts.unknownBreach, 'breach_unknown');
    refuseStale(old, readAt);
    const now = clock.now();
    const change = changedColumns<Row>(old, columnsOfBreach(form));
    if (!change) return present(old);
    refuseMoments({ ...old, ...change }, now);
    const [row] = await tx
      .update(breaches)
      .set({ ...change, updatedAt: now })
      .where(eq(breaches.id, id))
      .returning();
    await record(tx, {
      at: now,
      actor,
      action: 'breach.edit',
      target: { type: 'breach', id },
      ...difference(described(old), described(row!)),
    });
    return present(row!);
  });
}

const described = (row: Row) => describe(breachForm, present(row));

const columnsOfBreach = ({
  found_at: found,
  told_people_at: people,
  told_board_at: board,
  ...rest
}: Partial<BreachForm>): Partial<Row> =>
  columnsOf(
    breaches,
    {
      ...rest,
      foundAt: found === undefined ? undefined : fromIso(found),
      toldPeopleAt: momentOf(people),
      toldBoardAt: momentOf(board),
    },
    {},
  );

const momentOf = (iso: string | null | undefined): Date | null | undefined =>
  iso === null || iso === undefined ? iso : fromIso(iso);

/** 400 by field: nobody finds or tells in the future, nor tells of what is not found yet. */
function refuseMoments(row: Pick<Row, 'foundAt' | 'toldPeopleAt' | 'toldBoardAt'>, now: Date): void {
  const latest = new Date(now.getTime() + slackMs);
  const faults: Record<string, string[]> = {};
  if (row.foundAt > latest) faults.found_at = [texts.inFuture];
  for (const [field, at] of [
    ['told_people_at', row.toldPeopleAt],
    ['told_board_at', row.toldBoardAt],
  ] as const) {
    if (!at) continue;
    if (at > latest) faults[field] = [texts.inFuture];
    else if (at < row.foundAt) faults[field] = [texts.toldBeforeFound];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
