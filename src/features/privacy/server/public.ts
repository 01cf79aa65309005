import type { Feature, PersonalData } from '~/platform/feature';
import { both } from '../texts/both';
import { eraseRequests } from './erase';
import { eraseAgain } from './erasing';

export { erasePerson, listErasures } from './erasing';

/**
 * The privacy centre: consents, requests, export and erasure, retention, breaches (docs/product/privacy.md). `personal`: what every
 * feature keeps about a person.
 */
export const privacyFeature = (personal: () => readonly PersonalData[]): Feature => ({
  texts: both,
  personal: { erase: eraseRequests },
  prepare: async (site, say) => {
    const erased = await eraseAgain(site, personal());
    if (erased > 0) say(`Erased again, since they were erased after this database was saved: ${erased} people`);
  },
});
