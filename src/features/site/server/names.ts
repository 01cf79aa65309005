import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { readWritten, settingValues } from '~/platform/site-settings';
import type { Language } from '~/shared/language';
import { namesFrom, type Letterhead } from '~/shared/site-names';
import { lookOf } from './look/look';
import { markKey } from './look/pictures';
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
    const { accent, logo } = lookOf({ accent: written.get('accent')?.en?.value, logo: written.get('logo')?.en?.value });
    return { ...names, accent, logo: logo === '' ? null : markKey(logo) };
  };
