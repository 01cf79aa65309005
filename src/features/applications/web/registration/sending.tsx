import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Progress } from '~/ui/progress';
import * as texts from '../../texts';

/** Shows the progress of the upload, and Cancel until all of it is sent. */
export function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const left = share >= 1;
  return (
    <div className="mt-5 flex items-center gap-5">
      <Progress
        className="flex-1"
        label={left ? texts.awaitingAnswer : texts.sendingApplication}
        value={left ? null : share}
      />
      <Button variant="secondary" disabled={left} onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
}
