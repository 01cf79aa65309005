import { fromIso, toIso } from '~/shared/dates';
import { formatDate, formatMoment } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { readable, type Words } from './words';
import * as texts from '../texts';

type Values = Record<string, unknown> | null;

/** One field of an entry as people read it. `before` or `after` is undefined where the log has no such side. */
export interface Change {
  label: string;
  before: string | undefined;
  after: string | undefined;
}

const nothing = texts.nothing;

/** Returns the changes of an entry's fields, in their order, without fields that stayed the same or empty. */
export function changesOf({ before, after }: { before: Values; after: Values }, words: Words): Change[] {
  const side = (values: Values, name: string) =>
    values && name in values ? shownValue(name, values[name], words) : undefined;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ label: words.fieldLabel(name), before: side(before, name), after: side(after, name) }))
    .filter((change) => (change.before ?? nothing) !== (change.after ?? nothing));
}

/** A list of ids has its field's name in the plural; a number under that name is a count. */
const oneOf = (name: string) => name.replace(/^(area|unit)s$/, '$1');

/** Returns a value as a person writes it: without JSON, dates and times in the site's zone. */
export function shownValue(name: string, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value))
    return value.length > 0 ? value.map((each) => shownValue(oneOf(name), each, words)).join(', ') : nothing;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${words.fieldLabel(key)}: ${shownValue(key, each, words)}`)
      .join('; ');
  }
  const named = words.nameOf(name, value);
  if (named) return named;
  if (typeof value === 'number' && words.isMoney(name)) return formatMoney(value);
  // Only numbers and texts are left of JSON's types.
  const text = `${value as string | number}`;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text) ?? text;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) {
    // The format that forms send: without a zone it is in the site's.
    const at = fromIso(text);
    return Number.isNaN(at.getTime()) ? text : (formatMoment(toIso(at)) ?? text);
  }
  return words.isChoice(name) && /^[a-z_]+$/.test(text) ? readable(text) : text;
}
