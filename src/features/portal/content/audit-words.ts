import { created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

/** The words with which the audit log shows what happens around the advertisers' portal. */
export const auditWords: AuditWords = {
  kinds: {
    shop_contact: {
      one: audit.contact,
      many: audit.contacts,
      verbs: { ...created, revoke: audit.revoke, link: audit.link, sign_in: audit.signIn },
    },
    ad_request: {
      one: audit.request,
      many: audit.requests,
      verbs: { ...created, approve: audit.approve, reject: audit.reject, withdraw: audit.withdraw },
    },
  },
  actions: { 'ad_request.export': audit.exported },
};
