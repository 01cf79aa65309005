import { createHash } from 'node:crypto';
import { type findUnread, localizeNotice } from '~/features/notifications/server/public';
import type { PushedNotices } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { DAY_MS } from '~/shared/dates';
import { pageUrl, pathIn, type Language } from '~/shared/language';
import { both } from '../texts/both';
import { outsideQuietHours } from '../rules';

type Notice = Awaited<ReturnType<typeof findUnread>>[number];

/** What is sent to a device, before it is encrypted for it. */
export interface PushMessage {
  /** JSON, as browsers with declarative web push show it by themselves and the worker shows it elsewhere. */
  payload: string;
  urgency: 'high' | 'normal';
  /** A later message of the same topic replaces this one while it is under way. */
  topic: string;
  /** From then on it may go out. */
  from: Date;
  /** After that it is of no use. */
  until: Date;
}

/** Days that a message may be under way where its kind names none. */
const usualDays = 2;

/** A test is of no use after five minutes. */
const TEST_MS = 300_000;

/** Returns how a notice is pushed: by the line of its text, or else of its kind; undefined: not at all. */
export const lineOf = (lines: readonly PushedNotices[], { kind, key }: Pick<Notice, 'kind' | 'key'>) =>
  lines.find((line) => line.kind === kind && line.key !== undefined && line.key === key) ??
  lines.find((line) => line.kind === kind && line.key === undefined);

/** Returns when a notice may go out: at once where it is urgent, else outside of the quiet hours. */
export const pushedFrom = (line: PushedNotices, { createdAt }: Pick<Notice, 'createdAt'>): Date =>
  line.urgency === 'high' ? createdAt : outsideQuietHours(createdAt);

/**
 * Returns the message of a notice, in its reader's language. A lock screen shows what happened; who did it only with
 * `names`, by the choice of the person (docs/product/push.md, "The lock screen").
 */
export function messageOf(
  { config, translator }: Site,
  line: PushedNotices,
  notice: Notice,
  { names }: { names: boolean },
): PushMessage {
  const { language } = notice;
  const { text, title } = localizeNotice(translator, notice, language);
  const from = pushedFrom(line, notice);
  const end = new Date(from.getTime() + (line.days ?? usualDays) * DAY_MS);
  const topic = topicFrom(line.topic === 'kind' ? notice.kind : `${notice.kind} ${notice.subject}`);
  return {
    payload: payloadOf({
      language,
      title: line.says && !names ? line.says(language) : text,
      body: line.showsTitle ? title : '',
      navigate: pageUrl(config.publicUrl, language, notice.link ?? '/notifications'),
      tag: topic,
    }),
    urgency: line.urgency ?? 'normal',
    topic,
    from,
    until: notice.pushUntil && notice.pushUntil < end ? notice.pushUntil : end,
  };
}

/** Returns the message with which a person tries a device. */
export function testMessage({ config }: Pick<Site, 'config'>, language: Language, at: Date): PushMessage {
  const topic = topicFrom('test');
  const { testTitle, testBody } = both[language];
  const navigate = config.publicUrl + pathIn(language, '/account/security');
  return {
    payload: payloadOf({ language, title: testTitle, body: testBody, navigate, tag: topic }),
    urgency: 'high',
    topic,
    from: at,
    until: new Date(at.getTime() + TEST_MS),
  };
}

/** Returns a topic as push services take it: at most 32 letters and digits, which reveal nothing. */
const topicFrom = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 32);

interface Shown {
  language: Language;
  title: string;
  body: string;
  /** The address that a tap opens. */
  navigate: string;
  /** A later notification with the same tag replaces this one on the device. */
  tag: string;
}

/** Returns a message in the declarative form: `web_push` is the number by which browsers recognise it (RFC 8030). */
const payloadOf = ({ language, ...shown }: Shown) =>
  JSON.stringify({ web_push: 8030, notification: { ...shown, lang: language, dir: 'ltr' } });
