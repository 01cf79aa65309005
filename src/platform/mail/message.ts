import type { SendMailOptions } from 'nodemailer';
import { drawPng, type Page } from '../pdf';
import type { Letter } from './mail';
import { contentIdOf } from './render';

/** The sender: as it is written in a mail, or its name and address apart. */
export type Sender = string | { name: string; address: string };

/** Returns a letter as nodemailer takes it. It loads nothing from anywhere, whatever is in the texts. */
export const messageOf = async (
  { id, date, to, subject, text, html, unsubscribe, codes = [] }: Letter,
  from: Sender,
): Promise<SendMailOptions> => ({
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
  ...(codes.length > 0 && { attachments: await Promise.all(codes.map(pictureOf)) }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Returns a QR code as a picture that the HTML shows. */
async function pictureOf(text: string, index: number) {
  const code: Page = { width: 40, height: 40, items: [{ kind: 'code', text, x: 5, y: 5, side: 30, color: '#000000' }] };
  return {
    filename: `code-${index + 1}.png`,
    content: await drawPng(code, 12),
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: contentIdOf(index),
  };
}

/**
 * Returns the headers of RFC 8058: the mail program's own unsubscribe button. Prepared, since folding would break a
 * long address.
 */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
