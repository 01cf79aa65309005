import { clsx } from 'clsx';
import type { FieldPath } from 'react-hook-form';
import type { ComponentProps } from 'react';
import { ContentText } from '../content-text';
import type { RecordForm } from './use-record-form';
import { TextareaField, TextField } from './text-fields';

type BothLanguagesProps<V extends object> = Pick<ComponentProps<'input'>, 'maxLength' | 'autoComplete'> & {
  form: RecordForm<V>;
  /** The fields in English and in Malayalam. */
  names: readonly [FieldPath<V>, FieldPath<V>];
  labels: readonly [string, string];
  /** Whether it takes several lines. */
  long?: boolean;
  /** Of the field in English. */
  'data-autofocus'?: boolean;
  className?: string;
};

/** Renders a text in both languages, side by side where the screen is wide enough; the English one is required. */
export function BothLanguages<V extends object>(props: BothLanguagesProps<V>) {
  const { names, labels, long, 'data-autofocus': autofocus, className, ...rest } = props;
  const Field = (long ? TextareaField : TextField) as typeof TextField<V>;
  return (
    <div className={clsx('grid gap-5 md:grid-cols-2', className)}>
      <Field {...rest} name={names[0]} label={labels[0]} lang="en" required data-autofocus={autofocus} />
      <Field {...rest} name={names[1]} label={<ContentText>{labels[1]}</ContentText>} lang="ml" />
    </div>
  );
}
