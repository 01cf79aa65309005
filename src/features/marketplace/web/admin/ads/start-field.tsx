import { TextField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Warning } from '~/ui/warning';
import type { ManagedAd } from '../../../contract';
import { oddTime } from '../../../rules';
import type { AdValues } from './ad-forms';
import { timeOf } from './ad-values';
import * as texts from '../../../texts';

type StartFieldProps = { form: RecordForm<AdValues>; hint: string; required?: boolean; ad?: ManagedAd };

/** Shows the field for an ad's start. A time that may be a slip gets a warning, not an error; `ad` is the edited ad. */
export function StartField({ form, ad, hint, required }: StartFieldProps) {
  const [ad_type, starts_at] = form.watch(['ad_type', 'starts_at']);
  const { starts_at: before, ad_type: tierBefore } = form.formState.defaultValues ?? {};
  const time = starts_at !== before || ad_type !== tierBefore ? timeOf({ ad_type, starts_at }, ad) : undefined;
  const odd = time && oddTime(time);
  return (
    <TextField
      form={form}
      name="starts_at"
      label={texts.starts}
      type="datetime-local"
      required={required}
      hint={odd ? <Warning>{odd}</Warning> : hint}
    />
  );
}
