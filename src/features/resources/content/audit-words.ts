import { created, deleted, type AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The words with which the audit log shows actions on resources. */
export const auditWords: AuditWords = {
  kinds: {
    flipbook: { one: texts.audit.flipbook, many: texts.audit.flipbooks, verbs: { ...created, ...deleted } },
    document: { one: texts.audit.document, many: texts.audit.documents, verbs: { ...created, ...deleted } },
  },
  choices: ['category'],
};
