import { inOurTimes } from '~/shared/dates';
import type { Shown } from '~/ui/hooks/use-address';
import { sortsOf } from '~/ui/sort-button';
import * as texts from '../texts';

/** The fields of the screen's address; `from` and `to` are days of the site's zone, `2026-11-20`. */
export const auditFields = {
  actor: '',
  action: '',
  target: '',
  from: '',
  to: '',
  sort: sortsOf('at', 'actor', 'action', 'target'),
  page: 1,
} as const;
export type Filters = Shown<typeof auditFields>;

type Narrowing = Omit<Filters, 'sort' | 'page'>;
const filterNames = ['actor', 'action', 'target', 'from', 'to'] as const;

/** Returns the address that shows every entry about one person or thing. */
export const addressOf = (about: Partial<Pick<Filters, 'actor' | 'target'>>) =>
  `?${new URLSearchParams(about).toString()}` as const;

/** Whether a filter narrows the log. */
export const isFiltered = (filters: Narrowing) => filterNames.some((name) => filters[name].trim() !== '');

/** Returns the errors of the days, by field. */
export function dayErrors({ from, to }: Pick<Filters, 'from' | 'to'>): { from?: string; to?: string } {
  const bad = texts.badDate;
  const errors = { ...(from && !isDay(from) && { from: bad }), ...(to && !isDay(to) && { to: bad }) };
  if (Object.keys(errors).length === 0 && from && to && to < from) return { to: texts.lastBeforeFirst };
  return errors;
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !inOurTimes(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
