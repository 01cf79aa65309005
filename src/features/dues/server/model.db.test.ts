import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fullNameOf } from '~/features/people/server/public';
import { HttpError } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { seededRandom } from '~/shared/seeded-random';
import { dayIso } from '~/shared/membership-status';
import { testApp } from '~test/app';
import { DuesModel, type Operation } from '~test/dues-model';
import { makeUser, testPerson } from '~test/factories';
import { readAccounts } from './accounts';
import { voidInvoice, waiveInvoice } from './invoices';
import { issueTo } from './issue';
import { lockBooks } from './ledger';
import { addReceipt, allocateReceipt } from './receipts';
import { reverseReceipt } from './reverse';
import { duesInvoices, duesPlans, duesReceipts } from './tables';

/*
 * Random operations, two at once on two connections, against a model (tests/support/dues-model.ts). `DUES_OPERATIONS`
 * sets how many (10,000 in the longer run, docs/product/dues.md, "Proofs"), `DUES_SEED` repeats a run.
 */
const count = Number(process.env.DUES_OPERATIONS ?? 240);
const seed = Number(process.env.DUES_SEED ?? 20_261_128);
const site = testApp();
const treasurer = testPerson(site, 'admin', { firstName: 'Asha', lastName: 'Menon', duties: ['treasurer'] });

test(
  `${count} operations, two at once, leave what the model has (seed ${seed})`,
  { timeout: 60_000 + count * 100, retry: 0 },
  async () => {
    const { db, write, clock } = site.site;
    const random = seededRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
    const people = [await makeUser(site, { role: 'member' }), await makeUser(site, { role: 'member' })];
    const caller = { id: treasurer.user.id, name: 'Asha Menon', isSuperuser: true, duties: [], areaId: null };
    const by = caller as unknown as Caller;
    const ids = { invoices: new Map<number, number>(), receipts: new Map<number, number>() };
    let keys = 0;

    const recent = (map: Map<number, unknown>) => [...map.keys()].slice(-12);
    const wanted = (model: DuesModel) =>
      recent(model.invoices)
        .filter(() => random() < 0.15)
        .map((invoice) => ({ invoice, amount: 1 + below(400) }));
    const nextOf = (model: DuesModel): Operation => {
      const dice = random();
      const [invoices, receipts] = [recent(model.invoices), recent(model.receipts)];
      if (dice < 0.25 || invoices.length < 2) return { kind: 'issue', key: ++keys, amount: 100 + below(400) };
      const allocations = wanted(model);
      if (dice < 0.55 || receipts.length === 0)
        return { kind: 'pay', key: ++keys, isUnknown: random() < 0.3, amount: 1 + below(700), allocations };
      if (dice < 0.75) return { kind: 'allocate', receipt: pick(receipts), isNamed: random() < 0.3, allocations };
      if (dice < 0.87) return { kind: 'reverse', receipt: pick(receipts) };
      return { kind: dice < 0.94 ? 'void' : 'waive', invoice: pick(invoices) };
    };

    const issue = (key: number, amount: number) =>
      write(async (tx) => {
        await lockBooks(tx);
        const at = clock.now();
        const [plan] = await tx
          .insert(duesPlans)
          .values({
            year: '2026-27',
            name: `P${key}`,
            amount,
            classes: [],
            dueOn: '2026-06-30',
            createdAt: at,
            updatedAt: at,
          })
          .returning();
        const person = people[key % 2]!;
        await issueTo(tx, plan!, [{ id: person.id, name: fullNameOf(person) }], at);
        const [invoice] = await tx.select().from(duesInvoices).where(eq(duesInvoices.planId, plan!.id));
        ids.invoices.set(key, invoice!.id);
      });
    const allocationsOf = (list: readonly { invoice: number; amount: number }[]) =>
      list.map(({ invoice, amount }) => ({ invoice_id: ids.invoices.get(invoice)!, amount }));
    const run = async (one: Operation): Promise<void> => {
      if (one.kind === 'issue') return issue(one.key, one.amount);
      if (one.kind === 'reverse')
        return void (await reverseReceipt(site.site, by, ids.receipts.get(one.receipt)!, 'Model'));
      if (one.kind === 'void') return voidInvoice(site.site, by, ids.invoices.get(one.invoice)!, 'Model');
      if (one.kind === 'waive') return waiveInvoice(site.site, by, ids.invoices.get(one.invoice)!, 'Model');
      const allocations = allocationsOf(one.allocations);
      if (one.kind === 'allocate') {
        const named = one.isNamed ? { user_id: people[0]!.id } : {};
        return allocateReceipt(site.site, by, ids.receipts.get(one.receipt)!, { allocations, ...named });
      }
      const form = {
        client_key: `model-${seed}-${one.key}`,
        ...(!one.isUnknown && { user_id: people[1]!.id }),
        amount: one.amount,
        method: 'cash',
        received_on: dayIso(clock.now()),
        allocations,
      };
      ids.receipts.set(one.key, (await addReceipt(site.site, by, form as never)).id);
    };
    /** Whether an operation went through; what the site refuses is an answer, everything else a failure. */
    const isDone = (one: Operation) =>
      run(one).then(
        () => true,
        (error: unknown) => {
          if (error instanceof HttpError && error.status < 500) return false;
          throw error;
        },
      );

    /** What the ledger has of the invoices and receipts that can still change. */
    const read = async (model: DuesModel) => {
      const ofKeys = (map: Map<number, number>, all: Map<number, unknown>) =>
        [...all.keys()].slice(-30).flatMap((key) => (map.has(key) ? [[key, map.get(key)!] as const] : []));
      const [invoices, receipts] = [ofKeys(ids.invoices, model.invoices), ofKeys(ids.receipts, model.receipts)];
      const paid = await db
        .select({ id: duesInvoices.id, paid: duesInvoices.paid })
        .from(duesInvoices)
        .where(inArray(duesInvoices.id, [0, ...invoices.map(([, id]) => id)]));
      const allocated = await db
        .select({ id: duesReceipts.id, allocated: duesReceipts.allocated })
        .from(duesReceipts)
        .where(inArray(duesReceipts.id, [0, ...receipts.map(([, id]) => id)]));
      return JSON.stringify([
        invoices.map(([key, id]) => [key, paid.find((row) => row.id === id)!.paid]),
        receipts.map(([key, id]) => [key, allocated.find((row) => row.id === id)!.allocated]),
      ]);
    };
    const expected = (model: DuesModel) =>
      JSON.stringify([
        [...model.invoices].slice(-30).map(([key, { paid }]) => [key, paid]),
        [...model.receipts].slice(-30).map(([key, { allocated }]) => [key, allocated]),
      ]);
    const balances = async () =>
      Object.fromEntries(
        Object.keys(new DuesModel().balances)
          .map((kind) => [kind, 0])
          .concat(
            (await readAccounts(db)).filter(({ kind }) => kind !== 'bank').map(({ kind, balance }) => [kind, balance]),
          ),
      );

    let model = new DuesModel();
    for (let done = 0; done < count; done += 2) {
      const pair = [nextOf(model), nextOf(model)] as const;
      // Two at once: the ledger has one order of them or the other.
      const orders = [
        [0, 1],
        [1, 0],
      ].map((order) => {
        const after = model.clone();
        const allowed: boolean[] = [];
        for (const at of order) allowed[at] = after.apply(pair[at as 0 | 1]);
        return { after, allowed: JSON.stringify(allowed) };
      });
      const outcome = JSON.stringify(await Promise.all(pair.map(isDone)));
      const found = await Promise.all(
        orders.map(async ({ after, allowed }) => allowed === outcome && (await read(after)) === expected(after)),
      );
      const [first, second] = orders.filter((_, at) => found[at]);
      // A waiver beside a reversal leaves the same amounts in either order, but its own.
      const right = second && !isDeepStrictEqual(await balances(), first!.after.balances) ? second : first;
      expect(right, `${done}: ${JSON.stringify(pair)} ${outcome}`).toBeDefined();
      model = right!.after;
      // What is older is never chosen again.
      for (const map of [model.invoices, model.receipts])
        for (const key of [...map.keys()].slice(0, -100)) map.delete(key);
      if (done % 60 === 0) expect(await balances()).toEqual(model.balances);
    }

    expect(await balances()).toEqual(model.balances);
    expect(Object.values(model.balances).reduce((all, one) => all + one, 0)).toBe(0);
    const uneven = sql`select 1 from dues_entries group by transaction_id having sum(amount) <> 0`;
    expect((await db.execute(uneven)).rows).toEqual([]);
    for (const table of [duesReceipts, duesInvoices]) {
      const numbers = (await db.select({ number: table.number }).from(table).orderBy(table.number)).map(
        (row) => row.number,
      );
      expect(numbers.map((number) => Number(number.slice(-5)))).toEqual(numbers.map((_, index) => index + 1));
    }
    expect(await db.$count(duesInvoices, sql`${duesInvoices.paid} not between 0 and ${duesInvoices.amount}`)).toBe(0);
  },
);
