import { usualTitles, type State } from './contract/choices';

/** What a position is on a day (2026-11-20); it is held on its first and on its last day (docs/product/committee.md, "Terms"). */
export function stateOn(today: string, { since, until }: { since: string; until: string | null }): State {
  if (since > today) return 'coming';
  return until !== null && until < today ? 'past' : 'current';
}

const others = usualTitles.length - 1.5;

/** Where a title stands in a committee: the usual ones in their order, others before the members without an office. */
export function rankOf(title: string): number {
  const found = usualTitles.findIndex((usual) => usual.toLowerCase() === title.trim().toLowerCase());
  return found === -1 ? others : found;
}

/** Whether it is the title of those who hold no office. */
export const isMember = (title: string) => rankOf(title) === usualTitles.length - 1;

/** The day after one. */
const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The next day on which somebody's term begins, or has ended the day before; null when nothing is to come. */
export function nextChange(
  today: string,
  positions: readonly { since: string; until: string | null }[],
): string | null {
  const days = positions.flatMap(({ since, until }) => [since, ...(until === null ? [] : [next(until)])]);
  return days.filter((day) => day > today).sort()[0] ?? null;
}
