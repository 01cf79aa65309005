import type { AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: { card: { one: 'Card', many: 'Cards', verbs: { revoke: 'revoked', issue: 'issued', renew: 'given a new code' } } },
  actions: { 'card.sheet': 'Cards printed', 'card.export': 'List of cards exported' },
  fields: { area_name: 'Area' },
};
