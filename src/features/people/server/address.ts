import { sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { refusePerson } from '~/platform/errors/refusals';
import { checkProof } from '~/platform/http/refusal';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { mayChangeAddress } from '../rules';
import { queueAddressMails } from './address-mails';
import { users } from './tables';

/** Addresses in one statement: the embedded database never frees the memory of its largest statement. */
const BATCH = 100;

/** A person whose row is locked, and the new address; null where an undo takes back the only one. */
export interface AddressChange {
  person: Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'duties' | 'isApproved'>;
  email: string | null;
}

/** Returns whether an address differs from the stored one, upper and lower case aside. */
export const isOtherAddress = ({ person, email }: AddressChange): boolean =>
  person.email?.toLowerCase() !== email?.toLowerCase();

/**
 * Changes people's e-mail addresses, in the transaction that has locked their rows; no other function writes that
 * column (docs/decisions/0043). Queues mails to both mailboxes of an approved person; a person without an address
 * before or after has none to be warned at (0063). The trigger of migration "address-changes" clears the confirmation
 * and deletes the links that set a password. Throws 403 `superuser_only` for the address of a person of the office
 * unless the caller is a superuser, 403 `proof_needed` without a fresh proof.
 * @param by the caller; null where the site itself removes or restores an applicant's address
 */
export async function changeAddresses(
  site: Pick<Site, 'jobs' | 'clock'>,
  tx: Tx,
  changes: readonly AddressChange[],
  by: Caller | null,
): Promise<void> {
  const now = site.clock.now();
  const others = changes.filter(isOtherAddress);
  if (by && others.length > 0) {
    if (!others.every(({ person }) => mayChangeAddress(by, person)))
      throw refusePerson.forbidden((t) => t.emailOfOffice, 'superuser_only');
    checkProof(by, now);
  }
  for (let from = 0; from < changes.length; from += BATCH) {
    const batch = JSON.stringify(changes.slice(from, from + BATCH).map(({ person: { id }, email }) => ({ id, email })));
    await tx.execute(sql`update ${users} set email = change.email, email_changed_at =
        case when lower(${users.email}) is not distinct from lower(change.email) then ${users.emailChangedAt}
        else ${now.toISOString()}::timestamptz end
      from jsonb_to_recordset(${batch}::jsonb) as change(id int, email text) where ${users.id} = change.id`);
  }
  const changed = others.flatMap(({ person: { id: userId, email: before, isApproved }, email: after }) =>
    isApproved && before !== null && after !== null ? [{ userId, before, after, at: now }] : [],
  );
  await queueAddressMails(site, tx, changed);
}
