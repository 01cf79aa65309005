import { created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  actions: { 'user.death': audit.death, 'user.death_taken_back': audit.deathTakenBack },
  fields: { deceased_on: audit.deceasedOn },
  kinds: { person_note: { one: audit.note, many: audit.notes, verbs: { ...created, ...deleted } } },
};
