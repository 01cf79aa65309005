import { errorMessage } from '~/shared/error-message';
import * as common from '~/shared/texts';
import { showToast, toast, type Toast } from '../toast';

/**
 * Half of the time in which the server takes a deed back, in ms (`undoSeconds`, src/platform/undo.ts): messages of
 * success go after five seconds, *Undo* after ten.
 */
const halfMs = 5000;

/** What was done; `lines` are empty where the screen says so itself. `about`: the name of what it was done to. */
export type Undoable = Pick<Toast, 'lines' | 'problems'> & { tone?: Toast['tone']; about?: string };

/** Says what was done, with *Undo* for as long as it can be taken back. The message outlives its screen. */
export function offerUndo({ about, ...done }: Undoable, undo: () => Promise<unknown>): void {
  const named = (words: string) => (about === undefined ? [words] : [about, words]);
  const onPress = () =>
    void undo().then(
      () => toast.info('', { lines: named(common.takenBack) }),
      (error: unknown) => toast.error(errorMessage(error, common.undoFailed, { 409: true })),
    );
  const action = { label: common.undo, onPress };
  const next: Toast = { tone: 'info', lines: named(common.canStillUndo), staysMs: halfMs, action };
  if (done.lines.length === 0) showToast({ ...next, staysMs: 2 * halfMs });
  else showToast({ tone: 'success', ...done, staysMs: halfMs, next, action });
}
