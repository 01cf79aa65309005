import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The texts of the board's actions in the audit log. */
export const auditWords: AuditWords = {
  kinds: { community: { one: texts.audit.board, many: texts.audit.board, verbs: {} } },
  actions: {
    'community.question.edit': texts.audit.questionChanged,
    'community.answer.edit': texts.audit.answerChanged,
    'community.question.delete': texts.audit.questionDeleted,
    'community.answer.delete': texts.audit.answerDeleted,
  },
  fields: {
    author_id: texts.audit.authorNo,
  },
  choices: ['urgency', 'status', 'lifecycle_stage', 'category'],
};
