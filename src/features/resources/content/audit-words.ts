import { created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: {
    flipbook: { one: 'Flipbook', many: 'Flipbooks', verbs: { ...created, ...deleted } },
    document: { one: 'Document', many: 'Documents', verbs: { ...created, ...deleted } },
  },
  choices: ['category'],
};
