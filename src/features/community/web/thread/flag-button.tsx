import Flag from 'lucide-react/icons/flag';
import { clsx } from 'clsx';
import { IconButton } from '~/ui/icon-button';
import type { ContentType } from '../../contract/choices';

type FlagButtonProps = { what: ContentType; flagged: boolean; onFlag: () => void };

/** Flags a post, once. Afterwards it can still have the focus, which comes back to it when the dialog closes. */
export function FlagButton({ what, flagged, onFlag }: FlagButtonProps) {
  return (
    <IconButton
      label={flagged ? 'You have flagged this' : `Flag ${what}`}
      size="sm"
      aria-disabled={flagged || undefined}
      className={clsx(flagged && 'cursor-not-allowed bg-sunken text-muted!')}
      onClick={() => {
        if (!flagged) onFlag();
      }}
    >
      <Flag aria-hidden="true" />
    </IconButton>
  );
}
