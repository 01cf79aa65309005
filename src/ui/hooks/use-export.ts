import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { accessDenied, errorMessage } from '~/shared/error-message';
import type { SheetFormat } from '~/shared/sheet-format';
import * as common from '~/shared/texts';
import { saveList } from '../save-file';
import type { Messages } from './use-message';

/** A call that exports a list, as `mutationsOf` declares it. */
export type ExportCall<Input> = UseMutationOptions<Blob, Error, Input>;

/** What the call of every export is sent, beside its own filters. */
export type ExportInput = { query: { format?: SheetFormat | undefined } };

/**
 * Returns a function that downloads a list and saves it as the file `list`, or gives its CSV to `onPaper`, and what is
 * being made now. A failure becomes a message.
 */
export function useExport<Input extends ExportInput>(
  call: ExportCall<Input>,
  { list, messages, onPaper }: { list: string; messages: Messages | undefined; onPaper?: (csv: string) => void },
) {
  const { mutateAsync } = useMutation(call);
  const [making, setMaking] = useState<SheetFormat | 'paper' | null>(null);
  const take = async (as: SheetFormat | 'paper', input: Input) => {
    const format = as === 'paper' ? 'csv' : as;
    messages?.clear();
    setMaking(as);
    try {
      const file = await mutateAsync({ ...input, query: { ...input.query, format } });
      if (as === 'paper') onPaper?.(await file.text());
      else saveList(file, format, list);
    } catch (error) {
      messages?.error(errorMessage(error, common.exportFailed, { 403: accessDenied }));
    } finally {
      setMaking((last) => (last === as ? null : last));
    }
  };
  return { take, making };
}
