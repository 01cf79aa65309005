import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The words with which the audit log shows what moderators do. */
export const auditWords: AuditWords = {
  actions: {
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
    'community.tag.export': texts.audit.tagsExported,
    'community.flag.export': texts.audit.flagsExported,
    'community.flag.keep': texts.audit.flagKept,
    'community.flag.remove': texts.audit.flagRemoved,
  },
  fields: {
    pinned_until: texts.audit.pinnedUntil,
    into: texts.audit.mergedInto,
    into_id: texts.audit.mergedIntoNo,
    synonym_of: texts.audit.synonymOf,
    questions: texts.audit.questionNos,
  },
  choices: ['flag_type', 'decision'],
};
