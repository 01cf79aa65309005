import { auditWords as accounts } from '~/features/accounts/content/audit-words';
import { auditWords as areas } from '~/features/areas/content/audit-words';
import { auditWords as cards } from '~/features/cards/content/audit-words';
import { auditWords as committee } from '~/features/committee/content/audit-words';
import { auditWords as community } from '~/features/community/content/audit-words';
import { auditWords as events } from '~/features/events/content/audit-words';
import { auditWords as imports } from '~/features/imports/content/audit-words';
import { auditWords as licences } from '~/features/licences/content/audit-words';
import { auditWords as marketplace } from '~/features/marketplace/content/audit-words';
import { auditWords as members } from '~/features/members/content/audit-words';
import { auditWords as posts } from '~/features/posts/content/audit-words';
import { auditWords as privacy } from '~/features/privacy/content/audit-words';
import { auditWords as resources } from '~/features/resources/content/audit-words';
import { auditWords as security } from '~/features/security/content/audit-words';
import type { AuditWords } from '~/shared/audit-words';
import * as common from '~/shared/texts';

/** What whoever has the machine does to the whole site (commands.ts). */
const machine: AuditWords = {
  actions: {
    'site.key_change': common.secretKeyChanged,
    'site.demo_load': common.demoDataLoaded,
    'site.demo_remove': common.demoDataRemoved,
  },
};

/** What the audit log speaks of, in the order of its filter: the words of every feature that writes into it. */
export const auditWords = [
  accounts,
  security,
  privacy,
  members,
  imports,
  licences,
  cards,
  areas,
  committee,
  marketplace,
  events,
  posts,
  resources,
  community,
  machine,
];
