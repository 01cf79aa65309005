import { fillText } from './fill-text';
import { formatCount } from './format-count';
import { locale } from './texts';

/** A text in the forms that it has for a number: `{ one: '{count} shop', other: '{count} shops' }`. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

const rules = new Intl.PluralRules(locale);

/**
 * Returns a text in the form for a number, with the number in its place `{count}` as people here read it, unless
 * `count` is among the other values for the text's places.
 */
export const countText = (
  forms: Forms,
  count: number,
  values: Readonly<Record<string, string | number | null>> = {},
): string =>
  fillText<string>(rules.select(count) === 'one' ? forms.one : forms.other, { count: formatCount(count), ...values });

/** The forms of a count, and of one with the rows that are shown: `{first}–{last} of {count}`. */
interface PageForms {
  all: Forms;
  page: Forms;
}

/** Returns the count of a list of which a page of `perPage` rows is shown (`page` from 1); '' for an empty list. */
export function countOnPage({ all, page: part }: PageForms, count: number, page: number, perPage: number): string {
  if (count === 0) return '';
  const first = (page - 1) * perPage + 1;
  if (count <= perPage || first > count) return countText(all, count);
  return countText(part, count, {
    first: formatCount(first),
    last: formatCount(Math.min(page * perPage, count)),
  });
}
