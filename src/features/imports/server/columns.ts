import { accountTexts, columnOf, fullNameOf, splitName } from '~/features/accounts/server/public';
import type { FieldErrors } from '~/shared/contract';
import type { Values } from './cells';
import type { Person, Places } from './people';

/** Columns by their names in accounts, with values that survive JSON. */
type Columns = Record<string, string | number | null>;

/** Whether the column is one of the confirmed licence. */
export const isLicence = (column: string) => column === 'confirmedLicenseNo' || column === 'confirmedRenewalDate';

/** The columns that a row's values mean for a person there is, or for somebody new. An area or unit that is none of ours is an error. */
export function columnsFor(
  values: Values,
  person: Person | undefined,
  places: Places,
): { columns: Columns; errors: FieldErrors } {
  const columns: Columns = { ...namesFor(values, person) };
  if (values.email != null && values.email.toLowerCase() !== person?.email.toLowerCase()) columns.email = values.email;
  if (values.phone != null) columns.phone = values.phone;
  for (const [field, column] of Object.entries(columnOf)) {
    const value = values[field as keyof Values];
    if (value !== undefined) columns[column] = value;
  }
  if (values.membership_until !== undefined) columns.membershipUntil = values.membership_until;
  // What the office brings in, it has confirmed.
  if (values.licenseNo !== undefined) columns.confirmedLicenseNo = values.licenseNo;
  if (values.renewalDate !== undefined) columns.confirmedRenewalDate = values.renewalDate;
  const { errors, ...place } = placeFor(values, person, places);
  return { columns: { ...columns, ...place }, errors };
}

function namesFor(values: Values, person: Person | undefined): Columns {
  const whole = values.full_name?.split(/\s+/).join(' ');
  // The same name, wherever it is split.
  const isNew = whole !== undefined && !(person && fullNameOf(person).split(/\s+/).join(' ') === whole);
  return {
    ...(isNew && splitName(whole)),
    ...(values.first_name != null && { firstName: values.first_name }),
    ...(values.last_name != null && { lastName: values.last_name }),
  };
}

/** Area and unit by their names. Another area clears a unit that is none of its own, as everywhere. */
function placeFor(
  { area, unit }: Values,
  person: Person | undefined,
  places: Places,
): { errors: FieldErrors; areaId?: number | null; unitId?: number | null } {
  if (area === undefined && unit === undefined) return { errors: {} };
  const stored = { areaId: person?.areaId ?? null, unitId: person?.unitId ?? null };
  const areaId = area === undefined ? stored.areaId : area === null ? null : places.areaOf(area);
  if (areaId === undefined) return { errors: { area: [accountTexts.unknownArea] } };
  const kept = areaId === stored.areaId ? stored.unitId : null;
  const unitId = unit === undefined ? kept : unit === null ? null : places.unitOf(areaId, unit);
  if (unitId === undefined) return { errors: { unit: [accountTexts.unknownUnit] } };
  return { errors: {}, areaId, unitId };
}
