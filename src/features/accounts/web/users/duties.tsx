import { useController, useWatch } from 'react-hook-form';
import { duties, dutyNames, type Duty, type Role } from '~/shared/access';
import { Checkbox } from '~/ui/checkbox';
import { FieldError } from '~/ui/field-error';
import { fieldFrame } from '~/ui/forms/field-frame';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { dutiesOf } from '../../rules';
import type { ProfileValues } from '../profile/values';
import * as texts from '../../texts';

/** What each opens (docs/product/accounts.md, "Duties"). */
const hints: Record<Duty, string> = texts.dutyHints;

/** What somebody is to do beside their role: the duties that the chosen role may have; nothing where it may have none. */
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
            // The first takes the focus when they are refused.
            ref={index === 0 ? field.ref : undefined}
            name={field.name}
            label={dutyNames[duty]}
            hint={hints[duty]}
            checked={field.value.includes(duty)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              // In their order, so that ticking and unticking one is no change.
              field.onChange(duties.filter((one) => (one === duty ? target.checked : field.value.includes(one))))
            }
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
