import { and, eq } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db, Tx } from '../database';
import { StartError } from '../errors/start-error';
import { jobs } from '../jobs/tables';
import { createSeal, keyIdOf } from './seal';

/** A job that no worker takes and that never ends, so it stays: a single row needs no table of its own. */
export const probeJob = 'secret-key';
const key = 'probe';
const isProbe = and(eq(jobs.name, probeJob), eq(jobs.key, key));

/**
 * Seals a text into a new database, and opens it at every later start. Throws a StartError when it does not open: with
 * another SECRET_KEY (a restore without it, a second instance that made its own) no Aadhaar number could be read, and
 * what is sealed from then on could not be read with the right key. Finds out whether values name their keys.
 */
export async function checkSecretKey(db: Db, { keys }: Pick<Config, 'keys'>): Promise<void> {
  const seal = createSeal({ keys }, probeJob);
  await db
    .insert(jobs)
    .values({ name: probeJob, key, data: seal.seal(key) })
    .onConflictDoNothing({ target: [jobs.name, jobs.key] });
  const [probe] = await db.select({ data: jobs.data }).from(jobs).where(isProbe);
  const sealed = String(probe?.data);
  const id = keyIdOf(sealed);
  if (seal.tryOpen(sealed) === key) {
    keys.named = id !== undefined || keys.old.length > 0;
    return;
  }
  throw new StartError(
    'This database was filled with another ' +
      `SECRET_KEY${id === undefined ? '' : ` (its id is ${id}, that of the one here ${keys.current.id})`}. ` +
      'Set SECRET_KEY to that one, the same on every instance, or put its secret.key back into DATA_DIR. ' +
      'If the key is being changed, that one is to be SECRET_KEY_OLD.',
  );
}

/**
 * Takes the last step of a change of the key: from now on no server starts without the new key. Returns whether it was
 * not so yet.
 */
export async function sealProbe(tx: Tx, config: Pick<Config, 'keys'>): Promise<boolean> {
  const seal = createSeal(config, probeJob);
  const [probe] = await tx.select({ data: jobs.data }).from(jobs).where(isProbe).for('update');
  if (seal.isCurrent(String(probe?.data))) return false;
  await tx
    .update(jobs)
    .set({ data: seal.seal(key) })
    .where(isProbe);
  return true;
}
