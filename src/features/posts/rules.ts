import { DAY_MS, dayOf, startOfDay } from '~/shared/dates';
import { urgentLimit, type PostState } from './contract/choices';

/** Returns the state of a post at a moment: a scheduled post is published from its second on. */
export function stateAt(now: Date, { state, publishAt }: { state: PostState; publishAt: Date | null }): PostState {
  return state === 'scheduled' && publishAt !== null && publishAt <= now ? 'published' : state;
}

/** Returns whether a post is pinned above the others on a day (2026-11-30). */
export const isPinned = (today: string, { pinnedUntil }: { pinnedUntil: string | null }): boolean =>
  pinnedUntil !== null && pinnedUntil >= today;

/** Returns when a list of posts next changes by time alone: a post comes out, or is no longer pinned. Null: never. */
export function nextChange(
  now: Date,
  posts: readonly { state: PostState; publishAt: Date | null; pinnedUntil: string | null }[],
): Date | null {
  const times = posts.flatMap(({ publishAt, pinnedUntil }) => [
    ...(publishAt === null ? [] : [publishAt.getTime()]),
    ...(pinnedUntil === null ? [] : [startOfDay(dayOf(new Date(`${pinnedUntil}T12:00:00+05:30`)) + 1).getTime()]),
  ]);
  const coming = times.filter((time) => time > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

/**
 * Returns whether another urgent circular at a moment would be too many: no span of seven days, before it or after it,
 * has more than two of them (docs/product/posts.md, "Urgent").
 */
export function isOneTooMany(others: readonly Date[], at: Date): boolean {
  const span = urgentLimit.days * DAY_MS;
  const times = [...others.map((date) => date.getTime()), at.getTime()].sort((a, b) => a - b);
  return times.some((time, index) => {
    const last = times[index + urgentLimit.maxCount];
    return last !== undefined && last - time < span && time <= at.getTime() && at.getTime() <= last;
  });
}

/** Returns a Markdown text without its signs, for reading. */
export const plainOf = (markdown: string): string =>
  markdown
    .replace(/^```.*$/gm, '')
    .replace(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_, words: string, address: string) => words || address)
    .replace(/\*\*|`/g, '')
    .replace(/^[ \t]*[-*+][ \t]+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Returns the beginning of a text in one line, cut between words. */
export function excerptOf(markdown: string, maxLength = 200): string {
  const text = plainOf(markdown).replace(/\s+/g, ' ');
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1).replace(/\s+\S*$/, '');
  return `${wholeLetters(cut.length > maxLength ? cut.slice(0, maxLength) : cut)} …`;
}

/** Drops half of a letter of two UTF-16 units from the end. */
const wholeLetters = (text: string) => text.replace(/[\ud800-\udbff]$/, '').trimEnd();

/** Returns a post as a message to be pasted: WhatsApp supports `*strong*`, and no links with words of their own. */
export function messageOf({ title, body, address }: { title: string; body: string; address: string }): string {
  const text = body
    .replace(/^```.*$/gm, '')
    .replace(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_, words: string, link: string) =>
      words && words !== link ? `${words} (${link})` : link,
    )
    .replace(/\*\*([^*\n]+)\*\*/g, '*$1*')
    .replace(/^[ \t]*[-*+][ \t]+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return `*${title.replace(/\*/g, '')}*\n\n${text}\n\n${address}`;
}
