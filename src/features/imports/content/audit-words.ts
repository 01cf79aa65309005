import { created, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: { import: { one: 'Import', many: 'Imports', verbs: { ...created, create: 'looked at', apply: 'applied', undo: 'undone' } } },
  fields: { membership_until: 'Membership valid until', restored: 'People changed back', removed: 'People taken away again', kept: 'People left as they are' },
};
