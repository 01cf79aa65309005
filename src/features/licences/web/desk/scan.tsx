import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import { fillText } from '~/shared/fill-text';
import type { Renewal } from '../../contract';
import * as texts from '../../texts';

type ScanProps = { file: Renewal['file']; name: string; className?: string };

/** Renders a person's scan, which opens the file: the photo, the first page of the PDF, or a link without it. */
export function Scan({ file, name, className = 'max-h-72' }: ScanProps) {
  const box = clsx(
    'relative grid w-full place-items-center overflow-hidden rounded-md border border-line bg-sunken',
    'text-center text-sm md:aspect-3/4',
    className,
  );
  if (!file) return <p className={clsx(box, 'p-2 text-muted md:p-4')}>{texts.noScan}</p>;
  const isPdf = file.type === 'application/pdf';
  const picture = isPdf ? file.page : file.url;
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      className={clsx(box, 'aspect-3/4', picture === null && 'link p-4')}
    >
      {picture === null ? (
        <span>
          <FileText aria-hidden="true" className="mx-auto mb-2 size-8" />
          {fillText(texts.openPdfOf, { name })}
        </span>
      ) : (
        <>
          <img
            src={picture}
            alt={fillText(isPdf ? texts.openPdfOf : texts.scanOf, { name })}
            loading="lazy"
            className="absolute inset-0 size-full object-contain"
          />
          {isPdf && (
            <span
              aria-hidden="true"
              className="absolute end-1.5 bottom-1.5 rounded-sm bg-card px-1.5 text-2xs font-semibold shadow-sm"
            >
              {texts.pdf}
            </span>
          )}
        </>
      )}
    </a>
  );
}
