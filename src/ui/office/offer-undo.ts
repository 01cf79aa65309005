import { errorMessage } from '~/shared/error-message';
import * as common from '~/shared/texts';
import { showToast, toast, type Toast } from '../toast';

/**
 * Half of the time in which the server takes a deed back, in ms (`undoSeconds`, src/platform/undo.ts): messages of
 * success go after five seconds, *Undo* after ten.
 */
const halfMs = 5000;

/** Says what was done, with *Undo* for as long as it can be taken back. The message outlives its screen. */
export function offerUndo(
  done: Pick<Toast, 'lines' | 'problems'> & Partial<Toast>,
  undo: () => Promise<unknown>,
): void {
  const onPress = () =>
    void undo().then(
      () => toast.info(common.takenBack, { lines: [common.takenBack, ...done.lines.slice(1)] }),
      (error: unknown) => toast.error(errorMessage(error, common.undoFailed, { 409: true })),
    );
  const action = { label: common.undo, onPress };
  const lines = [...done.lines.slice(1), common.canStillUndo];
  const next: Toast = { tone: 'info', lines, staysMs: halfMs, action };
  showToast({ tone: 'success', staysMs: halfMs, next, action, ...done });
}
