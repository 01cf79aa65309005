import { z } from 'zod';
import { sealedValues } from '~/app/features';
import { byConsole, recordAudit } from '~/features/audit/server/public';
import type { Database } from '~/platform/database';
import { StartError } from '~/platform/errors/start-error';
import { rotateKey } from '~/platform/secrets/rotate-key';
import { peopleTopic } from '~/shared/topics';
import { command, noWords, firstLines } from './command';

export const keyRotate = command({
  name: 'key rotate',
  takes: '',
  does: 'Changes the secret key: every sealed value is sealed anew; takes up one that was cut off',
  schema: z.object({ words: noWords }),
  async run({ site, database, serving }, _given) {
    const { config, write, clock } = site;
    const { id, resealed, unreadable } = await rotateKey({
      config,
      write,
      sealed: sealedValues,
      refuse: async () => {
        if (database.kind === 'postgres' && config.keys.source === 'file' && !serving) await refuseServers(database);
      },
      done: (tx, id) =>
        recordAudit(tx, {
          at: clock.now(),
          actor: null,
          action: 'site.key_change',
          target: { type: 'site', id: null, name: id },
          after: byConsole,
        }),
    });
    // The cached answers have addresses that were signed with the old key.
    await write(async (_tx, invalidate) => invalidate(peopleTopic));
    const next =
      config.keys.source === 'file'
        ? 'The old key is gone; backups made before have it with them. Make a new backup now.'
        : 'SECRET_KEY_OLD can go as soon as every instance runs with the new SECRET_KEY. Keep the old key for ' +
          'backups made before.';
    const left =
      unreadable.length === 0 ? [] : ['Not readable before either, and left as they are:', ...firstLines(unreadable)];
    return {
      lines: [`Everything is sealed with the key ${id} (${resealed} values sealed anew).`, next, ...left],
      failed: unreadable.length > 0,
    };
  },
});

/**
 * Throws a StartError while servers run on PostgreSQL: they use the key that they read at their start. With the
 * embedded database a server changes it itself.
 */
async function refuseServers({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and ' +
      `application_name like 'sangham:%'`,
  );
  // One connection is this command's own.
  if (rows[0]!.count > 1) {
    throw new StartError(
      'A server is running on this database, and would go on with the old key. Stop every server and run this ' +
        'again, or make the key a setting (docs/OPERATIONS.md, "Another secret key").',
    );
  }
}
