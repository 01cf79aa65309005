export { mailJob, queueMail, type Mail } from './mail';
export { renderMail, type MailContent } from './render';
export { sendMails } from './sending';
