import { toldBy, type Words } from '~/features/notifications/server/public';
import { decidedText, reminderWords } from '../content/mails';
import { noticeTexts } from '../content/notice-texts';
import type { Kind } from '../contract/choices';
import { wantedDay } from '../rules';
import type { RenewalRow } from './views';

const told = toldBy(noticeTexts);

/** What is told by bell and mail: the first words, and a sentence that says more, the notice's title. */
type Told = { words: Words; title: string };

/**
 * What a reminder says, and what is to be done. `left` are the days that are left of the last valid day `due` (2026-11-30), negative
 * when it is over; by them, not by the step, since a mail may go out some days late.
 */
export function reminderNews(about: { kind: Kind; due: string; left: number }): Told & { todo: string } {
  const { kind, due, left } = about;
  const { text, todo } = reminderWords(about);
  return { words: told(`licences.${kind}_${whenOf(left)}`, { days: Math.abs(left), until: due }), title: text, todo };
}

const whenOf = (left: number) => {
  if (left === 0) return 'today';
  if (Math.abs(left) === 1) return left > 0 ? 'in_a_day' : 'a_day_ago';
  return left > 0 ? 'in_days' : 'days_ago';
};

const decided = { approved: 'approved', correction: 'correction', rejected: 'rejected' } as const;

/** What a member is told of a decision on their request. */
export function decisionNews(row: RenewalRow & { status: keyof typeof decided }): Told {
  const until = wantedDay(row);
  const words = told(`licences.${row.kind}_${decided[row.status]}`, until === null ? {} : { until });
  return { words, title: decidedText({ status: row.status, note: row.note, until }) };
}
