import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { canStop } from '~/ui/hooks/use-transfers';
import { TransferList } from '~/ui/transfer-list';
import type { Event } from '../../contract';
import { isEventsQuery } from '../queries';
import { outcomeProblems, uploadedText } from './outcome';
import { PictureFiles } from './picture-files';
import type { Say } from './use-event-form';
import { usePosters } from './use-posters';
import { titleOf } from './words';

type PosterUploadDialogProps = { event: Event; open: boolean; onClose: () => void; say: Say };

/** Adds posters to an event. What did not arrive stays chosen, with the reason, to be tried again. */
export function PosterUploadDialog({ event, open, onClose, say }: PosterUploadDialogProps) {
  const client = useQueryClient();
  const posters = usePosters();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (files.length === 0) return setProblem('Please select files to upload');
    setProblem(undefined);
    say('');
    setBusy(true);
    const outcome = await posters.send(event.id, files);
    setBusy(false);
    void client.invalidateQueries({ predicate: isEventsQuery });
    if (outcome.done.length > 0 || outcome.failed.length > 0) say(uploadedText(outcome), outcomeProblems(outcome, files.length));
    if (outcome.done.length === files.length) onClose();
    else setFiles(files.filter((file) => !outcome.done.some((sent) => sent.file === file)));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Upload Posters"
      description={titleOf(event)}
      width="md"
      holdsTyping
      dismissible={!busy}
      footer={
        busy ? (
          <Button variant="secondary" autoFocus loading={!canStop(posters.transfers)} onClick={posters.stop}>
            Cancel upload
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button autoFocus={posters.transfers.length > 0} onClick={() => void send()}>{files.length > 1 ? `Upload ${files.length} Posters` : 'Upload'}</Button>
          </>
        )
      }
    >
      <div className="grid gap-6">
        <TransferList transfers={busy ? posters.transfers : posters.transfers.filter(({ state }) => state !== 'done')} />
        {!busy && (
          <PictureFiles
            label="Posters"
            required
            files={files}
            error={problem}
            onFiles={(chosen, refused) => {
              posters.clear();
              setFiles(chosen);
              setProblem(refused);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
