import type { CallRegistrar } from '~/platform/http/calls';
import type { Feature } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { statementCalls } from '../contract';
import { both } from '../texts/both';
import { applyStatement, undoStatement } from './apply-statement';
import { eraseStatements } from './erase';
import { addOpening, applyOpening, listOpenings, readOpening, undoOpening } from './opening';
import { addStatement, listStatements, readStatement } from './statements';

/** The room of files: the bank's statement, and opening arrears (docs/product/dues.md, "Rooms"). */
export const duesStatementsFeature: Feature = {
  texts: both,
  register: async (site, { calls }) => registerStatements(site, calls),
  personal: { rows: async () => ({}), erase: eraseStatements },
};

/** Registers the calls about files (docs/product/dues.md, "Calls"). */
function registerStatements(site: Site, calls: CallRegistrar): void {
  const { db } = site;
  calls.register(statementCalls, {
    duesStatements: () => listStatements(db),
    addDuesStatement: async ({ body, files }, { caller }) =>
      readStatement(db, await addStatement(site, caller, files.file[0]!, body.columns)),
    duesStatement: ({ params }) => readStatement(db, params.id),
    applyDuesStatement: async ({ params, body }, { caller }) => {
      await applyStatement(site, caller, params.id, body.ticks);
      return readStatement(db, params.id);
    },
    undoDuesStatement: async ({ params }, { caller }) => {
      await undoStatement(site, caller, params.id);
      return readStatement(db, params.id);
    },
    duesOpenings: () => listOpenings(db),
    addDuesOpening: async ({ files }, { caller, language }) =>
      readOpening(db, await addOpening(site, caller, files.file[0]!), language),
    duesOpening: ({ params }, { language }) => readOpening(db, params.id, language),
    applyDuesOpening: async ({ params }, { caller, language }) => {
      await applyOpening(site, caller, params.id);
      return readOpening(db, params.id, language);
    },
    undoDuesOpening: async ({ params }, { caller, language }) => {
      await undoOpening(site, caller, params.id);
      return readOpening(db, params.id, language);
    },
  });
}
