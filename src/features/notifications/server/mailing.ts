import { and, asc, eq, gte, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { fullNameOf, membersAndAbove, users } from '~/features/accounts/server/public';
import { siteIn } from '~/features/site/server/public';
import type { Tx } from '~/platform/database';
import { queueMail, renderMail, type Mail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { fillText } from '~/shared/fill-text';
import { prefixOf } from '~/shared/language';
import { showCount } from '~/shared/show-count';
import { boardKinds, mailedKinds } from '../contract/choices';
import { both } from '../texts/both';
import { noticeSettings, notices } from './tables';
import { mailJobs } from './notify';
import { textIn } from './told';
import type { UnsubscribeLinks } from './unsubscribe';

const atOnceSchema = z.object({ notices: z.array(z.number()) });
const dailySchema = z.object({ userId: z.number(), since: z.iso.datetime() });

/** A daily mail names this many, and says how many more there are. */
const mostInDigest = 20;

/**
 * Sends notices by mail. Whether somebody still wants it, may log in and has not read it yet is looked up when the mail
 * is made, not when it was queued.
 */
export function workOnMails(site: Site, links: UnsubscribeLinks): void {
  const { jobs, write } = site;
  jobs.work(mailJobs.atOnce, async (data) => {
    const { notices: ids } = atOnceSchema.parse(data);
    await write(async (tx) => {
      for (const due of await dueMails(tx, inArray(notices.id, ids))) {
        await send(site, tx, due.to, [due.notice], links);
      }
    });
  });
  jobs.work(mailJobs.daily, async (data) => {
    const { userId, since } = dailySchema.parse(data);
    await write(async (tx) => {
      const due = await dueMails(tx, and(eq(notices.userId, userId), gte(notices.createdAt, new Date(since))));
      if (due[0])
        await send(
          site,
          tx,
          due[0].to,
          due.map(({ notice }) => notice),
          links,
        );
    });
  });
}

/**
 * Unread notices that were not mailed, of members who want mails: in either way, because nothing
 * else would send what came before they changed from one to the other. Locked, so that two jobs never send one twice.
 */
function dueMails(tx: Tx, which: SQL | undefined) {
  return tx
    .select({
      notice: notices,
      to: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        username: users.username,
        language: users.language,
      },
    })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.userId), membersAndAbove()))
    .innerJoin(noticeSettings, and(eq(noticeSettings.userId, users.id), ne(noticeSettings.mail, 'none')))
    .where(and(which, inArray(notices.kind, [...mailedKinds]), isNull(notices.mailedAt), isNull(notices.readAt)))
    .orderBy(asc(notices.id))
    .for('no key update', { of: notices });
}

type Due = Awaited<ReturnType<typeof dueMails>>[number];

async function send(site: Site, tx: Tx, to: Due['to'], list: Due['notice'][], links: UnsubscribeLinks) {
  const ids = list.map(({ id }) => id);
  await tx.update(notices).set({ mailedAt: site.clock.now() }).where(inArray(notices.id, ids));
  await queueMail(site, tx, compose(site, to, list, links.address(to.id)), `notices:${ids.join(',').slice(0, 200)}`);
}

function compose({ config, translator }: Site, to: Due['to'], list: Due['notice'][], unsubscribe: string): Mail {
  const { language } = to;
  const { mails } = both[language];
  const [first] = list;
  const single = list.length === 1;
  const ofBoard = list.every(({ kind }) => boardKinds.some((one) => one === kind));
  const told = list
    .slice(0, mostInDigest)
    .map((notice) => ({ text: textIn(translator, notice, language), about: notice.title }));
  const title = single
    ? told[0]!.text
    : fillText(ofBoard ? mails.digestTitle : mails.digestTitleOfAll, { count: showCount(list.length) });
  const more = list.length - told.length;
  const content = {
    siteName: siteIn(language).shortName,
    title,
    paragraphs: [
      fillText(mails.greeting, { name: fullNameOf(to) }),
      ...told.map(({ text, about }) => (single ? about : `${text}: ${about}`)),
      ...(more > 0 ? [fillText(mails.more, { count: showCount(more) })] : []),
    ],
    button: {
      label: ofBoard ? mails.openBoard : mails.openSite,
      url: `${config.publicUrl}${prefixOf(language)}${(single && first!.link) || (ofBoard ? '/community' : '/notifications')}`,
    },
    footer: ofBoard ? mails.footer : mails.footerOfAll,
    language,
    unsubscribe,
  };
  // A title may hold what no mail's subject may.
  const subject = `${title}${single ? `: ${first!.title}` : ''}`.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200);
  return { to: to.email, subject, ...renderMail(content), unsubscribe };
}
