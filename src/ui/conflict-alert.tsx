import * as common from '~/shared/texts';
import { Alert } from './alert';
import { Button } from './button';

/** The texts of a conflict where the usual ones will not do; with `text` nothing more about saving again is shown. */
export interface ConflictWords {
  title?: string;
  text?: string;
  action?: string;
  /** Shown after it, when both people have changed the same field. */
  taken?: string;
}

type ConflictAlertProps = {
  /** The screen's text for a save that failed. */
  failed: string;
  words?: ConflictWords;
  /** Whether the current version is being fetched. */
  busy: boolean;
  onTakeCurrent: () => void;
};

/**
 * Renders the alert beside the buttons of a form whose record another person has saved since it was read
 * (docs/product/general.md, "Stale saves").
 */
export function ConflictAlert({ failed, words, busy, onTakeCurrent }: ConflictAlertProps) {
  return (
    <Alert tone="error" title={words?.title ?? failed}>
      <p>{words?.text ?? common.somebodyElseChangedThis}</p>
      <Button variant="secondary" size="row" className="mt-3" loading={busy} onClick={onTakeCurrent}>
        {words?.action ?? common.loadCurrentVersion}
      </Button>
      {!words?.text && <p className="mt-2">{common.ownChangesStay}</p>}
    </Alert>
  );
}
