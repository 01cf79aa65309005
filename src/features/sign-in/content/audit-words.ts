import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: { login: { ...texts.auditLogin, verbs: {} } },
  actions: texts.auditActions,
  fields: texts.auditFields,
};
