import { useState } from 'react';
import { Alert } from './alert';
import { Button } from './button';

type StaleNoteProps = {
  /** The screen's words for a save that failed. */
  failed: string;
  onTakeCurrent: () => Promise<void>;
};

/** What stands over a form whose record somebody else has changed meanwhile (readings.md, "Stale saves"). */
export function ConflictAlert({ failed, onTakeCurrent }: StaleNoteProps) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await onTakeCurrent();
    setBusy(false);
  };
  return (
    <Alert tone="error" title={failed} className="mb-5">
      <p>Someone else has changed this meanwhile, so nothing was saved. What you typed is still here.</p>
      <Button variant="secondary" size="sm" className="mt-3 pointer-coarse:min-h-11" loading={busy} onClick={() => void take()}>
        Load the current version
      </Button>
      <p className="mt-2">Your own changes stay in the form; everything else becomes what it is now. Then save again.</p>
    </Alert>
  );
}
