import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: { position: { one: audit.position, many: audit.positions, verbs: { ...created, ...changed, ...deleted } } },
  actions: { 'position.export': audit.listExported },
  fields: { full_name: audit.fullName, since: audit.since, until: audit.until },
  choices: ['level'],
};
