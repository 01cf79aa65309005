import { and, eq } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db } from '../database';
import { StartError } from '../errors/start-error';
import { jobs } from '../jobs/tables';
import { createSeal } from './seal';

/** A job that nobody works on and that never ends, so it stays: a single row needs no table of its own. */
export const probeJob = 'secret-key';
const key = 'probe';

/**
 * Seals a text into a new database, and opens it at every later start. Throws a StartError when it does not open: with
 * another SECRET_KEY (a restore without it, a second instance that made its own) no Aadhaar number could be read, and
 * what is sealed from then on could not be read with the right key.
 */
export async function checkSecretKey(db: Db, config: Pick<Config, 'secretKey'>): Promise<void> {
  const seal = createSeal(config, probeJob);
  await db.insert(jobs).values({ name: probeJob, key, data: seal.seal(key) }).onConflictDoNothing({ target: [jobs.name, jobs.key] });
  const [probe] = await db.select({ data: jobs.data }).from(jobs).where(and(eq(jobs.name, probeJob), eq(jobs.key, key)));
  try {
    if (seal.open(String(probe?.data)) === key) return;
  } catch {
    // Reported below.
  }
  throw new StartError(
    'This database was filled with another SECRET_KEY. Set SECRET_KEY to that one, the same on every instance, ' +
      'or put its secret.key back into DATA_DIR.',
  );
}
