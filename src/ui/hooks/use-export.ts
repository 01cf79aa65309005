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
 * Returns a function that downloads a list and saves it as the file `list`, and the format that is being made now.
 * A failure becomes a message.
 */
export function useExport<Input extends ExportInput>(
  call: ExportCall<Input>,
  { list, messages }: { list: string; messages: Messages | undefined },
) {
  const { mutateAsync } = useMutation(call);
  const [making, setMaking] = useState<SheetFormat | null>(null);
  const take = async (format: SheetFormat, input: Input) => {
    messages?.clear();
    setMaking(format);
    try {
      saveList(await mutateAsync({ ...input, query: { ...input.query, format } }), format, list);
    } catch (error) {
      messages?.error(errorMessage(error, common.exportFailed, { 403: accessDenied }));
    } finally {
      setMaking((last) => (last === format ? null : last));
    }
  };
  return { take, making };
}
