import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { areas, placesIn } from '~/features/areas/server/public';
import type { Tx } from '~/platform/database';
import { HttpError } from '~/platform/errors/http-error';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { drawPdfTo, type Page } from '~/platform/pdf';
import type { Site } from '~/platform/site';
import { fillText } from '~/shared/fill-text';
import { dayIso } from '~/shared/membership-status';
import type { Language } from '~/shared/language';
import { cardsPerPage } from '../../contract/sheet';
import { both } from '../../texts/both';
import { ensureCard, type OwnCard } from '../cards';
import { cardPage, readHead } from '../drawing';
import { cards as cardsTable, cardSheets } from '../tables';
import { findPrinted } from '../views';
import { sheetPage } from './layout';

interface Printing {
  /** The clerk's language. */
  language: Language;
  goneAt: Date;
  /** Runs in the transaction that finishes the sheet. */
  afterwards(tx: Tx): Promise<void>;
  signal: AbortSignal;
}

/**
 * Draws the cards of a sheet, ten to a page, stores the PDF, and marks the cards as printed. Members without a card
 * get one; members whose card the office has taken back are left out. Only one page's portraits are in memory, and
 * another process draws.
 */
export async function printSheet(
  site: Site,
  id: number,
  { language, goneAt, afterwards, signal }: Printing,
): Promise<void> {
  const [found] = await site.db
    .select({ sheet: cardSheets, areaName: areas.name })
    .from(cardSheets)
    .innerJoin(areas, eq(cardSheets.areaId, areas.id))
    .where(eq(cardSheets.id, id));
  if (found?.sheet.status !== 'waiting') return;
  const members = await findPrinted(site.db, found.sheet, dayIso(site.clock.now()));
  const placed = await placesIn(site.db, language);
  const area = placed(found).areaName;
  const printed: number[] = [];
  const people: number[] = [];
  const { drawn } = both[language];
  const head = await readHead(site, language);

  const pages = async function* (): AsyncGenerator<Page> {
    for (let from = 0; from < members.length || from === 0; from += cardsPerPage) {
      signal.throwIfAborted();
      const cards = await ensureCards(
        site,
        members.slice(from, from + cardsPerPage).map((member) => member.id),
      );
      printed.push(...cards.map(({ card }) => card.id));
      people.push(...cards.map(({ member }) => member.id));
      if (cards.length > 0 || from === 0) {
        yield sheetPage(
          await Promise.all(cards.map(({ card, member }) => cardPage(site, { card, member: placed(member) }, head))),
          fillText(drawn.noMembers, { area }),
        );
      }
    }
  };

  const pdf = path.join(site.files.temp(), `sheet-${randomBytes(8).toString('hex')}.pdf`);
  try {
    await drawPdfTo(pdf, fillText(drawn.sheetOf, { area }), pages());
    const { size: bytes } = await stat(pdf);
    await withStoredFiles(site.files, site.log, async (store) => {
      const file = `card-sheets/${randomBytes(16).toString('hex')}/cards.pdf`;
      await store.put(file, { path: pdf }, 'application/pdf');
      await site.write(async (tx) => {
        await tx
          .update(cardSheets)
          .set({ status: 'done', cards: printed.length, people, file, bytes, goneAt })
          .where(eq(cardSheets.id, id));
        await tx
          .update(cardsTable)
          .set({ printedAt: site.clock.now() })
          .where(and(inArray(cardsTable.id, printed), isNull(cardsTable.printedAt)));
        await afterwards(tx);
      });
    });
  } finally {
    await rm(pdf, { force: true });
  }
}

/** Returns these members' good cards, issued where there was none. */
function ensureCards({ write, clock }: Site, ids: readonly number[]): Promise<OwnCard[]> {
  return write(async (tx, invalidate) => {
    const found: OwnCard[] = [];
    // In the order of their ids, so that two sheets cannot deadlock.
    for (const id of [...ids].sort((a, b) => a - b)) {
      const card = await ensureCard(tx, invalidate, id, { at: clock.now(), actor: null }).catch(withoutCard);
      if (card) found.push(card);
    }
    return ids.flatMap((id) => found.filter(({ member }) => member.id === id));
  });
}

/** Ignores the refusal of a card that was taken back, or of a person who is no longer a member. */
function withoutCard(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error;
}
