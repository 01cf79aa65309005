import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { reasonOrRetry } from '~/shared/error-message';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { saveFile } from '~/ui/save-file';
import type { Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';
import { saveReceipt } from '../../mutations';
import { fetchPicture } from './mutations';

/** Renders the papers of a receipt: the PDF, and the picture that goes to WhatsApp by the phone's own sheet. */
export function Papers({ receipt, messages }: { receipt: Receipt; messages: Messages }) {
  const onError = (error: Error) => messages.error(texts.receiptFailed, [reasonOrRetry(error)]);
  const save = useMutation({ mutationFn: () => saveReceipt(receipt, 'pdf'), onError });
  const share = useMutation({ mutationFn: () => sharePicture(receipt), onError });
  return (
    <>
      <Button variant="secondary" loading={share.isPending} onClick={() => share.mutate()}>
        <Share2 aria-hidden="true" />
        {texts.sharePicture}
      </Button>
      <Button variant="secondary" loading={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden="true" />
        {texts.savePdf}
      </Button>
    </>
  );
}

/** Hands the picture of a receipt to the device's sheet; where it has none for files, saves it. */
async function sharePicture({ id, number }: Receipt): Promise<void> {
  const picture = await fetchPicture(id);
  const files = [new File([picture], `${number}.png`, { type: 'image/png' })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return saveFile(picture, `${number}.png`);
  try {
    await navigator.share({ files, title: number });
  } catch (error) {
    // Closing the sheet is an answer too. A press that is too long ago may not open it.
    if ((error as Error).name !== 'AbortError') saveFile(picture, `${number}.png`);
  }
}
