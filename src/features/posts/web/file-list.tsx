import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import type { ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import type { PostFile } from '../contract';
import type { FileType } from '../contract/choices';
import * as texts from '../texts';

const typeNames: Record<FileType, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' };

/** Shows the files of a post, each a link; `more` returns what follows a file, for example a button. */
export function FileList({ files, more }: { files: readonly PostFile[]; more?: (file: PostFile) => ReactNode }) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {files.map((file) => {
        const Icon = file.type === 'application/pdf' ? FileText : ImageIcon;
        return (
          <li key={file.id} className="flex min-w-0 items-center gap-2">
            <a
              href={file.url}
              target="_blank"
              rel="noopener"
              className={clsx(
                'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md border border-line bg-card',
                'px-3 py-2 text-ink no-underline hover:border-primary',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{file.name}</span>
                <span className="block text-xs text-muted">
                  {fillText(texts.fileDetails, { type: typeNames[file.type], size: sizeOf(file.size) })}
                </span>
              </span>
            </a>
            {more?.(file)}
          </li>
        );
      })}
    </ul>
  );
}

const sizeOf = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
