import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { loadDemoRegistrations } from '~demo/registration/load';
import { z } from 'zod';
import { inOnePiece } from '~/platform/http/in-one-piece';
import { doublesTopic, registrationCalls } from '../contract';
import { both } from '../texts/both';
import { certificatePdf, certificateVerifier } from './certificate';
import { readDoor } from './door';
import { doublesQueue, listDoubles, listOpenDoubles, markDouble } from './doubles';
import { ticketFinder } from './find';
import { eraseRegistrations, registrationRows } from './leaving';
import { exportAttendees, listAttendees, readNumbers, readStatistics, readTickets } from './office';
import { listEventsOf } from './of-person';
import { addPass, listPasses, revokePass } from './passes';
import { cancel, readRegistration, register } from './register';
import { takeScans } from './scanning';
import { changeSettings, previewSettings, readSettings } from './settings';
import { registering, settleDue, settleJob, type Registering } from './settle';
import { doorPasses, registrations } from './tables';

export { releaseSeats } from './leaving';
export { hasRegistration } from './state';

/** How often a person has certificates drawn. */
const drawings = { name: 'event-certificates', most: 60, seconds: 3600 };

const settleData = z.object({ event: z.number() });

/** Registration for events: seats, the waiting list, and the doors. */
export const registrationFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerCalls(registering(site), calls),
  jobs: (site) => {
    const context = registering(site);
    site.jobs.work(settleJob, async (data) => settleDue(context, settleData.parse(data).event));
  },
  mailJobs: [settleJob],
  push: [{ kind: 'event', urgency: 'high' }],
  robots: { closed: ['/events/*/door'] },
  personal: { rows: registrationRows, erase: eraseRegistrations },
  waits: [doublesQueue],
  finds: [ticketFinder],
  verifies: [certificateVerifier],
  demo: loadDemoRegistrations,
  demoData: { rows: [{ table: registrations }, { table: doorPasses }], topics: [doublesTopic] },
};

/** Registers the calls of registration and door (docs/product/registration.md, "Calls"). */
function registerCalls(site: Registering, calls: CallRegistrar): void {
  calls.register(registrationCalls, {
    ownRegistration: ({ params }, { caller }) => readRegistration(site, caller, params.id),
    register: ({ params, body }, { caller }) => register(site, caller, params.id, body),
    cancelRegistration: ({ params }, { caller }) => cancel(site, caller, params.id),
    ownTickets: (_, { caller, language }) => readTickets(site, caller, language),
    certificate: async ({ params }, { caller, language, setHeader }) => {
      await site.limits.hit(drawings, String(caller.id));
      const bytes = await certificatePdf(site, caller, params.id, language);
      setHeader('Content-Disposition', `attachment; filename="certificate-${params.id}.pdf"`);
      return inOnePiece(bytes);
    },
    registrationSettings: ({ params }) => readSettings(site, params.id),
    changeRegistrationSettings: ({ params, body }, { caller }) => changeSettings(site, caller, params.id, body),
    previewRegistrationSettings: ({ params, body }) => previewSettings(site, params.id, body),
    attendees: ({ params, query }) => listAttendees(site, params.id, query),
    exportAttendees: ({ params, query }, context) => exportAttendees(site, context, params.id, query),
    personEvents: ({ params, query }, { caller, language }) =>
      listEventsOf(site.db, caller, params.id, { before: query.before, language }),
    registrationNumbers: ({ params }) => readNumbers(site, params.id),
    registrationStatistics: ({ params }) => readStatistics(site, params.id),
    doorPasses: ({ params }) => listPasses(site, params.id),
    addDoorPass: ({ params, body }, { caller }) => addPass(site, caller, params.id, body.gate),
    revokeDoorPass: ({ params }, { caller }) => revokePass(site, caller, params.id, params.passId),
    doubles: ({ params }) => listDoubles(site, params.id),
    openDoubles: () => listOpenDoubles(site),
    markDouble: ({ params }, { caller }) => markDouble(site, caller, params, true),
    unmarkDouble: ({ params }, { caller }) => markDouble(site, caller, params, false),
    doorList: ({ params, query }, { request, language }) =>
      readDoor(site, params.id, {
        header: request.headers.authorization,
        since: query.since,
        more: query.more !== undefined,
        language,
      }),
    sendScans: ({ params, body }, { request }) =>
      takeScans(site, params.id, { header: request.headers.authorization, form: body }),
  });
}
