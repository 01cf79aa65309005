import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { formatMoment } from '~/shared/format-date';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useDialog } from '~/ui/hooks/use-dialog';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { noteForm, noteLetters, type Note } from '../../contract';
import * as texts from '../../texts';
import { addNote, deleteNote } from '../mutations';
import { notesQuery } from '../queries';
import { ReadOn } from './read-on';

/** Renders the office's notes on a person, and the form of a new one. */
export function Section({ person, messages }: PersonSectionProps) {
  const query = useInfiniteQuery(notesQuery(person.id));
  const deleting = useDialog<Note>();
  const { mutateAsync: remove } = useMutation(deleteNote);
  return (
    <div className="flex flex-col gap-5">
      <NewNote id={person.id} onAdded={() => messages.success(texts.noteAdded)} />
      <ReadOn query={query} failed={texts.notesFailed} empty={texts.noNotes}>
        {(notes) => (
          <ul className="divide-y divide-line border-y border-line text-sm">
            {notes.map((note) => (
              <li key={note.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="whitespace-pre-line wrap-anywhere">
                    <ContentText>{note.text}</ContentText>
                  </p>
                  <p className="mt-1 text-xs text-muted">
                    {[formatMoment(note.created_at), note.author_name].filter(Boolean).join(' · ')}
                  </p>
                </div>
                {note.can_delete && (
                  <Button
                    variant="ghost"
                    size="row"
                    className="print:hidden"
                    aria-label={fillText(texts.deleteNoteOf, { day: formatMoment(note.created_at) ?? '' })}
                    onClick={() => deleting.show(note)}
                  >
                    {common.deleteIt}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ReadOn>
      {deleting.render((state, subject) => (
        <ConfirmDialog
          {...state}
          danger
          title={texts.deleteNoteQuestion}
          description={texts.deleteNoteMeans}
          confirmLabel={common.deleteIt}
          onConfirm={() =>
            describeOutcome(messages, remove({ params: { id: person.id, noteId: subject.id } }), {
              done: texts.noteDeleted,
              failed: texts.noteNotDeleted,
            })
          }
        />
      ))}
    </div>
  );
}

function NewNote({ id, onAdded }: { id: number; onAdded: () => void }) {
  const { mutateAsync: add } = useMutation(addNote);
  const form = useRecordForm<{ text: string }>({
    opened: { values: { text: '' } },
    schema: noteForm,
    failed: texts.noteNotAdded,
    save: async ({ values }) => {
      await add({ params: { id }, body: values });
      form.goOnFrom({ values: { text: '' } }, { text: '' });
      onAdded();
    },
  });
  return (
    <Form form={form} label={texts.newNote} className="flex flex-col gap-4">
      <TextareaField
        form={form}
        name="text"
        label={texts.newNote}
        hint={texts.noteIsRead}
        rows={3}
        maxLength={noteLetters}
      />
      <FormActions form={form} submitLabel={texts.addNote} />
    </Form>
  );
}
