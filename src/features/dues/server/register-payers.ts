import type { CallRegistrar } from '~/platform/http/calls';
import { eq } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/people/server/public';
import { refusePerson } from '~/platform/errors/refusals';
import { inOnePiece } from '~/platform/http/in-one-piece';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { payerCalls } from '../contract/payers';
import type { Claim } from '~/shared/dues/schemas';
import { type From } from './exports';
import { receiptPdf, receiptPng } from './paper';
import { invoicesOf, receiptsOf } from './read';
import { isTreasurer } from './receipts';
import { readMoney, readMoves } from './settings';

/** What the feature of claims, which imports this one, passes in. */
export interface PassedIn {
  /** Returns a person's claims, with their proofs for a viewer. */
  claimsOf(site: Site, userId: number, viewer: number): Promise<Claim[]>;
}

/** How often a person has receipts drawn. */
const papers = { name: 'dues-papers', most: 120, seconds: 3600 };

/** Registers the calls about what payers owe (docs/product/dues.md, "Calls"). */
export function registerPayers({ site }: Pick<From, 'site'>, calls: CallRegistrar, { claimsOf }: PassedIn): void {
  const duesOfPerson = async (id: number, caller: Caller) => {
    const person = await readPayer(site, caller, id);
    const dues = await duesOf(site, id, (userId) => claimsOf(site, userId, caller.id));
    // The claims and their proofs are the treasurer's to decide.
    return { person, dues: isTreasurer(caller) ? dues : { ...dues, claims: [] } };
  };
  calls.register(payerCalls, {
    ownDues: (_, { caller }) => duesOf(site, caller.id, (userId) => claimsOf(site, userId, caller.id)),
    duesReceiptPdf: async ({ params }, { caller, language, setHeader }) => {
      await site.limits.hit(papers, String(caller.id));
      const bytes = await receiptPdf(site, caller, params.id, language);
      setHeader('Content-Disposition', `attachment; filename="receipt-${params.id}.pdf"`);
      return inOnePiece(bytes);
    },
    duesReceiptPng: async ({ params }, { caller, language, setHeader }) => {
      await site.limits.hit(papers, String(caller.id));
      const bytes = await receiptPng(site, caller, params.id, language);
      setHeader('Content-Disposition', `inline; filename="receipt-${params.id}.png"`);
      return inOnePiece(bytes);
    },
    personDues: async ({ params }, { caller }) => {
      const { person, dues } = await duesOfPerson(params.id, caller);
      return { ...dues, ...person };
    },
    personDuesSection: async ({ params }, { caller }) => (await duesOfPerson(params.id, caller)).dues,
  });
}

/** Returns what a person owes, has paid and says to have paid. */
async function duesOf(site: Site, userId: number, claimsOf: (userId: number) => Promise<Claim[]>) {
  const { db } = site;
  const money = await readMoney(site, db);
  const [invoices, receipts] = [await invoicesOf(db, money, userId), await receiptsOf(db, userId)];
  return {
    due: invoices.reduce((sum, { open }) => sum + open, 0),
    credit: receipts.reduce((sum, { credit }) => sum + credit, 0),
    invoices,
    receipts,
    claims: await claimsOf(userId),
    upi: money.upi && { id: money.upi.id, payee: money.upi.payee },
    moves: await readMoves(site, db),
  };
}

/** Returns a person's name; throws 404 for a person of another area too, unless the caller is a treasurer. */
async function readPayer({ db }: Pick<Site, 'db'>, caller: Caller, id: number) {
  const { areaId, firstName, lastName, username, membershipId } = users;
  const [person] = await db
    .select({ areaId, firstName, lastName, username, membershipId })
    .from(users)
    .where(eq(users.id, id));
  const isOwn = caller.areaId !== null && person?.areaId === caller.areaId;
  if (!person || (!isTreasurer(caller) && !isOwn)) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
  return { full_name: fullNameOf(person), membership_id: person.membershipId };
}
