import type { Feature } from '~/platform/feature';
import { planDaily, workDaily } from '~/platform/jobs';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { duesCalls, duesTopic } from '../contract';
import { both } from '../texts/both';
import { openBooks } from './books';
import { exportInvoices, exportPlans, exportReceipts, type From } from './exports';
import { eraseDues } from './erase';
import { voidInvoice, waiveInvoice } from './invoices';
import { issueAll, issueJob, issuePlan, previewIssue } from './issue';
import { duesFiles, duesRows } from './personal';
import { type PassedIn, registerPayers } from './register-payers';
import { addPlan, editPlan, removePlan } from './plans';
import { undoAll, undoIssue, undoIssueJob } from './undo-issue';
import { invoicesOfShop, listInvoices, listPlans, listReceipts, readInvoice, readPlan, readReceipt } from './read';
import { addReceipt, allocateReceipt, isTreasurer } from './receipts';
import { reverseReceipt } from './reverse';
import { overdueDaily, remindOverdue } from './overdue';
import { announceMoved, moneyMovedJob } from './announce-money';
import { moneySettings, readMoney } from './settings';
import { duesAllocations, duesEntries, duesInvoices, duesPlans, duesReceipts, duesTransactions } from './tables';
import { receiptFinder } from './find';
import { receiptVerifier } from './verify';
import { clearDemoDues, loadDemoDues } from '~demo/dues/load';
import { siteTopic } from '~/shared/topics';

export { announceMoney } from './announce-money';
export { billShop } from './invoices';
export { receiptLogos } from './paper';

/* What the rooms of dues are built of (docs/product/dues.md, "Rooms"): tables to read and refer to, and all writes. */
export { duesTopic } from '../contract';
export { readAccounts, readCash } from './accounts';
export { allocate, openOf } from './allocate';
export { type Books, openBooks } from './books';
export { type Booking, book } from './context';
export { type ExportContext, exportDues, type Filters, type From, receiptColumns } from './exports';
export { closeBooks, lockHandingOver, storeHandingOver } from './handings-over';
export { bank, cashOf, lockBooks, post } from './ledger';
export { type List, pageOfList, rowsOfList } from './lists';
export {
  billOpening,
  findOpening,
  findOpenings,
  lockOpening,
  markOpening,
  storeOpening,
  voidOpening,
} from './openings';
export { findOffice } from './office';
export { anyOf, is, listReceipts, type Page } from './read';
export { isTreasurer, refuseDay } from './receipts';
export { namePayer, recordReceipt } from './record-receipt';
export { refuseDues } from './refusals';
export { closeClaim, storeClaim } from './stored-claims';
export { reverse } from './reverse';
export { readMoney } from './settings';
export { duesClaims, duesHandingsOver, duesInvoices, duesReceipts, paise, type StoredProof } from './tables';
export { called, instantText, openAmount } from './views';
export { demoDues } from '~demo/dues/load';

/** Returns the invoices of a shop, with what they can be paid by. */
export const shopInvoices = async (site: Pick<Site, 'db' | 'clock'>, shopId: number) =>
  invoicesOfShop(site.db, await readMoney(site, site.db), shopId);

/** Dues: what members and shops owe, what they paid, and where the money is. */
export const duesFeature = (passedIn: PassedIn): Feature => ({
  texts: both,
  settings: () => moneySettings,
  register: async (site, server) => {
    const from = { site, books: openBooks(site) };
    registerTreasurer(from, server.calls);
    registerPayers(from, server.calls, passedIn);
  },
  jobs: (site) => {
    site.jobs.work(issueJob, (data, { signal }) => issueAll(site, data, signal));
    site.jobs.work(undoIssueJob, (data, { signal }) => undoAll(site, data, signal));
    site.jobs.work(moneyMovedJob, (data) => announceMoved(site, data));
    workDaily(site, { ...overdueDaily, run: (signal) => remindOverdue(site, signal) });
  },
  prepare: (site) => planDaily(site, overdueDaily),
  personal: { rows: duesRows, files: duesFiles, erase: eraseDues },
  demo: loadDemoDues,
  demoData: {
    rows: [{ table: duesAllocations }, { table: duesReceipts }, { table: duesInvoices }, { table: duesPlans }],
    topics: [duesTopic, siteTopic],
    clearing: clearDemoDues,
  },
  finds: [receiptFinder],
  verifies: [receiptVerifier],
  push: [{ kind: 'dues', says: (language) => both[language].pushed }],
  appendOnly: [duesTransactions, duesEntries],
});

/** Registers the calls of the treasurer (docs/product/dues.md, "Calls"). */
function registerTreasurer(from: From, calls: CallRegistrar): void {
  const { site, books } = from;
  const { db } = site;
  const money = () => readMoney(site, db);
  const ownOnly = (caller: Caller) => (isTreasurer(caller) ? null : caller.id);
  calls.register(duesCalls, {
    duesPlans: ({ query }) => listPlans(books, query),
    exportDuesPlans: ({ query }, context) => exportPlans(from, context, query),
    addDuesPlan: async ({ body }, { caller }) => readPlan(db, await addPlan(site, caller, body)),
    duesPlan: ({ params }) => readPlan(db, params.id),
    editDuesPlan: async ({ params, body }, { caller }) => {
      await editPlan(site, caller, params.id, body);
      return readPlan(db, params.id);
    },
    removeDuesPlan: ({ params }, { caller }) => removePlan(site, caller, params.id),
    issueDuesPlan: ({ params, body }, { caller, language }) =>
      body.preview
        ? previewIssue(db, params.id, body.users, language)
        : issuePlan(site, caller, params.id, { chosen: body.users, language }),
    undoDuesIssue: async ({ params }, { caller }) => {
      await undoIssue(site, caller, params.id);
      return readPlan(db, params.id);
    },
    duesInvoices: async ({ query }) => listInvoices(books, await money(), query),
    exportDuesInvoices: async ({ query }, context) => exportInvoices(from, context, query, await money()),
    duesInvoice: async ({ params }) => readInvoice(db, await money(), params.id),
    voidDuesInvoice: async ({ params, body }, { caller }) => {
      await voidInvoice(site, caller, params.id, body.reason);
      return readInvoice(db, await money(), params.id);
    },
    waiveDuesInvoice: async ({ params, body }, { caller }) => {
      await waiveInvoice(site, caller, params.id, body.reason);
      return readInvoice(db, await money(), params.id);
    },
    duesReceipts: ({ query }, { caller }) => listReceipts(books, query, ownOnly(caller)),
    exportDuesReceipts: ({ query }, context) => exportReceipts(from, context, query, ownOnly(context.caller)),
    addDuesReceipt: async ({ body }, { caller }) => {
      const { id, isNew } = await addReceipt(site, caller, body);
      const receipt = await readReceipt(db, id);
      return isNew ? { 201: receipt } : { 200: receipt };
    },
    duesReceipt: ({ params }, { caller }) => readReceipt(db, params.id, ownOnly(caller)),
    allocateDuesReceipt: async ({ params, body }, { caller }) => {
      await allocateReceipt(site, caller, params.id, body);
      return readReceipt(db, params.id);
    },
    reverseDuesReceipt: async ({ params, body }, { caller, language }) => {
      const keptChanges = await reverseReceipt(site, caller, params.id, body.reason);
      const { keptWhat, keptWhy } = both[language];
      return {
        ...(await readReceipt(db, params.id)),
        kept: keptChanges.map(({ what, why }) => ({ what: keptWhat[what], why: keptWhy[why] })),
      };
    },
  });
}
