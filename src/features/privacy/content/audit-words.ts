import { changed, created, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

export const auditWords: AuditWords = {
  kinds: {
    privacy_request: {
      one: audit.request,
      many: audit.requests,
      verbs: { create: audit.sent, withdraw: audit.withdrawn, done: audit.done, refused: audit.refused },
    },
    breach: { one: audit.breach, many: audit.breaches, verbs: { ...created, ...changed } },
  },
  actions: { 'privacy_request.export': audit.exported, 'user.erased': audit.erased },
  fields: { told_people_at: audit.toldPeople, told_board_at: audit.toldBoard, found_at: audit.foundAt },
};
