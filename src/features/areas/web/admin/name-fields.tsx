import { TextField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../../texts';

/** The names of an area or a unit, as a form holds them. */
export interface Names {
  name: string;
  name_ml: string;
}

/** Renders the name in both languages, side by side where the screen is wide enough. */
export function NameFields({ form, label }: { form: RecordForm<Names>; label: string }) {
  const line = { autoComplete: 'off', maxLength: 100 };
  return (
    <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-2">
      <TextField form={form} name="name" label={label} lang="en" required data-autofocus {...line} />
      <TextField form={form} name="name_ml" label={texts.nameInMalayalam} lang="ml" {...line} />
    </div>
  );
}
