import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    consent: { ...texts.auditConsent, verbs: {} },
    nominee: { ...texts.auditNominee, verbs: {} },
  },
  actions: texts.auditActions,
  fields: texts.auditFields,
  choices: ['purpose'],
};
