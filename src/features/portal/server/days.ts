import { and, eq } from 'drizzle-orm';
import { adDays, dayColumns, daysOf, fileRows, readDays } from '~/features/ad-counting/server/public';
import { ads } from '~/features/marketplace/server/public';
import { answerSheet, type SetHeader } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { AdDays } from '~/shared/ad-days';
import type { Language } from '~/shared/language';
import type { SheetFormat } from '~/shared/sheet-format';
import { refuse } from './refusals';
import type { Insider } from './signing-in';

/** The requested days, and their ad. */
export interface DaysQuery {
  from?: string | undefined;
  to?: string | undefined;
  ad?: number | undefined;
}

/** Returns what was counted of a shop's ads; throws 404 for an ad of another shop, 400 for more than 400 days. */
export async function readOwnDays(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  { contact: { shopId } }: Pick<Insider, 'contact'>,
  { ad, ...query }: DaysQuery,
  language: Language,
): Promise<AdDays> {
  const days = daysOf(query, clock.now());
  if (ad !== undefined) {
    // An ad that was deleted is known by its days alone.
    const isTheirs =
      (await db.$count(ads, and(eq(ads.id, ad), eq(ads.shopId, shopId)))) > 0 ||
      (await db.$count(adDays, and(eq(adDays.adId, ad), eq(adDays.shopId, shopId)))) > 0;
    if (!isTheirs) throw refuse.notFound((t) => t.adUnknown);
  }
  return readDays(db, { shop: shopId, ad, ...days }, language);
}

/** Returns the same as a file. */
export async function exportOwnDays(
  site: Pick<Site, 'db' | 'clock'>,
  insider: Pick<Insider, 'contact'>,
  { format, ...query }: DaysQuery & { format?: SheetFormat | undefined },
  { language, setHeader }: { language: Language; setHeader: SetHeader },
) {
  const rows = fileRows(await readOwnDays(site, insider, query, language));
  const batches = (async function* () {
    yield rows;
  })();
  return answerSheet({ columns: dayColumns(language), batches }, { format, name: 'ad-days', setHeader });
}
