import type { ComponentProps, ElementType } from 'react';
import { Field } from '../field';
import { Input } from '../input';
import { PasswordInput } from '../password-input';
import { Textarea } from '../textarea';
import { controlProps, fieldFrame, type Named, type Own } from './field-frame';

/** Returns the field of a form whose value is the text in a control. */
const fieldOf = <T extends 'input' | 'textarea'>(Control: ElementType) =>
  function ControlField<V extends object>(props: Named<V> & Own<ComponentProps<T>>) {
    return (
      <Field {...fieldFrame(props)}>
        <Control {...controlProps(props)} {...props.form.register(props.name)} className={props.controlClassName} />
      </Field>
    );
  };

/** One line of text, or a day with `type="date"`. */
export const TextField = fieldOf<'input'>(Input);

/** Several lines of text. */
export const TextareaField = fieldOf<'textarea'>(Textarea);

export const PasswordField = fieldOf<'input'>(PasswordInput);

/** One line of text that browsers leave to the person: they offer to complete it with nothing. */
export const LineField = <V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) => (
  <TextField autoComplete="off" {...props} />
);

/** An amount in rupees, paise after a dot. */
export const AmountField = <V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) => (
  <LineField inputMode="decimal" maxLength={14} {...props} />
);

/** A day, to the year 2100. */
export const DayField = <V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) => (
  <TextField type="date" max="2100-12-31" {...props} />
);

/** A day and a time of the site's zone, to the year 2100. */
export const MomentField = <V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) => (
  <TextField type="datetime-local" max="2100-12-31T23:59" {...props} />
);
