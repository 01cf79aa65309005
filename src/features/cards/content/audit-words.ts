import { created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    card: {
      one: audit.card,
      many: audit.cards,
      verbs: { ...created, revoke: audit.revoked, issue: audit.issued, renew: audit.renewed },
    },
  },
  actions: { 'card.undo_issue': audit.issueUndone, 'card.sheet': audit.printed, 'card.export': audit.exported },
  fields: { area_name: audit.area },
};
