import type { AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  actions: {
    'setup.open': audit.opened,
    'setup.confirm': audit.confirmed,
    'setup.mail': audit.mailed,
  },
};
