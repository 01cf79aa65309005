import { useMutation } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Card } from '~/ui/card';
import { FileSender } from '~/ui/file-sender';
import type { Messages } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { OfficePost } from '../../contract';
import { fileTypes, mostFileBytes, mostFiles } from '../../contract/choices';
import * as texts from '../../texts';
import { FileList } from '../file-list';
import { addFile, removeFile } from '../mutations';

/** Shows the files of a post; each file is sent when it is chosen. */
export function PostFiles({ post, messages }: { post: OfficePost; messages: Messages }) {
  const { mutateAsync: send } = useMutation(addFile);
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(removeFile);
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
        <FileSender
          label={texts.addFileLabel}
          hint={texts.addFileHint}
          accept={fileTypes.join()}
          limit={{ bytes: mostFileBytes, words: texts.fileTooLarge }}
          failed={texts.addFileFailed}
          messages={messages}
          send={async (body, onProgress) => {
            await send({ params: { id: post.id }, body, onProgress });
            messages.success(texts.fileAdded);
          }}
        />
      )}
    </Card>
  );
}
