import { toPerson, type lockUser } from '~/features/people/server/public';
import { createNoticeTitle, createNoticeWords } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import { mailTo, queueMail } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import { fillNotice } from '~/platform/translate';
import { toIso } from '~/shared/dates';
import { pageUrl } from '~/shared/language';
import { both } from '../../texts/both';
import type { privacyRequests } from '../tables';
import { subjectOf, type Requests } from './context';

type Request = typeof privacyRequests.$inferSelect;
type Person = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

const wordsBy = createNoticeWords(both.en.notices);
const titleBy = createNoticeTitle(both.en.notices);

/** Returns the notice of the office's answer to a request, for the demo data. */
export const answerNotice = (request: Request) => ({
  kind: 'privacy' as const,
  ...wordsBy(keyOf(request, request.state === 'refused' ? 'refused' : 'done')),
  title: request.answer ?? '',
  link: '/account/privacy' as const,
  subject: subjectOf(request.id),
});

/** The events of a request: `begun`, `warning` and `erased` of an erasure, `ready` of an export. */
export type Moment = 'ready' | 'begun' | 'warning' | 'done' | 'refused' | 'erased';

const keyOf = ({ kind }: Request, moment: Moment) =>
  moment === 'done' || moment === 'refused'
    ? (`privacy.${kind === 'export' ? 'correct' : kind}_${moment}` as const)
    : (`privacy.${moment}` as const);

/**
 * Notifies the person of a request by bell and mail, in the transaction of the event, once for each event. Replaces the
 * request's unseen notices. An erased person gets the mail only.
 */
export async function notifyPerson(
  requests: Requests,
  tx: Tx,
  invalidate: Invalidate,
  person: Person,
  request: Request,
  moment: Moment,
): Promise<void> {
  const { notices, config } = requests;
  const { mails, notices: texts } = both[person.language];
  const key = keyOf(request, moment);
  const deadline = deadlineOf(request, moment);
  const sentence = deadline
    ? fillNotice(texts[deadline.key], deadline.values, person.language)
    : moment === 'erased'
      ? mails.erased
      : (request.answer ?? '');
  if (moment !== 'erased') {
    const subject = subjectOf(request.id);
    await notices.forget(tx, invalidate, { of: subject, unseen: true });
    await notices.notify(tx, invalidate, {
      to: [person.id],
      kind: 'privacy',
      ...wordsBy(key, deadline?.values),
      ...(deadline ? titleBy(deadline.key, deadline.values) : { title: sentence }),
      link: '/account/privacy',
      subject,
    });
  }
  const mail = mailTo(toPerson(person), {
    greeting: mails.greeting,
    title: texts[key],
    paragraphs: [sentence],
    ...(moment !== 'erased' && {
      button: { label: mails.openPage, url: pageUrl(config.publicUrl, person.language, '/account/privacy') },
    }),
    footer: moment === 'erased' ? mails.erasedFooter : mails.footer,
  });
  const queued = { kind: 'privacy-request', reader: person.id, about: [] } as const;
  await queueMail(requests, tx, mail, { ...queued, key: `privacy:${request.id}:${moment}` });
}

/** Returns key and values of the sentence about the time until when something can be done; null where it has none. */
function deadlineOf({ due, fileUntil }: Request, moment: Moment) {
  if (moment !== 'ready' && moment !== 'begun' && moment !== 'warning') return null;
  const until = moment === 'ready' ? fileUntil! : due;
  return { key: `privacy.${moment}_until`, values: { moment: toIso(until) } } as const;
}
