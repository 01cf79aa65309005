import { fillText } from './fill-text';
import { showCount } from './show-count';
import { locale } from './texts';

/** A text in the forms that it has for a number: `{ one: '{count} shop', other: '{count} shops' }`. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

const rules = new Intl.PluralRules(locale);

/**
 * A text in the form for a number, the number in its place `{count}` as people here read it,
 * unless it is given among what else the text has places for.
 */
export const countText = (
  forms: Forms,
  count: number,
  values: Readonly<Record<string, string | number | null>> = {},
): string =>
  fillText<string>(rules.select(count) === 'one' ? forms.one : forms.other, { count: showCount(count), ...values });
