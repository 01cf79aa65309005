import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    user: { ...texts.auditPerson, verbs: { ...created, ...changed, ...deleted, ...texts.auditPersonVerbs } },
  },
  actions: texts.auditActions,
  fields: texts.auditFields,
  choices: ['role', 'duties', 'requested_role', 'gender', 'maritalStatus'],
};
