import { mail, pageFor, toPerson } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import { queueMail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { both } from '../texts/both';
import type { Owner } from './factors';

/** What there is to tell of somebody's factors. */
type News = keyof (typeof both)['en']['mails']['news'];

/** Mails somebody, in their language, that their second factor has changed, with the way to it and what to do if it was not them. */
export async function tellOfFactor(site: Site, tx: Tx, user: Owner, news: News): Promise<void> {
  const to = toPerson(user);
  const { news: all, wrong, look } = both[to.language].mails;
  const { title, done } = all[news];
  const button = { label: look, url: pageFor(to, site.config, '/account/security') };
  await queueMail(site, tx, mail(to, { title, paragraphs: [done, wrong], button }));
}
