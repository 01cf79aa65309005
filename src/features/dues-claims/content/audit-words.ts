import { created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    claim: {
      one: audit.claim,
      many: audit.claims,
      verbs: { ...created, approve: audit.approve, reject: audit.reject },
    },
  },
  actions: {
    'claim.export': audit.claimsExported,
  },
  choices: ['method'],
};
