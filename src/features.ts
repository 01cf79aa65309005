import { getTableName } from 'drizzle-orm';
import { accountsFeature, countPeople, signIn } from '~/features/accounts/server/public';
import { adminFeature } from '~/features/admin/server/public';
import { areasFeature } from '~/features/areas/server/public';
import { auditFeature } from '~/features/audit/server/public';
import { cardChecks, cardsFeature, findCardHolders } from '~/features/cards/server/public';
import {
  addPosition,
  committeeFeature,
  committeesOn,
  countPositions,
  findPositionHolders,
  positionPeople,
} from '~/features/committee/server/public';
import { communityFeature, postPeople, withdrawPublicConsents } from '~/features/community/server/public';
import { eventsFeature } from '~/features/events/server/public';
import { importsFeature } from '~/features/imports/server/public';
import { licencesFeature, renewalPeople } from '~/features/licences/server/public';
import { marketplaceFeature } from '~/features/marketplace/server/public';
import { membersFeature } from '~/features/members/server/public';
import { notificationsFeature } from '~/features/notifications/server/public';
import { postsFeature } from '~/features/posts/server/public';
import {
  dropExports,
  erasePerson,
  listErasures,
  privacyFeature,
  recordMailChoice,
  recordVisibility,
  requestPeople,
} from '~/features/privacy/server/public';
import { resourcesFeature } from '~/features/resources/server/public';
import { secondFactor, securityFeature } from '~/features/security/server/public';
import { siteFeature } from '~/features/site/server/public';
import type { Feature, PersonalData } from '~/platform/feature';
import { both as sharedTexts } from '~/shared/texts/both';
import type { FileOwner } from '~/platform/files';
import { mailJob, sealedMails } from '~/platform/mail';
import type { SealedValues } from '~/platform/secrets/sealed-values';
import type { Site } from '~/platform/site';

/** Says whose a token is: no call is registered without that. */
export { createCallers } from '~/features/accounts/server/public';

/**
 * Every feature of the server, in the order in which they register, load their demo data and stand in the sitemap. What
 * one needs of another it imports from that one's `server/public.ts`; where they would know each other in a circle, what
 * is needed is handed in here.
 */
export const features: readonly Feature[] = [
  siteFeature({ committeesOn }),
  areasFeature({ countPeople, countPositions }),
  accountsFeature({ addPosition, recordVisibility, dropExports, secondFactor }),
  membersFeature,
  importsFeature([findCardHolders, findPositionHolders]),
  committeeFeature,
  marketplaceFeature,
  eventsFeature,
  resourcesFeature,
  notificationsFeature({ recordMailChoice }),
  licencesFeature,
  postsFeature,
  communityFeature,
  cardsFeature,
  securityFeature,
  // Before the privacy centre, which may erase people at the start: what was told of them in plain words is to be sealed by then.
  auditFeature([positionPeople, renewalPeople, requestPeople, postPeople]),
  privacyFeature({ personal: () => personalData, erasePerson, withdrawPublicConsents }),
  adminFeature,
];

/** What the features keep about people. */
export const personalData: readonly PersonalData[] = features.flatMap(({ personal = [] }) => personal);

/** Everybody who was erased, for the backups. */
export { listErasures };

/** Every text that the server says, in every language. */
export const catalogues = [sharedTexts, ...features.flatMap(({ texts = [] }) => texts)];

/** The call that signs somebody in, and the call and the page that check a card, for the metrics: method and route. */
export { cardChecks, signIn };

/** Who says which stored files are in use: what nobody names is a leftover (removeLeftovers). */
export const fileOwners = (site: Pick<Site, 'db'>): FileOwner[] =>
  features.flatMap((feature) => feature.files?.(site) ?? []);

/** The jobs that send mails, or make some to be sent. */
export const mailJobs: readonly string[] = [mailJob, ...features.flatMap((feature) => feature.mailJobs ?? [])];

/** Everything that is sealed with the secret key. */
export const sealedValues: readonly SealedValues[] = [
  sealedMails,
  ...features.flatMap((feature) => feature.sealed ?? []),
];

/** The names of the tables whose rows nobody may change or take away. */
export const appendOnlyTables: readonly string[] = features.flatMap(({ appendOnly = [] }) =>
  appendOnly.map(getTableName),
);
