import { normalReference } from '~/shared/dues/references';

/** An invoice that something is open of, and who owes it. */
interface OpenInvoice {
  id: number;
  number: string;
  userId: number | null;
  open: number;
  membershipId: string | null;
  name: string;
  phone: string | null;
}

/** What money that came can be: an open invoice, an open claim, or a receipt that no line is about yet. */
interface Known {
  invoices: readonly OpenInvoice[];
  claims: readonly { id: number; invoiceId: number; userId: number; reference: string }[];
  receipts: readonly { id: number; userId: number | null; reference: string | null; amount: number }[];
}

/** A line of money that came. */
interface IncomingLine {
  narration: string;
  reference: string | null;
  amount: number;
}

/** What a line pays, and how sure that is. */
interface Match {
  match: 'sure' | 'suggestion';
  userId: number | null;
  invoiceId?: number;
  claimId?: number;
  receiptId?: number;
}

/**
 * Returns the function that finds what a line pays (docs/product/dues.md, "Statement"). Sure are a receipt or an open
 * claim with exactly this reference and amount, and our invoice's number with what is open of it; a member whose
 * membership id, phone or whole name the bank gives, with an open invoice of this amount, is a suggestion.
 */
export function createMatcher({ invoices, claims, receipts }: Known) {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const byAmount = grouped(invoices, (invoice) => invoice.open);
  const receiptsBy = grouped(receipts, ({ reference, amount }) => `${reference}|${amount}`);
  const claimsBy = grouped(claims, ({ reference }) => reference);

  return ({ narration, reference, amount }: IncomingLine): Match | null => {
    const words = new Set([...(reference ? [reference] : []), ...wordsOf(narration)]);
    for (const word of words) {
      const [receipt, second] = receiptsBy.get(`${word}|${amount}`) ?? [];
      if (receipt && !second) return { match: 'sure', receiptId: receipt.id, userId: receipt.userId };
      const claimed = (claimsBy.get(word) ?? []).filter(({ invoiceId }) => byId.get(invoiceId)?.open === amount);
      const [claim, other] = claimed;
      if (claim && !other)
        return { match: 'sure', claimId: claim.id, invoiceId: claim.invoiceId, userId: claim.userId };
    }
    const candidates = byAmount.get(amount) ?? [];
    const plain = normalReference(narration);
    const numbers = new Set(numbersIn(narration));
    const named = candidates.filter(({ number }) => numbers.has(normalReference(number)));
    if (named.length === 1) return { match: 'sure', invoiceId: named[0]!.id, userId: named[0]!.userId };
    const payers = candidates.filter(
      ({ membershipId, name, phone, userId }) =>
        userId !== null &&
        ((membershipId && words.has(normalReference(membershipId))) ||
          (phone && words.has(phone)) ||
          plain.includes(normalReference(name) || '?')),
    );
    return payers.length === 1 ? { match: 'suggestion', invoiceId: payers[0]!.id, userId: payers[0]!.userId } : null;
  };
}

/** Returns the numbers of invoices in a narration, however they are parted: `I/2026-27/00042`. */
const numbersIn = (narration: string) =>
  narration
    .toUpperCase()
    .match(/(?<![A-Z0-9])I[^A-Z0-9]{0,2}\d{4}[^A-Z0-9]{0,2}\d{2}[^A-Z0-9]{0,2}\d{5,6}(?!\d)/g)
    ?.map(normalReference) ?? [];

/** Returns the words of a narration that may be a reference or an id. */
const wordsOf = (narration: string) => narration.toUpperCase().match(/[A-Z0-9]{6,22}/g) ?? [];

/** Returns rows by a key, in their order. */
function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
