import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: {
    category: { one: 'Shop category', many: 'Shop categories', verbs: { ...created, ...deleted } },
    shop: { one: 'Shop', many: 'Shops', verbs: { ...created, ...changed, ...deleted } },
    ad: { one: 'Ad', many: 'Ads', verbs: { ...created, ...changed, renew: 'renewed', ...deleted } },
  },
  fields: { ad_type: 'Ad type' },
  choices: ['ad_type'],
};
