import { useMutation } from '@tanstack/react-query';
import { offerUndo } from '~/ui/office/offer-undo';
import { undoApprovals } from '../mutations';

/** Returns the function that says of a person that they were approved, with *Undo*. */
export function useApproved() {
  const { mutateAsync: undo } = useMutation(undoApprovals);
  return ({ id, full_name: name }: { id: number; full_name: string }, message: string) =>
    offerUndo({ lines: [message, name] }, () => undo({ body: { ids: [id] } }));
}
