export { queueMail, type Mail, type Post } from './mail';
export { renderMail, type MailContent } from './render';
export { sendMails } from './sending';
