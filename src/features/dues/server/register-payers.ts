import type { Feature } from '~/platform/feature';
import { eq, sql } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/people/server/public';
import { refusePerson } from '~/platform/errors/refusals';
import { inOnePiece } from '~/platform/http/in-one-piece';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { payerCalls } from '../contract/payers';
import type { Claim } from '~/shared/dues/schemas';
import { addClaim, decideClaim } from './claims';
import { exportClaims, type From } from './exports';
import { receiptPdf, receiptPng } from './paper';
import { createProofAddresses, registerProofs } from './proofs';
import { invoicesOf, listClaims, readClaims, receiptsOf } from './read';
import { isTreasurer } from './receipts';
import { readMoney, readMoves } from './settings';

/** How often a person has receipts drawn. */
const papers = { name: 'dues-papers', most: 120, seconds: 3600 };

/** Registers the calls about what payers owe, and about claims (docs/product/dues.md, "Calls"). */
export function registerPayers(from: From, { app, calls }: Parameters<NonNullable<Feature['register']>>[1]): void {
  const { site, books } = from;
  const { db, config, clock } = site;
  const proofs = createProofAddresses(config, clock);
  registerProofs(app, site, proofs);
  const shown = (viewer: number) => (claim: Claim) =>
    ({ ...claim, proof: proofs.present(claim as never, viewer) }) as Claim;
  const claim = async (id: number, viewer: number) => shown(viewer)((await readClaims(db, sql`list.id = ${id}`))[0]!);
  const claims = async (query: Parameters<typeof listClaims>[1], viewer: number) => {
    const page = await listClaims(books, query);
    return { ...page, results: page.results.map(shown(viewer)) };
  };
  const duesOfPerson = async (id: number, caller: Caller) => {
    const person = await readPayer(site, caller, id);
    const dues = await duesOf(site, id, shown(caller.id));
    // The claims and their proofs are the treasurer's to decide.
    return { person, dues: isTreasurer(caller) ? dues : { ...dues, claims: [] } };
  };
  calls.register(payerCalls, {
    ownDues: (_, { caller }) => duesOf(site, caller.id, shown(caller.id)),
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
    claimDuesInvoice: async ({ params, body, files }, { caller }) =>
      claim(await addClaim(site, caller, params.id, { form: body, proof: files.proof[0] }), caller.id),
    duesClaims: ({ query }, { caller }) => claims(query, caller.id),
    exportDuesClaims: ({ query }, context) => exportClaims(from, context, query),
    decideDuesClaim: async ({ params, body }, { caller }) => {
      await decideClaim(site, caller, params.id, body);
      return claim(params.id, caller.id);
    },
  });
}

/** Reads the open claims, with their proofs for a viewer. */
export async function readOpenClaims(
  { db, config, clock }: Pick<Site, 'db' | 'config' | 'clock'>,
  viewer: number,
): Promise<Claim[]> {
  const proofs = createProofAddresses(config, clock);
  const open = await readClaims(db, sql`list.state = 'open'`);
  return open.map((claim) => ({ ...claim, proof: proofs.present(claim as never, viewer) }));
}

/** Returns what a person owes, has paid and says to have paid. */
async function duesOf(site: Site, userId: number, shown: (claim: Claim) => Claim) {
  const { db } = site;
  const money = await readMoney(site, db);
  const [invoices, receipts] = [await invoicesOf(db, money, userId), await receiptsOf(db, userId)];
  const claims = await readClaims(db, sql`list.user_id = ${userId}`);
  return {
    due: invoices.reduce((sum, { open }) => sum + open, 0),
    credit: receipts.reduce((sum, { credit }) => sum + credit, 0),
    invoices,
    receipts,
    claims: claims.map(shown),
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
