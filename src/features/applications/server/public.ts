import type { FastifyRequest } from 'fastify';
import { demoPeopleData, presentingOf } from '~/features/people/server/public';
import type { CallRegistrar } from '~/platform/http/calls';
import { withMessage } from '~/platform/http/with-message';
import type { Feature } from '~/platform/feature';
import { planDaily, workDaily } from '~/platform/jobs';
import { networkOf } from '~/platform/rate-limit/network';
import type { Language } from '~/shared/language';
import { applicationCalls, approvalCalls, registrationCalls, type Decision } from '../contract';
import { peopleTopic } from '~/shared/topics';
import { both } from '../texts/both';
import { loadDemoPeople } from '~demo/applications/load';
import { approveUser, revokeApproval } from './approval';
import { confirmAddress } from './confirm';
import type { ApplicationsSite } from './context';
import { readCorrection, sendCorrection } from './correction';
import { decide, reopen } from './decide';
import { decideMany } from './decide-many';
import { countWaiting, createDesk, findNextApplicant, measureDesk, readApplication } from './desk';
import { dailyErasures } from './erase';
import { exportApplications } from './export';
import { applicationRows } from './personal';
import { recommend } from './recommend';
import { checkAddresses, registerSimple, registerWizard } from './register';
import { undoApprovals } from './undo';
import { findPending } from './views';

export { type ApplicationRow, applicationsOf } from './desk';
export { awaitsApproval, findPending, isRejected } from './views';
export { whyNotApproved } from './why-not-approved';

/** What features above this one pass in: the committee's positions, the privacy centre's erasure and consents. */
type Dependencies = Pick<
  ApplicationsSite,
  'addPosition' | 'dropPosition' | 'erasing' | 'recordJoining' | 'releaseSeats'
>;

/** Applications: joining, and the office's decisions. */
export const applicationsFeature = (dependencies: Dependencies): Feature => ({
  texts: both,
  register: (site, { calls }) => registerCalls({ ...site, ...dependencies, ...presentingOf(site) }, calls),
  jobs: (site) => workDaily(site, dailyErasures(site, dependencies.erasing)),
  person: { section: 'application', access: 'registrar-or-area-admin', count: countWaiting, next: findNextApplicant },
  personal: { rows: applicationRows },
  pages: () => ({ topics: [], pages: () => [{ path: '/join' }, { path: '/register' }] }),
  robots: { closed: ['/confirm-address/', '/join/correct/'] },
  prepare: (site) => planDaily(site, dailyErasures(site, dependencies.erasing)),
  demo: async (site, say) => {
    const loaded = await loadDemoPeople(site);
    if (loaded?.password) {
      const names = ['member', 'area-admin', 'admin', 'moderator', 'registrar', 'treasurer', 'malayalam'];
      const people = names.map((name) => `${name}@demo.test`).join(', ');
      say(`Demo people: ${people}  password: ${loaded.password}  (shown only now)`);
    }
    return loaded !== null;
  },
  waits: [
    {
      key: 'applications',
      access: 'registrar',
      link: '/app/admin/pending-members',
      label: (language) => both[language].applicationsWaiting,
      topics: [peopleTopic],
      measure: ({ db }) => measureDesk(db),
    },
  ],
  demoData: demoPeopleData,
});

const fromOf = ({ request, language }: { request: FastifyRequest; language: Language }) => ({
  address: networkOf(request.ip),
  language,
});

/** Returns the message that answers a decision. */
const decided = (t: (typeof both)[Language], decision: Decision['decision']) =>
  ({ approve: t.userApproved, correct: t.correctionAsked, reject: t.applicationRejected })[decision];

/** Registers the calls (docs/product/applications.md). */
function registerCalls(site: ApplicationsSite, calls: CallRegistrar): void {
  calls.register(registrationCalls, {
    registerWizard: ({ body, files }, context) =>
      withMessage(
        both[context.language].registered,
        registerWizard(site, body, files.passport_photo[0], fromOf(context)),
      ),
    checkAddresses: ({ body }, context) => checkAddresses(site, body, fromOf(context)),
    registerSimple: ({ body }, context) =>
      withMessage(both[context.language].registeredSimple, registerSimple(site, body, fromOf(context))),
  });
  calls.register(approvalCalls, {
    pendingApprovals: async (_, { language }) => {
      const waiting = await findPending(site.db, undefined, language);
      return { pending_users: waiting.map(site.present.presentPending) };
    },
    approveUser: ({ params, body }, { caller, language }) =>
      withMessage(both[language].userApproved, approveUser(site, caller, params.id, body?.role)),
    revokeApproval: ({ params }, { caller, language }) =>
      withMessage(both[language].approvalWithdrawn, revokeApproval(site, caller, params.id)),
  });
  const desk = createDesk(site);
  calls.register(applicationCalls, {
    applications: ({ query }, { language }) => desk(query, language),
    exportApplications: ({ query: { format, ...filter } }, context) =>
      exportApplications(site, context, filter, format),
    application: ({ params }, { caller, language }) => readApplication(site, caller, params.id, language),
    decide: ({ params, body }, { caller, language }) =>
      withMessage(decided(both[language], body.decision), decide(site, caller, params.id, body)),
    decideMany: ({ body }, { caller }) => decideMany(site, caller, body.ids),
    undoApproval: async ({ params }, { caller }) => void (await undoApprovals(site, caller, [params.id])),
    undoApprovals: ({ body }, { caller }) => undoApprovals(site, caller, body.ids),
    reopen: ({ params }, { caller, language }) =>
      withMessage(both[language].applicationReopened, reopen(site, caller, params.id)),
    correction: ({ params }) => readCorrection(site, params.token),
    correct: ({ params, body, files }, { language }) =>
      withMessage(both[language].correctionSent, sendCorrection(site, params.token, body, files.passport_photo[0])),
    confirmAddress: ({ body }, { language }) =>
      withMessage(both[language].addressConfirmed, confirmAddress(site, body.token)),
    recommend: ({ params, body }, { caller, language }) =>
      withMessage(both[language].recommendationSaved, recommend(site, caller, params.id, body)),
  });
}
