import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Verifier } from '~/platform/feature';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { both as common } from '~/shared/texts/both';
import { maskName } from '../rules/mask';
import { both } from '../texts/both';
import { duesReceipts } from './tables';

const reversals = alias(duesReceipts, 'reversals');

/** Recognizes a receipt by the code on its paper (docs/product/dues.md, "Receipts"). */
export const receiptVerifier: Verifier = {
  find: async ({ db }, code, language) => {
    const [found] = await db
      .select({ receipt: duesReceipts, reversedBy: reversals.id })
      .from(duesReceipts)
      .leftJoin(reversals, eq(reversals.reverses, duesReceipts.id))
      .where(eq(duesReceipts.code, code));
    if (!found) return null;
    const { receipt, reversedBy } = found;
    const isReversed = receipt.reverses !== null || reversedBy !== null;
    const { verified, paper, unknownPayer } = both[language];
    return {
      kind: 'receipt',
      number: receipt.number,
      date: receipt.issuedOn,
      amount: receipt.amount,
      is_good: !isReversed,
      title: isReversed ? verified.reversed : verified.good,
      lead: fillText(isReversed ? verified.reversedLead : verified.goodLead, {
        committee: receipt.snapshot.office[language],
      }),
      facts: [
        { label: verified.number, value: receipt.number },
        { label: verified.date, value: formatDate(receipt.issuedOn, common[language].dates) ?? '' },
        { label: paper.amount, value: formatMoney(receipt.amount) },
        { label: paper.from, value: maskName(receipt.payer) || unknownPayer },
      ],
    };
  },
};
