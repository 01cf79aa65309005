import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    user: { ...texts.auditPerson, verbs: { ...created, ...changed, ...deleted, ...texts.auditPersonVerbs } },
    application: { ...texts.auditApplication, verbs: {} },
    login: { ...texts.auditLogin, verbs: {} },
  },
  actions: texts.auditActions,
  fields: texts.auditFields,
  choices: ['verdict', 'role', 'duties', 'requested_role', 'gender', 'maritalStatus'],
};
