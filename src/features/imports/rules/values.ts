import type { ImportField } from '../contract';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayFields: readonly ImportField[] = ['dob', 'licenseDate', 'renewalDate', 'membership_until'];
/** Fields whose digits a spreadsheet may hold as a number. */
const numberFields: readonly ImportField[] = ['membership_id', 'phone', 'pin', 'licenseNo'];

/** What an export writes where somebody has no area or unit. */
const nothing = ['not assigned', 'not specified', 'n/a', 'nil'];

/** What stands in a cell: nothing (it stays as it is), the wish to empty it (`-`), an error of the spreadsheet, or a text for the field. */
export type CellValue = { kind: 'empty' } | { kind: 'clear' } | { kind: 'broken' } | { kind: 'text'; text: string };

/** A cell of a file as a value of its field, as the field's form would be sent; what cannot be is left for the form to refuse. */
export function valueOf(field: ImportField, cell: string, today: string): CellValue {
  const text = cell.trim();
  if (text === '') return { kind: 'empty' };
  if (text === '-' || text === '–') return { kind: 'clear' };
  if (/^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text)) return { kind: 'broken' };
  if ((field === 'area' || field === 'unit') && nothing.includes(text.toLowerCase())) return { kind: 'empty' };
  if (dayFields.includes(field)) return { kind: 'text', text: dayOf(text, field === 'dob' ? today : null) };
  if (numberFields.includes(field)) return { kind: 'text', text: digitsOf(text) };
  return { kind: 'text', text };
}

/** A number that was a text once: `9447012345.0`, and `9.447012345E+09` if all of its digits are there. */
function digitsOf(text: string): string {
  const whole = /^(\d+)\.0+$/.exec(text);
  if (whole) return whole[1]!;
  const parts = /^(\d)\.?(\d*)e\+?(\d{1,2})$/i.exec(text);
  return parts && parts[2]!.length === Number(parts[3]) ? parts[1]! + parts[2]! : text;
}

/**
 * A day as `2025-12-31`: written day first (`31/12/2025`, `31-12-25`, `31.12.2025`), with the month's name (`31 Dec 2025`,
 * `Dec 31, 2025`), year first, or as a spreadsheet counts days. What is none of them comes back as it is. With `notAfter`, years of two
 * digits are at most those of that day (births).
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
  // 1927 to 2100: a smaller number is a year or something else.
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text);
  if (serial && Number(serial[1]) <= 73_415)
    return new Date(Date.UTC(1899, 11, 30 + Number(serial[1]))).toISOString().slice(0, 10);
  return text;
}

/** One of a list as it is written there, however the cell spells it: case, spaces and hyphens aside, or by its first letter alone. */
export function choiceOf(text: string, choices: readonly string[]): string {
  const plain = (value: string) => value.toLowerCase().replace(/[^a-z]/g, '');
  const wanted = plain(text);
  const exact = choices.find((choice) => plain(choice) === wanted);
  const byLetter = wanted.length === 1 ? choices.filter((choice) => plain(choice).startsWith(wanted)) : [];
  return exact ?? (byLetter.length === 1 ? byLetter[0]! : text);
}

/** A membership id as the site writes it: capitals, no spaces, the site's own with its prefix and at least four digits. */
export function membershipIdFrom(text: string, prefix: string): string {
  const plain = text.toUpperCase().replace(/\s/g, '');
  const number = numberOfId(/^\d+$/.test(plain) ? prefix + plain : plain, prefix);
  return number === null ? plain : `${prefix}${String(number).padStart(4, '0')}`;
}

/** The number in a membership id of the site's own; null in any other. */
export function numberOfId(membershipId: string, prefix: string): number | null {
  const digits = membershipId.startsWith(prefix) ? membershipId.slice(prefix.length) : '';
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}
