import type { CallInput } from '~/shared/contract';
import type { peopleCalls } from '../../contract';
import { texts } from '../../contract/texts';
import { problemsOf, type FormErrors, type FormValues } from '../profile/form';

type Body = CallInput<(typeof peopleCalls)['editUser']>['body'];

/** The body of the PATCH: what was changed, area and unit as numbers (spec, section 5). */
export function bodyOf({ area, unit, ...changes }: Partial<FormValues>, updatedAt: string): Body {
  return {
    ...changes,
    ...(area !== undefined && { area: idOf(area) }),
    ...(unit !== undefined && { unit: idOf(unit) }),
    updated_at: updatedAt,
  } as Body;
}

/** "Integers or null if not numeric". */
const idOf = (value: string) => (/^\d+$/.test(value) ? Number(value) : null);

/** What can be said before asking the server. A license category is needed, but not of the own account: it is the office's. */
export function userProblems(changes: Partial<FormValues>, values: FormValues, own: boolean): FormErrors {
  return {
    ...problemsOf(changes),
    ...(!own && values.license_category === '' && { license_category: texts.required.licenseCategory }),
  };
}

/** Field errors as `field: messages` joined with semicolons (spec, section 8). */
export const errorLine = (errors: FormErrors) =>
  Object.entries(errors)
    .map(([field, messages]) => `${field}: ${messages}`)
    .join('; ');
