import { z } from 'zod';
import { deleteSetting, readSetting, writeSetting, type StoredSetting } from '~/platform/settings-store/settings-store';
import type { Site } from '~/platform/site';

/** The setting whose time is that since when staff must have a second factor; absent while they need none. */
export const requiredSetting: StoredSetting<true> = { name: 'second-factor-required', schema: z.literal(true) };

/** Records since when staff must have a second factor, or deletes that when they no longer must. */
export async function recordRequired({
  db,
  write,
  config,
  clock,
}: Pick<Site, 'db' | 'write' | 'config' | 'clock'>): Promise<void> {
  const isRequired = config.staffSecondFactor === 'required';
  if (isRequired === ((await readSetting(db, requiredSetting)) ?? false)) return;
  await write(async (tx) => {
    if (isRequired) await writeSetting(tx, requiredSetting, true, clock.now());
    else await deleteSetting(tx, requiredSetting);
  });
}
