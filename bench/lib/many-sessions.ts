import path from 'node:path';
import { asc } from 'drizzle-orm';
import { newFamily, openSession } from '../../src/features/sign-in/server/sessions';
import { users } from '../../src/features/people/server/tables';
import { approvedMembers } from '../../src/features/people/server/views';
import { openDatabase } from '../../src/platform/database';
import { createLog } from '../../src/platform/log';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Signs this many members in, in a data folder that no server uses, and returns their access tokens: most people of the
 * demo have random passwords that are stored nowhere.
 */
export async function openSessions(dataDir: string, people: number): Promise<string[]> {
  const database = await openDatabase({ config: { root, dataDir, databaseUrl: undefined }, log: createLog('silent') });
  try {
    return await database.transaction(async (tx) => {
      const members = await tx
        .select({ id: users.id })
        .from(users)
        .where(approvedMembers())
        .orderBy(asc(users.id))
        .limit(people);
      const tokens: string[] = [];
      for (const { id } of members)
        tokens.push((await openSession(tx, id, new Date(), newFamily(new Date(), null))).token);
      return tokens;
    });
  } finally {
    await database.close();
  }
}
