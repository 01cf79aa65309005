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
        record: audit.recorded,
        export: audit.exported,
      },
    },
    extension: { one: audit.order, many: audit.orders, verbs: { ...created, ...deleted } },
  },
  actions: { 'extension.export': audit.listExported, 'user.reminder_mail': audit.remindersSwitched },
  fields: {
    reminder_mail: audit.reminderMail,
    order_no: audit.orderField,
    until: audit.lastValidDay,
    membership_until: audit.membershipLastValidDay,
  },
};
