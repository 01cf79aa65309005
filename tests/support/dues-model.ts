/** An operation on the ledger; invoices and receipts by the keys that the model gives them. */
export type Operation =
  | { kind: 'issue'; key: number; amount: number }
  | { kind: 'pay'; key: number; isUnknown: boolean; amount: number; allocations: Wanted[] }
  | { kind: 'allocate'; receipt: number; isNamed: boolean; allocations: Wanted[] }
  | { kind: 'reverse'; receipt: number }
  | { kind: 'void'; invoice: number }
  | { kind: 'waive'; invoice: number };
interface Wanted {
  invoice: number;
  amount: number;
}
type Account = 'cash' | 'dues' | 'income' | 'suspense' | 'write_off';
interface Receipt extends Record<'amount' | 'allocated', number> {
  isUnknown: boolean;
  /** Whether it got its payer later; naming that payer again is fine. */
  wasNamed: boolean;
  isReversed: boolean;
  pays: Wanted[];
  moved: Partial<Record<Account, number>>;
}
interface Invoice extends Record<'amount' | 'paid', number> {
  state: 'open' | 'void' | 'waived';
}

/** What the ledger should have: a model that knows neither tables nor transactions. */
export class DuesModel {
  invoices = new Map<number, Invoice>();
  receipts = new Map<number, Receipt>();
  balances: Record<Account, number> = { cash: 0, dues: 0, income: 0, suspense: 0, write_off: 0 };

  clone(): DuesModel {
    return Object.assign(new DuesModel(), structuredClone({ ...this }));
  }

  /** Does an operation, and returns whether it is allowed; what is refused changes nothing. */
  apply(one: Operation): boolean {
    if (one.kind === 'issue') {
      this.invoices.set(one.key, { amount: one.amount, paid: 0, state: 'open' });
      return this.move({ dues: one.amount, income: -one.amount });
    }
    if (one.kind === 'void' || one.kind === 'waive') {
      const invoice = this.invoices.get(one.invoice)!;
      const open = openOf(invoice);
      if (open === 0 || (one.kind === 'void' && invoice.paid > 0)) return false;
      invoice.state = one.kind === 'void' ? 'void' : 'waived';
      return this.move({ dues: -open, [one.kind === 'void' ? 'income' : 'write_off']: open });
    }
    if (one.kind === 'pay') {
      const { amount, isUnknown } = one;
      if (sum(one.allocations) > amount) return false;
      const receipt: Receipt = {
        amount,
        allocated: 0,
        isUnknown,
        wasNamed: false,
        isReversed: false,
        pays: [],
        moved: {},
      };
      this.receipts.set(one.key, receipt);
      this.move({ cash: amount, [isUnknown ? 'suspense' : 'dues']: -amount }, receipt);
      return this.pay(receipt, one.allocations);
    }
    const receipt = this.receipts.get(one.receipt)!;
    if (receipt.isReversed) return false;
    if (one.kind === 'reverse') {
      receipt.isReversed = true;
      for (const { invoice, amount } of receipt.pays) this.invoices.get(invoice)!.paid -= amount;
      return this.move(Object.fromEntries(Object.entries(receipt.moved).map(([key, amount]) => [key, -amount])));
    }
    const left = receipt.amount - receipt.allocated;
    if ((one.isNamed && !receipt.isUnknown && !receipt.wasNamed) || sum(one.allocations) > left) return false;
    if (one.isNamed && receipt.isUnknown) {
      this.move({ suspense: left, dues: -left }, receipt);
      receipt.isUnknown = false;
      receipt.wasNamed = true;
    }
    return this.pay(receipt, one.allocations);
  }

  private pay(receipt: Receipt, wanted: readonly Wanted[]): true {
    for (const { invoice: key, amount: asked } of wanted) {
      const invoice = this.invoices.get(key)!;
      const amount = Math.min(asked, openOf(invoice));
      if (amount === 0) continue;
      invoice.paid += amount;
      receipt.allocated += amount;
      receipt.pays.push({ invoice: key, amount });
      if (receipt.isUnknown) this.move({ suspense: amount, dues: -amount }, receipt);
    }
    return true;
  }

  private move(moved: Partial<Record<Account, number>>, { moved: sums = {} }: Partial<Receipt> = {}): true {
    for (const [key, amount] of Object.entries(moved) as [Account, number][]) {
      this.balances[key] += amount;
      sums[key] = (sums[key] ?? 0) + amount;
    }
    return true;
  }
}

const sum = (wanted: readonly Wanted[]) => wanted.reduce((all, { amount }) => all + amount, 0);
const openOf = ({ amount, paid, state }: Invoice) => (state === 'open' ? amount - paid : 0);
