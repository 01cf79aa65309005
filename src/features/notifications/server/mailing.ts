import { and, asc, eq, gte, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { addresseeColumns, membersAndAbove, toPerson, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { mailTo, queueMail, type Mail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { fillText } from '~/shared/fill-text';
import { pageUrl } from '~/shared/language';
import { formatCount } from '~/shared/format-count';
import { boardKinds, defaultChoice, mailedKinds } from '../contract/choices';
import { both } from '../texts/both';
import { noticeSettings, notices } from './tables';
import { mailJobs } from './notify';
import { localizeNotice } from './notice-words';
import type { DeclinesMails } from './mail-choice';
import type { UnsubscribeLinks } from './unsubscribe';

const atOnceSchema = z.object({ notices: z.array(z.number()) });
const dailySchema = z.object({ userId: z.number(), since: z.iso.datetime() });

/** A daily mail lists this many notices and the number of the others. */
const maxInDigest = 20;

/**
 * Registers the jobs that send notices by mail. Whether the person still wants mails, may log in and has not read the
 * notice is looked up when the mail is made, not when it was queued.
 */
export function workOnMails(site: Site, links: UnsubscribeLinks, declinesMails: DeclinesMails): void {
  const { jobs, write } = site;
  jobs.work(mailJobs.atOnce, async (data) => {
    const { notices: ids } = atOnceSchema.parse(data);
    await write(async (tx) => {
      for (const due of await dueMails(tx, inArray(notices.id, ids), declinesMails)) await send(site, tx, [due], links);
    });
  });
  jobs.work(mailJobs.daily, async (data) => {
    const { userId, since } = dailySchema.parse(data);
    await write(async (tx) => {
      const isDue = and(eq(notices.userId, userId), gte(notices.createdAt, new Date(since)));
      await send(site, tx, await dueMails(tx, isDue, declinesMails), links);
    });
  });
  // A mail was withdrawn before it was sent because it named an erased person: the other notices are sent again.
  jobs.work(mailJobs.again, async (data) => {
    const ids = inArray(notices.id, atOnceSchema.parse(data).notices);
    await write(async (tx) => {
      await tx
        .update(notices)
        .set({ mailedAt: null })
        .where(and(ids, isNull(notices.readAt)));
      await send(site, tx, await dueMails(tx, ids, declinesMails), links);
    });
  });
}

/**
 * Returns unread notices that were not mailed, of members who want mails or have not chosen, at once or daily: no
 * other job would send the notices from before a change between the two. Locks them, so that two jobs never send a
 * notice twice.
 */
function dueMails(tx: Tx, which: SQL | undefined, declinesMails: DeclinesMails) {
  return tx
    .select({
      notice: notices,
      to: addresseeColumns,
      hasChosen: sql<boolean>`${noticeSettings.mail} is not null`,
    })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.userId), membersAndAbove()))
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .where(
      and(
        which,
        sql`coalesce(${noticeSettings.mail}, ${defaultChoice}) <> 'none'`,
        not(declinesMails()),
        inArray(notices.kind, [...mailedKinds]),
        isNull(notices.mailedAt),
        isNull(notices.readAt),
      ),
    )
    .orderBy(asc(notices.id))
    .for('no key update', { of: notices });
}

type Due = Awaited<ReturnType<typeof dueMails>>[number];

/** Sends a mail with notices of one person; does nothing without any. */
async function send(site: Site, tx: Tx, due: readonly Due[], links: UnsubscribeLinks) {
  if (!due[0]) return;
  const { to, hasChosen } = due[0];
  const list = due.map(({ notice }) => notice);
  const ids = list.map(({ id }) => id);
  await tx.update(notices).set({ mailedAt: site.clock.now() }).where(inArray(notices.id, ids));
  await queueMail(site, tx, compose(site, { to, hasChosen, list, unsubscribe: links.address(to.id) }), {
    kind: 'notices',
    reader: to.id,
    about: list.flatMap(({ about }) => about),
    key: `notices:${ids.join(',').slice(0, 200)}`,
    again: { name: mailJobs.again, data: { notices: ids } satisfies z.input<typeof atOnceSchema> },
  });
}

interface Composed extends Pick<Due, 'to' | 'hasChosen'> {
  list: Due['notice'][];
  /** The address of the link that ends the mails. */
  unsubscribe: string;
}

function compose({ config, translator }: Site, { to, hasChosen, list, unsubscribe }: Composed): Mail {
  const { language } = to;
  const { mails } = both[language];
  const [first] = list;
  const single = list.length === 1;
  const ofBoard = list.every(({ kind }) => boardKinds.some((one) => one === kind));
  const shown = list.slice(0, maxInDigest).map((notice) => localizeNotice(translator, notice, language));
  const title = single
    ? shown[0]!.text
    : fillText(ofBoard ? mails.digestTitle : mails.digestTitleOfAll, { count: formatCount(list.length) });
  const more = list.length - shown.length;
  const content = {
    title,
    greeting: mails.greeting,
    paragraphs: [
      ...shown.map((notice) => (single ? notice.title : `${notice.text}: ${notice.title}`)),
      ...(more > 0 ? [fillText(mails.more, { count: formatCount(more) })] : []),
    ],
    button: {
      label: ofBoard ? mails.openBoard : mails.openSite,
      url: pageUrl(config.publicUrl, language, (single && first!.link) || (ofBoard ? '/community' : '/notifications')),
    },
    footer: !hasChosen ? mails.footerByDefault : ofBoard ? mails.footer : mails.footerOfAll,
    unsubscribe,
  };
  // Removes what a title may have and a mail's subject may not.
  const subject = `${title}${single ? `: ${shown[0]!.title}` : ''}`
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, 200);
  return { ...mailTo(toPerson(to), content), subject };
}
