import { and, asc, eq, gte, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { fullNameOf, membersAndAbove, users } from '~/features/accounts/server/public';
import { site as committee } from '~/features/site/server/public';
import type { Tx } from '~/platform/database';
import { queueMail, renderMail, type Mail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { showCount } from '~/shared/show-count';
import { boardKinds } from '../contract/choices';
import { noticeSettings, notices } from './tables';
import { mailJobs } from './notify';
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
      if (due[0]) await send(site, tx, due[0].to, due.map(({ notice }) => notice), links);
    });
  });
}

/**
 * Unread notices that were not mailed, of people who want mails and may still see the board: in either way, because nothing
 * else would send what came before they changed from one to the other. Locked, so that two jobs never send one twice.
 */
function dueMails(tx: Tx, which: SQL | undefined) {
  return tx
    .select({
      notice: notices,
      to: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName, username: users.username },
    })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.userId), membersAndAbove()))
    .innerJoin(noticeSettings, and(eq(noticeSettings.userId, users.id), ne(noticeSettings.mail, 'none')))
    .where(and(which, inArray(notices.kind, [...boardKinds]), isNull(notices.mailedAt), isNull(notices.readAt)))
    .orderBy(asc(notices.id))
    .for('no key update', { of: notices });
}

type Due = Awaited<ReturnType<typeof dueMails>>[number];

async function send(site: Site, tx: Tx, to: Due['to'], list: Due['notice'][], links: UnsubscribeLinks) {
  const ids = list.map(({ id }) => id);
  await tx.update(notices).set({ mailedAt: site.clock.now() }).where(inArray(notices.id, ids));
  await queueMail(site, tx, compose(site, to, list, links.address(to.id)), `notices:${ids.join(',').slice(0, 200)}`);
}

function compose({ config }: Site, to: Due['to'], list: Due['notice'][], unsubscribe: string): Mail {
  const [first] = list;
  const title = list.length === 1 ? first!.text : `${showCount(list.length)} notices from the community board`;
  const shown = list.slice(0, mostInDigest).map(({ text, title: about }) => (list.length === 1 ? about : `${text}: ${about}`));
  const more = list.length - shown.length;
  const rendered = renderMail({
    siteName: committee.shortName,
    title,
    paragraphs: [`Dear ${fullNameOf(to)},`, ...shown, ...(more > 0 ? [`And ${showCount(more)} more.`] : [])],
    button: { label: 'Open the community board', url: `${config.publicUrl}${(list.length === 1 && first!.link) || '/community'}` },
    footer: 'You get this mail because you chose to have notices of the community board by mail.',
    unsubscribe,
  });
  // A title may hold what no mail's subject may.
  const subject = `${title}${list.length === 1 ? `: ${first!.title}` : ''}`.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200);
  return { to: to.email, subject, ...rendered, unsubscribe };
}
