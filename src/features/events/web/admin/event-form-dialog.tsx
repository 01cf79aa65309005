import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { canStop } from '~/ui/hooks/use-transfers';
import { TransferList } from '~/ui/transfer-list';
import type { Event } from '../../contract';
import { EventFields } from './event-fields';
import { needed } from './event-form';
import { PictureFiles } from './picture-files';
import { useEventForm, type EventFormState, type Say } from './use-event-form';

type EventFormDialogProps = { event: Event | null; open: boolean; onClose: () => void; say: Say };

/** Makes an event, or edits one, with any number of posters. Failures leave it open with all that was typed. */
export function EventFormDialog({ event, open, onClose, say }: EventFormDialogProps) {
  const id = useId();
  const form = useEventForm(event, { say, onSaved: onClose });
  const { phase, problems, refusals, save } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (phase === 'typing') void save();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={event ? 'Edit Event' : 'Create Event'}
      width="lg"
      holdsTyping
      dismissible={phase === 'typing'}
      footer={<Footer form={form} formId={id} isNew={!event} onClose={onClose} />}
    >
      <form ref={element} id={id} noValidate className="grid gap-6" onSubmit={submit}>
        {problems.missing.length > 0 && <Alert tone="error">{needed}</Alert>}
        {problems.stale && <Stale form={form} />}
        {Object.keys(problems.theirs).length > 0 && (
          <Alert>Loaded what is saved now. What you had typed is kept; check the marked fields, then save again.</Alert>
        )}
        <EventFields form={form} />
        {phase === 'uploading' ? <TransferList transfers={form.transfers} /> : <PosterPicker form={form} label={event ? 'New posters' : 'Posters'} />}
      </form>
    </Dialog>
  );
}

function Stale({ form: { phase, reload } }: { form: EventFormState }) {
  return (
    <Alert tone="error" title="Someone else has changed this event meanwhile.">
      <p>Nothing was saved. Load what is saved now; what you have typed stays.</p>
      <Button variant="secondary" size="sm" className="mt-3" loading={phase === 'saving'} onClick={() => void reload()}>
        Load what is saved
      </Button>
    </Alert>
  );
}

function PosterPicker({ form: { files, setFiles, phase }, label }: { form: EventFormState; label: string }) {
  const [refused, setRefused] = useState<string>();
  return (
    <PictureFiles
      label={label}
      files={files}
      disabled={phase !== 'typing'}
      error={refused}
      onFiles={(chosen, problem) => {
        setFiles(chosen);
        setRefused(problem);
      }}
    />
  );
}

type FooterProps = { form: EventFormState; formId: string; isNew: boolean; onClose: () => void };

function Footer({ form: { phase, transfers, stop }, formId, isNew, onClose }: FooterProps) {
  if (phase === 'uploading') {
    return (
      // Where the button stood that was pressed.
      <Button variant="secondary" autoFocus loading={!canStop(transfers)} onClick={stop}>
        Cancel upload
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" disabled={phase === 'saving'} onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} loading={phase === 'saving'}>
        {isNew ? 'Create Event' : 'Save Changes'}
      </Button>
    </>
  );
}
