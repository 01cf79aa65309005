import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { useSaveData } from '~/ui/hooks/use-save-data';
import type { Attachment } from '~/shared/board/schemas';
import { shortName, sizeOf } from './names';
import * as texts from '../texts';

/** The largest picture shown without a tap, in bytes: reading a thread must not use up a reader's mobile data. */
const SHOWN_UP_TO = 1_500_000;

type AttachmentCardProps = { attachment: Attachment; onOpen: () => void };

/** Shows a post's file, which opens in the viewer. A small picture is shown right away. */
export function AttachmentCard({ attachment: { name, type, size, url }, onOpen }: AttachmentCardProps) {
  const saving = useSaveData();
  const [broken, setBroken] = useState<string | null>(null);
  const picture = type.startsWith('image/');
  const Icon = picture ? ImageIcon : FileText;
  return (
    <button
      type="button"
      title={name}
      aria-label={fillText(texts.openFile, { name })}
      data-prints
      className={clsx(
        'flex max-w-full flex-col self-start overflow-hidden rounded-md border border-line',
        'bg-card text-start hover:border-ink',
      )}
      onClick={onOpen}
    >
      {picture && size <= SHOWN_UP_TO && !saving && broken !== url && (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-44 w-72 max-w-full border-b border-line bg-sunken object-cover"
          onError={() => setBroken(url)}
        />
      )}
      <span className="flex min-h-11 items-center gap-2.5 px-3 text-sm">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 truncate font-medium">{shortName(name)}</span>
        <span className="shrink-0 text-xs text-muted tabular-nums">{sizeOf(size)}</span>
      </span>
    </button>
  );
}
