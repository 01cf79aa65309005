import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The words with which the audit log shows consents, publications, invitations and the choice of the digest. */
export const auditWords: AuditWords = {
  actions: {
    'community.public.agree': texts.audit.publicAgreed,
    'community.public.withdraw': texts.audit.publicWithdrawn,
    'community.publish': texts.audit.published,
    'community.unpublish': texts.audit.unpublished,
    'community.invite': texts.audit.invited,
    'user.digest': texts.audit.digestSwitched,
  },
  fields: { wanted: texts.digestSetting, question: texts.audit.question },
};
