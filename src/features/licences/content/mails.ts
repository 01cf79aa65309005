import { showDate } from '~/shared/show-date';
import type { Kind } from '../contract/choices';

/** Beside a reminder's first words (notice-texts.ts): until when, and what to do. `left` as there. */
export function reminderWords({ kind, due, left }: { kind: Kind; due: string; left: number }) {
  const day = showDate(due)!;
  const text = left >= 0 ? `It is valid through ${day}.` : `It was valid through ${day}.`;
  const todo =
    kind === 'licence'
      ? 'When you have renewed it, send a photo or PDF of the new certificate to the office on your licence page.'
      : 'When you have renewed it, tell the office on your licence page.';
  return { text, todo };
}

/** Beside the first words on a decision: until when it is approved, or what the office wrote. */
export function decidedText({ status, note, until }: { status: string; note: string | null; until: string | null }): string {
  if (status !== 'approved') return note ?? '';
  return `It is valid through ${showDate(until)}.${note ? ` ${note}` : ''}`;
}

/** The end of every reminder. */
export const reminderFooter = 'You get this reminder because of your membership. You can switch these mails off on your licence page.';
