import {
  genders,
  licenseCategories,
  maritalStatuses,
  personSchemas,
  accountTexts,
} from '~/features/accounts/server/public';
import type { FieldErrors } from '~/shared/contract';
import { type ImportColumn, type ImportField } from '../contract';
import * as texts from '../texts';
import { licenseKeyOf, type Keys } from '../rules/match';
import { choiceOf, membershipIdFrom, valueOf } from '../rules/values';

/** The values of a row by field, each as its form would give it; null: to be emptied. A field that is not named stays as it is. */
export type Values = Partial<Record<ImportField, string | null>>;

/** A row, read: what it says of each field, and what is wrong with a cell. */
export interface ReadRow {
  line: number;
  cells: string[];
  values: Values;
  errors: FieldErrors;
  keys: Keys;
}

const choices: Partial<Record<ImportField, readonly string[]>> = {
  license_category: licenseCategories,
  gender: genders,
  maritalStatus: maritalStatuses,
};

/** What a field that nobody may empty says when somebody tries. */
const neverEmpty: Partial<Record<ImportField, string>> = {
  membership_id: texts.cannotClear,
  full_name: accountTexts.required.fullName,
  first_name: accountTexts.required.fullName,
  email: accountTexts.required.email,
  phone: accountTexts.required.phone,
  license_category: accountTexts.required.licenseCategory,
};

const idPattern = /^[A-Z0-9][A-Z0-9/-]{0,29}$/;

/** The cells of a row by their columns' fields. `prefix` is that of the site's membership ids, `today` the day in its zone. */
export function readCells(
  row: { line: number; cells: string[] },
  columns: readonly ImportColumn[],
  { prefix, today }: { prefix: string; today: string },
): ReadRow {
  const values: Values = {};
  const errors: FieldErrors = {};
  for (const [at, { field }] of columns.entries()) {
    if (field === null) continue;
    const cell = valueOf(field, row.cells[at] ?? '', today);
    if (cell.kind === 'empty') continue;
    if (cell.kind === 'broken') errors[field] = [texts.cellError];
    else if (cell.kind === 'clear') {
      const refusal = neverEmpty[field];
      if (refusal === undefined) values[field] = field === 'last_name' ? '' : null;
      else errors[field] = [refusal];
    } else read(field, cell.text);
  }
  return { ...row, values, errors, keys: keysOf(values) };

  function read(field: ImportField, text: string): void {
    if (field === 'membership_id') {
      const membershipId = membershipIdFrom(text, prefix);
      if (idPattern.test(membershipId)) values[field] = membershipId;
      else errors[field] = [texts.badId];
      return;
    }
    // A name of a list; which one, is seen to where the lists are known.
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

/** What in the values says who it is. */
const keysOf = ({ membership_id: membershipId, licenseNo, phone, email }: Values): Keys => ({
  membershipId: membershipId ?? null,
  licenseKey: licenseNo ? licenseKeyOf(licenseNo) : null,
  phone: phone ?? null,
  email: email?.toLowerCase() ?? null,
});
