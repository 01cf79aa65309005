import { and, desc, eq, isNull, not, or } from 'drizzle-orm';
import { fullNameColumn, fullNameOf, nameColumns, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import {
  describe,
  difference,
  exportPages,
  recordAudit,
  type ExportContext,
  type ExportQuery,
} from '~/features/audit/server/public';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { containsAll } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { refuseStale } from '~/platform/database/stale';
import { type Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { fromIso, HOUR_MS, MINUTE_MS, toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { breachHours } from '../../contract/request-choices';
import { breachForm, type BreachEditForm, type BreachForm } from '../../contract/request-forms';
import { privacyOfficeCalls, type BreachesQuery, type Breach } from '../../contract/requests';
import { refuse, type Texts } from '../refusals';
import { breaches } from '../tables';

type Row = typeof breaches.$inferSelect;
/** The tolerance for a device whose clock is ahead. */
const slackMs = 5 * MINUTE_MS;

/** Returns the fields of a breach that the form has, and those that follow from them. */
const fieldsOf = (row: Row) => ({
  id: row.id,
  found_at: toIso(row.foundAt),
  what: row.what,
  people: row.people,
  told_people_at: row.toldPeopleAt && toIso(row.toldPeopleAt),
  told_board_at: row.toldBoardAt && toIso(row.toldBoardAt),
  due: toIso(new Date(row.foundAt.getTime() + breachHours * HOUR_MS)),
  created_at: toIso(row.createdAt),
  updated_at: toIso(row.updatedAt),
});

const present = ({ row, by }: Awaited<ReturnType<typeof findBreaches>>[number]): Breach => ({
  ...fieldsOf(row),
  created_by_id: row.createdBy,
  created_by_name: by && fullNameOf(by),
});

/** Returns breaches with the names of those who entered them; without `sort` the newest first. */
const findBreaches = (db: Db | Tx, sort?: BreachesQuery['sort']) =>
  db
    .select({ row: breaches, by: nameColumns })
    .from(breaches)
    .leftJoin(users, eq(users.id, breaches.createdBy))
    .orderBy(
      ...sortedBy(sort, {
        id: breaches.id,
        usual: [desc(breaches.foundAt), desc(breaches.id)],
        columns: {
          id: breaches.id,
          found_at: breaches.foundAt,
          what: asText(breaches.what),
          people: breaches.people,
          told_people_at: breaches.toldPeopleAt,
          told_board_at: breaches.toldBoardAt,
          due: breaches.foundAt,
          created_at: breaches.createdAt,
          created_by_id: breaches.createdBy,
          created_by_name: asText(fullNameColumn()),
          updated_at: breaches.updatedAt,
        },
      }),
    )
    .$dynamic();

const readBreach = async (tx: Tx, id: number) => present((await findBreaches(tx).where(eq(breaches.id, id)))[0]!);

/** Returns a page of the register. */
export async function listBreaches({ db }: Pick<Site, 'db'>, query: BreachesQuery) {
  const { offset, limit } = rowsOf(query);
  const where = whereOf(query);
  const rows = await findBreaches(db, query.sort).where(where).offset(offset).limit(limit);
  return pageOf(privacyOfficeCalls.breaches.path, query, await db.$count(breaches, where), rows.map(present));
}

/** Whether the people or the Board have to be told yet. */
export const isUntold = () => or(isNull(breaches.toldPeopleAt), isNull(breaches.toldBoardAt))!;

const whereOf = ({ search, told }: Pick<BreachesQuery, 'search' | 'told'>) =>
  and(containsAll([breaches.what], search), told && (told === 'no' ? isUntold() : not(isUntold())));

/** Exports the register. */
export const exportBreaches = (
  site: Pick<Site, 'db' | 'write' | 'clock'>,
  context: ExportContext,
  query: ExportQuery<BreachesQuery>,
) =>
  exportPages(site, context, query, {
    of: 'breach',
    name: 'breaches',
    columns,
    list: (page: BreachesQuery) => listBreaches(site, page),
  });

const columns: readonly Column<Breach>[] = [
  { heading: 'Found', kind: 'instant', value: (row) => row.found_at },
  { heading: 'What Happened', value: (row) => row.what },
  { heading: 'People', kind: 'number', value: (row) => row.people },
  { heading: 'Due', kind: 'instant', value: (row) => row.due },
  { heading: 'People Told', kind: 'instant', value: (row) => row.told_people_at },
  { heading: 'Board Told', kind: 'instant', value: (row) => row.told_board_at },
];

/** Adds a breach; throws 400 by field for impossible moments. */
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
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'breach.create',
      target: { type: 'breach', id: row!.id },
      after: described(row!),
    });
    return readBreach(tx, row!.id);
  });
}

/** Changes the sent fields of a breach, writing only differences; throws 400 by field, 404 and 409 `stale`. */
export function editBreach(
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  actor: Caller,
  id: number,
  { updated_at: readAt, ...form }: BreachEditForm,
): Promise<Breach> {
  return write(async (tx) => {
    const [old] = await tx.select().from(breaches).where(eq(breaches.id, id)).for('update');
    if (!old) throw refuse.notFound((t) => t.unknownBreach, 'breach_unknown');
    refuseStale(old, readAt);
    const now = clock.now();
    const change = changedColumns<Row>(old, columnsOfBreach(form));
    if (!change) return readBreach(tx, id);
    refuseMoments({ ...old, ...change }, now);
    const [row] = await tx
      .update(breaches)
      .set({ ...change, updatedAt: now })
      .where(eq(breaches.id, id))
      .returning();
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'breach.edit',
      target: { type: 'breach', id },
      ...difference(described(old), described(row!)),
    });
    return readBreach(tx, id);
  });
}

const described = (row: Row) => describe(breachForm, fieldsOf(row));

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

/** Throws 400 by field for moments in the future, and for a notification before the finding. */
function refuseMoments(row: Pick<Row, 'foundAt' | 'toldPeopleAt' | 'toldBoardAt'>, now: Date): void {
  const latest = new Date(now.getTime() + slackMs);
  const faults: [field: string, text: (t: Texts) => string][] = [];
  if (row.foundAt > latest) faults.push(['found_at', (t) => t.inFuture]);
  for (const [field, at] of [
    ['told_people_at', row.toldPeopleAt],
    ['told_board_at', row.toldBoardAt],
  ] as const) {
    if (!at) continue;
    if (at > latest) faults.push([field, (t) => t.inFuture]);
    else if (at < row.foundAt) faults.push([field, (t) => t.toldBeforeFound]);
  }
  if (faults.length > 0)
    throw refuse.invalid((t) => Object.fromEntries(faults.map(([field, text]) => [field, [text(t)]])));
}
