import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

type ApprovalPopupProps = { message: string; seconds: number; onLeave: () => void };

/** After the simple registration: an administrator has to approve it first. Closing it goes on at once. */
export function ApprovalPopup({ message, seconds, onLeave }: ApprovalPopupProps) {
  return (
    <Dialog
      open
      compact
      width="sm"
      role="alertdialog"
      title="Waiting for admin approval"
      description={message}
      onOpenChange={(open) => {
        if (!open) onLeave();
      }}
      footer={
        <Button data-autofocus onClick={onLeave}>
          Login now
        </Button>
      }
    >
      <p>
        An administrator has to approve your account before you can log in. We write to you as soon as that is done.
      </p>
      <p className="mt-3 text-sm text-muted">You will be taken to the login in {seconds} seconds.</p>
    </Dialog>
  );
}
