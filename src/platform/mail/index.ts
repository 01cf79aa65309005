export { clearOutbox, deleteWaitingMails } from './forget';
export { mailKinds, type MailKind } from './kinds';
export { mailJob, queueMail, type Mail } from './mail';
export { renderMail, type MailContent } from './render';
export { sealedMails } from './sealed-mails';
export { demoDomain, sendMails } from './sending';
export { withoutLinks } from './without-links';
