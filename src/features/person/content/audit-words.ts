import { created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: { person_note: { one: audit.note, many: audit.notes, verbs: { ...created, ...deleted } } },
};
