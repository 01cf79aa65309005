import { queueSecurityMail } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { both } from '../texts/both';
import type { Owner } from './factors';

/** What there is to tell of somebody's factors. */
type News = keyof (typeof both)['en']['mails']['news'];

/** What *That wasn't me* takes back. */
const setsUp: readonly News[] = ['totpAdded', 'passkeyAdded', 'codesMade'];

/** Mails somebody, in their language, that their second factor has changed, with the link *That wasn't me*. */
export const tellOfFactor = (site: Site, tx: Tx, user: Owner, news: News, at: Date): Promise<void> =>
  queueSecurityMail(
    site,
    tx,
    user,
    (language) => {
      const { undone, news: words } = both[language].mails;
      const { title, done } = words[news];
      return { title, paragraphs: setsUp.includes(news) ? [done, undone] : [done] };
    },
    { at },
  );
