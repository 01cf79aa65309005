import { Button } from '~/ui/button';
import { canStop, type Transfer } from '~/ui/hooks/use-transfers';

type UploadFooterProps = { formId: string; busy: boolean; transfers: readonly Transfer[]; onStop: () => void; onClose: () => void };

/** The buttons of an upload's window: send or leave; while it goes, stop. */
export function UploadFooter({ formId, busy, transfers, onStop, onClose }: UploadFooterProps) {
  if (busy) {
    return (
      // Where the button stood that was pressed.
      <Button variant="secondary" autoFocus loading={!canStop(transfers)} onClick={onStop}>
        Cancel upload
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId}>
        Upload
      </Button>
    </>
  );
}
