import type { AuditWords } from '~/shared/audit-words';
import * as texts from '../texts';

/** The words with which the audit log shows the choice of mails. */
export const auditWords: AuditWords = {
  actions: { 'user.notice_mail': texts.auditMailChosen },
  fields: { mail: texts.notificationsByMail },
  choices: ['mail'],
};
