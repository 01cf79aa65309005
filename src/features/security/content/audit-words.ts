import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: { security: { ...texts.auditKind, verbs: {} } },
  actions: { ...texts.auditSessions, ...texts.auditActions },
  fields: { ...texts.auditSessionFields },
};
