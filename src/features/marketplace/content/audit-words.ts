import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The words with which the audit log shows the marketplace's actions. */
export const auditWords: AuditWords = {
  kinds: {
    category: {
      one: texts.audit.category,
      many: texts.audit.categories,
      verbs: { ...created, ...changed, ...deleted },
    },
    shop: { one: texts.audit.shop, many: texts.audit.shops, verbs: { ...created, ...changed, ...deleted } },
    ad: {
      one: texts.audit.ad,
      many: texts.audit.ads,
      verbs: { ...created, ...changed, renew: texts.audit.renewed, outage: texts.audit.lengthened, ...deleted },
    },
  },
  fields: {
    days: texts.audit.days,
    down_from: texts.audit.downFrom,
    down_until: texts.audit.downUntil,
    ad_type: texts.audit.adType,
    name_ml: texts.audit.nameMl,
    whatsapp: texts.whatsAppNumber,
  },
  choices: ['ad_type'],
};
