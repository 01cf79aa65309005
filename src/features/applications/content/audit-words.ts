import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: { application: { ...texts.auditApplication, verbs: {} } },
  actions: texts.auditActions,
  fields: texts.auditFields,
  choices: ['verdict'],
};
