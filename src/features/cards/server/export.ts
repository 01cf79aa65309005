import { fullNameOf } from '~/features/accounts/server/public';
import { placesIn } from '~/features/areas/server/public';
import { record } from '~/features/audit/server/public';
import { answerSheet, type SetHeader, type SheetCell } from '~/platform/sheets';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/standing';
import type { CardExportQuery, HolderFilter } from '../contract';
import { stateNames, statusNames } from '../texts';
import type { Cards } from './context';
import { statusOf } from './present';
import { countHolders, findHolders } from './views';

/** Rows in memory at a time. */
const BATCH = 500;

const heading = ['Full Name', 'Username', 'Membership ID', 'Area', 'Status', 'Card', 'Issued', 'Taken Back', 'Reason'];

/**
 * The office's list of cards as CSV or XLSX, as the filter leaves it, batch by batch (docs/product/cards.md, "The office"). Who took
 * it along stands in the audit log. No codes are in it: with one, anybody could pass for its holder.
 */
export async function exportHolders(
  site: Cards,
  actor: Caller,
  { format, ...filter }: CardExportQuery,
  { language, setHeader }: { language: Language; setHeader: SetHeader },
) {
  const { db, write, clock } = site;
  const after = { people: await countHolders(db, filter), ...filter };
  await write((tx) =>
    record(tx, { at: clock.now(), actor, action: 'card.export', target: { type: 'user', id: null }, after }),
  );
  return answerSheet({ heading, batches: batchesOf(site, filter, language) }, { format, name: 'cards', setHeader });
}

async function* batchesOf(
  { db, clock }: Cards,
  filter: HolderFilter,
  language: Language,
): AsyncGenerator<SheetCell[][]> {
  const now = clock.now();
  const placed = await placesIn(db, language);
  for (let offset = 0; ; offset += BATCH) {
    const rows = await findHolders(db, filter, { offset, limit: BATCH });
    if (rows.length > 0) yield rows.map((row) => cellsOf(placed(row), now));
    if (rows.length < BATCH) return;
  }
}

function cellsOf(row: Awaited<ReturnType<typeof findHolders>>[number], now: Date): SheetCell[] {
  const revoked = row.state === 'revoked';
  return [
    fullNameOf(row),
    row.username,
    row.membershipId ?? '',
    row.areaName ?? '',
    statusNames[statusOf(row, now)],
    stateNames[row.state],
    dayCell(row.issuedAt),
    dayCell(revoked ? row.revokedAt : null),
    revoked ? (row.reason ?? '') : '',
  ];
}

const dayCell = (at: Date | null): SheetCell => at && { day: dayIso(at) };
