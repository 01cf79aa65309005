import { showDate } from '~/shared/show-date';
import type { Kind, Step } from '../contract/choices';

const things: Record<Kind, string> = { licence: 'licence', membership: 'membership' };

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/**
 * What a reminder says: its title, and what to do. `left` are the days that are left of the last valid day `due`, negative when it
 * is over; by them, not by the step, since a mail may go out some days late.
 */
export function reminderWords({ kind, due, left }: { kind: Kind; due: string; left: number; step: Step }) {
  const thing = things[kind];
  const day = showDate(due)!;
  const title =
    left > 0
      ? `Your ${thing} runs out in ${days(left)}`
      : left === 0
        ? `Your ${thing} runs out today`
        : `Your ${thing} ran out ${days(-left)} ago`;
  const text = left >= 0 ? `It is valid through ${day}.` : `It was valid through ${day}.`;
  const todo =
    kind === 'licence'
      ? 'When you have renewed it, send a photo or PDF of the new certificate to the office on your licence page.'
      : 'When you have renewed it, tell the office on your licence page.';
  return { title, text, todo };
}

/** What a member is told of a decision. */
export function decidedWords({ kind, status, note, renewalDate, membershipUntil }: {
  kind: Kind; status: string; note: string | null; renewalDate: string | null; membershipUntil: string | null;
}) {
  const thing = things[kind];
  const until = showDate(kind === 'licence' ? renewalDate : membershipUntil);
  if (status === 'approved') return { title: `Your ${thing} renewal is approved`, text: `It is valid through ${until}.${note ? ` ${note}` : ''}` };
  if (status === 'correction') return { title: `Please correct your ${thing} renewal`, text: note ?? '' };
  return { title: `Your ${thing} renewal was not approved`, text: note ?? '' };
}

/** The end of every reminder. */
export const reminderFooter = 'You get this reminder because of your membership. You can switch these mails off on your licence page.';
