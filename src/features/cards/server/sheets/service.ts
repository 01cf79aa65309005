import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { areas, findAreas, placesIn } from '~/features/areas/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { pageOf, rowsOf } from '~/shared/paging';
import { cardOfficeCalls, type Sheet } from '../../contract';
import type { SheetForm } from '../../contract/forms';
import type { Cards } from '../context';
import { refuse } from '../refusals';
import { cardSheets } from '../tables';
import { countPrinted } from '../views';
import { queueSheet } from './jobs';
import type { SheetAddresses } from './route';

/** The caller, and the language of the page. */
interface By {
  caller: Caller;
  language: Language;
}

/** Returns the flags of a printing sheet as its row has them. */
const flagsOf = ({ with_expired: withExpired = false, only_unprinted: onlyUnprinted = false }: SheetForm) => ({
  withExpired,
  onlyUnprinted,
});

/** Starts a printing sheet, or returns the same one if it is in progress. Throws 400 for an unknown area. */
export async function createSheet(
  site: Cards,
  addresses: SheetAddresses,
  { caller, language }: By,
  form: SheetForm,
): Promise<Sheet> {
  const areaId = form.area;
  const flags = flagsOf(form);
  const { db, write, clock, jobs } = site;
  const row = await write(async (tx) => {
    // The second of two clerks waits here and finds the first one's sheet.
    await tx.select({ id: areas.id }).from(areas).where(eq(areas.id, areaId)).for('update');
    const [area] = await findAreas(tx, eq(areas.id, areaId));
    if (!area) throw refuse.invalid((t) => ({ area: [t.unknownArea] }));
    const same = and(
      eq(cardSheets.areaId, areaId),
      eq(cardSheets.withExpired, flags.withExpired),
      eq(cardSheets.onlyUnprinted, flags.onlyUnprinted),
      eq(cardSheets.status, 'waiting'),
    );
    const [inProgress] = await findSheets(tx, same);
    if (inProgress) return inProgress;
    const now = clock.now();
    const [sheet] = await tx
      .insert(cardSheets)
      .values({ areaId, ...flags, status: 'waiting', createdAt: now })
      .returning();
    const [clerk] = await tx.select({ language: users.language }).from(users).where(eq(users.id, caller.id));
    await queueSheet(jobs, tx, sheet!.id, clerk?.language ?? 'en');
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'card.sheet',
      target: { type: 'area', id: areaId, name: area.name },
      ...((flags.withExpired || flags.onlyUnprinted) && {
        after: {
          ...(flags.withExpired && { with_expired: true }),
          ...(flags.onlyUnprinted && { only_unprinted: true }),
        },
      }),
    });
    return { sheet: sheet!, areaId, areaName: area.name };
  });
  return presentSheet(addresses, (await placesIn(db, language))(row));
}

/** Returns a printing sheet; throws 404 once it is deleted. */
export async function readSheet(
  { db }: Cards,
  addresses: SheetAddresses,
  id: number,
  language: Language,
): Promise<Sheet> {
  const [found] = await findSheets(db, eq(cardSheets.id, id));
  if (!found) throw refuse.notFound((t) => t.unknownSheet);
  return presentSheet(addresses, (await placesIn(db, language))(found));
}

/** Returns a page of the printing sheets that are there, the newest first. */
export async function listSheets(
  { db }: Cards,
  addresses: SheetAddresses,
  query: { page: number; page_size: number },
  language: Language,
) {
  const [found] = await db.select({ all: count() }).from(cardSheets);
  const { offset, limit } = rowsOf(query);
  const rows = await findSheets(db, undefined).orderBy(desc(cardSheets.id)).offset(offset).limit(limit);
  const placed = await placesIn(db, language);
  return pageOf(
    cardOfficeCalls.sheets.path,
    query,
    found?.all ?? 0,
    rows.map((row) => presentSheet(addresses, placed(row))),
  );
}

/** Returns how many cards a printing sheet would have now; none for an unknown area. */
export const countSheet = async ({ db, clock }: Cards, form: SheetForm) => ({
  count: await countPrinted(db, { areaId: form.area, ...flagsOf(form) }, dayIso(clock.now())),
});

type SheetRow = { sheet: typeof cardSheets.$inferSelect; areaId: number; areaName: string };

const presentSheet = (addresses: SheetAddresses, { sheet, areaName }: SheetRow): Sheet => ({
  id: sheet.id,
  area_name: areaName,
  with_expired: sheet.withExpired,
  only_unprinted: sheet.onlyUnprinted,
  status: sheet.status,
  cards: sheet.cards,
  created_at: toIso(sheet.createdAt),
  file: sheet.file === null ? null : addresses.address(sheet.id),
  gone_at: sheet.goneAt && toIso(sheet.goneAt),
});

const findSheets = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({ sheet: cardSheets, areaId: areas.id, areaName: areas.name })
    .from(cardSheets)
    .innerJoin(areas, eq(cardSheets.areaId, areas.id))
    .where(where)
    .$dynamic();
