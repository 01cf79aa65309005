import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { readWritten, settingValues } from '~/platform/site-settings';
import { accentOf } from '~/shared/accents';
import type { Language } from '~/shared/language';
import { namesFrom, type Letterhead } from '~/shared/site-names';
import { logoAmong } from './look/pictures';
import { nameSettings } from './name-settings';

/**
 * Returns the function that reads the names and the look of the committee as they count now, for what the site sends
 * out; inside a transaction it has to read through that (`db`).
 */
export const createNames =
  (site: Pick<Site, 'db' | 'clock'>) =>
  async (language: Language, db: Db = site.db): Promise<Letterhead> => {
    const written = await readWritten(db, { at: site.clock.now() });
    const { of } = settingValues(nameSettings, written);
    const names = namesFrom((key) => of(key, language));
    return { ...names, accent: accentOf(written.get('accent')?.en?.value), logo: logoAmong(written) };
  };
