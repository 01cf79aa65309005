import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The words with which the audit log shows what people and engineers do about push. */
export const auditWords: AuditWords = {
  actions: {
    'push.on': texts.audit.switchedOn,
    'push.off': texts.audit.switchedOff,
    'push.names_on': texts.audit.namesShown,
    'push.names_off': texts.audit.namesHidden,
    'push.stop': texts.audit.serviceStopped,
    'push.key_change': texts.audit.keyChanged,
  },
};
