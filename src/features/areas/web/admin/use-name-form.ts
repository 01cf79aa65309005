import type { z } from 'zod';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { failureOf } from './mutations';

interface NameFormOptions {
  schema: z.ZodType;
  /** The area of a unit. */
  area?: number;
  failed: string;
  /** Sends the trimmed name. */
  create: (name: string) => Promise<unknown>;
}

/** The one field that areas and units have. Whatever went wrong is said at it, and the cursor goes there. */
export function useNameForm({ schema, area, failed, create }: NameFormOptions) {
  const form: RecordForm<{ name: string }> = useRecordForm({
    opened: { values: { name: '' } },
    schema,
    body: ({ changed }) => ({ ...changed, area }),
    failed,
    onFailed: (error) => form.setError('name', { message: failureOf(error, failed) }, { shouldFocus: true }),
    save: async ({ values }) => {
      await create(values.name.trim());
      form.setFocus('name');
      return { values: { name: '' } };
    },
  });
  return form;
}
