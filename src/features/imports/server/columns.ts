import { columnOf, confirmationOf, confirmedColumns, fullNameOf } from '~/features/people/server/public';
import { splitName } from '~/shared/person/names';
import * as personTexts from '~/shared/person/texts';
import { nearName } from '../rules/near';
import type { Fault, Faults } from './faults';
import type { Values } from './cells';
import type { Person, Places } from './people';

/** Columns of `users` by their names, with values that survive JSON. */
type Columns = Record<string, string | number | null>;

const confirmed: readonly string[] = Object.values(confirmedColumns);
const decided: readonly string[] = [...confirmed, ...Object.keys(confirmedColumns), 'licenseDate', 'membershipUntil'];

/** Whether a column belongs to the confirmed licence. */
export const isLicence = (column: string) => confirmed.includes(column);

/** Whether a row changes a licence or a membership, on which the office decides. */
export const decides = (after: Record<string, unknown> | null) =>
  Object.keys(after ?? {}).some((column) => decided.includes(column));

/** Returns the columns that a row sets for a person, new if undefined, and errors for an unknown area or unit. */
export function columnsFor(
  values: Values,
  person: Person | undefined,
  places: Places,
): { columns: Columns; errors: Faults } {
  const columns: Columns = { ...namesFor(values, person) };
  if (values.email != null && values.email.toLowerCase() !== person?.email?.toLowerCase()) columns.email = values.email;
  if (values.phone != null) columns.phone = values.phone;
  for (const [field, column] of Object.entries(columnOf)) {
    const value = values[field as keyof Values];
    if (value !== undefined) columns[column] = value;
  }
  if (values.membership_until !== undefined) columns.membershipUntil = values.membership_until;
  // The office's data counts as confirmed.
  Object.assign(columns, confirmationOf(columns));
  const { errors, ...place } = placeFor(values, person, places);
  return { columns: { ...columns, ...place }, errors };
}

function namesFor(values: Values, person: Person | undefined): Columns {
  const whole = values.full_name?.split(/\s+/).join(' ');
  // A name that is only split otherwise is no change.
  const isNew = whole !== undefined && !(person && fullNameOf(person).split(/\s+/).join(' ') === whole);
  return {
    ...(isNew && splitName(whole)),
    ...(values.first_name != null && { firstName: values.first_name }),
    ...(values.last_name != null && { lastName: values.last_name }),
  };
}

/** Returns the fault that suggests a name; none without one. */
const nearFault = (name: string | undefined): Fault[] =>
  name === undefined ? [] : [{ key: 'near', values: { name } }];

/** Resolves area and unit by their names. Another area without a unit clears the unit, as everywhere. */
function placeFor(
  { area, unit }: Values,
  person: Person | undefined,
  places: Places,
): { errors: Faults; areaId?: number | null; unitId?: number | null } {
  if (area === undefined && unit === undefined) return { errors: {} };
  const stored = { areaId: person?.areaId ?? null, unitId: person?.unitId ?? null };
  const areaId = area === undefined ? stored.areaId : area === null ? null : places.areaOf(area);
  if (areaId === undefined) {
    const near = nearName(area!, [...places.areaNames.values()]);
    return { errors: { area: [personTexts.unknownArea, ...nearFault(near)] } };
  }
  const keptUnitId = areaId === stored.areaId ? stored.unitId : null;
  const unitId = unit === undefined ? keptUnitId : unit === null ? null : places.unitOf(areaId, unit);
  if (unitId === undefined) return { errors: { unit: [personTexts.unknownUnit] } };
  return { errors: {}, areaId, unitId };
}
