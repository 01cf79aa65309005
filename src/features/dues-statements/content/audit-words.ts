import { created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    statement: {
      one: audit.statement,
      many: audit.statements,
      verbs: { ...created, apply: audit.apply, undo: audit.undo },
    },
    opening: { one: audit.opening, many: audit.opening, verbs: { ...created, apply: audit.apply, undo: audit.undo } },
  },
};
