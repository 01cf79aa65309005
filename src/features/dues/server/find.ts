import { and, desc, eq, sql } from 'drizzle-orm';
import type { Finder } from '~/platform/feature';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { both as common } from '~/shared/texts/both';
import { documentNumber } from '../rules/numbers';
import { both } from '../texts/both';
import { isTreasurer } from './receipts';
import { duesInvoices, duesReceipts } from './tables';

/** A few more than are shown. */
const maxHits = 6;

/**
 * Finds receipts and, for treasurers, invoices by their numbers (docs/product/find.md, "Receipts"); area admins find
 * the receipts that they recorded.
 */
export const receiptFinder: Finder = {
  kind: 'receipt',
  access: 'treasurer-or-area-admin',
  find: async ({ db }, { text, caller, language }) => {
    const wanted = documentNumber(text);
    if (!wanted || (wanted.kind === 'I' && !isTreasurer(caller))) return [];
    const { unknownPayer } = both[language];
    const table = wanted.kind === 'R' ? duesReceipts : duesInvoices;
    const rows = await db
      .select({
        id: table.id,
        number: table.number,
        payer: table.payer,
        amount: table.amount,
        day: table.issuedOn,
      })
      .from(table)
      .where(
        and(
          sql`starts_with(${table.number}, ${wanted.begins})`,
          wanted.kind === 'R' && !isTreasurer(caller) ? eq(duesReceipts.recordedBy, caller.id) : undefined,
        ),
      )
      .orderBy(desc(table.id))
      .limit(maxHits);
    const tab = wanted.kind === 'R' ? 'receipts' : 'invoices';
    return rows.map(({ id, number, payer, amount, day }) => ({
      id,
      title: number,
      detail: [payer || unknownPayer, formatMoney(amount), formatDate(day, common[language].dates)].join(' · '),
      link: `/app/admin/dues?tab=${tab}&search=${number}`,
    }));
  },
};
