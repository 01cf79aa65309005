import type { FieldPath } from 'react-hook-form';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import type { FieldProps } from '../field';
import type { RecordForm } from './use-record-form';

/** The props of a field of a record's form. Without `label` the element around it has to name it. */
export type Named<V extends object> = {
  form: RecordForm<V>;
  name: FieldPath<V>;
  /** For the frame of label, control and message. */
  className?: string;
  /** For the control itself. */
  controlClassName?: string;
} & Pick<FieldProps, 'label' | 'hint' | 'required' | 'hideLabel' | 'error'>;

/** The props that a control takes beside those from the form. */
export type Own<P> = Omit<P, 'form' | 'name' | 'className' | 'value' | 'defaultValue' | 'onChange' | 'required'>;

/**
 * Returns what a Field needs to frame a control of the form: the message of the field (unless it is shown once for
 * several), and in place of the hint what another person has saved in it since. For a control that the fields below do
 * not cover.
 */
export function fieldFrame<V extends object>(
  { form, name, label, hint, required, hideLabel, className, error }: Named<V>,
  show = shown,
) {
  const theirs = (form.theirs as Record<string, unknown>)[name];
  const message = form.getFieldState(name, form.formState).error?.message;
  const invalid = message !== undefined && message === form.saidOnce;
  return {
    label,
    required,
    hideLabel,
    className,
    invalid,
    error: (invalid ? undefined : message) ?? error,
    hint: theirs === undefined ? hint : fillText(common.savedMeanwhile, { value: show(theirs) }),
  };
}

/** Returns a value as people read it. */
export const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? common.savedValues.on : common.savedValues.off;
  return String(value).replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ') || common.savedValues.empty;
};

const frameKeys = [
  'form',
  'name',
  'label',
  'hint',
  'required',
  'hideLabel',
  'className',
  'controlClassName',
  'error',
] as const;

/** Returns the props that are the control's own. */
export function controlProps<P extends object>(props: P) {
  return Object.fromEntries(Object.entries(props).filter(([key]) => !(frameKeys as readonly string[]).includes(key)));
}
