import { useMutation } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { errorMessage, fieldMessages } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Card } from '~/ui/card';
import { FilePicker } from '~/ui/file-picker';
import type { Messages } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { Progress } from '~/ui/progress';
import type { OfficePost } from '../../contract';
import { fileTypes, mostFileBytes, mostFiles } from '../../contract/choices';
import * as texts from '../../texts';
import { FileList } from '../file-list';
import { addFile, removeFile } from '../mutations';

const none: readonly File[] = [];

/** Shows the files of a post; each file is sent when it is chosen. */
export function PostFiles({ post, messages }: { post: OfficePost; messages: Messages }) {
  const { mutateAsync: send, isPending } = useMutation(addFile);
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(removeFile);
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    messages.clear();
    setProblem(file.size > mostFileBytes ? texts.fileTooLarge : undefined);
    if (file.size > mostFileBytes) return;
    const body = new FormData();
    body.append('file', file);
    setShare(0);
    try {
      await send({ params: { id: post.id }, body, onProgress: setShare });
      messages.success(texts.fileAdded);
    } catch (error) {
      setProblem(fieldMessages(error).file ?? errorMessage(error, texts.addFileFailed));
    }
  };
  return (
    <Card as="section" aria-labelledby="post-files" className="flex flex-col gap-4">
      <h3 id="post-files" className="text-xl">
        {common.files}
      </h3>
      {post.files.length === 0 && <p className="text-sm text-muted">{texts.noFiles}</p>}
      <FileList
        files={post.files}
        more={(file) => (
          <IconButton
            label={fillText(common.removeFile, { name: file.name })}
            disabled={isRemoving}
            onClick={() =>
              void describeOutcome(messages, remove({ params: { id: post.id, fileId: file.id } }), {
                done: common.saved,
                failed: texts.removeFileFailed,
              }).catch(() => undefined)
            }
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      />
      {post.files.length < mostFiles && (
        <FilePicker
          label={texts.addFileLabel}
          hint={texts.addFileHint}
          accept={fileTypes.join()}
          files={none}
          disabled={isPending}
          error={problem}
          onFiles={(chosen) => void choose(chosen)}
        />
      )}
      {isPending && <Progress label={texts.addFileLabel} value={share * 100} />}
    </Card>
  );
}
