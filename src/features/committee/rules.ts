import { DAY_MS } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import { usualTitles, type State, type UsualTitle } from './contract/choices';

/** Returns the state of a position on a day (2026-11-20), `current` on its first and its last day. */
export function stateOn(today: string, { since, until }: { since: string; until: string | null }): State {
  if (since > today) return 'coming';
  return until !== null && until < today ? 'past' : 'current';
}

const isSame = (usual: string, title: string) => usual.toLowerCase() === title.trim().toLowerCase();

/**
 * Returns a title in a language: in Malayalam the title that was entered, else the usual title's (`names`), else the
 * title as it is.
 */
export function titleIn(
  language: Language,
  { title, titleMl }: { title: string; titleMl: string | null },
  names: Readonly<Record<UsualTitle, string>>,
): string {
  const usual = usualTitles.find((one) => isSame(one, title));
  return inLanguage(language, title, titleMl ?? (usual ? names[usual] : null));
}

const others = usualTitles.length - 1.5;

/** Returns the rank of a title in a committee; titles other than the usual ones come before plain members. */
export function rankOf(title: string): number {
  const found = usualTitles.findIndex((usual) => isSame(usual, title));
  return found === -1 ? others : found;
}

/** Whether a title is the title of members who hold no office. */
export const isMember = (title: string) => rankOf(title) === usualTitles.length - 1;

/** Returns the day after a day. */
const next = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Returns the next day on which a term begins or is over; null when nothing is to come. */
export function nextChange(
  today: string,
  positions: readonly { since: string; until: string | null }[],
): string | null {
  const days = positions.flatMap(({ since, until }) => [since, ...(until === null ? [] : [next(until)])]);
  return days.filter((day) => day > today).sort()[0] ?? null;
}
