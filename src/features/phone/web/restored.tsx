import { clsx } from 'clsx';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import * as texts from '../texts';

/** Renders that a form has what was typed in it before, and the way to discard that. */
export function Restored({ onDiscard, className }: { onDiscard: () => void; className?: string }) {
  return (
    <p
      role="status"
      className={clsx('flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted', className)}
    >
      {texts.restored}
      <Button variant="ghost" size="row" className="-me-3" onClick={onDiscard}>
        {common.discard}
      </Button>
    </p>
  );
}
