import type { AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  actions: {},
};
