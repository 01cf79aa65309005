import type { AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  actions: {
    'arrears.export': audit.arrearsExported,
    'ledger.export': audit.ledgerExported,
  },
};
