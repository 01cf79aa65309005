import type { ReactNode } from 'react';
import type { DialogState } from '../hooks/use-dialog';
import { Form } from './form';
import { FormActions } from './form-actions';
import { FormDialog, type FormDialogProps } from './form-dialog';
import { useRecordForm, type RecordForm, type RecordFormOptions } from './use-record-form';

type FieldsProps<V extends object> = {
  /** Its values, rules and saving. The window closes after a save, unless that resolves to the record as it is now. */
  form: RecordFormOptions<V>;
  /** Names the form for screen readers. */
  label?: string;
  submitLabel: string;
  /** Whether it takes away what cannot come back. */
  danger?: boolean;
  /** Of the form. */
  className?: string;
  /** The fields. */
  children: (form: RecordForm<V>) => ReactNode;
};

export type FormWindowProps<V extends object> = Omit<FormDialogProps, 'children'> & FieldsProps<V>;

/** Renders a window with a form and nothing else; see FormDialog and useRecordForm. */
export function FormWindow<V extends object>(props: FormWindowProps<V>) {
  const { form, label, submitLabel, danger, className, children, ...dialog } = props;
  return (
    <FormDialog {...dialog}>
      <Fields {...{ form, label, submitLabel, danger, className, children }} onClose={dialog.onClose} />
    </FormDialog>
  );
}

type Closing = Pick<DialogState, 'onClose'>;

function Fields<V extends object>({ form: options, label, onClose, ...rest }: FieldsProps<V> & Closing) {
  const form = useRecordForm<V>({
    ...options,
    save: async (entered) => {
      const next = await options.save(entered);
      if (!next) onClose();
      return next;
    },
  });
  return (
    <Form form={form} label={label} className={rest.className}>
      {rest.children(form)}
      <FormActions form={form} submitLabel={rest.submitLabel} danger={rest.danger} />
    </Form>
  );
}
