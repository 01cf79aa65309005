import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { readWritten, settingValues } from '~/platform/site-settings';
import type { Language } from '~/shared/language';
import { namesFrom, type SiteNames } from '~/shared/site-names';
import { nameSettings } from './name-settings';

/**
 * Returns the function that reads the names of the committee as they count now, for what the site sends out; inside a
 * transaction it has to read through that (`db`).
 */
export const createNames =
  (site: Pick<Site, 'db' | 'clock'>) =>
  async (language: Language, db: Db = site.db): Promise<SiteNames> => {
    const { valueOf } = settingValues(nameSettings, await readWritten(db, { at: site.clock.now() }));
    return namesFrom((key) =>
      valueOf(
        nameSettings.find((one) => one.key === key)!,
        language,
      ),
    );
  };
