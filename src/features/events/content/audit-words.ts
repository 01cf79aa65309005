import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The words with which the audit log shows actions on events. */
export const auditWords: AuditWords = {
  kinds: {
    event: { one: texts.audit.event, many: texts.audit.events, verbs: { ...created, ...changed, ...deleted } },
    poster: { one: texts.audit.poster, many: texts.audit.posters, verbs: { ...created, ...deleted } },
  },
  fields: {
    event_date: texts.audit.date,
    is_active: texts.audit.active,
    title_ml: texts.audit.titleMl,
    description_ml: texts.audit.descriptionMl,
    location_ml: texts.audit.locationMl,
  },
  choices: ['category'],
};
