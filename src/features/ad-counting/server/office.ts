import { eq, sql } from 'drizzle-orm';
import { exportList, recordAudit, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { ads, shops } from '~/features/marketplace/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { adDefinition, adKinds, type AdCorrection, type AdDay, type AdKind } from '~/shared/ad-days';
import { usualDays } from '~/shared/ad-sums';
import { DAY_MS, toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import type { OfficeDays } from '../contract';
import type { CorrectionForm } from '../contract/forms';
import { both } from '../texts/both';
import { readDaysForOffice } from './read-days';
import { refuse } from './refusals';
import { adCorrections, adDays } from './tables';

/** The most days of an answer. */
const mostDays = 400;

/** The first and last requested day; either may be missing. */
export interface DaysQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the days that a query means: by default the last thirty. Throws a 400 for none, or too many. */
export function daysOf({ from, to }: DaysQuery, now: Date): { from: string; to: string } {
  const last = to ?? dayIso(now);
  const first = from ?? addDays(last, 1 - usualDays);
  if (first > last) throw refuse.invalid((t) => ({ to: [t.daysReversed] }));
  if (addDays(first, mostDays) <= last)
    throw refuse.invalid((t) => ({ from: [fillText(t.tooManyDays, { days: mostDays })] }));
  return { from: first, to: last };
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns what was counted of an ad, also of a deleted ad; throws 404 when there is nothing about it. */
export async function readAdDays(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  ad: number,
  query: DaysQuery,
  language: Language,
): Promise<OfficeDays> {
  const days = daysOf(query, clock.now());
  await findCounted(db, ad);
  return readDaysForOffice(db, { ad, ...days }, language);
}

/** Adds a correction beside what was counted, which stays. */
export function correct(
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  caller: Caller,
  adId: number,
  { day, place, kind, count, reason }: CorrectionForm,
): Promise<OfficeDays['corrections'][number]> {
  return write(async (tx) => {
    const at = clock.now();
    const { shopId, shopName } = await findCounted(tx, adId);
    if (day > dayIso(at)) throw refuse.invalid((t) => ({ day: [t.dayInFuture] }));
    const correction = { day, place, kind, count, reason, definition: adDefinition };
    const [added] = await tx
      .insert(adCorrections)
      .values({ ...correction, adId, shopId, by: caller.id, at })
      .returning({ id: adCorrections.id });
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'ad_day.correct',
      target: { type: 'ad_day', id: adId, ...(shopName !== null && { name: shopName }) },
      after: { day, place, kind, count, reason },
    });
    return { id: added!.id, ad: adId, ...correction, by: caller.name, created_at: toIso(at) };
  });
}

/** Returns the shop of an ad that is there, or of which something was counted; throws 404 for any other. */
async function findCounted(db: Db | Tx, ad: number): Promise<{ shopId: number; shopName: string | null }> {
  const { rows } = await db.execute<{ shop_id: number; name: string | null }>(sql`
    select found.shop_id, ${shops.name} as name
      from (select ${ads.shopId} as shop_id from ${ads} where ${eq(ads.id, ad)}
            union all (select ${adDays.shopId} from ${adDays} where ${eq(adDays.adId, ad)} limit 1)) found
      left join ${shops} on ${shops.id} = found.shop_id limit 1`);
  const [found] = rows;
  if (!found) throw refuse.notFound((t) => t.adUnknown);
  return { shopId: found.shop_id, shopName: found.name };
}

/** A row of the file: what was counted, or a correction of it. */
type FileRow = Pick<AdDay, 'day' | 'ad' | 'place' | 'definition'> &
  Partial<Pick<AdDay, 'tier' | 'invalid' | 'invalid_reasons' | AdKind>> & { reason?: string };

const headings: Record<AdKind, string> = {
  shown: 'Shown',
  measured: 'Measured',
  viewable: 'Viewable',
  call: 'Call',
  whatsapp: 'WhatsApp',
  website: 'Website',
  map: 'Map',
  details: 'Details',
};

/** The columns of the file of counted days. */
export const dayColumns = (language: Language): readonly Column<FileRow>[] => [
  { heading: 'Day', kind: 'day', value: (row) => row.day },
  { heading: 'Ad', kind: 'number', value: (row) => row.ad },
  { heading: 'Tier', value: (row) => row.tier },
  { heading: 'Place', value: (row) => both[language].placeNames[row.place] },
  { heading: 'Definition', kind: 'number', value: (row) => row.definition },
  ...adKinds.map((kind) => ({ heading: headings[kind], kind: 'number' as const, value: (row: FileRow) => row[kind] })),
  { heading: 'Invalid', kind: 'number', value: (row) => row.invalid },
  {
    heading: 'Invalid Reasons',
    value: (row) =>
      Object.entries(row.invalid_reasons ?? {})
        .map(([reason, count]) => `${both[language].reasonNames[reason as 'old']}: ${count}`)
        .join(', '),
  },
  { heading: 'Correction', value: (row) => row.reason },
];

/** Returns the rows of the file: the days, then their corrections, each with its number at its kind. */
export const fileRows = ({ days, corrections }: { days: AdDay[]; corrections: AdCorrection[] }): FileRow[] => [
  ...days,
  ...corrections.map(({ day, ad, place, definition, kind, count, reason }) => ({
    day,
    ad,
    place,
    definition,
    reason,
    [kind]: count,
  })),
];

/** Exports what was counted of an ad. */
export async function exportAdDays(
  site: Site,
  context: ExportContext,
  ad: number,
  { format, ...query }: ExportQuery<DaysQuery>,
) {
  const days = await readAdDays(site, ad, query, context.language);
  return exportList(site, context, {
    action: 'ad_day.export',
    target: { type: 'ad_day', id: ad },
    after: { ...query },
    name: 'ad-days',
    format,
    columns: dayColumns(context.language),
    batches: once(fileRows(days)),
  });
}

async function* once<Row>(rows: Row[]) {
  yield rows;
}
