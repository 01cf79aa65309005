import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    area: { one: texts.area, many: texts.areas, verbs: { ...created, ...changed, ...deleted } },
    unit: { one: texts.unit, many: texts.units, verbs: { ...created, ...changed, ...deleted } },
  },
  actions: { 'area.export': texts.listExported },
  fields: { name_ml: texts.malayalamName },
};
