import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    queue: { one: texts.queue, many: texts.queues, verbs: { postpone: texts.wasPutOff, resume: texts.wasResumed } },
  },
};
