import { readAccounts, readCash, isTreasurer, openBooks, duesTopic } from '~/features/dues/server/public';
import { readOpenClaims } from '~/features/dues-claims/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { loadDemoCash } from '~demo/dues-cash/load';
import { both } from '../texts/both';
import { duesHandovers } from './tables';
import { handoverRows } from './personal';
import { handoverQueue } from './waiting';
import { cashCalls } from '../contract';
import { confirmHandover, addHandover, depositCash } from './cash';
import { readHandover, listHandovers } from './read';
import { exportHandovers } from './exports';
import { signHandingOver, startHandingOver, readHandingsOver, readTreasurers } from './handing-over';

/** The room of cash: who holds it, handovers, and the next treasurer (docs/product/dues.md, "Rooms"). */
export const duesCashFeature: Feature = {
  texts: both,
  register: async (site, { calls }) => registerCash(site, calls),
  personal: { rows: handoverRows },
  demo: loadDemoCash,
  demoData: { rows: [{ table: duesHandovers }], topics: [duesTopic] },
  waits: [handoverQueue],
};

/** Registers the calls about cash (docs/product/dues.md, "Calls"). */
function registerCash(site: Site, calls: CallRegistrar): void {
  const { db } = site;
  const books = openBooks(site);
  const ownOnly = (caller: Caller) => (isTreasurer(caller) ? null : caller);
  const from = { site, books };
  calls.register(cashCalls, {
    duesCash: (_, { caller }) =>
      books.cached(['cash', ownOnly(caller)?.id ?? null], () => readCash(db, ownOnly(caller))),
    depositDuesCash: async ({ body }, { caller }) => {
      await depositCash(site, caller, body.amount);
      return readCash(db, null);
    },
    duesHandovers: ({ query }, { caller }) => listHandovers(books, query, ownOnly(caller)?.id ?? null),
    exportDuesHandovers: ({ query }, context) =>
      exportHandovers(from, context, query, ownOnly(context.caller)?.id ?? null),
    addDuesHandover: async ({ body }, { caller }) => readHandover(db, await addHandover(site, caller, body.amount)),
    confirmDuesHandover: async ({ params, body }, { caller }) => {
      await confirmHandover(site, caller, params.id, body.amount);
      return readHandover(db, params.id);
    },
    duesHandingOver: async (_, { caller }) => ({
      accounts: await books.cached(['accounts'], () => readAccounts(db)),
      cash: await readCash(db, null),
      open_claims: await readOpenClaims(site, caller.id),
      treasurers: await readTreasurers(db, caller.id),
      results: await readHandingsOver(db),
    }),
    startDuesHandingOver: async ({ body }, { caller }) =>
      (await readHandingsOver(db, await startHandingOver(site, caller, body)))[0]!,
    signDuesHandingOver: async ({ params }, { caller }) => {
      await signHandingOver(site, caller, params.id);
      return (await readHandingsOver(db, params.id))[0]!;
    },
  });
}
