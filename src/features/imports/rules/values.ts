import type { ImportField } from '../contract';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayFields: readonly ImportField[] = ['dob', 'licenseDate', 'renewalDate', 'membership_until'];
/** Fields whose digits a spreadsheet may store as a number. */
const numberFields: readonly ImportField[] = ['membership_id', 'phone', 'pin', 'licenseNo'];

/** Fields of several lines; in a cell of any other field, line breaks are blanks. */
const severalLines: readonly ImportField[] = ['residentialAddress', 'officeAddress', 'skills'];

/** Texts that an export writes for a person without an area or unit. */
const nothing = ['not assigned', 'not specified', 'n/a', 'nil'];

/**
 * The meaning of a cell: empty (the value stays as it is), clear (`-`, the value is removed), an error of the
 * spreadsheet, garbled (question marks in place of letters), or a text for the field.
 */
export type CellValue =
  | { kind: 'empty' }
  | { kind: 'clear' }
  | { kind: 'broken' }
  | { kind: 'garbled' }
  | { kind: 'text'; text: string };

/**
 * Returns a cell of a file as a value of its field, in the form in which the field's form would be sent. An invalid
 * text is returned as it is, for the form to reject. `today` is a day (`2026-11-30`).
 */
export function valueOf(field: ImportField, cell: string, today: string): CellValue {
  const trimmed = cell.trim();
  const text = severalLines.includes(field) ? trimmed : trimmed.replace(/\s*[\r\n]+\s*/g, ' ');
  if (text === '') return { kind: 'empty' };
  if (text === '-' || text === '–') return { kind: 'clear' };
  if (/^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text)) return { kind: 'broken' };
  if (isGarbled(text)) return { kind: 'garbled' };
  if ((field === 'area' || field === 'unit') && nothing.includes(text.toLowerCase())) return { kind: 'empty' };
  if (dayFields.includes(field)) return { kind: 'text', text: dayOf(text, field === 'dob' ? today : null) };
  if (numberFields.includes(field)) return { kind: 'text', text: digitsOf(text) };
  return { kind: 'text', text };
}

/**
 * Whether letters of a text were lost when a program saved it in an encoding without them, as Excel does with Malayalam
 * in its plain CSV: several question marks in a row, nothing else than them, or U+FFFD.
 */
const isGarbled = (text: string) => /\?{2}|\ufffd/.test(text) || (text.includes('?') && !/[\p{L}\p{N}]/u.test(text));

/**
 * Returns the digits of a text that a spreadsheet stored as a number: `9447012345.0`, and `9.447012345E+09` if it has
 * all of its digits. Returns every other text as it is.
 */
function digitsOf(text: string): string {
  const whole = /^(\d+)\.0+$/.exec(text);
  if (whole) return whole[1]!;
  const parts = /^(\d)\.?(\d*)e\+?(\d{1,2})$/i.exec(text);
  return parts && parts[2]!.length === Number(parts[3]) ? parts[1]! + parts[2]! : text;
}

/**
 * Returns a day as `2025-12-31`, read from a text with the day first (`31/12/2025`, `31-12-25`, `31.12.2025`), with the
 * month's name (`31 Dec 2025`, `Dec 31, 2025`), with the year first, or as a spreadsheet's serial number. Returns every
 * other text as it is. With `notAfter`, a day with a two-digit year is never after it (births).
 */
export function dayOf(text: string, notAfter: string | null = null): string {
  const year = (digits: string, rest: string) => {
    if (digits.length === 4) return digits;
    const near = `${Number(digits) < 70 ? 20 : 19}${digits}`;
    return notAfter !== null && `${near}-${rest}` > notAfter ? `19${digits}` : near;
  };
  const whole = (y: string, m: string | number, d: string) => {
    const rest = `${String(m).padStart(2, '0')}-${d.padStart(2, '0')}`;
    return `${year(y, rest)}-${rest}`;
  };
  const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const first = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (first) return whole(first[1]!, first[2]!, first[3]!);
  const last = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})(?: .*)?$/.exec(text);
  if (last) return whole(last[3]!, last[2]!, last[1]!);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-\s./]*([a-z]{3,9})[-\s.,/']*(\d{4}|\d{2})$/i.exec(text);
  if (named && monthOf(named[2]!)) return whole(named[3]!, monthOf(named[2]!), named[1]!);
  const american = /^([a-z]{3,9})[-\s.]*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text);
  if (american && monthOf(american[1]!)) return whole(american[3]!, monthOf(american[1]!), american[2]!);
  // Serial numbers from 1927 to 2100: a smaller number is a year or something else.
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text);
  if (serial && Number(serial[1]) <= 73_415)
    return new Date(Date.UTC(1899, 11, 30 + Number(serial[1]))).toISOString().slice(0, 10);
  return text;
}

/**
 * Returns the entry of `choices` that a cell names, ignoring case, spaces and hyphens, or by its first letter alone.
 * Returns every other text as it is.
 */
export function choiceOf(text: string, choices: readonly string[]): string {
  const plain = (value: string) => value.toLowerCase().replace(/[^a-z]/g, '');
  const wanted = plain(text);
  const exact = choices.find((choice) => plain(choice) === wanted);
  const byLetter = wanted.length === 1 ? choices.filter((choice) => plain(choice).startsWith(wanted)) : [];
  return exact ?? (byLetter.length === 1 ? byLetter[0]! : text);
}

/**
 * Returns a membership id in capitals without spaces; the site's own ids with prefix and at least four digits. A number
 * alone gets the present prefix, which is the first.
 */
export function membershipIdFrom(text: string, prefixes: readonly [string, ...string[]]): string {
  const plain = text.toUpperCase().replace(/\s/g, '');
  const id = /^\d+$/.test(plain) ? prefixes[0] + plain : plain;
  for (const prefix of prefixes) {
    const number = numberOfId(id, prefix);
    if (number !== null) return `${prefix}${String(number).padStart(4, '0')}`;
  }
  return plain;
}

/** Returns the number in one of the site's own membership ids, or null for any other id. */
export function numberOfId(membershipId: string, prefix: string): number | null {
  const digits = membershipId.startsWith(prefix) ? membershipId.slice(prefix.length) : '';
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}
