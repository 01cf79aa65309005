import { created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: { position: { one: audit.position, many: audit.positions, verbs: { ...created, ...deleted } } },
  fields: { full_name: audit.fullName, since: audit.since, until: audit.until },
  choices: ['level'],
};
