import { peopleByRow } from '~/features/audit/server/public';
import type { Feature } from '~/platform/feature';
import { peopleTopic } from '~/shared/topics';
import { both } from '../texts/both';
import { loadDemoConsents } from './demo/consents';
import { loadDemoRequests } from './demo/load';
import { eraseRequests } from './erase';
import { eraseAgain, workOnErasures } from './erasing';
import { exportFiles } from './export/file-owner';
import { exportJob } from './export/job';
import { sealedNominees } from './nominee';
import { privacyRows } from './personal';
import { registerConsents } from './register-consents';
import { planRequests, registerRequests, workOnRequests } from './register-requests';
import type { PrivacyParts } from './requests/context';
import { breaches, consents, privacyRequests } from './tables';

export { isUnlisted, recordMailChoice, recordVisibility } from './consents';
export { erasePerson, listErasures } from './erasing';
export { dropExports } from './export/drop';

/** Whom old entries about requests are about. */
export const requestPeople = peopleByRow('privacy_request', privacyRequests);

/** The privacy centre: consents, requests, export and erasure, retention, breaches (docs/product/privacy.md). */
export const privacyFeature = (parts: PrivacyParts): Feature => ({
  texts: both,
  register: (site, server) => {
    registerConsents(site, parts, server.calls);
    registerRequests(site, parts, server);
  },
  jobs: (site) => {
    workOnRequests(site, parts);
    workOnErasures(site);
  },
  prepare: async (site, say) => {
    const { people, values } = await eraseAgain(site, parts);
    if (people > 0) say(`Erased again, since they were erased after this database was saved: ${people} people`);
    if (values > 0) say(`Deleted or withdrawn again, since people did so after this database was saved: ${values}`);
    await planRequests(site, parts);
  },
  mailJobs: [exportJob],
  files: (site) => [exportFiles(site)],
  sealed: [sealedNominees],
  pages: () => ({ topics: [], pages: () => [{ path: '/privacy' }] }),
  personal: { rows: privacyRows, erase: eraseRequests },
  demo: async (site) => [await loadDemoConsents(site), await loadDemoRequests(site)].includes(true),
  demoData: { rows: [{ table: consents }, { table: privacyRequests }, { table: breaches }], topics: [peopleTopic] },
});
