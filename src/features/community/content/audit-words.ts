import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

export const auditWords: AuditWords = {
  kinds: { community: { one: texts.audit.board, many: texts.audit.board, verbs: {} } },
  actions: {
    'community.question.edit': texts.audit.questionChanged,
    'community.answer.edit': texts.audit.answerChanged,
    'community.question.delete': texts.audit.questionDeleted,
    'community.answer.delete': texts.audit.answerDeleted,
    'community.question.pin': texts.audit.questionPinned,
    'community.question.unpin': texts.audit.questionUnpinned,
    'community.question.lock': texts.audit.questionLocked,
    'community.question.unlock': texts.audit.questionUnlocked,
    'community.question.merge': texts.audit.questionMerged,
    'community.question.unmerge': texts.audit.questionUnmerged,
    'community.question.retag': texts.audit.questionRetagged,
    'community.tag.create': texts.audit.tagCreated,
    'community.tag.edit': texts.audit.tagChanged,
    'community.tag.delete': texts.audit.tagDeleted,
    'community.public.agree': texts.audit.publicAgreed,
    'community.public.withdraw': texts.audit.publicWithdrawn,
    'community.publish': texts.audit.published,
    'community.unpublish': texts.audit.unpublished,
    'community.flag.keep': texts.audit.flagKept,
    'community.flag.remove': texts.audit.flagRemoved,
  },
  fields: {
    author_id: texts.audit.authorNo,
    pinned_until: texts.audit.pinnedUntil,
    into: texts.audit.mergedInto,
    into_id: texts.audit.mergedIntoNo,
    synonym_of: texts.audit.synonymOf,
    questions: texts.audit.questionNos,
  },
  choices: ['urgency', 'status', 'lifecycle_stage', 'flag_type', 'decision', 'category'],
};
