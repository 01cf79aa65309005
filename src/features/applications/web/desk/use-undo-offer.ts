import { useMutation } from '@tanstack/react-query';
import { offerUndo, type Undoable } from '~/ui/office/offer-undo';
import { undoApproval } from '../mutations';

/** Returns the function that says of a person that they were approved, with *Undo*; `onUndone` is called after that. */
export function useUndoOffer() {
  const { mutateAsync: undo } = useMutation(undoApproval);
  return (done: Undoable, id: number, onUndone?: () => void) =>
    offerUndo(done, () => undo({ params: { id } }).then(onUndone));
}
