import { genders, maritalStatuses } from '~/shared/person/choices';
import { personSchemas } from '~/features/people/server/public';
import * as personTexts from '~/shared/person/texts';
import { licenseCategories } from '~/shared/license-categories';
import { type ImportColumn, type ImportField } from '../contract';
import type { Fault, Faults } from './faults';
import { licenseKeyOf, type Keys } from '../rules/match';
import { choiceOf, membershipIdFrom, valueOf } from '../rules/values';

/** The values of a row by field, in the form of the field's form; null empties the field, an absent field stays. */
export type Values = Partial<Record<ImportField, string | null>>;

/** A row with its values and the faults of its cells, by field. */
export interface ReadRow {
  line: number;
  cells: string[];
  values: Values;
  errors: Faults;
  keys: Keys;
}

const choices: Partial<Record<ImportField, readonly string[]>> = {
  license_category: licenseCategories,
  gender: genders,
  maritalStatus: maritalStatuses,
};

/** The errors of fields that can't be emptied. */
const neverEmpty: Partial<Record<ImportField, Fault>> = {
  membership_id: { key: 'cannotClear' },
  full_name: personTexts.required.fullName,
  first_name: personTexts.required.fullName,
  email: personTexts.required.email,
  phone: personTexts.required.phone,
  license_category: personTexts.required.licenseCategory,
};

const idPattern = /^[A-Z0-9][A-Z0-9/-]{0,29}$/;

/** Reads a row's cells by their fields. `prefixes` are of the site's membership ids, `today` the day in its zone. */
export function readCells(
  row: { line: number; cells: string[] },
  columns: readonly ImportColumn[],
  { prefixes, today }: { prefixes: readonly [string, ...string[]]; today: string },
): ReadRow {
  const values: Values = {};
  const errors: Faults = {};
  for (const [at, { field }] of columns.entries()) {
    if (field === null) continue;
    const cell = valueOf(field, row.cells[at] ?? '', today);
    if (cell.kind === 'empty') continue;
    if (cell.kind === 'broken') errors[field] = [{ key: 'cellError' }];
    else if (cell.kind === 'garbled') errors[field] = [{ key: 'garbled' }];
    else if (cell.kind === 'clear') {
      const refusal = neverEmpty[field];
      if (refusal === undefined) values[field] = field === 'last_name' ? '' : null;
      else errors[field] = [refusal];
    } else read(field, cell.text);
  }
  return { ...row, values, errors, keys: keysOf(values) };

  function read(field: ImportField, text: string): void {
    if (field === 'membership_id') {
      const membershipId = membershipIdFrom(text, prefixes);
      if (idPattern.test(membershipId)) values[field] = membershipId;
      else errors[field] = [{ key: 'badId' }];
      return;
    }
    // A name of a list, resolved where the lists are known (columns.ts).
    if (field === 'area' || field === 'unit') {
      values[field] = text;
      return;
    }
    const list = choices[field];
    const parsed = personSchemas[field].safeParse(list ? choiceOf(text, list) : text);
    if (parsed.success) values[field] = parsed.data ?? null;
    else errors[field] = [...new Set(parsed.error.issues.map(({ message }) => message))];
  }
}

/** Returns the keys that identify the person of a row. */
const keysOf = ({ membership_id: membershipId, licenseNo, phone, email }: Values): Keys => ({
  membershipId: membershipId ?? null,
  licenseKey: licenseNo ? licenseKeyOf(licenseNo) : null,
  phone: phone ?? null,
  email: email?.toLowerCase() ?? null,
});
