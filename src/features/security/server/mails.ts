import { recordAudit } from '~/features/audit/server/public';
import { queueSecurityMail, type SecurityNews } from '~/features/sign-in/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { both } from '../texts/both';
import type { Owner } from './factors';

/** The texts of the mail about each change, by the change's action in the audit log. */
export const newsOf = {
  totp_add: 'totpAdded',
  totp_remove: 'totpRemoved',
  codes_new: 'codesMade',
  passkey_add: 'passkeyAdded',
  passkey_remove: 'passkeyRemoved',
} as const;
type Action = keyof typeof newsOf;
type Actor = Pick<Caller, 'id' | 'name'>;

/** The changes that *That wasn't me* reverts. */
const setsUp: readonly Action[] = ['totp_add', 'passkey_add', 'codes_new'];

interface Change {
  action: Action;
  at: Date;
  before?: { name: string };
  after?: { name: string };
}

/** Records a change of the caller's second factor, and mails them in their language, with the link *That wasn't me*. */
export async function recordChange(site: Site, tx: Tx, caller: Actor, user: Owner, change: Change): Promise<void> {
  const { action, at, ...fields } = change;
  const target = { type: 'user', id: user.id, name: user.username };
  await recordAudit(tx, { at, actor: caller, action: `security.${action}`, target, ...fields });
  const news: SecurityNews = (language) => {
    const { undone, news: words } = both[language].mails;
    const { title, done } = words[newsOf[action]];
    return { title, paragraphs: setsUp.includes(action) ? [done, undone] : [done] };
  };
  await queueSecurityMail(site, tx, user, news, { kind: 'factor-changed', at });
}
