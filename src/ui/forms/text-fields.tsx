import type { ComponentProps } from 'react';
import { Field } from '../field';
import { Input } from '../input';
import { PasswordInput } from '../password-input';
import { Textarea } from '../textarea';
import { controlProps, fieldFrame, type Named, type Own } from './field-frame';

/** One line of text, or a day with `type="date"`. */
export function TextField<V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) {
  return (
    <Field {...fieldFrame(props)}>
      <Input {...controlProps(props)} {...props.form.register(props.name)} className={props.controlClassName} />
    </Field>
  );
}

/** One line of text that browsers leave to the person: they offer to complete it with nothing. */
export const LineField = <V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) => (
  <TextField autoComplete="off" {...props} />
);

/** A day, to the year 2100. */
export const DayField = <V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) => (
  <TextField type="date" max="2100-12-31" {...props} />
);

/** A day and a time of the site's zone, to the year 2100. */
export const MomentField = <V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) => (
  <TextField type="datetime-local" max="2100-12-31T23:59" {...props} />
);

/** Several lines of text. */
export function TextareaField<V extends object>(props: Named<V> & Own<ComponentProps<'textarea'>>) {
  return (
    <Field {...fieldFrame(props)}>
      <Textarea {...controlProps(props)} {...props.form.register(props.name)} className={props.controlClassName} />
    </Field>
  );
}

export function PasswordField<V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) {
  return (
    <Field {...fieldFrame(props)}>
      <PasswordInput {...controlProps(props)} {...props.form.register(props.name)} className={props.controlClassName} />
    </Field>
  );
}
