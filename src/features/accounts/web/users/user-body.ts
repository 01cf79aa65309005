import type { Role } from '~/shared/access';
import type { CallInput } from '~/shared/contract';
import { isEmpty } from '~/ui/forms/changes';
import type { Entered } from '~/ui/forms/use-record-form';
import type { peopleCalls } from '../../contract';
import { dutiesOf } from '../../rules';
import { fieldKey } from '../profile/fields';
import type { ProfileValues } from '../profile/values';

type Body = CallInput<(typeof peopleCalls)['editUser']>['body'];

/**
 * What is sent of a person: what was changed, area and unit as numbers. With it goes a license category that is missing,
 * to be refused: it is required, but not of the own account, for that is the office's.
 */
export function userBody({ changed, values, readAt }: Entered<ProfileValues>, own: boolean): Body {
  const { passport_photo: _photo, ...fields } = changed;
  const { area, unit, duties } = fields;
  return {
    ...fields,
    ...(area !== undefined && { area: idOf(area) }),
    ...(unit !== undefined && { unit: idOf(unit) }),
    // Of what was ticked under another role only what this one may have.
    ...(duties !== undefined && { duties: dutiesOf(values.role as Role, duties) }),
    ...(!own && !isEmpty(fields) && values.license_category === '' && { license_category: '' }),
    updated_at: readAt,
  } as Body;
}

/** "Integers or null if not numeric". */
const idOf = (value: string) => (/^\d+$/.test(value) ? Number(value) : null);

/** Faults as `field: messages`, joined with semicolons. */
export const faultsLine = (faults: Record<string, string>) =>
  Object.entries(faults)
    .map(([field, messages]) => `${fieldKey(field)}: ${messages}`)
    .join('; ');
