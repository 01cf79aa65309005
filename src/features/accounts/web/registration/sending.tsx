import { Button } from '~/ui/button';
import { Progress } from '~/ui/progress';

/** How far the application is, and Cancel until all of it has left. */
export function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const left = share >= 1;
  return (
    <div className="mt-5 flex items-center gap-5">
      <Progress
        className="flex-1"
        label={left ? 'Sent. Waiting for the answer …' : 'Sending your application'}
        value={left ? null : share}
      />
      <Button variant="secondary" disabled={left} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
