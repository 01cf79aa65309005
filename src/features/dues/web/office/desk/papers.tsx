import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { reasonOrRetry } from '~/shared/error-message';
import { sharePicture } from '~/ui/share-picture';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import type { Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { saveReceipt } from '../../mutations';
import { fetchPicture } from './mutations';

/** Renders the papers of a receipt: the PDF, and the picture that goes to WhatsApp by the phone's own sheet. */
export function Papers({ receipt, messages }: { receipt: Receipt; messages: Messages }) {
  const onError = (error: Error) => messages.error(duesTexts.receiptFailed, [reasonOrRetry(error)]);
  const save = useMutation({ mutationFn: () => saveReceipt(receipt, 'pdf'), onError });
  const share = useMutation({
    mutationFn: async () => sharePicture(await fetchPicture(receipt.id), `${receipt.number}.png`, receipt.number),
    onError,
  });
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
