import { fullNameOf, type lockUser } from '~/features/accounts/server/public';
import { toldBy } from '~/features/notifications/server/public';
import { siteIn } from '~/features/site/server/public';
import type { Tx } from '~/platform/database';
import { queueMail, renderMail, withoutLinks } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { prefixOf, type Language } from '~/shared/language';
import { showMoment } from '~/shared/show-date';
import { both as common } from '~/shared/texts/both';
import { both } from '../../texts/both';
import type { privacyRequests } from '../tables';
import { subjectOf, type Requests } from './context';

type Request = typeof privacyRequests.$inferSelect;
type Person = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

const told = toldBy(both.en.notices);

/** What somebody is told of a request: `begun`, `warning` and `erased` of an erasure, `ready` of an export. */
export type Moment = 'ready' | 'begun' | 'warning' | 'done' | 'refused' | 'erased';

const keyOf = ({ kind }: Request, moment: Moment) =>
  moment === 'done' || moment === 'refused'
    ? (`privacy.${kind === 'export' ? 'correct' : kind}_${moment}` as const)
    : (`privacy.${moment}` as const);

/**
 * Tells the person of a request by bell and mail, in the transaction of what happens to it, each thing once. What was told of it before
 * goes: the newest says how things stand. Somebody who is erased has no bell any more.
 */
export async function tellPerson(
  requests: Requests,
  tx: Tx,
  invalidate: Invalidate,
  person: Person,
  request: Request,
  moment: Moment,
): Promise<void> {
  const { notices, config } = requests;
  const key = keyOf(request, moment);
  const sentence = sentenceOf(request, moment, person.language);
  if (moment !== 'erased') {
    const subject = subjectOf(request.id);
    await notices.forget(tx, invalidate, { of: subject, unseen: true });
    await notices.notify(tx, invalidate, {
      to: [person.id],
      kind: 'privacy',
      ...told(key),
      title: sentence,
      link: '/account/privacy',
      subject,
    });
  }
  const { mails, notices: heads } = both[person.language];
  const title = heads[key];
  const rendered = renderMail({
    title,
    paragraphs: [fillText(mails.greeting, { name: withoutLinks(fullNameOf(person)) }), sentence],
    ...(moment !== 'erased' && {
      button: { label: mails.openPage, url: `${config.publicUrl}${prefixOf(person.language)}/account/privacy` },
    }),
    footer: moment === 'erased' ? mails.erasedFooter : mails.footer,
    siteName: siteIn(person.language).shortName,
    language: person.language,
  });
  await queueMail(requests, tx, { to: person.email, subject: title, ...rendered }, `privacy:${request.id}:${moment}`);
}

/** The sentence below the head: until when, or what the office wrote. */
function sentenceOf({ due, fileUntil, answer }: Request, moment: Moment, language: Language): string {
  const { mails } = both[language];
  const show = (at: Date | null) => showMoment(at && toIso(at), common[language].dates) ?? '';
  if (moment === 'ready') return fillText(mails.ready, { until: show(fileUntil) });
  if (moment === 'begun') return fillText(mails.begun, { due: show(due) });
  if (moment === 'warning') return fillText(mails.warning, { due: show(due) });
  return moment === 'erased' ? mails.erased : (answer ?? '');
}
