import { contractMessages } from '~/platform/http/contract-messages';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import type { ImportColumn } from '../contract';
import { both } from '../texts/both';

type FaultKey =
  | 'cannotClear'
  | 'cellError'
  | 'garbled'
  | 'near'
  | 'badId'
  | 'twoPeople'
  | 'sameTwice'
  | 'nobody'
  | 'office'
  | 'waiting'
  | 'otherId'
  | 'areaAdminArea'
  | 'doubtful'
  | 'unticked';

/**
 * What is wrong with a cell or a row, as it is stored: the key of a text of this feature with the values in its places,
 * or a message of the forms of people, in English. Rows of before have the English text of this feature's faults too.
 */
export type Fault = string | { key: FaultKey; values?: Record<string, string> };

/** Faults by field. */
export type Faults = Record<string, Fault[]>;

const messages = contractMessages(both);

/** The letters of a cell that a message quotes. */
const mostQuoted = 80;

/**
 * Returns a row's faults in a language, a text for each field with the value of its cell in front:
 * `“Palakad”: Please choose an area from the list. Is it Palakkad?`
 */
export const faultTexts = (
  { cells, errors }: { cells: readonly string[]; errors: Faults | null },
  columns: readonly ImportColumn[],
  language: Language,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, faults]) => {
      const value = cells[columns.findIndex((column) => column.field === field)]?.trim();
      const text = faults.map((fault) => faultText(fault, language)).join(' ');
      return [field, value ? `“${shortened(value)}”: ${text}` : text];
    }),
  );

const shortened = (value: string) => {
  const letters = Array.from(value);
  return letters.length > mostQuoted ? `${letters.slice(0, mostQuoted).join('')}…` : value;
};

/** Returns a stored fault in a language. */
const faultText = (fault: Fault, language: Language): string =>
  typeof fault === 'string'
    ? messages.text(fault, language)
    : fillText<string>(both[language][fault.key], fault.values ?? {});
