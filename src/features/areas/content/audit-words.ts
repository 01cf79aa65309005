import { created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: {
    area: { one: 'Area', many: 'Areas', verbs: { ...created, ...deleted } },
    unit: { one: 'Unit', many: 'Units', verbs: { ...created, ...deleted } },
  },
};
