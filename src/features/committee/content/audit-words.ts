import { created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: { position: { one: 'Position', many: 'Positions', verbs: { ...created, ...deleted } } },
  fields: { full_name: 'Name', since: 'First day', until: 'Last day' },
  choices: ['level'],
};
