import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

type ApprovalPopupProps = { message: string; seconds: number; onLeave: () => void };

/** Announces after the simple registration that the office has to approve it. Closing leads to the login at once. */
export function ApprovalPopup({ message, seconds, onLeave }: ApprovalPopupProps) {
  return (
    <Dialog
      open
      compact
      width="sm"
      role="alertdialog"
      title={texts.waitingForApproval}
      description={message}
      onOpenChange={(open) => {
        if (!open) onLeave();
      }}
      footer={
        <Button data-autofocus onClick={onLeave}>
          {personTexts.logInNow}
        </Button>
      }
    >
      <p>{texts.waitingForApprovalMore}</p>
      <p className="mt-3 text-sm text-muted">{fillText(texts.goingToLoginIn, { seconds })}</p>
    </Dialog>
  );
}
