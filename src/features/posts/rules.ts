import { dayOf, startOfDay } from '~/shared/dates';
import { urgentLimit, type PostState } from './contract/choices';

/** How far a post has come at a moment: one that is scheduled is published from its second on (docs/product/posts.md, "States"). */
export function stateAt(now: Date, { state, publishAt }: { state: PostState; publishAt: Date | null }): PostState {
  return state === 'scheduled' && publishAt !== null && publishAt <= now ? 'published' : state;
}

/** Whether a post stands above the others on a day (2026-11-30). */
export const isPinned = (today: string, { pinnedUntil }: { pinnedUntil: string | null }): boolean =>
  pinnedUntil !== null && pinnedUntil >= today;

/** When a list of posts is next another one by itself: one comes out, or one is no longer pinned. Null: never. */
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
 * Whether one more urgent circular at a moment would be too many: no span of seven days has more than two of them, before it or
 * after it (docs/product/posts.md, "Urgent").
 */
export function isOneTooMany(others: readonly Date[], at: Date): boolean {
  const span = urgentLimit.days * 86_400_000;
  const times = [...others.map((date) => date.getTime()), at.getTime()].sort((a, b) => a - b);
  return times.some((time, index) => {
    const last = times[index + urgentLimit.most];
    return last !== undefined && last - time < span && time <= at.getTime() && at.getTime() <= last;
  });
}

/** A text of Markdown without its signs: what is left to read. */
export const plainOf = (markdown: string): string =>
  markdown
    .replace(/^```.*$/gm, '')
    .replace(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_, words: string, address: string) => words || address)
    .replace(/\*\*|`/g, '')
    .replace(/^[ \t]*[-*+][ \t]+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The beginning of a text in one line, cut between words. */
export function excerptOf(markdown: string, most = 200): string {
  const text = plainOf(markdown).replace(/\s+/g, ' ');
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1).replace(/\s+\S*$/, '');
  return `${wholeLetters(cut.length > most ? cut.slice(0, most) : cut)} …`;
}

/** Without half of a letter that takes two places at the end. */
const wholeLetters = (text: string) => text.replace(/[\ud800-\udbff]$/, '').trimEnd();

/** A post as a message to be pasted: WhatsApp knows `*strong*`, and no links with words of their own. */
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
