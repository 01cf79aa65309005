import { removePeople } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { PersonalData } from '~/platform/feature';
import { storing } from '~/platform/files/storing';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { dayIso } from '~/shared/standing';
import { erasures } from './tables';

/**
 * Erases somebody across all features, whole or not at all. `first` runs in the same transaction before anything goes; when it gives
 * false nothing happens. Gives whether the person was erased.
 */
export type ErasePerson = (
  site: Pick<Site, 'write' | 'files' | 'log' | 'clock'> & { personal: () => readonly PersonalData[] },
  userId: number,
  first: (tx: Tx, invalidate: Invalidate) => Promise<boolean>,
) => Promise<boolean>;

export const erasePerson: ErasePerson = (site, userId, first) => {
  const { write, files, log, clock, personal } = site;
  return storing(files, log, async (store) => {
    const gone = await write(async (tx, invalidate) => {
      if (!(await first(tx, invalidate))) return null;
      const keys: string[] = [];
      for (const { erase } of personal()) keys.push(...((await erase?.(tx, userId, invalidate)) ?? []));
      await removePeople(tx, invalidate, [userId]);
      const at = clock.now();
      await tx.insert(erasures).values({ userId, day: dayIso(at), at }).onConflictDoNothing();
      // Without a name: the entry stays for ever.
      await record(tx, { at, actor: null, action: 'user.erase', target: { type: 'user', id: userId } });
      return keys;
    });
    await store.delete(gone ?? []);
    return gone !== null;
  });
};
