import { useId, useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import type { Shop } from '../../../contract';
import { UploadForm } from './upload-form';

type UploadAdsProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The shop that is chosen at the start. */
  shop?: Shop | null;
  onUploaded: (message: string) => void;
};

/** The Upload Ad window: one ad for every file; it closes when all are in place. */
export function UploadAds({ open, onOpenChange, shop, onUploaded }: UploadAdsProps) {
  const id = useId();
  const [sending, setSending] = useState(false);
  const finish = (message: string) => {
    onOpenChange(false);
    onUploaded(message);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upload Ad"
      width="md"
      holdsTyping
      dismissible={!sending}
      footer={
        !sending && (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" form={id}>
              Upload
            </Button>
          </>
        )
      }
    >
      <UploadForm id={id} shop={shop ?? null} onSending={setSending} onDone={finish} />
    </Dialog>
  );
}
