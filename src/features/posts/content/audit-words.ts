import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: {
    post: {
      one: 'Post',
      many: 'News and circulars',
      verbs: {
        ...created,
        ...changed,
        ...deleted,
        schedule: 'scheduled',
        publish: 'published',
        archive: 'archived',
        add_file: 'given a file',
        remove_file: 'rid of a file',
        export: 'receipts exported',
      },
    },
  },
  fields: {
    title_ml: 'Title in Malayalam', body: 'Text', body_ml: 'Text in Malayalam', publish_at: 'Published at', pinned_until: 'Pinned until',
    needs_ack: 'Asks for confirmation',
  },
  choices: ['kind'],
};
