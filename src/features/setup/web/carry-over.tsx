import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { errorMessage, fieldMessages } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { FilesField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { saveFile } from '~/ui/save-file';
import { attempt } from '~/ui/office/attempt';
import type { CarriedChange } from '../contract/carry-over';
import * as texts from '../texts';
import { exportSettings, importSettings } from './queries';

type Chosen = { file: readonly File[] };
const none: Chosen = { file: [] };
const fileChosen = z.object({ file: z.array(z.file()).min(1, texts.carriedMissing) });

/** Renders the file for a sister committee, and what such a file would change here before it is taken. */
export function CarryOver({ messages }: { messages: Messages }) {
  const [changes, setChanges] = useState<readonly CarriedChange[] | null>(null);
  const saving = useMutation(exportSettings);
  const { mutateAsync: take, isPending: isTaking } = useMutation(importSettings);
  const save = () =>
    attempt(messages, { failed: texts.exportFailed }, async () => {
      const text = await saving.mutateAsync({});
      saveFile(new Blob([text], { type: 'application/json' }), 'settings.json');
    });
  const send = ({ file }: Chosen, apply: boolean) => {
    const body = new FormData();
    body.append('file', file[0]!);
    if (apply) body.append('apply', 'true');
    messages.clear();
    return take({ body });
  };
  const form = useRecordForm<Chosen>({
    opened: { values: none },
    schema: fileChosen,
    failed: texts.takeFailed,
    withReason: true,
    save: async ({ values }) => {
      setChanges(null);
      setChanges((await send(values, false)).changes);
    },
  });
  const takeAll = async () => {
    try {
      await send(form.getValues(), true);
      form.reset(none);
      messages.success(texts.carriedTaken);
    } catch (error) {
      if (!form.showFaults(fieldMessages(error))) form.messages.error(errorMessage(error, texts.takeFailed));
    }
    setChanges(null);
  };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="secondary" size="sm" loading={saving.isPending} onClick={() => void save()}>
          {texts.saveCarried}
        </Button>
      </div>
      {/* A file that was chosen is still there. */}
      <Form form={form} guards={false} className="flex flex-col gap-5">
        <FilesField
          form={form}
          name="file"
          label={texts.carriedFile}
          accept=".json"
          multiple={false}
          onChosen={() => setChanges(null)}
        />
        {changes && <Changes changes={changes} />}
        <FormActions
          form={form}
          submitLabel={texts.showDifference}
          beside={
            changes &&
            changes.length > 0 && (
              <Button variant="secondary" loading={isTaking} onClick={() => void takeAll()}>
                {texts.takeCarried}
              </Button>
            )
          }
        />
      </Form>
    </div>
  );
}

/** Renders what a file would change, a row for each setting and area. */
function Changes({ changes }: { changes: readonly CarriedChange[] }) {
  if (changes.length === 0) return <p role="status">{texts.noDifference}</p>;
  return (
    <ul aria-label={texts.difference} className="divide-y divide-line rounded-md border border-line text-sm">
      {changes.map((change) => (
        <li key={`${change.group}.${change.key}`} className="px-3 py-2 break-words">
          <span className="block font-semibold">
            {change.group_label} · {change.label}
          </span>
          {change.preview ? (
            <ChangedPicture before={change.before} preview={change.preview} />
          ) : (
            <span className="block text-muted">
              <del>{before(change)}</del> → <ins className="text-ink no-underline">{after(change)}</ins>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders a picture of now, if there is one, and the one that takes its place. */
function ChangedPicture({ before: now, preview }: { before: string | null; preview: string }) {
  const picture = 'max-h-20 w-auto max-w-32 rounded-md border border-line bg-white object-contain';
  return (
    <span className="mt-1 flex flex-wrap items-center gap-3 text-muted">
      {now === null ? <del>{texts.standardText}</del> : <img src={now} alt={texts.pictureNow} className={picture} />}
      →
      <img src={preview} alt={texts.pictureOfFile} className={picture} />
    </span>
  );
}

const before = ({ group, before: text }: CarriedChange) =>
  text ?? (group === 'areas' ? texts.newArea : texts.standardText);
const after = ({ group, after: text }: CarriedChange) =>
  text ?? (group === 'areas' ? texts.removedArea : texts.standardText);
