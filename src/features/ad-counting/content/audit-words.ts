import { created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

/** The words with which the audit log shows the actions on counted days and prices. */
export const auditWords: AuditWords = {
  kinds: {
    ad_day: { one: audit.days, many: audit.days, verbs: { correct: audit.corrected, export: audit.exported } },
    tier_price: { one: audit.price, many: audit.prices, verbs: { ...created } },
  },
  choices: ['tier', 'place', 'kind'],
  money: ['price'],
};
