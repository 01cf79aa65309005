import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '~/shared/contract';
import { errorMessage } from '~/shared/error-message';
import { counted } from '~/shared/show-count';
import { showMoment } from '~/shared/show-date';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import type { Import, importCalls } from '../contract';
import { undoImport } from './mutations';

export type Kept = CallAnswer<(typeof importCalls)['undoImport']>['kept'];

/** Taking back what an import did, while that can be. */
export function UndoPanel({ applied, messages, onUndone }: { applied: Import; messages: Messages; onUndone: (kept: Kept) => void }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(undoImport);
  const run = async () => {
    messages.clear();
    try {
      const done = await mutateAsync({ params: { id: applied.id } });
      messages.success(`${counted(done.restored, 'person is', 'people are')} as before, ${counted(done.removed, 'new member was', 'new members were')} removed.`);
      onUndone(done.kept);
    } catch (error) {
      messages.error(errorMessage(error, 'Failed to undo the import. Please try again.', { 409: true }));
      throw error;
    }
  };
  return (
    <Panel title="Undo" lead={`Until ${showMoment(applied.undo_until)}. Whoever was changed since stays as they are.`}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Undo import
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Undo this import?"
        description="People who were changed become what they were, and its new members are removed with their accounts."
        confirmLabel="Undo import"
        danger
        onConfirm={run}
      />
    </Panel>
  );
}
