import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { approvedMembers, users } from '~/features/accounts/server/public';
import { areas, placesIn } from '~/features/areas/server/public';
import type { Tx } from '~/platform/database';
import { HttpError } from '~/platform/errors/http-error';
import { storing } from '~/platform/files/storing';
import { drawPdfTo, type Page } from '~/platform/pdf';
import type { Site } from '~/platform/site';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { both } from '../../texts/both';
import { ensureCard, type OwnCard } from '../cards';
import { cardPage } from '../drawing';
import { cardSheets } from '../tables';
import { findMembers } from '../views';
import { perSheet, sheetPage } from './layout';

interface Printing {
  /** Of whoever has it printed. */
  language: Language;
  goneAt: Date;
  /** In the transaction that finishes it. */
  afterwards(tx: Tx): Promise<void>;
  signal: AbortSignal;
}

/**
 * Draws an area's cards ten to a page and keeps the PDF. Members without a card get one; whose card the office has taken back is
 * left out. One page's portraits are in memory at a time, and the drawing is done in another process.
 */
export async function printSheet(
  site: Site,
  id: number,
  { language, goneAt, afterwards, signal }: Printing,
): Promise<void> {
  const [sheet] = await site.db
    .select({ areaId: cardSheets.areaId, status: cardSheets.status, areaName: areas.name })
    .from(cardSheets)
    .innerJoin(areas, eq(cardSheets.areaId, areas.id))
    .where(eq(cardSheets.id, id));
  if (!sheet || sheet.status !== 'waiting') return;
  const members = await findMembers(site.db, and(eq(users.areaId, sheet.areaId), approvedMembers()));
  const placed = await placesIn(site.db, language);
  const area = placed(sheet).areaName;
  let printed = 0;
  const { drawn } = both[language];

  const pages = async function* (): AsyncGenerator<Page> {
    for (let from = 0; from < members.length || from === 0; from += perSheet) {
      signal.throwIfAborted();
      const cards = await ensureCards(
        site,
        members.slice(from, from + perSheet).map((member) => member.id),
      );
      printed += cards.length;
      if (cards.length > 0 || from === 0) {
        yield sheetPage(
          await Promise.all(
            cards.map(({ card, member }) => cardPage(site, { card, member: placed(member) }, language)),
          ),
          fillText(drawn.nobody, { area }),
        );
      }
    }
  };

  const made = path.join(site.files.temp(), `sheet-${randomBytes(8).toString('hex')}.pdf`);
  try {
    await drawPdfTo(made, fillText(drawn.sheetOf, { area }), pages());
    const { size: bytes } = await stat(made);
    await storing(site.files, site.log, async (store) => {
      const file = `card-sheets/${randomBytes(16).toString('hex')}/cards.pdf`;
      await store.put(file, { path: made }, 'application/pdf');
      await site.write(async (tx) => {
        await tx
          .update(cardSheets)
          .set({ status: 'done', cards: printed, file, bytes, goneAt })
          .where(eq(cardSheets.id, id));
        await afterwards(tx);
      });
    });
  } finally {
    await rm(made, { force: true });
  }
}

/** The cards of these members that are good, made where there was none. */
function ensureCards({ write, clock }: Site, ids: readonly number[]): Promise<OwnCard[]> {
  return write(async (tx) => {
    const found: OwnCard[] = [];
    // In the order of their ids, so that two sheets cannot wait for each other.
    for (const id of [...ids].sort((a, b) => a - b)) {
      const own = await ensureCard(tx, id, clock.now()).catch(withoutCard);
      if (own) found.push(own);
    }
    return ids.flatMap((id) => found.filter(({ member }) => member.id === id));
  });
}

/** Taken back by the office, or no member any more. */
function withoutCard(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error;
}
