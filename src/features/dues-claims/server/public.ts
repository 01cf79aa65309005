import { sql } from 'drizzle-orm';
import type { Feature } from '~/platform/feature';
import type { Site } from '~/platform/site';
import type { Claim } from '~/shared/dues/schemas';
import { loadDemoClaims } from '~demo/dues-claims/load';
import { both } from '../texts/both';
import { registerProofs, createProofAddresses, proofFiles } from './proofs';
import { claimQueue, claimsOfPeople } from './waiting';
import { listClaims, readClaims, type StoredClaim } from './read';
import { duesClaims, duesTopic, openBooks } from '~/features/dues/server/public';
import { claimCalls } from '../contract';
import { decideClaim, addClaim } from './claims';
import { exportClaims } from './exports';

export { approveIfOpen } from './claims';

/** The room of claims: what members owe, and say to have paid (docs/product/dues.md, "Rooms"). */
export const duesClaimsFeature: Feature = {
  texts: both,
  register: async (site, server) => registerClaims(site, server),
  files: (site) => [proofFiles(site)],
  demo: loadDemoClaims,
  demoData: { rows: [{ table: duesClaims }], topics: [duesTopic] },
  person: { section: 'dues', access: 'treasurer', ...claimsOfPeople },
  waits: [claimQueue],
};

/** Returns a person's claims, with their proofs for a viewer. */
export async function claimsOf(site: Site, userId: number, viewer: number): Promise<Claim[]> {
  return (await readClaims(site.db, sql`list.user_id = ${userId}`)).map(shownTo(site, viewer));
}

/** Returns the open claims, with their proofs for a viewer. */
export async function readOpenClaims(site: Site, viewer: number): Promise<Claim[]> {
  return (await readClaims(site.db, sql`list.state = 'open'`)).map(shownTo(site, viewer));
}

/** Returns what presents the proof of a claim to a viewer. */
function shownTo({ config, clock }: Pick<Site, 'config' | 'clock'>, viewer: number) {
  const proofs = createProofAddresses(config, clock);
  return (claim: StoredClaim): Claim => ({ ...claim, proof: proofs.present(claim, viewer) });
}

/** Registers the calls about claims (docs/product/dues.md, "Calls"). */
function registerClaims(site: Site, { app, calls }: Parameters<NonNullable<Feature['register']>>[1]): void {
  const { db, config, clock } = site;
  const books = openBooks(site);
  registerProofs(app, site, createProofAddresses(config, clock));
  const claim = async (id: number, viewer: number) =>
    shownTo(site, viewer)((await readClaims(db, sql`list.id = ${id}`))[0]!);
  calls.register(claimCalls, {
    claimDuesInvoice: async ({ params, body, files }, { caller }) =>
      claim(await addClaim(site, caller, params.id, { form: body, proof: files.proof[0] }), caller.id),
    duesClaims: async ({ query }, { caller }) => {
      const page = await listClaims(books, query);
      return { ...page, results: page.results.map(shownTo(site, caller.id)) };
    },
    exportDuesClaims: ({ query }, context) => exportClaims({ site, books }, context, query),
    decideDuesClaim: async ({ params, body }, { caller }) => {
      await decideClaim(site, caller, params.id, body);
      return claim(params.id, caller.id);
    },
  });
}
