import { extensions } from '~/features/accounts/server/public';
import { peopleByRow } from '~/features/audit/server/public';
import { createNotices } from '~/features/notifications/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { planDaily, workDaily } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { licenceCalls, licencesTopic } from '../contract';
import { both } from '../texts/both';
import type { Licences } from './context';
import { confirm } from './confirm';
import { decideRenewal } from './decision';
import { loadDemoLicences } from './demo/load';
import { createDesk } from './desk';
import { eraseScans } from './erase';
import { addExtension, listExtensions, removeExtension } from './extensions';
import { readMine, switchReminders } from './mine';
import { licenceFiles, licenceRows } from './personal';
import { everyMorning } from './reminders';
import { changeRenewal, sendRenewal } from './requests';
import { createScanAddresses, registerScans, scanFiles } from './scans';
import { readStatistics } from './statistics';
import { renewals } from './tables';

/** Whom old entries about renewals are about. */
export const renewalPeople = peopleByRow('renewal', renewals);

/** Half past seven in the morning. */
const daily = { name: 'licences.daily', hour: 7.5 };

const contextOf = (site: Site): Licences => ({
  ...site,
  scans: createScanAddresses(site.config, site.clock),
  notices: createNotices(site),
});

/** Licences and memberships: how things stand, renewals with their scans, the office's desk, reminders. */
export const licencesFeature: Feature = {
  texts: both,
  register: (site, { app, calls }) => {
    const licences = contextOf(site);
    registerScans(app, site, licences.scans);
    registerCalls(licences, calls);
  },
  jobs: (site) => {
    const licences = contextOf(site);
    workDaily(site, { ...daily, run: (signal) => everyMorning(licences, signal) });
  },
  prepare: (site) => planDaily(site, daily),
  files: (site) => [scanFiles(site)],
  personal: { rows: licenceRows, files: licenceFiles, erase: eraseScans },
  demo: (site) => loadDemoLicences(site),
  demoData: { rows: [{ table: renewals }, { table: extensions }], topics: [licencesTopic] },
};

/** Registers the calls (docs/product/licences.md, "Calls"). */
function registerCalls(licences: Licences, calls: CallRegistrar): void {
  const { desk, exportDesk } = createDesk(licences);
  calls.register(licenceCalls, {
    ownLicences: (_, { caller }) => readMine(licences, caller),
    switchReminders: ({ body }, { caller }) => switchReminders(licences, caller, body),
    sendRenewal: ({ body, files }, { caller }) => sendRenewal(licences, caller, body, files.file[0]),
    changeRenewal: ({ params, body, files }, { caller }) =>
      changeRenewal(licences, caller, params.id, body, files.file[0]),
    desk: ({ query }, { caller, language }) => desk(query, caller, language),
    exportDesk: ({ query }, { caller, language, setHeader }) => exportDesk(query, caller, { language, setHeader }),
    licenceStatistics: (_, { caller }) => readStatistics(licences, caller),
    decideRenewal: ({ params, body }, { caller }) => decideRenewal(licences, caller, params.id, body),
    confirmLicence: ({ params, body }, { caller, language }) =>
      confirm(licences, caller, params.userId, body, language),
    extensions: ({ query }) => listExtensions(licences.db, query),
    addExtension: ({ body }, { caller }) => addExtension(licences, caller, body),
    removeExtension: ({ params }, { caller }) => removeExtension(licences, caller, params.id),
  });
}
