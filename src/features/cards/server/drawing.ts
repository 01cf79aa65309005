import { createHash } from 'node:crypto';
import { drawPdf, drawPng, type Item, type Page } from '~/platform/pdf';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { accents } from '~/shared/accents';
import type { Letterhead } from '~/shared/site-names';
import { formatDate } from '~/shared/format-date';
import { both as common } from '~/shared/texts/both';
import { showCode } from '../contract/code';
import type { CardStatus } from '../contract/status';
import { both } from '../texts/both';
import type { OwnCard } from './cards';
import type { Cards } from './context';
import { nameOnCard, statusOf, verifyUrl } from './present';
import { logoOf, portraitOf } from './portrait';

/** A bank card's size, which wallets and laminating pouches fit (ISO 7810 ID-1), in mm. */
export const cardSize = { width: 85.6, height: 54 };
const colors = {
  ink: '#14211d',
  muted: '#4c5a55',
  line: '#868b80',
  primary: '#0e5a47',
  white: '#ffffff',
  tint: '#e6f1ec',
  brass: '#6f4d07',
  danger: '#a6231c',
};
const statusColors: Record<CardStatus, string> = {
  member: colors.ink,
  active: colors.primary,
  expiring: colors.brass,
  expired: colors.danger,
  lapsed: colors.danger,
};
/** Pixels per mm: 300 per inch. */
const printed = 300 / 25.4;

/** What every card of a site has, in a language. */
interface CardHead {
  names: Letterhead;
  logo: Buffer | null;
  language: Language;
}

/** Reads what every card of the site has now. */
export async function readHead(
  { names, files }: Pick<Cards, 'names' | 'files'>,
  language: Language,
): Promise<CardHead> {
  const letterhead = await names(language);
  return { names: letterhead, logo: await logoOf(files, letterhead.logo), language };
}

/** Returns a card as a page of its size, with labels in a language. The same card on the same day is the same page. */
export async function cardPage(
  site: Pick<Cards, 'config' | 'files' | 'clock'>,
  ownCard: OwnCard,
  head: CardHead,
): Promise<Page> {
  const portrait = await portraitOf(site.files, ownCard.member.photo);
  return { ...cardSize, items: itemsOf(site, ownCard, { portrait, ...head }) };
}

/** Returns a member's card as a PDF of its size. */
export async function cardPdf(site: Cards, ownCard: OwnCard, language: Language): Promise<Buffer> {
  const { drawn } = both[language];
  const { membershipId: id } = ownCard.member;
  const page = await cardPage(site, ownCard, await readHead(site, language));
  return drawPdf(id === null ? drawn.card : fillText(drawn.cardOf, { id }), [page]);
}

/** Returns the same as a PNG. */
export const cardPng = async (site: Cards, ownCard: OwnCard, language: Language): Promise<Buffer> =>
  drawPng(await cardPage(site, ownCard, await readHead(site, language)), printed);

/** Returns a text that differs when the picture does, without drawing it. */
export async function pictureVersion(site: Cards, ownCard: OwnCard, language: Language): Promise<string> {
  const names = await site.names(language);
  const items = itemsOf(site, ownCard, { portrait: null, logo: null, names, language });
  const photo = ownCard.member.photo?.version;
  return createHash('sha256')
    .update(JSON.stringify([items, photo, ...(names.logo === null ? [] : [names.logo])]))
    .digest('base64url')
    .slice(0, 22);
}

function itemsOf(
  site: Pick<Cards, 'config' | 'clock'>,
  { card, member }: OwnCard,
  { portrait, names, logo, language }: CardHead & { portrait: Buffer | null },
): Item[] {
  const { drawn, statusNames } = both[language];
  const now = site.clock.now();
  const { primary } = accents[names.accent].light;
  const status = statusOf(member, now);
  const code = { x: 51.3, y: 14.3, side: 30.4 };
  const middle = code.x + code.side / 2;
  /** Where the names begin: beside the logo, if there is one. */
  const left = logo ? 12.5 : 4;
  return [
    {
      kind: 'box',
      x: 0.1,
      y: 0.1,
      width: cardSize.width - 0.2,
      height: cardSize.height - 0.2,
      radius: 3,
      fill: colors.white,
      edge: colors.line,
    },
    { kind: 'box', x: 0, y: 0, width: cardSize.width, height: 10.5, radius: 3, fill: primary },
    // Round corners above, straight ones below.
    { kind: 'box', x: 0, y: 5, width: cardSize.width, height: 5.5, fill: primary },
    ...logoItems(logo),
    {
      kind: 'text',
      text: names.shortName,
      x: left,
      y: 5.1,
      size: 10,
      weight: 700,
      color: colors.white,
      width: 54 - left,
    },
    {
      kind: 'text',
      text: names.federation,
      x: left,
      y: 8.4,
      size: 6,
      color: colors.white,
      width: cardSize.width - 4 - left,
      smallest: 5,
    },
    {
      kind: 'text',
      text: drawn.card,
      x: cardSize.width - 4,
      // Beside the short name: the line below is the federation's, whose Malayalam name fills it.
      y: 5.1,
      size: 7.5,
      weight: 600,
      color: colors.white,
      align: 'end',
    },
    {
      kind: 'text',
      text: nameOnCard(member),
      x: 4,
      y: 16.6,
      size: 12,
      weight: 700,
      color: colors.ink,
      width: 43,
      smallest: 8,
      lines: 2,
    },
    ...portraitItems(portrait, { x: 4, y: 24.6, width: 18, height: 24 }, drawn.noPhoto),
    ...facts([
      [drawn.membershipId, member.membershipId ?? '–', colors.ink],
      [drawn.area, member.areaName ?? '–', colors.ink],
      [drawn.licenseClass, classIn(member.licenseClass, language), colors.ink],
      [
        fillText(drawn.statusOn, { day: formatDate(toIso(now), common[language].dates) }),
        statusNames[status],
        statusColors[status],
      ],
    ]),
    { kind: 'code', text: verifyUrl(site, card.code), ...code, color: '#000000' },
    {
      kind: 'text',
      text: drawn.scan,
      x: middle,
      y: 48,
      size: 6.5,
      weight: 600,
      color: colors.ink,
      align: 'center',
      width: code.side + 3,
      smallest: 5,
    },
    {
      kind: 'text',
      text: showCode(card.code),
      x: middle,
      y: 51,
      size: 5.5,
      color: colors.muted,
      align: 'center',
      width: code.side + 3,
    },
  ];
}

const logoItems = (logo: Buffer | null): Item[] =>
  logo ? [{ kind: 'picture', bytes: logo, x: 3.2, y: 1.5, width: 7.5, height: 7.5, radius: 1 }] : [];

/** Returns the name of a licence's class in a language. */
const classIn = (category: string | null, language: Language): string => {
  const names: Readonly<Record<string, string>> = common[language].licenseCategoryNames;
  return category === null ? '–' : Object.hasOwn(names, category) ? names[category]! : category;
};

function portraitItems(
  portrait: Buffer | null,
  place: { x: number; y: number; width: number; height: number },
  otherwise: string,
): Item[] {
  if (portrait) return [{ kind: 'picture', bytes: portrait, ...place, radius: 1.2 }];
  const text = { kind: 'text', x: place.x + place.width / 2, color: colors.muted, align: 'center', size: 6 } as const;
  return [
    { kind: 'box', ...place, radius: 1.2, fill: colors.tint, edge: colors.line },
    { ...text, text: otherwise, width: place.width - 2, smallest: 4, y: place.y + place.height / 2 + 0.8 },
  ];
}

/** Returns labels above values, in rows beside the portrait. */
function facts(rows: [label: string, value: string, color: string][]): Item[] {
  const column = { kind: 'text', x: 24.2, width: 24.5 } as const;
  return rows.flatMap(([label, value, color], at): Item[] => [
    { ...column, text: label, y: 26.4 + at * 6.3, size: 5.5, color: colors.muted, smallest: 4.5 },
    { ...column, text: value, y: 29.5 + at * 6.3, size: 8.5, weight: 600, color, smallest: 5.5 },
  ]);
}
