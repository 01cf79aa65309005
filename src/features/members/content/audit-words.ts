import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  actions: { 'user.export': texts.membersExported, 'user.take_along': texts.directoryTaken },
};
