import { changed, created, type AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    consent: { ...texts.auditConsent, verbs: {} },
    nominee: { ...texts.auditNominee, verbs: {} },
    privacy_request: {
      one: texts.audit.request,
      many: texts.audit.requests,
      verbs: {
        create: texts.audit.sent,
        withdraw: texts.audit.withdrawn,
        done: texts.audit.done,
        refused: texts.audit.refused,
      },
    },
    breach: { one: texts.audit.breach, many: texts.audit.breaches, verbs: { ...created, ...changed } },
  },
  actions: {
    ...texts.auditActions,
    'breach.export': texts.audit.breachesExported,
    'privacy_request.export': texts.audit.exported,
    'user.erased': texts.audit.erased,
  },
  fields: {
    ...texts.auditFields,
    told_people_at: texts.audit.toldPeople,
    told_board_at: texts.audit.toldBoard,
    found_at: texts.audit.foundAt,
  },
  choices: ['purpose'],
};
