import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, errorReason, fieldMessages } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { FilePicker } from '~/ui/file-picker';
import type { Messages } from '~/ui/hooks/use-message';
import { saveFile } from '~/ui/save-file';
import type { CarriedChange } from '../contract/carry-over';
import * as texts from '../texts';
import { exportSettings, importSettings } from './queries';

const none: readonly File[] = [];

/** Renders the file for a sister committee, and what such a file would change here before it is taken. */
export function CarryOver({ messages }: { messages: Messages }) {
  const [files, setFiles] = useState(none);
  const [fault, setFault] = useState<string>();
  const [changes, setChanges] = useState<readonly CarriedChange[] | null>(null);
  const saving = useMutation(exportSettings);
  const taking = useMutation(importSettings);
  const save = async () => {
    messages.clear();
    try {
      const text = await saving.mutateAsync({});
      saveFile(new Blob([text], { type: 'application/json' }), 'settings.json');
    } catch (error) {
      messages.error(errorMessage(error, texts.exportFailed));
    }
  };
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setFault(undefined);
    setChanges(null);
  };
  const take = async (apply: boolean) => {
    const [file] = files;
    if (!file) return setFault(texts.carriedMissing);
    const body = new FormData();
    body.append('file', file);
    if (apply) body.append('apply', 'true');
    messages.clear();
    try {
      const answer = await taking.mutateAsync({ body });
      if (!answer.applied) return setChanges(answer.changes);
      choose(none);
      messages.success(texts.carriedTaken);
    } catch (error) {
      setChanges(null);
      setFault(fieldMessages(error).file ?? errorReason(error) ?? texts.takeFailed);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="secondary" size="sm" loading={saving.isPending} onClick={() => void save()}>
          {texts.saveCarried}
        </Button>
      </div>
      <FilePicker label={texts.carriedFile} accept=".json" files={files} onFiles={choose} error={fault} />
      {changes && <Changes changes={changes} />}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" loading={taking.isPending} onClick={() => void take(false)}>
          {texts.showDifference}
        </Button>
        {changes && changes.length > 0 && (
          <Button size="sm" loading={taking.isPending} onClick={() => void take(true)}>
            {texts.takeCarried}
          </Button>
        )}
      </div>
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
          <span className="block text-muted">
            <del>{before(change)}</del> → <ins className="text-ink no-underline">{after(change)}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

const before = ({ group, before: text }: CarriedChange) =>
  text ?? (group === 'areas' ? texts.newArea : texts.standardText);
const after = ({ group, after: text }: CarriedChange) =>
  text ?? (group === 'areas' ? texts.removedArea : texts.standardText);
