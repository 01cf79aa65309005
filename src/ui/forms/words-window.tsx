import { FormWindow, type FormWindowProps } from './form-window';
import { TextareaField } from './text-fields';
import type { RecordFormOptions } from './use-record-form';

type WordsWindowProps<N extends string> = Omit<FormWindowProps<Record<N, string>>, 'children' | 'form'> & {
  /** What is asked for; it is required unless this says otherwise. */
  field: { name: N; label: string; maxLength: number; rows?: number; required?: boolean };
  form: Omit<RecordFormOptions<Record<N, string>>, 'opened'> & { readAt?: string };
};

/** Renders a window that asks for some words and nothing else, as for the reason of a deed. */
export function WordsWindow<N extends string>({ field, form: { readAt, ...form }, ...window }: WordsWindowProps<N>) {
  return (
    <FormWindow
      width="sm"
      {...window}
      form={{ withReason: true, ...form, opened: { values: { [field.name]: '' } as Record<N, string>, readAt } }}
    >
      {(form) => <TextareaField<Record<string, string>> required rows={3} data-autofocus {...field} form={form} />}
    </FormWindow>
  );
}
