import * as common from '~/shared/texts';
import { Alert } from './alert';
import { Button } from './button';

/** What a conflict says where the usual words will not do; with a `text` of its own nothing more is said of saving again. */
export interface ConflictWords {
  title?: string;
  text?: string;
  action?: string;
  /** Said after it, when both have changed the same field. */
  taken?: string;
}

type ConflictAlertProps = {
  /** The screen's words for a save that failed. */
  failed: string;
  words?: ConflictWords;
  /** The current version is on its way. */
  busy: boolean;
  onTakeCurrent: () => void;
};

/** Beside the buttons of a form whose record somebody else has saved since it was read (docs/product/general.md, "Stale saves"). */
export function ConflictAlert({ failed, words, busy, onTakeCurrent }: ConflictAlertProps) {
  return (
    <Alert tone="error" title={words?.title ?? failed}>
      <p>{words?.text ?? common.somebodyElseChangedThis}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3 pointer-coarse:min-h-11"
        loading={busy}
        onClick={onTakeCurrent}
      >
        {words?.action ?? common.loadCurrentVersion}
      </Button>
      {!words?.text && <p className="mt-2">{common.ownChangesStay}</p>}
    </Alert>
  );
}
