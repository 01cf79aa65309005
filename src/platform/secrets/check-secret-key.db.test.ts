import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '~test/database';
import type { Database } from '../database';
import { createJobs } from '../jobs';
import { jobs as table } from '../jobs/tables';
import { createLog } from '../log';
import { checkSecretKey } from './check-secret-key';
import { createKeyRing } from './key-ring';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ours = { keys: createKeyRing(['a'.repeat(32)]) };
const other = { keys: createKeyRing(['b'.repeat(32)]) };

test('a database opens with the key it was filled with, and with no other', async () => {
  await Promise.all([checkSecretKey(database.db, ours), checkSecretKey(database.db, ours)]);
  await checkSecretKey(database.db, ours);
  await expect(checkSecretKey(database.db, other)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('filled with another SECRET_KEY'),
  });
});

test('housekeeping leaves the probe alone', async () => {
  const jobs = createJobs({ database, log: createLog('silent') });
  await jobs.start();
  await jobs.stop();
  expect(await database.db.select().from(table).where(eq(table.name, 'secret-key'))).toHaveLength(1);
});
