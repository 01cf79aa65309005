import { findShop } from '~/features/marketplace/server/public';
import { drawPng, type Item } from '~/platform/pdf';
import type { Site } from '~/platform/site';
import { accents } from '~/shared/accents';
import { adClicks } from '~/shared/ad-days';
import { byDefinition, daysBetween, sumOf } from '~/shared/ad-sums';
import { toIso } from '~/shared/dates';
import { formatCount } from '~/shared/format-count';
import { localeOf, type Language } from '~/shared/language';
import { both } from '../texts/both';
import { readOwnDays } from './days';
import { refuse } from './refusals';
import type { Insider } from './signing-in';

const size = 108;
const edge = 8;
const ink = '#14211d';
const muted = '#4c5a55';
/** Pixels per mm: 1080 pixels, as WhatsApp shows pictures. */
const shown = 10;
const chart = { top: 62, height: 30 };

/** Draws a month of a shop's ads, or of one of them, as a picture to be sent by WhatsApp. */
export async function monthPicture(
  site: Pick<Site, 'db' | 'clock' | 'names'>,
  insider: Pick<Insider, 'contact'>,
  { month, ad }: { month?: string | undefined; ad?: number | undefined },
  language: Language,
): Promise<Buffer> {
  const first = `${month ?? toIso(site.clock.now()).slice(0, 7)}-01`;
  const days = daysOfMonth(first);
  const shop = await findShop(site.db, insider.contact.shopId);
  if (!shop) throw refuse.notFound((t) => t.shopUnknown);
  const all = await readOwnDays(site, insider, { from: first, to: days.at(-1)!, ad }, language);
  // Figures of two definitions are never added: of a month with two, those by the newer one.
  const counted = byDefinition(all)[0] ?? all;
  const { shortName, accent } = await site.names(language);
  const { picture } = both[language];
  const { primary } = accents[accent].light;
  const monthName = new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const sums = [
    [sumOf(counted, ['viewable']), picture.seen],
    [sumOf(counted, ['shown']), picture.shown],
    [sumOf(counted, adClicks), picture.tapped],
  ] as const;
  const text = (more: Omit<Extract<Item, { kind: 'text' }>, 'kind'>): Item => ({ kind: 'text', ...more });
  const items: Item[] = [
    { kind: 'box', x: 0, y: 0, width: size, height: size, fill: '#ffffff' },
    { kind: 'box', x: 0, y: 0, width: size, height: 4, fill: primary },
    text({ text: shop.name, x: edge, y: 16, size: 19, weight: 700, color: ink, width: size - 2 * edge, smallest: 10 }),
    text({ text: monthName.format(new Date(first)), x: edge, y: 24, size: 13, color: muted }),
    ...(sums[1][0] === 0
      ? [text({ text: picture.none, x: edge, y: 42, size: 14, color: muted })]
      : sums.flatMap(([sum, label], index): Item[] => {
          const y = 34 + index * 10;
          return [
            text({ text: formatCount(sum), x: 34, y, size: 20, weight: 700, color: primary, align: 'end' }),
            text({ text: label, x: 37, y, size: 11, color: ink, width: size - 37 - edge, smallest: 7, lines: 1 }),
          ];
        })),
    ...(sums[1][0] === 0 ? [] : barsOf(counted, days, primary)),
    text({ text: shortName, x: size - edge, y: size - 5, size: 9, weight: 600, color: muted, align: 'end' }),
  ];
  return drawPng({ width: size, height: size, items }, shown);
}

/** Returns the days of the month of a first day. */
function daysOfMonth(first: string): string[] {
  const [year, month] = first.split('-').map(Number) as [number, number];
  return daysBetween(first, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10));
}

/** Draws a bar for each day: how often the ads were seen. */
function barsOf(counted: Parameters<typeof sumOf>[0], days: readonly string[], color: string): Item[] {
  const seen = days.map((day) => sumOf(counted, ['viewable'], { day }));
  const highest = Math.max(1, ...seen);
  const step = (size - 2 * edge) / days.length;
  const bottom = chart.top + chart.height;
  return [
    { kind: 'line', from: [edge, bottom], to: [size - edge, bottom], color: muted },
    ...seen.flatMap((sum, index): Item[] => {
      const height = (sum / highest) * chart.height;
      return height === 0
        ? []
        : [
            {
              kind: 'box',
              x: edge + index * step + step * 0.15,
              y: bottom - height,
              width: step * 0.7,
              height,
              fill: color,
            },
          ];
    }),
    { kind: 'text', text: '1', x: edge, y: bottom + 5, size: 8, color: muted },
    { kind: 'text', text: String(days.length), x: size - edge, y: bottom + 5, size: 8, color: muted, align: 'end' },
  ];
}
