import { createNoticeTitle, createNoticeWords, type NoticeWords } from '~/features/notifications/server/public';
import { fillNotice } from '~/platform/translate';
import type { Language } from '~/shared/language';
import type { Kind } from '../contract/choices';
import { wantedDay } from '../rules';
import { both } from '../texts/both';
import type { RenewalRow } from './views';

const wordsBy = createNoticeWords(both.en.notices);
const titleBy = createNoticeTitle(both.en.notices);
type Key = keyof typeof both.en.notices;

/** What bell and mail announce. */
interface News {
  /** Heading and title as a notice stores them: the bell translates them for its reader. */
  words: NoticeWords & { title: string; titleKey?: string };
  /** The heading in the person's language, as in the mail. */
  heading: string;
  /** A sentence with the details, in that language. */
  title: string;
}

/** Returns the notice with some news, to a person about their licence or membership. */
export const noticeOf = ({ words }: News, userId: number, subject: string) => ({
  ...words,
  ...({ kind: 'licence', link: '/member/licence' } as const),
  to: [userId],
  subject,
});

/** Returns the news of a heading and a title, both of the catalogue with the same values; or of the office's note. */
function newsOf(
  language: Language,
  key: Key,
  title: { key: Key } | { note: string },
  values: NonNullable<NoticeWords['values']>,
): News {
  const inLanguage = (of: Key) => fillNotice(both[language].notices[of], values, language);
  return {
    words: { ...wordsBy(key, values), ...('key' in title ? titleBy(title.key, values) : { title: title.note }) },
    heading: inLanguage(key),
    title: 'key' in title ? inLanguage(title.key) : title.note,
  };
}

/**
 * Returns a reminder in a person's language, and what to do. `left` is the number of days to the last valid day `due`
 * (2026-11-30), negative after it; it decides instead of the step, since a mail can leave some days late.
 */
export function reminderNews(
  { kind, due, left }: { kind: Kind; due: string; left: number },
  language: Language,
): News & { todo: string } {
  const { mails } = both[language];
  const title = { key: left >= 0 ? 'licences.valid_through' : 'licences.was_valid_through' } as const;
  const news = newsOf(language, `licences.${kind}_${whenOf(left)}`, title, { days: Math.abs(left), day: due });
  return { ...news, todo: kind === 'licence' ? mails.sendCertificate : mails.tellOffice };
}

const whenOf = (left: number) => {
  if (left === 0) return 'today';
  if (Math.abs(left) === 1) return left > 0 ? 'in_a_day' : 'a_day_ago';
  return left > 0 ? 'in_days' : 'days_ago';
};

const decided = { approved: 'approved', correction: 'correction', rejected: 'rejected' } as const;

/** Returns the news of a decision or a record in a member's language: the new last day, or the office's note. */
export function decisionNews(row: RenewalRow & { status: keyof typeof decided }, language: Language): News {
  const { kind, status, note } = row;
  const key = `licences.${kind}_${row.byOffice ? 'recorded' : decided[status]}` as const;
  if (status !== 'approved') return newsOf(language, key, { note: note ?? '' }, {});
  if (wantedDay(row) === null) return newsOf(language, key, { note: note ?? '' }, {});
  const values = { day: wantedDay(row) ?? '', ...(note && { note }) };
  return newsOf(language, key, { key: note ? 'licences.valid_through_noted' : 'licences.valid_through' }, values);
}
