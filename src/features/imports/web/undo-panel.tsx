import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '~/shared/contract';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { formatMoment } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { fill } from '~/ui/fill';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import type { Import, importCalls } from '../contract';
import * as texts from '../texts';
import { undoImport } from './mutations';

export type KeptPeople = CallAnswer<(typeof importCalls)['undoImport']>['kept'];

/** Undoes an applied import while that is possible. `onUndone` receives the people whom the undo left as they are. */
export function UndoPanel({
  applied,
  messages,
  onUndone,
}: {
  applied: Import;
  messages: Messages;
  onUndone: (keptPeople: KeptPeople) => void;
}) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(undoImport);
  const run = async () => {
    messages.clear();
    try {
      const done = await mutateAsync({ params: { id: applied.id } });
      messages.success(countText(texts.restored, done.restored, { removed: countText(texts.removed, done.removed) }));
      onUndone(done.kept);
    } catch (error) {
      messages.error(errorMessage(error, texts.undoFailed, { 409: true }));
      throw error;
    }
  };
  return (
    <Panel title={texts.undo} lead={fill(texts.undoLead, { moment: formatMoment(applied.undo_until) })}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {texts.undoImport}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.undoQuestion}
        description={texts.undoMeans}
        confirmLabel={texts.undoImport}
        danger
        onConfirm={run}
      />
    </Panel>
  );
}
