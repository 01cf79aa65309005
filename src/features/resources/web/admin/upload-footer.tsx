import { Button } from '~/ui/button';

type UploadFooterProps = { formId: string; busy: boolean; onStop: () => void; onClose: () => void };

/** The buttons of an upload's window: send or leave; while it goes, stop. */
export function UploadFooter({ formId, busy, onStop, onClose }: UploadFooterProps) {
  if (busy) {
    return (
      // Where the button stood that was pressed.
      <Button variant="secondary" autoFocus onClick={onStop}>
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
