/** Returns typed rupees (`1,450`, `₹ 450.50`) in whole paise; undefined for what is no amount. */
export function paiseOf(text: string): number | undefined {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : undefined;
}

/** Returns whole paise as rupees to type: `1450`, `1450.50`. */
export const rupeesOf = (paise: number): string => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2));

/** An invoice as far as it can be paid. */
interface Payable {
  id: number;
  open: number;
  due_on: string;
}

/** Returns what of an amount pays which invoices, by their ids, the one that is due first before the others. */
export function proposeAllocations(amount: number, invoices: readonly Payable[]): Map<number, number> {
  let left = amount;
  const proposed = new Map<number, number>();
  const inOrder = invoices.toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.id - b.id);
  for (const { id, open } of inOrder) {
    const part = Math.min(left, open);
    if (part > 0) proposed.set(id, part);
    left -= part;
  }
  return proposed;
}
