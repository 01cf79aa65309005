import { composeInsert, insertRows, type Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { batches } from '~/shared/batches';
import type { AuditEntry } from './entry';
import type { Newcomers } from './people';
import { newcomerRows, rowsOf, type NewAuditRow } from './sealed-entries';
import { auditLog, personKeys, personNames } from './tables';

/** Writes an entry of the audit log in the transaction of the change, which is one of `site.write`. */
export const recordAudit = (tx: Tx, entry: AuditEntry): Promise<void> => recordAudits(tx, [entry]);

/** Entries that are sealed and inserted at a time. */
const BATCH = 250;

/** Writes entries in their order, 250 in a statement, for changes of hundreds of people. */
export async function recordAudits(tx: Tx, entries: Iterable<AuditEntry>): Promise<void> {
  for (const batch of batches(entries, BATCH)) await insertRows(tx, auditLog, await rowsOf(tx, batch));
}

/** Entries that are sealed before the transaction of their changes, which adds them by `composeSealed`. */
export interface SealedAudits extends Pick<Newcomers, 'keys' | 'names'> {
  rows: NewAuditRow[];
}

/**
 * Seals entries about thousands of people in small transactions before the one that changes them, because the sealing
 * takes as long as the change. What these transactions write are keys and names of people who exist; those of
 * `newcomers`, whose ids are reserved, are written by `composeSealed`.
 */
export async function sealAudits(
  site: Pick<Site, 'config' | 'db' | 'write'>,
  { changes, newcomers }: { changes(): Iterable<AuditEntry>; newcomers?(): Iterable<AuditEntry> },
): Promise<SealedAudits> {
  const sealed: SealedAudits = { rows: [], keys: [], names: [] };
  for (const batch of batches(changes(), BATCH)) sealed.rows.push(...(await site.write((tx) => rowsOf(tx, batch))));
  for (const batch of batches(newcomers?.() ?? [], BATCH)) {
    const { rows, keys, names } = await newcomerRows(site, batch);
    sealed.rows.push(...rows);
    sealed.keys.push(...keys);
    sealed.names.push(...names);
  }
  return sealed;
}

/** Composes the statements that add sealed entries to the log; returns the function that runs them in a transaction. */
export function composeSealed({ rows, keys, names }: SealedAudits): (tx: Tx) => Promise<void> {
  const inserts = [composeInsert(personKeys, keys), composeInsert(personNames, names), composeInsert(auditLog, rows)];
  return async (tx) => {
    for (const insert of inserts) await insert(tx);
  };
}
