import { getTableName } from 'drizzle-orm';
import { applicationsFeature, isRejected, whyNotApproved } from '~/features/applications/server/public';
import { adCountingFeature } from '~/features/ad-counting/server/public';
import { adminFeature } from '~/features/admin/server/public';
import { areasFeature, findPlaceNames } from '~/features/areas/server/public';
import { attachmentsFeature } from '~/features/attachments/server/public';
import { auditFeature } from '~/features/audit/server/public';
import { cardChecks, cardsFeature, findCardHolders } from '~/features/cards/server/public';
import {
  addPosition,
  dropPosition,
  committeeFeature,
  committeesOn,
  countPositions,
  findPositionHolders,
  positionPeople,
} from '~/features/committee/server/public';
import { announceMoney, duesFeature, receiptLogos } from '~/features/dues/server/public';
import { claimsOf, duesClaimsFeature } from '~/features/dues-claims/server/public';
import { duesCashFeature } from '~/features/dues-cash/server/public';
import { duesReportsFeature } from '~/features/dues-reports/server/public';
import { duesStatementsFeature } from '~/features/dues-statements/server/public';
import { communityFeature, postPeople } from '~/features/community/server/public';
import { eventsFeature } from '~/features/events/server/public';
import { findFeature } from '~/features/find/server/public';
import { helpFeature } from '~/features/help/server/public';
import { importsFeature } from '~/features/imports/server/public';
import { licencesFeature, renewalPeople } from '~/features/licences/server/public';
import { marketplaceFeature } from '~/features/marketplace/server/public';
import { membersFeature } from '~/features/members/server/public';
import { moderationFeature, undoMergesInto } from '~/features/moderation/server/public';
import { notificationsFeature } from '~/features/notifications/server/public';
import { findAgreed, outreachFeature, withdrawPublicConsents } from '~/features/outreach/server/public';
import { countPeople, findByKey, isDeceased, peopleFeature, type Erasing } from '~/features/people/server/public';
import { personFeature } from '~/features/person/server/public';
import { phoneFeature } from '~/features/phone/server/public';
import { portalFeature } from '~/features/portal/server/public';
import { postsFeature } from '~/features/posts/server/public';
import {
  dropExports,
  erasing as erasingOf,
  listErasures,
  privacyFeature,
  declinesMails,
  recordJoining,
  recordMailChoice,
  recordVisibility,
  requestPeople,
} from '~/features/privacy/server/public';
import { pushFeature } from '~/features/push/server/public';
import { hasRegistration, registrationFeature, releaseSeats } from '~/features/registration/server/public';
import { resourcesFeature } from '~/features/resources/server/public';
import { secondFactor, securityFeature } from '~/features/security/server/public';
import {
  endAllSessions as endSessions,
  signIn,
  signInFeature,
  mailAddressChanged as mailAddressChange,
  mailFirstPassword,
} from '~/features/sign-in/server/public';
import { setupFeature, type DemoParts } from '~/features/setup/server/public';
import { siteSettingsFeature } from '~/features/site-settings/server/public';
import { siteFeature } from '~/features/site/server/public';
import type { Config } from '~/platform/config';
import type { Feature, Finder, PersonalData } from '~/platform/feature';
import { both as personTexts } from '~/shared/person/texts/both';
import { both as sharedTexts } from '~/shared/texts/both';
import type { FileOwner } from '~/platform/files';
import { mailJob, sealedMails } from '~/platform/mail';
import { countSite } from './count-site';
import type { SealedValues } from '~/platform/secrets/sealed-values';
import type { Site } from '~/platform/site';
import type { Setting } from '~/platform/site-settings';
import { stewardDemo } from '~demo/moderation/steward';
import { insertOutreach } from '~demo/outreach/outreach';

/** Reads the names of the committee. */
export { createNames } from '~/features/site/server/public';

/** Finds out whose a token is: no call is registered without that. */
export { createCallers } from '~/features/sign-in/server/public';

/** Runs a write in which people leave: what each feature stores about them is deleted. */
export const erasing: Erasing = (site, work) => erasingOf(site, personalData, work);

/** Find the person of entries of the audit log whose target is not an account. */
export const auditedPeople = [positionPeople, renewalPeople, requestPeople, postPeople];

/**
 * Every feature of the server, in the order in which they register, load their demo data and come in the sitemap. What
 * a feature needs of another it imports from that feature's `server/public.ts`; where two would import each other in a
 * circle, it is passed in here.
 */
export const features: readonly Feature[] = [
  siteFeature({ committeesOn }, { settings: settingsOf, count: countSite, picturesOfPapers: receiptLogos }),
  // Before sign-in, which makes the first superuser: a site without one is new.
  setupFeature({ settings: settingsOf, belonging: { countPeople, countPositions }, demo: demoParts }),
  areasFeature({ countPeople, countPositions }),
  peopleFeature({
    endSessions,
    mailAddressChange,
    mailFirstPassword,
    recordVisibility,
    dropExports,
    erasing,
    isRejected,
  }),
  signInFeature({ secondFactor, whyNotApproved }),
  applicationsFeature({ releaseSeats, addPosition, dropPosition, erasing, recordJoining }),
  membersFeature,
  importsFeature({ tied: [findCardHolders, findPositionHolders], erasing }),
  committeeFeature,
  marketplaceFeature,
  adCountingFeature,
  eventsFeature({ hasRegistration }),
  resourcesFeature,
  notificationsFeature({ recordMailChoice, declinesMails }),
  pushFeature({ lines: () => pushLines }),
  licencesFeature,
  duesFeature({ claimsOf }),
  duesReportsFeature,
  duesClaimsFeature,
  duesCashFeature,
  duesStatementsFeature,
  portalFeature,
  postsFeature,
  phoneFeature,
  attachmentsFeature,
  communityFeature({ undoMergesInto, demo: [stewardDemo, insertOutreach] }),
  moderationFeature,
  outreachFeature,
  cardsFeature({ verifiers: () => verifiers }),
  registrationFeature,
  securityFeature,
  // Before the privacy centre, which may erase people at the start: what the log has of them in plain words must be
  // sealed by then.
  auditFeature(auditedPeople, findByKey, findPlaceNames),
  privacyFeature({ personal: () => personalData, withdrawPublicConsents, findAgreed }),
  adminFeature({ queues: () => queues }),
  findFeature(() => finders),
  siteSettingsFeature({ settings: settingsOf, count: countSite, announceMoney }),
  helpFeature,
  personFeature({ waiting: () => personWaiting }),
];

/** The queues of work that waits for the office. */
export const queues = features.flatMap(({ waits = [] }) => waits);

/** How the features' notices are pushed to phones. */
export const pushLines = features.flatMap(({ push = [] }) => push);

/** The settings of the site, in the order of the office's screen. */
export function settingsOf(config: Config): readonly Setting[] {
  return features.flatMap((feature) => feature.settings?.(config) ?? []);
}

/** Which papers with a code the features recognize. */
const verifiers = features.flatMap(({ verifies = [] }) => verifies);

/** What the features find for the office. */
const finders: readonly Finder[] = features.flatMap(({ finds = [] }) => finds);

/** What the features store about people. */
export const personalData: readonly PersonalData[] = features.flatMap(({ personal = [] }) => personal);

/** What of a person waits for the office, in the order of the features. */
const personWaiting = features.flatMap(({ person }) => (person ? [person] : []));

/** Finds out who gets no mail any more. */
export { isDeceased };

/** Lists every person who was erased, for the backups. */
export { listErasures };

/** Every text that the server sends, in every language. */
export const catalogues = [sharedTexts, personTexts, ...features.flatMap(({ texts = [] }) => texts)];

/** The call of the sign-in, and the call and the page that check a card, for the metrics: method and route. */
export { cardChecks, signIn };

/** Returns the owners that name the stored files in use: a file that none names is a leftover (removeLeftovers). */
export const fileOwners = (site: Pick<Site, 'db'>): FileOwner[] =>
  features.flatMap((feature) => feature.files?.(site) ?? []);

/** Returns what the features' demo data consists of, a feature that refers to others first. */
export function demoParts(site: Pick<Site, 'db'>): DemoParts {
  return { data: features.flatMap((feature) => feature.demoData ?? []).reverse(), owners: fileOwners(site) };
}

/** The jobs that send mails, or queue mails to be sent. */
export const mailJobs: readonly string[] = [mailJob, ...features.flatMap((feature) => feature.mailJobs ?? [])];

/** Everything that is sealed with the secret key. */
export const sealedValues: readonly SealedValues[] = [
  sealedMails,
  ...features.flatMap((feature) => feature.sealed ?? []),
];

/** The names of the tables whose rows may not be changed or deleted by anything. */
export const appendOnlyTables: readonly string[] = features.flatMap(({ appendOnly = [] }) =>
  appendOnly.map(getTableName),
);
