import { and, eq, type SQL } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { areas, findAreas, placesIn } from '~/features/areas/server/public';
import { record } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import type { Sheet } from '../../contract';
import * as texts from '../../texts';
import type { Cards } from '../context';
import { cardSheets } from '../tables';
import { queueSheet } from './jobs';
import type { SheetAddresses } from './route';

/** Who asks, and the language of the page. */
interface By {
  caller: Caller;
  language: Language;
}

/** Begins a printing sheet of an area's cards. One that waits already is answered in place of a second. 400 unknown area. */
export async function createSheet(
  site: Cards,
  addresses: SheetAddresses,
  { caller, language }: By,
  areaId: number,
): Promise<Sheet> {
  const { db, write, clock, jobs } = site;
  const row = await write(async (tx) => {
    // Two clerks at once: the second waits here and finds the first one's.
    await tx.select({ id: areas.id }).from(areas).where(eq(areas.id, areaId)).for('update');
    const [area] = await findAreas(tx, eq(areas.id, areaId));
    if (!area) throw invalid({ area: [texts.unknownArea] });
    const [begun] = await findSheets(tx, and(eq(cardSheets.areaId, areaId), eq(cardSheets.status, 'waiting')));
    if (begun) return begun;
    const now = clock.now();
    const [made] = await tx.insert(cardSheets).values({ areaId, status: 'waiting', createdAt: now }).returning();
    const [clerk] = await tx.select({ language: users.language }).from(users).where(eq(users.id, caller.id));
    await queueSheet(jobs, tx, made!.id, clerk?.language ?? 'en');
    await record(tx, {
      at: now,
      actor: caller,
      action: 'card.sheet',
      target: { type: 'area', id: areaId, name: area.name },
    });
    return { sheet: made!, areaId, areaName: area.name };
  });
  return presentSheet(addresses, (await placesIn(db, language))(row));
}

/** A printing sheet; 404 when it was deleted. */
export async function readSheet(
  { db }: Cards,
  addresses: SheetAddresses,
  id: number,
  language: Language,
): Promise<Sheet> {
  const [found] = await findSheets(db, eq(cardSheets.id, id));
  if (!found) throw notFound(texts.unknownSheet);
  return presentSheet(addresses, (await placesIn(db, language))(found));
}

type SheetRow = { sheet: typeof cardSheets.$inferSelect; areaId: number; areaName: string };

const presentSheet = (addresses: SheetAddresses, { sheet, areaName }: SheetRow): Sheet => ({
  id: sheet.id,
  area_name: areaName,
  status: sheet.status,
  cards: sheet.cards,
  created_at: toIso(sheet.createdAt),
  file: sheet.file === null ? null : addresses.address(sheet.id),
  gone_at: sheet.goneAt && toIso(sheet.goneAt),
});

const findSheets = (db: Db | Tx, where: SQL | undefined): Promise<SheetRow[]> =>
  db
    .select({ sheet: cardSheets, areaId: areas.id, areaName: areas.name })
    .from(cardSheets)
    .innerJoin(areas, eq(cardSheets.areaId, areas.id))
    .where(where);
