import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: {
    renewal: {
      one: 'Renewal',
      many: 'Renewals',
      verbs: {
        ...changed,
        create: 'asked for',
        withdraw: 'withdrawn',
        approve: 'approved',
        correct: 'sent back for correction',
        reject: 'rejected',
        export: 'exported',
      },
    },
    extension: { one: 'Government order', many: 'Government orders', verbs: { ...created, ...deleted } },
  },
  fields: { order_no: 'Order', until: 'Valid through', membership_until: 'Membership valid through' },
};
