import { both as duesTexts } from '~/shared/dues/texts/both';
import { showCode, verifyPath } from '~/features/cards/server/public';
import { drawPdf, drawPng, type Item, type Page } from '~/platform/pdf';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { readWhole } from '~/platform/files';
import { measureImage } from '~/platform/files/images';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import type { Language } from '~/shared/language';
import { both as common } from '~/shared/texts/both';
import { amountInWords } from '../rules/words';
import { both } from '../texts/both';
import { isTreasurer } from './receipts';
import { refuse } from './refusals';
import { duesReceipts } from './tables';

const size = { width: 148, height: 105 };
const ink = '#14211d';
const muted = '#4c5a55';
const primary = '#0e5a47';
const danger = '#a6231c';
/** Pixels per mm: a picture that is read on a telephone. */
const shown = 8;

/** The QR code that leads to the receipt's page of /verify/, in mm. */
const [codeTop, codeSide] = [66, 26];

/** Where the logo stands, in mm: as high, and at most as wide. */
const logoPlace = { x: 10, y: 4, height: 14, widest: 30 };
/** The gap between the logo and the committee's name, in mm. */
const logoGap = 4;

/** Returns the keys of the logos that receipts show. */
export async function receiptLogos(db: Db): Promise<string[]> {
  const logo = sql<string>`${duesReceipts.snapshot} ->> 'logo'`;
  const rows = await db.selectDistinct({ logo }).from(duesReceipts).where(isNotNull(logo));
  return rows.map((row) => row.logo);
}

/** Returns a receipt for its payer, its recorder and treasurers, and whether it is reversed; throws 404 for others. */
async function findReceipt(db: Db, caller: Caller, id: number) {
  const [receipt] = await db.select().from(duesReceipts).where(eq(duesReceipts.id, id));
  const isTheirs = receipt && (receipt.userId === caller.id || receipt.recordedBy === caller.id);
  if (!receipt || (!isTheirs && !isTreasurer(caller))) throw refuse.notFound((t) => t.receiptUnknown);
  const isReversed = receipt.reverses !== null || (await db.$count(duesReceipts, eq(duesReceipts.reverses, id))) > 0;
  return { receipt, isReversed };
}

type Receipt = Awaited<ReturnType<typeof findReceipt>>;

/** Returns rupees as receipts show them: `₹ 1,23,450.00`. */
const rupees = (paise: number) =>
  `₹ ${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Returns the logo of a receipt's day in its place; undefined without one. */
async function logoOf({ files }: Pick<Site, 'files'>, { receipt: { snapshot } }: Receipt) {
  const bytes = await readWhole(files, snapshot.logo ?? null);
  if (!bytes) return undefined;
  const { width: across, height: down } = await measureImage(bytes);
  const { x, y, height, widest } = logoPlace;
  const scale = Math.min(height / down, widest / across);
  const sides = { width: across * scale, height: down * scale };
  return { kind: 'picture', bytes, x, y: y + (height - sides.height) / 2, ...sides } satisfies Item;
}

/**
 * Returns a receipt as a page: all of it is what was kept on the day of its issue, so that a reprint has the same
 * bytes.
 */
async function pageOf(site: Pick<Site, 'files'>, found: Receipt, language: Language): Promise<Page> {
  const { receipt, isReversed } = found;
  const logo = await logoOf(site, found);
  const nameAt = logo ? logo.x + logo.width + logoGap : 10;
  const { paper, unknownPayer } = both[language];
  const { methodNames } = duesTexts[language];
  const { dates } = common[language];
  const { snapshot } = receipt;
  const verifyUrl = snapshot.address && `${snapshot.address}${verifyPath(receipt.code)}`;
  const rows = [
    [paper.from, [receipt.payer || unknownPayer, snapshot.membershipId].filter(Boolean).join(', ')],
    [paper.purpose, snapshot.purpose[language]],
    [paper.amount, rupees(receipt.amount)],
    [paper.inWords, amountInWords(receipt.amount)[language]],
    [paper.method, [methodNames[receipt.method], receipt.reference].filter(Boolean).join(', ')],
    [paper.received, formatDate(receipt.receivedOn, dates) ?? ''],
    [paper.by, snapshot.by],
  ] as const;
  const code: Item[] = verifyUrl
    ? [
        { kind: 'code', text: verifyUrl, x: 138 - codeSide, y: codeTop, side: codeSide, color: '#000000' },
        {
          kind: 'text',
          text: `${paper.check}: ${verifyUrl.replace(receipt.code, showCode(receipt.code))}`,
          x: 10,
          y: 100,
          size: 7,
          color: muted,
          width: 104,
          smallest: 5,
        },
      ]
    : [];
  const items: Item[] = [
    { kind: 'box', x: 0, y: 0, ...size, fill: '#ffffff', edge: muted },
    ...(logo ? [logo] : []),
    {
      kind: 'text',
      text: [snapshot.office[language], snapshot.gstin && fillText(paper.gstin, { gstin: snapshot.gstin })]
        .filter(Boolean)
        .join(', '),
      x: nameAt,
      y: 13,
      size: 14,
      weight: 700,
      color: primary,
      width: 138 - nameAt,
      smallest: 9,
    },
    {
      kind: 'text',
      text: fillText(paper.title, { number: receipt.number }),
      x: 10,
      y: 22,
      size: 12,
      weight: 600,
      color: ink,
    },
    {
      kind: 'text',
      text: formatDate(receipt.issuedOn, dates) ?? '',
      x: 138,
      y: 22,
      size: 10,
      color: ink,
      align: 'end',
    },
    { kind: 'line', from: [10, 26], to: [138, 26], color: muted },
    ...rows.flatMap(([label, value], index): Item[] => {
      const y = 35 + index * 9;
      // The code stands beside the last rows.
      const width = code.length > 0 && y > codeTop - 2 ? 62 : 92;
      return [
        { kind: 'text', text: label, x: 10, y, size: 9, color: muted, width: 34, smallest: 6 },
        { kind: 'text', text: value, x: 46, y, size: 10, weight: 600, color: ink, width, smallest: 7, lines: 2 },
      ];
    }),
    ...code,
  ];
  if (isReversed)
    items.push(
      { kind: 'line', from: [10, 98], to: [138, 30], color: danger, thickness: 0.6 },
      { kind: 'text', text: paper.reversed, x: 138, y: 100, size: 12, weight: 700, color: danger, align: 'end' },
    );
  return { ...size, items };
}

type Paper = Pick<Site, 'db' | 'files'>;

/** Returns a receipt as a PDF; throws 404. */
export async function receiptPdf(site: Paper, caller: Caller, id: number, language: Language): Promise<Buffer> {
  const found = await findReceipt(site.db, caller, id);
  const title = fillText(both[language].paper.title, { number: found.receipt.number });
  return drawPdf(title, [await pageOf(site, found, language)]);
}

/** Returns the same as a picture. */
export async function receiptPng(site: Paper, caller: Caller, id: number, language: Language): Promise<Buffer> {
  return drawPng(await pageOf(site, await findReceipt(site.db, caller, id), language), shown);
}
