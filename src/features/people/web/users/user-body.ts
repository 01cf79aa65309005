import type { Role } from '~/shared/access';
import type { CallInput } from '~/shared/contract';
import { isEmpty } from '~/ui/forms/changes';
import type { Entered } from '~/ui/forms/use-record-form';
import type { peopleCalls } from '../../contract';
import { dutiesOf } from '~/shared/person/role-rules';
import { fieldKey } from '../profile/fields';
import type { ProfileValues } from '../profile/values';

type Body = CallInput<(typeof peopleCalls)['editUser']>['body'];

/**
 * Returns the changed fields of a person, with area and unit as numbers. A missing license category is sent too and
 * refused: it is required, except for the own account, which is the office's.
 */
export function userBody({ changed, values, readAt }: Entered<ProfileValues>, isOwn: boolean): Body {
  const { passport_photo: _photo, ...fields } = changed;
  const { area, unit, duties } = fields;
  return {
    ...fields,
    ...(area !== undefined && { area: idOf(area) }),
    ...(unit !== undefined && { unit: idOf(unit) }),
    // Of the ticked duties only those that this role may have.
    ...(duties !== undefined && { duties: dutiesOf(values.role as Role, duties) }),
    ...(!isOwn && !isEmpty(fields) && values.license_category === '' && { license_category: '' }),
    updated_at: readAt,
  } as Body;
}

/** Returns the number in a value, null when it is not numeric. */
const idOf = (value: string) => (/^\d+$/.test(value) ? Number(value) : null);

/** Returns faults as `field: messages`, joined with semicolons. */
export const faultsLine = (faults: Record<string, string>) =>
  Object.entries(faults)
    .map(([field, messages]) => `${fieldKey(field)}: ${messages}`)
    .join('; ');
