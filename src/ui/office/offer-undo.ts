import { errorMessage } from '~/shared/error-message';
import * as common from '~/shared/texts';
import { showToast, toast, type Toast } from '../toast';

/** As long as the server takes a deed back, in ms (`undoSeconds`, src/platform/undo.ts). */
const undoMs = 10_000;

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
  showToast({ tone: 'success', staysMs: undoMs, action: { label: common.undo, onPress }, ...done });
}
