import Lock from 'lucide-react/icons/lock';
import * as texts from '../../texts';

/** Shows a note in place of the composer in a locked thread. */
export const LockedNote = () => (
  <p className="flex items-start gap-2 py-1.5 text-sm text-muted">
    <Lock aria-hidden="true" className="mt-[0.2em] size-4.5 shrink-0" />
    <span>{texts.lockedNote}</span>
  </p>
);
