import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    dues_plan: {
      one: audit.plan,
      many: audit.plans,
      verbs: { ...created, ...changed, ...deleted, issue: audit.issue, undo: audit.undo },
    },
    invoice: {
      one: audit.invoice,
      many: audit.invoices,
      verbs: { ...created, void: audit.void, waive: audit.waive },
    },
    receipt: {
      one: audit.receipt,
      many: audit.receipts,
      verbs: { ...created, allocate: audit.allocate, reverse: audit.reverse },
    },
  },
  actions: {
    'dues_plan.export': audit.plansExported,
    'invoice.export': audit.invoicesExported,
    'receipt.export': audit.receiptsExported,
    'user.extend_membership': audit.membershipExtended,
    'user.restore_membership': audit.membershipTakenBack,
  },
  choices: ['method'],
  money: ['amount', 'allocated', 'open', 'total'],
};
