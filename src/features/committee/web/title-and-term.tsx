import type { FieldPath } from 'react-hook-form';
import * as common from '~/shared/texts';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { CheckboxField } from '~/ui/forms/choice-fields';
import { TextField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { usualTitles } from '../contract/choices';
import * as texts from '../texts';

const titlesId = 'usual-titles';
/** Titles are entered in English; the site also shows them in Malayalam. */
const sample = (title: (typeof usualTitles)[number]) => <ContentText>{title}</ContentText>;
const [president, , secretary, , , member] = usualTitles;
const titleSamples = { president: sample(president), secretary: sample(secretary), member: sample(member) };

type Titles = Record<'title' | 'title_ml', string>;

/** Renders the title in English, with the usual ones to choose from, and in Malayalam. */
export function TitleFields<V extends Titles>({ form }: { form: RecordForm<V> }) {
  return (
    <>
      <TextField
        form={form}
        name={'title' as FieldPath<V>}
        label={texts.title}
        required
        autoComplete="off"
        maxLength={100}
        list={titlesId}
        hint={fill(texts.titleHint, titleSamples)}
      />
      <datalist id={titlesId}>
        {usualTitles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <TextField
        form={form}
        name={'title_ml' as FieldPath<V>}
        label={texts.inMalayalam}
        lang="ml"
        autoComplete="off"
        maxLength={100}
        hint={texts.inMalayalamHint}
      />
    </>
  );
}

const day = { type: 'date', min: '1900-01-01', max: '2100-12-31' } as const;

/** Renders the first and the last day of a term. */
export function TermFields<V extends Record<'since' | 'until', string>>({ form }: { form: RecordForm<V> }) {
  return (
    <>
      <TextField form={form} name={'since' as FieldPath<V>} label={common.firstDay} required {...day} />
      <LastDayField form={form} hint={texts.lastDayHint} />
    </>
  );
}

/** Renders whether the holder is among the leaders on the home page. */
export const HomeField = <V extends { show_on_home: boolean }>({ form }: { form: RecordForm<V> }) => (
  <CheckboxField
    form={form}
    name={'show_on_home' as FieldPath<V>}
    label={texts.showOnHome}
    hint={texts.showOnHomeHint}
  />
);

/** Renders the last day of a term. */
export function LastDayField<V extends Record<'until', string>>({
  form,
  ...rest
}: {
  form: RecordForm<V>;
  required?: boolean;
  hint?: string;
}) {
  return <TextField form={form} name={'until' as FieldPath<V>} label={common.lastDay} {...day} {...rest} />;
}
