import type { AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = { actions: { 'user.export': 'List of members exported' } };
