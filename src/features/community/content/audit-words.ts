import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: { community: { one: texts.audit.board, many: texts.audit.board, verbs: {} } },
  actions: {
    'community.question.edit': texts.audit.questionChanged,
    'community.answer.edit': texts.audit.answerChanged,
    'community.question.delete': texts.audit.questionDeleted,
    'community.answer.delete': texts.audit.answerDeleted,
    'community.public.agree': texts.audit.publicAgreed,
    'community.public.withdraw': texts.audit.publicWithdrawn,
    'community.publish': texts.audit.published,
    'community.unpublish': texts.audit.unpublished,
    'community.flag.keep': texts.audit.flagKept,
    'community.flag.remove': texts.audit.flagRemoved,
  },
  fields: { author_id: texts.audit.authorNo },
  choices: ['urgency', 'status', 'lifecycle_stage', 'flag_type', 'decision', 'category'],
};
