import { extensions } from '~/features/people/server/public';
import { peopleByRow } from '~/features/audit/server/public';
import { createNotices, registerUnsubscribe } from '~/features/notifications/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { planDaily, workDaily } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { licenceCalls, licencesTopic } from '../contract';
import { peopleTopic } from '~/shared/topics';
import { both } from '../texts/both';
import type { Licences } from './context';
import { confirm, confirmMany, undoConfirms } from './confirm';
import { decideRenewal } from './decision';
import { loadDemoLicences } from '~demo/licences/load';
import { createDesk } from './desk';
import { eraseScans } from './erase';
import { addExtension, exportExtensions, listExtensions, removeExtension } from './extensions';
import { readMine, readStandingOf, reminderMails, switchReminders } from './mine';
import { recordByHand } from './record';
import { licenceFiles, licenceRows } from './personal';
import { everyMorning } from './reminders';
import { changeRenewal, sendRenewal } from './requests';
import { createScanAddresses, registerScans, scanFiles } from './scans';
import { readStatistics } from './statistics';
import { renewals } from './tables';
import { measureQueue, requestsOfPeople } from './views';

export { closeMembershipRequest, reopenMembershipRequest } from './closing';
export { pdfFault } from './pdf';

/** The people of old audit entries about renewals. */
export const renewalPeople = peopleByRow('renewal', renewals);

/** Every day at 7:30. */
const daily = { name: 'licences.daily', hour: 7.5 };

const contextOf = (site: Site): Licences => ({
  ...site,
  scans: createScanAddresses(site.config, site.clock),
  notices: createNotices(site),
});

/** Licences and memberships: their states, renewals with scans, the office's desk, reminders. */
export const licencesFeature: Feature = {
  texts: both,
  register: async (site, { app, calls }) => {
    const licences = contextOf(site);
    registerScans(app, site, licences.scans);
    await registerUnsubscribe(app, site, reminderMails);
    registerCalls(licences, calls);
  },
  jobs: (site) => {
    const licences = contextOf(site);
    workDaily(site, { ...daily, run: (signal) => everyMorning(licences, signal) });
  },
  prepare: (site) => planDaily(site, daily),
  files: (site) => [scanFiles(site)],
  person: { section: 'licence', access: 'looks-after-people', ...requestsOfPeople },
  push: [{ kind: 'licence', topic: 'kind' }],
  personal: { rows: licenceRows, files: licenceFiles, erase: eraseScans },
  demo: (site) => loadDemoLicences(site),
  waits: [
    {
      key: 'licences',
      access: 'registrar',
      link: '/app/admin/licences',
      label: (language) => both[language].renewalsToDecide,
      topics: [peopleTopic, licencesTopic],
      measure: ({ db }) => measureQueue(db),
    },
  ],
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
    exportDesk: ({ query }, context) => exportDesk(query, context),
    licenceStatistics: (_, { caller }) => readStatistics(licences, caller),
    decideRenewal: ({ params, body }, { caller }) => decideRenewal(licences, caller, params.id, body),
    confirmLicence: ({ params, body }, { caller, language }) =>
      confirm(licences, caller, params.userId, body, language),
    undoConfirm: async ({ params }, { caller }) => void (await undoConfirms(licences, caller, [params.userId])),
    undoConfirms: ({ body }, { caller }) => undoConfirms(licences, caller, body.ids),
    confirmLicences: ({ body }, { caller, language }) => confirmMany(licences, caller, body, language),
    licencesOf: ({ params, query }, { caller, language }) =>
      readStandingOf(licences, caller, params.id, { before: query.before, language }),
    recordLicence: ({ params, body, files }, { caller, language }) =>
      recordByHand(licences, caller, { userId: params.userId, form: body, file: files.file[0], language }),
    extensions: ({ query }) => listExtensions(licences.db, query),
    exportExtensions: ({ query }, context) => exportExtensions(licences, context, query),
    addExtension: ({ body }, { caller }) => addExtension(licences, caller, body),
    removeExtension: ({ params }, { caller }) => removeExtension(licences, caller, params.id),
  });
}
