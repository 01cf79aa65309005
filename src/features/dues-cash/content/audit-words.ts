import { created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    handover: { one: audit.handover, many: audit.handovers, verbs: { ...created, confirm: audit.confirm } },
    treasury: { one: audit.handingOver, many: audit.handingsOver, verbs: { start: audit.start, sign: audit.sign } },
  },
  actions: {
    'handover.export': audit.handoversExported,
    'cash.deposit': audit.deposit,
  },
  money: ['counted', 'difference'],
};
