import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mail';

/** A letter in nodemailer's words. It loads nothing from anywhere, whatever the texts say. */
export const messageOf = ({ id, date, to, subject, text, html }: Letter, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  date,
  messageId: `<${id}>`,
  // So that no holiday notice answers it.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
