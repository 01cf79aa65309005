import { auditWords as adCounting } from '~/features/ad-counting/content/audit-words';
import { auditWords as admin } from '~/features/admin/content/audit-words';
import { auditWords as applications } from '~/features/applications/content/audit-words';
import { auditWords as areas } from '~/features/areas/content/audit-words';
import { auditWords as audit } from '~/features/audit/content/audit-words';
import { auditWords as cards } from '~/features/cards/content/audit-words';
import { auditWords as committee } from '~/features/committee/content/audit-words';
import { auditWords as community } from '~/features/community/content/audit-words';
import { auditWords as dues } from '~/features/dues/content/audit-words';
import { auditWords as duesCash } from '~/features/dues-cash/content/audit-words';
import { auditWords as duesClaims } from '~/features/dues-claims/content/audit-words';
import { auditWords as duesReports } from '~/features/dues-reports/content/audit-words';
import { auditWords as duesStatements } from '~/features/dues-statements/content/audit-words';
import { auditWords as events } from '~/features/events/content/audit-words';
import { auditWords as imports } from '~/features/imports/content/audit-words';
import { auditWords as licences } from '~/features/licences/content/audit-words';
import { auditWords as marketplace } from '~/features/marketplace/content/audit-words';
import { auditWords as members } from '~/features/members/content/audit-words';
import { auditWords as moderation } from '~/features/moderation/content/audit-words';
import { auditWords as notifications } from '~/features/notifications/content/audit-words';
import { auditWords as outreach } from '~/features/outreach/content/audit-words';
import { auditWords as people } from '~/features/people/content/audit-words';
import { auditWords as person } from '~/features/person/content/audit-words';
import { auditWords as portal } from '~/features/portal/content/audit-words';
import { auditWords as posts } from '~/features/posts/content/audit-words';
import { auditWords as privacy } from '~/features/privacy/content/audit-words';
import { auditWords as push } from '~/features/push/content/audit-words';
import { auditWords as registration } from '~/features/registration/content/audit-words';
import { auditWords as resources } from '~/features/resources/content/audit-words';
import { auditWords as security } from '~/features/security/content/audit-words';
import { auditWords as setup } from '~/features/setup/content/audit-words';
import { auditWords as settings } from '~/features/site-settings/content/audit-words';
import { auditWords as signIn } from '~/features/sign-in/content/audit-words';
import type { AuditWords } from '~/shared/audit-words';
import * as common from '~/shared/texts';

/** What an engineer with access to the machine does to the whole site (src/cli). */
const machine: AuditWords = {
  actions: {
    'site.key_change': common.secretKeyChanged,
    'site.files_claim': common.storedFilesClaimed,
    'site.demo_load': common.demoDataLoaded,
    'site.demo_remove': common.demoDataRemoved,
  },
};

/** The words of the audit log, in the order of its filter: those of every feature that writes into it. */
export const auditWords = [
  people,
  person,
  applications,
  signIn,
  security,
  privacy,
  members,
  imports,
  licences,
  dues,
  duesReports,
  duesClaims,
  duesCash,
  duesStatements,
  cards,
  areas,
  committee,
  marketplace,
  adCounting,
  portal,
  events,
  registration,
  posts,
  resources,
  settings,
  setup,
  community,
  moderation,
  outreach,
  admin,
  notifications,
  push,
  audit,
  machine,
];
