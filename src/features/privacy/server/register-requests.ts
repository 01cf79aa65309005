import type { FastifyInstance } from 'fastify';
import { createNotices } from '~/features/notifications/server/public';
import type { CallRegistrar } from '~/platform/http/calls';
import { planDaily, workDaily } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { ownRequestCalls, privacyOfficeCalls } from '../contract/requests';
import { addBreach, editBreach, exportBreaches, listBreaches } from './breaches/register';
import { workOnExports } from './export/job';
import { createExportAddresses, registerExportFiles } from './export/route';
import type { PrivacyParts, Requests } from './requests/context';
import { dailyRequests } from './requests/daily';
import { workOnOfficeMails } from './requests/notify-office';
import { decideRequest, exportRequests, listRequests, readWaiting } from './requests/office';
import { askExport, listOwn, sendRequest, withdrawRequest } from './requests/own';
import { readPrivacyOf } from './requests/privacy-of';
import { retention } from './retention';

/** Returns a site with the services that requests share. */
export const requestsOf = (site: Site, parts: PrivacyParts): Requests => ({
  ...site,
  ...parts,
  notices: createNotices(site),
  exports: createExportAddresses(site),
});

/** Registers exports, requests and the register of breaches (docs/product/privacy.md, "Calls"). */
export function registerRequests(
  site: Site,
  parts: PrivacyParts,
  { app, calls }: { app: FastifyInstance; calls: CallRegistrar },
): void {
  const requests = requestsOf(site, parts);
  registerExportFiles(app, site, requests.exports);
  calls.register(ownRequestCalls, {
    ownRequests: (_, { caller }) => listOwn(requests, caller),
    askExport: ({ body }, { caller, request }) => askExport(requests, caller, body, request),
    sendRequest: ({ body }, { caller, request }) => sendRequest(requests, caller, body, request),
    withdrawRequest: ({ params }, { caller }) => withdrawRequest(requests, caller, params.id),
  });
  calls.register(privacyOfficeCalls, {
    waiting: () => readWaiting(requests),
    officeRequests: ({ query }) => listRequests(requests, query),
    exportRequests: ({ query }, context) => exportRequests(requests, context, query),
    privacyOf: ({ params }, { caller, language }) => readPrivacyOf(requests, caller, params.id, language),
    decideRequest: ({ params, body }, { caller }) => decideRequest(requests, caller, params.id, body),
    breaches: ({ query }) => listBreaches(site, query),
    exportBreaches: ({ query }, context) => exportBreaches(site, context, query),
    addBreach: ({ body }, { caller }) => addBreach(site, caller, body),
    editBreach: ({ params, body }, { caller }) => editBreach(site, caller, params.id, body),
  });
}

/** Registers the jobs of requests, exports and retention. */
export function workOnRequests(site: Site, parts: PrivacyParts): void {
  const requests = requestsOf(site, parts);
  workOnExports(requests);
  workOnOfficeMails(requests);
  workDaily(site, dailyRequests(requests));
  workDaily(site, retention(site));
}

/** Queues the first runs of the daily jobs. */
export async function planRequests(site: Site, parts: PrivacyParts): Promise<void> {
  await planDaily(site, dailyRequests(requestsOf(site, parts)));
  await planDaily(site, retention(site));
}
