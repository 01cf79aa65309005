import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: {
    event: { one: 'Event', many: 'Events', verbs: { ...created, ...changed, ...deleted } },
    poster: { one: 'Poster', many: 'Posters', verbs: { ...created, ...deleted } },
  },
  fields: { event_date: 'Date', is_active: 'Active' },
  choices: ['category'],
};
