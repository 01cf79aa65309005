import type { AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  actions: { 'user.erased': audit.erased },
};
