import { openBooks, readAccounts } from '~/features/dues/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/membership-status';
import { reportCalls } from '../contract';
import { both } from '../texts/both';
import { listEntries, listDebtors, readArrears } from './read';
import { exportLedger, exportArrears } from './exports';

/** The room of reports: arrears, accounts and the ledger (docs/product/dues.md, "Rooms"). It writes nothing. */
export const duesReportsFeature: Feature = {
  texts: both,
  register: async (site, { calls }) => registerReports(site, calls),
};

/** Registers the calls of arrears, accounts and the ledger (docs/product/dues.md, "Calls"). */
function registerReports(site: Site, calls: CallRegistrar): void {
  const { db, clock } = site;
  const books = openBooks(site);
  const from = { site, books };
  const today = () => dayIso(clock.now());
  calls.register(reportCalls, {
    duesArrears: (_, { language }) => readArrears(books, today(), language),
    duesDebtors: ({ query }, { language }) => listDebtors(books, today(), query, language),
    exportDuesArrears: ({ query }, context) => exportArrears(from, context, query, today()),
    duesAccounts: () => books.cached(['accounts'], () => readAccounts(db)),
    duesLedger: ({ query }) => listEntries(books, query),
    exportDuesLedger: ({ query }, context) => exportLedger(from, context, query, today()),
  });
}
