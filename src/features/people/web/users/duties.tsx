import { useController, useWatch } from 'react-hook-form';
import { duties, type Duty, type Role } from '~/shared/access';
import { dutyNames } from '~/shared/role-names';
import { Checkbox } from '~/ui/checkbox';
import { FieldError } from '~/ui/field-error';
import { fieldFrame } from '~/ui/forms/field-frame';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { dutiesOf } from '~/shared/person/role-rules';
import type { ProfileValues } from '../profile/values';
import * as texts from '../../texts';

/** What each duty gives access to (docs/product/people.md, "Duties"). */
const hints: Record<Duty, string> = texts.dutyHints;

/** Renders the duties that the chosen role may have; nothing for a role that may have none. */
export function Duties({ form }: { form: RecordForm<ProfileValues> }) {
  const { field } = useController({ control: form.control, name: 'duties' });
  const role = useWatch({ control: form.control, name: 'role' }) as Role;
  const possible = dutiesOf(role, duties);
  const { hint, error } = fieldFrame(
    { form, name: 'duties', label: texts.duties },
    (value) => (value as Duty[]).map((duty) => dutyNames[duty]).join(', ') || texts.noDuties,
  );
  if (possible.length === 0) return null;
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="text-sm font-semibold">{texts.duties}</legend>
      {hint && <p className="text-xs text-muted">{hint}</p>}
      <div className="mt-1 flex flex-col gap-1">
        {possible.map((duty, index) => (
          <Checkbox
            key={duty}
            // The first gets the focus when duties are refused.
            ref={index === 0 ? field.ref : undefined}
            name={field.name}
            label={dutyNames[duty]}
            hint={hints[duty]}
            checked={field.value.includes(duty)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              // In the order of the list, so that ticking and unticking a duty is no change.
              field.onChange(
                duties.filter((listed) => (listed === duty ? target.checked : field.value.includes(listed))),
              )
            }
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
