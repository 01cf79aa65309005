import type { AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  actions: {
    'settings.edit': audit.edited,
    'settings.schedule': audit.scheduled,
    'settings.restore': audit.restored,
    'settings.withdraw': audit.withdrawn,
    'settings.import': audit.imported,
  },
};
