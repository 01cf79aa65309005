import type { AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: { community: { one: 'Community board', many: 'Community board', verbs: {} } },
  actions: {
    'community.question.edit': 'Question changed',
    'community.answer.edit': 'Answer changed',
    'community.question.delete': 'Question deleted',
    'community.answer.delete': 'Answer deleted',
    'community.flag.keep': 'Flagged post kept',
    'community.flag.remove': 'Flagged post removed',
  },
  fields: { author_id: 'Author no.' },
  choices: ['urgency', 'status', 'lifecycle_stage', 'flag_type', 'decision', 'category'],
};
