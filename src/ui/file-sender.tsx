import { useState } from 'react';
import { errorMessage, fieldMessages } from '~/shared/error-message';
import { FilePicker, type FilePickerProps } from './file-picker';
import type { Messages } from './hooks/use-message';
import { Progress } from './progress';

type FileSenderProps = Pick<FilePickerProps, 'label' | 'hint' | 'accept'> & {
  /** The largest file that is sent, in bytes, and the words for a larger one. */
  limit?: { bytes: number; words: string };
  /** The words for a failure that the server does not explain. */
  failed: string;
  messages: Messages;
  /** Sends the file, as the body of a form with more fields to come. */
  send: (body: FormData, onProgress: (share: number) => void) => Promise<void>;
};

const none: readonly File[] = [];

/** Renders the choice of a file that is sent as soon as it is chosen, with its progress; a refusal stands at it. */
export function FileSender({ limit, failed, messages, send, ...picker }: FileSenderProps) {
  const [problem, setProblem] = useState<string>();
  /** The share that is sent; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null);
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    messages.clear();
    const isTooLarge = limit && file.size > limit.bytes;
    setProblem(isTooLarge ? limit.words : undefined);
    if (isTooLarge) return;
    const body = new FormData();
    body.append('file', file);
    setSent(0);
    try {
      await send(body, setSent);
    } catch (error) {
      setProblem(fieldMessages(error).file ?? errorMessage(error, failed));
    } finally {
      setSent(null);
    }
  };
  return (
    <>
      <FilePicker
        {...picker}
        files={none}
        disabled={sent !== null}
        error={problem}
        onFiles={(chosen) => void choose(chosen)}
      />
      {sent !== null && <Progress label={picker.label} value={sent} />}
    </>
  );
}
