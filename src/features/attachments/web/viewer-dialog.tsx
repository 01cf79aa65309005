import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { Dialog } from '~/ui/dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import type { Attachment } from '~/shared/board/schemas';
import * as common from '~/shared/texts';
import { shortName, sizeOf } from './names';
import { kindOf, useFile, type Loaded } from './use-file';
import * as texts from '../texts';

type ViewerDialogProps = DialogState & {
  attachment: Attachment;
  /** Fetches a new address after the file's address has expired. */
  onRefresh: () => Promise<unknown>;
};

/** Shows a post's file in place: pictures, PDFs and text. Other files are offered for download. */
export function ViewerDialog({ open, onClose, attachment, onRefresh }: ViewerDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={<span title={attachment.name}>{shortName(attachment.name)}</span>}
      description={sizeOf(attachment.size)}
      width={kindOf(attachment.type) === 'other' ? 'sm' : 'xl'}
      compact={kindOf(attachment.type) === 'other'}
    >
      <Viewer attachment={attachment} onRefresh={onRefresh} onClose={onClose} />
    </Dialog>
  );
}

function Viewer({
  attachment,
  onRefresh,
  onClose,
}: Pick<ViewerDialogProps, 'attachment' | 'onRefresh'> & { onClose: () => void }) {
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState<string | null>(null);
  const file = useFile(attachment, attempt);
  const of = `${attempt} ${attachment.url}`;
  const { name, filename, url } = attachment;
  const retrying = useMutation({ mutationFn: onRefresh, onSettled: () => setAttempt(attempt + 1) });
  return (
    <div className="flex flex-col gap-4">
      {file.state === 'failed' || broken === of ? (
        <ErrorState title={texts.loadFileFailed} onRetry={() => retrying.mutate()} retrying={retrying.isPending} />
      ) : (
        <Content attachment={attachment} file={file} onBroken={() => setBroken(of)} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonAnchor variant="secondary" size="sm" href={url} download={filename}>
          <Download aria-hidden="true" />
          {common.download}
        </ButtonAnchor>
        <ButtonAnchor
          variant="secondary"
          size="sm"
          href={file.state === 'ready' && file.url ? file.url : url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fillText(texts.openNamedInNewTab, { name })}
        >
          <ExternalLink aria-hidden="true" />
          {texts.openInNewTab}
        </ButtonAnchor>
        <Button size="sm" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </div>
  );
}

function Content({
  attachment: { name, type, url },
  file,
  onBroken,
}: {
  attachment: Attachment;
  file: Loaded;
  onBroken: () => void;
}): ReactNode {
  const kind = kindOf(type);
  if (kind === 'other') return <p>{texts.otherKindOfFile}</p>;
  if (kind === 'picture') {
    return (
      <img
        key={url}
        src={url}
        alt={name}
        className="mx-auto max-h-[68dvh] min-h-24 max-w-full rounded-md bg-white object-contain"
        onError={onBroken}
      />
    );
  }
  if (file.state !== 'ready') return <Skeleton className="h-[60dvh] w-full" />;
  if (kind === 'text') {
    return (
      <pre
        tabIndex={0}
        className={clsx(
          'max-h-[66dvh] overflow-auto rounded-md border border-line bg-sunken p-4 text-sm',
          'whitespace-pre-wrap wrap-anywhere',
        )}
      >
        {file.text}
      </pre>
    );
  }
  // A phone has no space for a PDF in the page; its own app shows the file better.
  if (!navigator.pdfViewerEnabled) return <p>{texts.pdfElsewhere}</p>;
  return (
    <iframe
      src={file.url ?? undefined}
      title={name}
      className="h-[68dvh] w-full rounded-md border border-line bg-white"
    />
  );
}
