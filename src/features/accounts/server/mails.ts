import { site } from '~/features/site/server/public';
import type { Config } from '~/platform/config';
import { renderMail, type Mail, type MailContent } from '~/platform/mail';
import { roleNames, type Role } from '~/shared/access';
import { resetLinkMinutes } from '../contract';

export interface To {
  email: string;
  name: string;
}

type Settings = Pick<Config, 'publicUrl'>;

/** For an application by the wizard (docs/product/accounts.md, "Mails"). */
export const registrationReceived = (to: To, confirm: string): Mail =>
  mail(to, {
    title: 'We have received your application',
    paragraphs: [
      'Thank you for applying for membership. The office will look at your application.',
      'Once the office has approved it, we will send you your membership ID and you can log in.',
      'Please confirm that this e-mail address is yours, so that the office knows that it was you who applied.',
    ],
    button: { label: 'Confirm my address', url: confirm },
  });

/** For an application by the simple form, which asks for no password: says that it has arrived and gives the default one. */
export const defaultPassword = (to: To, password: string, { confirm, publicUrl }: Settings & { confirm: string }): Mail =>
  mail(to, {
    title: 'Your application and your password',
    paragraphs: [
      'Thank you for registering. Once the office has approved your application, we will write to you and you can log in.',
      { label: 'Your default password', value: password },
      'Please change it after you first log in, and do not pass it on.',
      `Please confirm that this e-mail address is yours, so that the office knows that it was you who applied:\n${confirm}`,
    ],
    button: { label: 'Log in', url: `${publicUrl}/login` },
  });

export const approved = (to: To, { membershipId, role }: { membershipId: string; role: Role }, config: Settings): Mail =>
  mail(to, {
    title: role === 'user' ? 'Your account is approved' : 'Your membership is approved',
    paragraphs: [
      'Welcome! Your application has been approved.',
      { label: 'Your membership ID', value: membershipId },
      { label: 'Your role', value: roleNames[role] },
      'You can log in with your e-mail address or with your membership ID.',
    ],
    button: { label: 'Log in', url: `${config.publicUrl}/login` },
  });

export const resetLink = (to: To, { uid, token }: { uid: number; token: string }, config: Settings): Mail =>
  mail(to, {
    title: 'Set a new password',
    paragraphs: [
      `You, or somebody else, asked for a new password. This link works once, for ${resetLinkMinutes} minutes.`,
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
    button: { label: 'Set a new password', url: `${config.publicUrl}/reset-password/${uid}/${token}` },
  });

/** To somebody whom the office has brought in from its own list: they have no password yet. */
export const firstPassword = (to: To, link: { uid: number; token: string; membershipId: string; days: number }, config: Settings): Mail =>
  mail(to, {
    title: 'Your account on our website',
    paragraphs: [
      'The office has added you to the members on our website.',
      { label: 'Your membership ID', value: link.membershipId },
      `With this link you set your password. It works once, for ${link.days} days.`,
      'You can log in with your e-mail address or with your membership ID.',
    ],
    button: { label: 'Set your password', url: `${config.publicUrl}/reset-password/${link.uid}/${link.token}` },
  });

/** A mail of this feature: begins with the person's name. */
export function mail(to: To, content: Omit<MailContent, 'siteName' | 'footer'>): Mail {
  const rendered = renderMail({
    ...content,
    paragraphs: [`Dear ${withoutLinks(to.name)},`, ...content.paragraphs],
    siteName: site.shortName,
    footer: 'You get this mail because of your account on our website.',
  });
  return { to: to.email, subject: content.title, ...rendered };
}

/** Anybody can type a name, and we mail it: pulled apart, no mail program makes a link of it. */
const withoutLinks = (name: string) => name.replace(/[.:/@](?=\S)/g, '$& ');
