import { eq } from 'drizzle-orm';
import type { Config } from '~/platform/config';
import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { readWritten, settingValues, siteSettings, type Setting } from '~/platform/site-settings';
import { both } from '../texts/both';

const key = 'prefix';

/** Returns the setting of the prefix of membership ids; until the office sets one it is MEMBERSHIP_PREFIX. */
export const prefixSetting = ({ membershipPrefix }: Pick<Config, 'membershipPrefix'>): Setting => ({
  key,
  group: 'membership',
  kind: 'prefix',
  most: 6,
  standard: () => membershipPrefix,
  label: (language) => both[language].prefixLabel,
  help: (language) => both[language].prefixHelp,
  shownIn: [],
});

type Reading = Pick<Site, 'config' | 'clock'> & { db: Db };

/** Reads the prefix that the next membership id gets; inside a transaction through that. */
export async function readPrefix({ db, config, clock }: Reading): Promise<string> {
  const setting = prefixSetting(config);
  return settingValues([setting], await readWritten(db, { at: clock.now() })).valueOf(setting, 'en');
}

/** Reads every prefix that the site's membership ids may have: the present one first, then those that were before. */
export async function readPrefixes(reading: Reading): Promise<[present: string, ...former: string[]]> {
  const present = await readPrefix(reading);
  const written = await reading.db
    .selectDistinct({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, key));
  const former = [...written.flatMap(({ value }) => value ?? []), reading.config.membershipPrefix];
  return [present, ...new Set(former.filter((prefix) => prefix !== present))];
}
