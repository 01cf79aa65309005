import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    renewal: {
      one: audit.renewal,
      many: audit.renewals,
      verbs: {
        ...changed,
        create: audit.askedFor,
        withdraw: audit.withdrawn,
        approve: audit.approved,
        correct: audit.sentBack,
        reject: audit.rejected,
        export: audit.exported,
      },
    },
    extension: { one: audit.order, many: audit.orders, verbs: { ...created, ...deleted } },
  },
  fields: { order_no: audit.orderField, until: audit.validThrough, membership_until: audit.membershipValidThrough },
};
