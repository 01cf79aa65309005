import { inOurTimes } from '~/shared/dates';

/** What the screen is asked to show, as its address has it. */
export interface Filters {
  actor: string;
  action: string;
  target: string;
  /** Days of the site's zone, `2026-11-20`. */
  from: string;
  to: string;
  page: number;
}

const texts = ['actor', 'action', 'target', 'from', 'to'] as const;

/** Reads the address; anything may stand there. */
export function filtersOf(search: URLSearchParams): Filters {
  const [actor, action, target, from, to] = texts.map((name) => (search.get(name) ?? '').trim().slice(0, 200));
  const page = Number(search.get('page'));
  return {
    actor: actor!,
    action: action!.slice(0, 100),
    target: target!,
    from: from!,
    to: to!,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** The address for filters: without those that are empty. */
export function searchOf(filters: Partial<Filters>): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of texts) if (filters[name]) search.set(name, filters[name]);
  if (filters.page !== undefined && filters.page > 1) search.set('page', String(filters.page));
  return search;
}

/** Whether anything is left out of the log. */
export const isFiltered = (filters: Filters) => texts.some((name) => filters[name] !== '');

/** What is wrong with the days. */
export function dayErrors({ from, to }: Filters): { from?: string; to?: string } {
  const bad = 'Please enter a valid date.';
  const errors = { ...(from && !isDay(from) && { from: bad }), ...(to && !isDay(to) && { to: bad }) };
  if (Object.keys(errors).length === 0 && from && to && to < from) return { to: 'This day is before the first one.' };
  return errors;
}

/** Whether a text is a day that a calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !inOurTimes(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
