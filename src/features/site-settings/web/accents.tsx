import { accents, accentOf } from '~/shared/accents';
import { RadioField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { SettingField } from '../contract';
import * as texts from '../texts';

/** Returns the name of an accent for people. */
export const accentName = (value: string) => texts.accents[accentOf(value)];

type Props = { form: RecordForm<Record<string, string>>; field: SettingField };

/** Renders the accents to choose from, each with its name and as it is on a light and on a dark page. */
export const Accents = ({ form, field: { key, label, choices } }: Props) => (
  <RadioField
    form={form}
    name={key}
    label={label}
    hideLabel
    inline
    options={choices.map((value) => ({
      value,
      label: (
        <span className="flex w-44 items-start justify-between gap-3">
          {accentName(value)}
          <Swatches of={value} />
        </span>
      ),
    }))}
  />
);

/** Shows a button's colours in both themes, and letters on the page. */
function Swatches({ of: value }: { of: string }) {
  const { light, dark } = accents[accentOf(value)];
  return (
    <span
      aria-hidden="true"
      className="flex shrink-0 overflow-hidden rounded-sm border border-line text-2xs font-semibold"
    >
      {[
        { colours: light, paper: '#fbfaf6' },
        { colours: dark, paper: '#0f1614' },
      ].map(({ colours, paper }) => (
        <span key={paper} className="flex flex-col leading-5">
          <span className="px-1.5" style={{ background: colours.primary, color: colours.on }}>
            {texts.accentSample}
          </span>
          <span className="px-1.5" style={{ background: paper, color: colours.primary }}>
            {texts.accentSample}
          </span>
        </span>
      ))}
    </span>
  );
}
