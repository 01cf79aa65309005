export { clearOutbox, deleteWaitingMails } from './forget';
export { mailKinds, type MailKind } from './kinds';
export { mailJob, queueMail, type Mail } from './mail';
export { mailTo, type Recipient } from './mail-to';
export { renderMail, type MailContent } from './render';
export { sealedMails } from './sealed-mails';
export { demoDomain, sendMails } from './sending';
export { withoutLinks } from './without-links';
