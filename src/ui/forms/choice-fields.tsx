import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from '../checkbox';
import { Field } from '../field';
import { FilePicker, type FilePickerProps } from '../file-picker';
import { RadioGroup, type RadioGroupProps } from '../radio-group';
import { Select, type SelectProps } from '../select';
import { controlProps, fieldFrame, shown, type Named, type Own } from './field-frame';

/**
 * Renders a list to choose from; its options may arrive later than its value. `onChosen` is called when the person
 * chooses.
 */
export function SelectField<V extends object>(
  props: Named<V> & Own<SelectProps> & { onChosen?: (value: string) => void },
) {
  const { onChosen, ...rest } = props;
  const { field } = useController({ control: props.form.control, name: props.name });
  const find = (value: unknown) => props.options?.find((option) => String(option.value) === String(value));
  return (
    <Field {...fieldFrame(props, (value) => find(value)?.label ?? shown(value))}>
      <Select
        {...controlProps(rest)}
        {...field}
        // A value that is none of the options is shown as nothing.
        value={props.options ? (find(field.value)?.value ?? '') : field.value}
        className={props.controlClassName}
        onChange={(event) => {
          field.onChange(event);
          onChosen?.(event.target.value);
        }}
      />
    </Field>
  );
}

export function CheckboxField<V extends object>(props: Named<V> & Own<ComponentProps<'input'>>) {
  const { label, hint, error, className } = fieldFrame(props);
  return (
    <Checkbox {...props.form.register(props.name)} label={label} hint={hint} error={error} className={className} />
  );
}

export type RadioProps<V extends object> = Named<V> & Pick<RadioGroupProps, 'options' | 'inline'>;

/** Renders one choice of several, all of them in view. */
export function RadioField<V extends object>(props: RadioProps<V>) {
  const { label, hideLabel, hint, error, required, className } = fieldFrame(props);
  return (
    <RadioGroup
      {...props.form.register(props.name)}
      legend={label}
      hideLegend={hideLabel}
      hint={hint}
      error={error}
      required={required}
      className={className}
      options={props.options}
      inline={props.inline}
    />
  );
}

type FilesProps<V extends object> = Named<V> &
  Omit<FilePickerProps, 'files' | 'onFiles' | 'hint' | 'error'> & {
    /** Returns what is wrong with the chosen files, shown at once; they are then not taken. */
    check?: (files: readonly File[]) => string | undefined;
    /** The same file by file: returns the accepted files, and what is wrong with the rest. */
    sort?: (files: readonly File[]) => { files: readonly File[]; problem: string | undefined };
    /** Called when the person chooses. */
    onChosen?: () => void;
  };

/** Renders a list of files under `name`. */
export function FilesField<V extends object>({ check, sort, onChosen, ...props }: FilesProps<V>) {
  const { field } = useController({ control: props.form.control, name: props.name });
  const { hint, error, required } = fieldFrame(props);
  return (
    <FilePicker
      accept={props.accept}
      multiple={props.multiple}
      disabled={props.disabled}
      label={props.label}
      hint={typeof hint === 'string' ? hint : undefined}
      error={error}
      required={required}
      files={field.value as readonly File[]}
      onFiles={(chosen) => {
        onChosen?.();
        const refused = check?.(chosen);
        const { files, problem } = sort?.(chosen) ?? { files: chosen, problem: refused };
        // Not through the field: the check that follows a change would remove the message about the files again.
        if (!refused) props.form.setValue(props.name, files as never, { shouldDirty: true });
        if (problem) props.form.setError(props.name, { type: 'file', message: problem });
        else props.form.clearErrors(props.name);
      }}
    />
  );
}
