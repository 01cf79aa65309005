import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import { adDefinition, type AdDay, type AdDays } from '~/shared/ad-days';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { both } from '../texts/both';
import { adCorrections, adDays } from './tables';

/** Which days are read: those of an ad, of a shop's ads, or of an ad if it is a shop's; both ends included. */
export type DaysWanted = ({ ad: number; shop?: number | undefined } | { ad?: number | undefined; shop: number }) & {
  from: string;
  to: string;
};

/** Returns the counted days, the oldest first, with corrections and definitions. */
export async function readDays(db: Db | Tx, wanted: DaysWanted, language: Language): Promise<AdDays> {
  const { days, corrections } = await readRows(db, wanted);
  return {
    days,
    corrections: corrections.map(({ by: _, ...correction }) => correction),
    definitions: definitionsOf(days, language),
  };
}

/** Returns the same for the office: with who entered each correction. */
export async function readDaysForOffice(db: Db | Tx, wanted: DaysWanted, language: Language) {
  const rows = await readRows(db, wanted);
  return { ...rows, definitions: definitionsOf(rows.days, language) };
}

async function readRows(db: Db | Tx, { ad, shop, from, to }: DaysWanted) {
  const of = (table: typeof adDays | typeof adCorrections) =>
    and(
      ad === undefined ? undefined : eq(table.adId, ad),
      shop === undefined ? undefined : eq(table.shopId, shop),
      gte(table.day, from),
      lte(table.day, to),
    );
  const [days, corrections] = await Promise.all([
    db
      .select()
      .from(adDays)
      .where(of(adDays))
      .orderBy(asc(adDays.day), asc(adDays.adId), asc(adDays.place), asc(adDays.tier), asc(adDays.definition)),
    db
      .select({ row: adCorrections, by: fullNameColumn(users) })
      .from(adCorrections)
      .leftJoin(users, eq(users.id, adCorrections.by))
      .where(of(adCorrections))
      .orderBy(desc(adCorrections.id)),
  ]);
  return {
    days: days.map(({ adId, shopId: _, invalidReasons, ...row }): AdDay => ({
      ...row,
      ad: adId,
      invalid_reasons: invalidReasons,
    })),
    corrections: corrections.map(({ row: { adId, shopId: _, at, ...row }, by }) => ({
      ...row,
      ad: adId,
      by,
      created_at: toIso(at),
    })),
  };
}

/** Returns the definitions that some days follow. */
function definitionsOf(days: readonly AdDay[], language: Language) {
  const versions = [...new Set([adDefinition, ...days.map(({ definition }) => definition)])].sort((a, b) => a - b);
  return versions.map((version) => ({ version, text: both[language].definitions[version] ?? '' }));
}
