import type { FastifyRequest } from 'fastify';
import { writeCounts } from '~/features/ad-counting/server/public';
import { ads } from '~/features/marketplace/server/public';
import type { Feature } from '~/platform/feature';
import { mediaKeys } from '~/platform/files/media';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Handlers } from '~/platform/http/handler';
import { inOnePiece } from '~/platform/http/in-one-piece';
import { planDaily, workDaily } from '~/platform/jobs';
import { networkOf } from '~/platform/rate-limit/network';
import type { Site } from '~/platform/site';
import { loadDemoPortal } from '~demo/portal/load';
import { portalCalls, portalOfficeCalls, portalTopic } from '../contract';
import { both } from '../texts/both';
import { addContact, linkContact, listContacts, revokeContact } from './contacts';
import { exportOwnDays, readOwnDays } from './days';
import { decideRequest, exportRequests, filesOfRequests, listForOffice, measureRequests } from './desk';
import { readPortal } from './me';
import { monthPicture } from './month-picture';
import { everyMorning, listUnreachable, measureUnreachable, morning } from './reminders';
import { listRequests, requestFolder, sendRequest, withdrawRequest } from './requests';
import { adRequests, shopContacts } from './tables';
import { askLink, beginSession, endSession, listSessions, readInsider, type Insider } from './signing-in';

/** How often a contact has a month drawn. */
const pictures = { name: 'portal-pictures', most: 120, seconds: 3600 };

/** The advertisers' portal: shops see their numbers and ask the office. */
export const portalFeature: Feature = {
  texts: both,
  register: (site, { calls }) => {
    registerOffice(site, calls);
    registerPortal(site, calls);
  },
  files: ({ db }) => [
    {
      prefix: requestFolder,
      isPublic: true,
      named: async () => {
        const shown = (await db.select({ media: ads.media }).from(ads)).flatMap(({ media }) => mediaKeys(media));
        return [...(await filesOfRequests(db)), ...shown.filter((key) => key.startsWith(`${requestFolder}/`))];
      },
    },
  ],
  jobs: (site) => workDaily(site, { ...morning, run: (signal) => everyMorning(site, signal) }),
  prepare: (site) => planDaily(site, morning),
  mailJobs: [morning.name],
  waits: [
    {
      key: 'ad-requests',
      access: 'staff',
      link: '/app/admin/ad-requests?status=open',
      label: (language) => both[language].requestsWaiting,
      topics: [portalTopic],
      measure: measureRequests,
    },
    {
      key: 'ads-without-contact',
      access: 'staff',
      link: '/app/admin/ad-requests?view=unreachable',
      label: (language) => both[language].unreachableWaiting,
      measure: measureUnreachable,
    },
  ],
  robots: { closed: ['/advertiser/'] },
  demo: loadDemoPortal,
  demoData: { rows: [{ table: adRequests }, { table: shopContacts }], topics: [portalTopic] },
};

/** Registers the calls of the office (docs/product/portal.md, "Calls of the office"). */
function registerOffice(site: Site, calls: CallRegistrar): void {
  calls.register(portalOfficeCalls, {
    shopContacts: ({ params }) => listContacts(site, params.id),
    addShopContact: ({ params, body }, { caller }) => addContact(site, caller, params.id, body),
    revokeShopContact: ({ params }, { caller }) => revokeContact(site, caller, params.id, params.contactId),
    linkShopContact: ({ params }, { caller }) => linkContact(site, caller, params.id, params.contactId),
    adRequests: ({ query }) => listForOffice(site, query),
    exportAdRequests: ({ query }, context) => exportRequests(site, context, query),
    decideAdRequest: ({ params, body }, { caller, language }) => decideRequest(site, caller, params.id, body, language),
    unreachableShops: async () => {
      const results = await listUnreachable(site);
      return { count: results.length, results };
    },
  });
}

/** Registers the calls of the advertisers (docs/product/portal.md, "Calls of the portal"). */
function registerPortal(site: Site, calls: CallRegistrar): void {
  const insiders = new WeakMap<FastifyRequest, Insider>();
  const insiderOf = (request: FastifyRequest) => insiders.get(request)!;
  const admit = async (request: FastifyRequest) =>
    void insiders.set(request, await readInsider(site, request.headers.authorization));
  const handlers: Handlers<typeof portalCalls> = {
    portalLink: async ({ body }, { request, language }) => {
      await askLink(site, body.email, networkOf(request.ip));
      return { detail: both[language].linkAsked };
    },
    portalSession: async ({ body }, { request }) => ({
      token: await beginSession(site, body.token, request.headers['user-agent']),
    }),
    portalMe: async (_, { request, language }) => readPortal(site, insiderOf(request), language),
    portalSessions: async (_, { request }) => listSessions(site, insiderOf(request)),
    endPortalSession: async ({ params }, { request }) => endSession(site, insiderOf(request), params.id),
    leavePortal: async (_, { request }) => {
      const insider = insiderOf(request);
      await endSession(site, insider, insider.session.id);
    },
    portalDays: async ({ query }, { request, language }) => {
      await writeCounts(site);
      return readOwnDays(site, insiderOf(request), query, language);
    },
    exportPortalDays: async ({ query }, { request, language, setHeader }) => {
      await writeCounts(site);
      return exportOwnDays(site, insiderOf(request), query, { language, setHeader });
    },
    portalMonth: async ({ query }, { request, language, setHeader }) => {
      const insider = insiderOf(request);
      await site.limits.hit(pictures, String(insider.contact.id));
      const bytes = await monthPicture(site, insider, query, language);
      setHeader('Content-Disposition', 'inline; filename="month.png"');
      return inOnePiece(bytes);
    },
    portalRequests: async (_, { request }) => listRequests(site, insiderOf(request)),
    sendPortalRequest: async ({ body, files }, { request }) =>
      sendRequest(site, insiderOf(request), body, files.media[0]),
    withdrawPortalRequest: async ({ params }, { request }) => withdrawRequest(site, insiderOf(request), params.id),
  };
  calls.register(portalCalls, handlers, admit);
}
