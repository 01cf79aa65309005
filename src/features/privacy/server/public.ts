import { peopleByRow } from '~/features/audit/server/public';
import type { Feature } from '~/platform/feature';
import { peopleTopic } from '~/shared/topics';
import { both } from '../texts/both';
import { loadDemoConsents } from '~demo/privacy/consents';
import { loadDemoRequests } from '~demo/privacy/load';
import { eraseRequests } from './erase';
import { eraseAgain, workOnErasures } from './erasing';
import { dropLost } from './export/drop';
import { exportFiles } from './export/file-owner';
import { exportJob } from './export/job';
import { sealedExports } from './export/sealed-file';
import { sealedNominees } from './nominee';
import { privacyRows } from './personal';
import { registerConsents } from './register-consents';
import { planRequests, registerRequests, workOnRequests } from './register-requests';
import type { PrivacyParts } from './requests/context';
import { officeMailJob } from './requests/notify-office';
import { measureBreaches, measureRequests, requestsOfPeople } from './requests/office';
import { breaches, consents, privacyRequests } from './tables';

export { agreesTo, declinesMails, isUnlisted, recordJoining, recordMailChoice, recordVisibility } from './consents';
export { erasing, listErasures } from './erasing';
export { dropExports } from './export/drop';

/** Finds the people whom old audit entries about requests are about. */
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
    const { people, values, spared } = await eraseAgain(site, parts);
    if (people > 0) say(`Erased again, since they were erased after this database was saved: ${people} people`);
    if (spared > 0)
      say('The last superuser was erased after this database was saved, and stays: make another one, and start again');
    if (values > 0) say(`Deleted or withdrawn again, since people did so after this database was saved: ${values}`);
    await dropLost(site);
    await planRequests(site, parts);
  },
  mailJobs: [exportJob, officeMailJob],
  files: (site) => [exportFiles(site)],
  push: [{ kind: 'privacy' }],
  sealed: [sealedNominees, sealedExports],
  waits: [
    {
      key: 'privacy-requests',
      access: 'superuser',
      link: '/app/admin/privacy?kind=to-answer',
      label: (language) => both[language].requestsToAnswer,
      measure: ({ db }) => measureRequests(db),
    },
    {
      key: 'breaches',
      access: 'superuser',
      link: '/app/admin/privacy?tab=breaches&told=no',
      label: (language) => both[language].breachesToTell,
      measure: ({ db }) => measureBreaches(db),
    },
  ],
  pages: () => ({ topics: [], pages: () => [{ path: '/privacy' }] }),
  person: { section: 'privacy', access: 'superuser', ...requestsOfPeople },
  personal: { rows: privacyRows, erase: eraseRequests },
  demo: async (site) => [await loadDemoConsents(site), await loadDemoRequests(site)].includes(true),
  demoData: { rows: [{ table: consents }, { table: privacyRequests }, { table: breaches }], topics: [peopleTopic] },
});
