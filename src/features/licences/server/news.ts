import { toldBy, type Words } from '~/features/notifications/server/public';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { showDate } from '~/shared/show-date';
import { both as common } from '~/shared/texts/both';
import type { Kind } from '../contract/choices';
import { wantedDay } from '../rules';
import { both } from '../texts/both';
import type { RenewalRow } from './views';

const told = toldBy(both.en.notices);
type Key = keyof typeof both.en.notices;

/** What is told by bell and mail. */
interface Told {
  /** The first words, as a notice keeps them: the bell says them in the language of whoever reads. */
  words: Words;
  /** The same words in the language of the person, as the mail begins. */
  heading: string;
  /** A sentence that says more, in that language: the notice's title. */
  title: string;
}

const tell = (language: Language, key: Key, values: Words['values'], title: string): Told => ({
  words: told(key, values),
  heading: fillText<string>(both[language].notices[key], values),
  title,
});

/**
 * What a reminder says to a person of that language, and what is to be done. `left` are the days that are left of the last valid day
 * `due` (2026-11-30), negative when it is over; by them, not by the step, since a mail may go out some days late.
 */
export function reminderNews(
  { kind, due, left }: { kind: Kind; due: string; left: number },
  language: Language,
): Told & { todo: string } {
  const { mails } = both[language];
  const title = fillText(left >= 0 ? mails.validThrough : mails.wasValidThrough, { day: dayIn(due, language) });
  const news = tell(language, `licences.${kind}_${whenOf(left)}`, { days: Math.abs(left), until: due }, title);
  return { ...news, todo: kind === 'licence' ? mails.sendCertificate : mails.tellOffice };
}

const whenOf = (left: number) => {
  if (left === 0) return 'today';
  if (Math.abs(left) === 1) return left > 0 ? 'in_a_day' : 'a_day_ago';
  return left > 0 ? 'in_days' : 'days_ago';
};

const decided = { approved: 'approved', correction: 'correction', rejected: 'rejected' } as const;

/** What a member of that language is told of a decision on their request: until when it is approved, or what the office wrote. */
export function decisionNews(row: RenewalRow & { status: keyof typeof decided }, language: Language): Told {
  const until = wantedDay(row);
  return tell(
    language,
    `licences.${row.kind}_${decided[row.status]}`,
    until === null ? {} : { until },
    decidedText(row, until, language),
  );
}

function decidedText(
  { status, note }: Pick<RenewalRow, 'status' | 'note'>,
  until: string | null,
  language: Language,
): string {
  if (status !== 'approved') return note ?? '';
  const { mails } = both[language];
  const day = until === null ? '' : dayIn(until, language);
  return note ? fillText(mails.validThroughWithNote, { day, note }) : fillText(mails.validThrough, { day });
}

const dayIn = (day: string, language: Language): string => showDate(day, common[language].dates) ?? day;
