import type { z } from 'zod';
import { CallError } from '~/shared/api-client';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { failureOf } from './mutations';
import type { Names } from './name-fields';

interface NameFormOptions {
  schema: z.ZodType;
  /** The id of the area that a unit belongs to. */
  area?: number;
  failed: string;
  /** Sends the trimmed names. */
  create: (names: { name: string; name_ml?: string }) => Promise<unknown>;
}

const empty: Names = { name: '', name_ml: '' };

/**
 * Returns the form of a new area's or unit's names. Every failure is shown at the name, or at the Malayalam name if
 * that is wrong, and the focus moves there.
 */
export function useNameForm({ schema, area, failed, create }: NameFormOptions) {
  const form: RecordForm<Names> = useRecordForm({
    opened: { values: empty },
    schema,
    body: ({ changed }) => ({ ...changed, area }),
    failed,
    onFailed: (error) => {
      const [wrong] = (error instanceof CallError && error.fields.name_ml) || [];
      if (wrong) form.setError('name_ml', { message: wrong }, { shouldFocus: true });
      else form.setError('name', { message: failureOf(error, failed) }, { shouldFocus: true });
    },
    save: async ({ values }) => {
      const malayalam = values.name_ml.trim();
      await create({ name: values.name.trim(), ...(malayalam && { name_ml: malayalam }) });
      form.setFocus('name');
      return { values: empty };
    },
  });
  return form;
}
