import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

type ApprovalPopupProps = { message: string; seconds: number; onLeave: () => void };

/** After the simple registration: the office has to approve it first. Closing it goes on at once. */
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
          Log in now
        </Button>
      }
    >
      <p>
        Once the office has approved your account, we will write to you and you can log in.
      </p>
      <p className="mt-3 text-sm text-muted">You will be taken to the login in {seconds} seconds.</p>
    </Dialog>
  );
}
