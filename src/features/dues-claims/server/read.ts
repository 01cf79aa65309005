import { sql, type SQL } from 'drizzle-orm';
import {
  anyOf,
  type Books,
  called,
  instantText,
  is,
  type List,
  openAmount,
  type Page,
  pageOfList,
  rowsOfList,
  type StoredProof,
} from '~/features/dues/server/public';
import type { Db } from '~/platform/database';
import { type Claim, claimSchema } from '~/shared/dues/schemas';
import { pageOf } from '~/shared/paging';
import { claimCalls } from '../contract';

/** A claim with its proof as it is stored. */
export type StoredClaim = Omit<Claim, 'proof'> & { proof: StoredProof | null };

const claimsView = sql`
  select c.id, c.invoice_id, i.number, c.user_id, ${called} as full_name, (${openAmount})::float8 as amount, c.method,
    c.reference, c.paid_on::text as paid_on, c.proof, c.state, c.note, c.receipt_id,
    (select coalesce(json_agg(o.id order by o.id), '[]') from dues_claims o
      where o.reference = c.reference and o.id <> c.id) as same_reference,
    ${instantText(sql`c.created_at`)} as created_at, ${instantText(sql`c.decided_at`)} as decided_at
  from dues_claims c left join dues_invoices i on i.id = c.invoice_id left join users u on u.id = c.user_id`;

const claimsList: List = { view: claimsView, row: claimSchema, usual: sql`list.id` };

/** Returns a page of the claims, with their proofs as they are stored. */
export async function listClaims(
  books: Books,
  query: Page & { state?: string | undefined; search?: string | undefined },
) {
  const { state, search, ...page } = query;
  const { count, rows } = await pageOfList<StoredClaim>(books, claimsList, {
    ...page,
    where: [is(sql`list.state`, state), anyOf(search, { names: sql`list.full_name`, others: [sql`list.reference`] })],
  });
  return pageOf(claimCalls.duesClaims.path, query, count, rows);
}

/** Returns the claims that a condition leaves, with their proofs as they are stored. */
export const readClaims = (db: Db, where: SQL): Promise<StoredClaim[]> =>
  rowsOfList<StoredClaim>(db, claimsList, [where]);
