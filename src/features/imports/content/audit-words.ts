import { changed, created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    import: {
      one: audit.import,
      many: audit.imports,
      verbs: {
        ...created,
        ...changed,
        create: audit.lookedAt,
        apply: audit.applied,
        undo: audit.undone,
        errors: audit.faultyRowsTaken,
      },
    },
  },
  actions: { 'import.export': audit.listExported },
  fields: {
    error: audit.faultyRows,
    membership_until: audit.membershipLastValidDay,
    restored: audit.restored,
    removed: audit.removed,
    kept: audit.kept,
  },
};
