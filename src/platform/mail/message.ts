import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mail';

/** The sender: as it is written in a mail, or its name and address apart. */
export type Sender = string | { name: string; address: string };

/** Returns a letter as nodemailer takes it. It loads nothing from anywhere, whatever is in the texts. */
export const messageOf = (
  { id, date, to, subject, text, html, unsubscribe }: Letter,
  from: Sender,
): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  date,
  messageId: `<${id}>`,
  // So that no out-of-office reply answers it.
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribe && oneClick(unsubscribe)),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Returns the headers of RFC 8058: the mail program's own unsubscribe button. Prepared, since folding would break a
 * long address.
 */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
