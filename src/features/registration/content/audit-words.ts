import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    registration: {
      one: audit.registration,
      many: audit.registrations,
      verbs: { ...created, ...changed, ...deleted },
    },
    door_pass: { one: audit.pass, many: audit.passes, verbs: { ...created, revoke: audit.revoke } },
  },
  actions: {
    'registration.export': audit.exported,
    'registration.join': audit.joined,
    'registration.change': audit.partyChanged,
    'registration.cancel': audit.cancelled,
    'registration.look': audit.looked,
    'registration.look_again': audit.lookAgain,
  },
};
