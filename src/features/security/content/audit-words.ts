import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  actions: { ...texts.auditSessions },
  fields: { ...texts.auditSessionFields },
};
