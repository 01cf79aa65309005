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
