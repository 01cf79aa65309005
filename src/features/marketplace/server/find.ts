import { nearestNames } from '~/platform/database/matches';
import type { Finder } from '~/platform/feature';
import { inLanguage } from '~/shared/language';
import { shops } from './tables';
import { findNearest, foldedName } from './views';

/** Finds shops by name; they are in the dashboard's list of shops. */
export const shopFinder: Finder = {
  kind: 'shop',
  access: 'staff',
  find: async ({ db }, { words, language }) => {
    const found = await findNearest(db, nearestNames(words, foldedName, shops.nameSound).all);
    return found.map(({ id, name, categoryName, categoryNameMl, location }) => ({
      id,
      title: name,
      detail: [inLanguage(language, categoryName, categoryNameMl), location].filter(Boolean).join(' · '),
      link: `/app/admin/dashboard?shops=${encodeURIComponent(name)}`,
      names: [name],
    }));
  },
};
