import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import { audit } from '../texts';

/** The words with which the audit log shows actions on posts. */
export const auditWords: AuditWords = {
  kinds: {
    post: {
      one: audit.post,
      many: audit.posts,
      verbs: {
        ...created,
        ...changed,
        ...deleted,
        schedule: audit.scheduled,
        publish: audit.published,
        archive: audit.archived,
        add_file: audit.fileAdded,
        remove_file: audit.fileRemoved,
        remind: audit.reminded,
        export: audit.exported,
        acknowledge: audit.acknowledged,
      },
    },
  },
  actions: { 'post.export_list': audit.listExported, 'post.undo_archive': audit.archiveUndone },
  fields: {
    title_ml: audit.titleInMalayalam,
    body: audit.text,
    body_ml: audit.textInMalayalam,
    publish_at: audit.publishedAt,
    pinned_until: audit.pinnedUntil,
    needs_ack: audit.asksForConfirmation,
  },
  choices: ['kind'],
};
