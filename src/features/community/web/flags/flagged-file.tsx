import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import type { Attachment } from '../../contract';

const showSize = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The file of a post: a picture in small, and in any case to open or save. No script in it runs (an SVG in an <img>). */
export function FlaggedFile({ file: { name, type, size, url } }: { file: Attachment }) {
  const [broken, setBroken] = useState<string>();
  const picture = type.startsWith('image/') && broken !== url;
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      {picture && (
        <img
          src={url}
          alt={`Attachment ${name}`}
          loading="lazy"
          className="max-h-72 max-w-full rounded-md border border-line bg-white object-contain"
          onError={() => setBroken(url)}
        />
      )}
      <p className="flex min-h-11 items-center gap-2">
        <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <a href={url} target="_blank" rel="noopener" className="link wrap-anywhere">
          {name}
        </a>
        <span className="shrink-0 text-sm text-muted">{showSize(size)}</span>
      </p>
    </div>
  );
}
