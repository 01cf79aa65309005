import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { rememberErased } from './aadhaar';
import { changeAddresses } from './address';
import type { PeopleSite } from './context';
import { recordEdit } from './person-audit';
import type { Presenter } from './present';
import { users } from './tables';
import { findUser, type UserRow } from './views';

type Row = typeof users.$inferSelect;

interface Save {
  /** All columns but the e-mail address, which changeAddresses writes. */
  change: Partial<Omit<Row, 'email'>> & { email?: never };
  actor: Caller | null;
  at: Date;
}

/**
 * Saves a change of a person, the entries in the audit log, and that an Aadhaar number was deleted (for restores of
 * older backups). `old` is the locked row. Returns the person after the change.
 * @param changeAddress writes a new address before the entries are made
 */
export async function savePerson(
  tx: Tx,
  present: Presenter,
  old: Row,
  { change, actor, at }: Save,
  changeAddress?: () => Promise<void>,
): Promise<UserRow> {
  const before = (await findUser(tx, old.id))!;
  await changeAddress?.();
  await tx
    .update(users)
    .set({ ...change, updatedAt: at })
    .where(eq(users.id, old.id));
  if (old.aadhaarSealed !== null && change.aadhaarSealed === null) await rememberErased(tx, old.id, at);
  const after = (await findUser(tx, old.id))!;
  await recordEdit(tx, present, actor, before, after);
  return after;
}

interface SaveWithAddress {
  change: Partial<Row>;
  actor: Caller;
  at: Date;
}

/**
 * Saves a change that may have an e-mail address; the first address of an approved person gets the link that sets a
 * password. Throws what changeAddresses throws.
 */
export function savePersonAndAddress(site: PeopleSite, tx: Tx, old: Row, save: SaveWithAddress): Promise<UserRow> {
  const {
    change: { email, ...change },
    actor,
    at,
  } = save;
  const changeAddress = async () => {
    if (email === undefined) return;
    await changeAddresses(site, tx, [{ person: old, email }], actor);
    // The way into the account, which the person never had.
    if (old.email === null && old.isApproved) await site.mailFirstPassword(site, tx, { ...old, email });
  };
  return savePerson(tx, site.present, old, { change, actor, at }, changeAddress);
}
