import type { AuditWords } from '~/shared/audit-words';
import * as common from '~/shared/texts';
import * as texts from '../texts';

/** The words of the log for its own export, and for what the exports of lists record. */
export const auditWords: AuditWords = {
  kinds: { audit: { one: common.auditLog, many: common.auditLog, verbs: {} } },
  actions: { 'audit.export': texts.logExported },
  fields: { rows: texts.rows },
};
