import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { useId, useState, type DragEvent } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { FieldError } from './field-error';
import { useObjectUrls } from './hooks/use-object-urls';
import { IconButton } from './icon-button';

export type FilePickerProps = {
  label: string;
  /** The chosen files, which the parent holds: the same array while nothing changes. */
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  /** As in <input accept>. What is accepted is decided by the server. */
  accept?: string;
  multiple?: boolean;
  required?: boolean;
  hint?: string;
  error?: string;
  disabled?: boolean;
};

/**
 * Lets a person choose files by a click, the keyboard or dropping them, and shows the chosen files, each with a button
 * that removes it.
 */
export function FilePicker({
  label,
  files,
  onFiles,
  accept,
  multiple,
  required,
  hint,
  error,
  disabled,
}: FilePickerProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const add = (chosen: readonly File[]) => {
    if (disabled || chosen.length === 0) return;
    onFiles(
      multiple ? [...files, ...chosen.filter((file) => !files.some((known) => same(known, file)))] : chosen.slice(0, 1),
    );
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        )}
      </label>
      <div
        className={clsx(
          'relative flex min-h-20 items-center justify-center gap-3 rounded-md border border-dashed px-4 py-4 ' +
            'text-center text-sm',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          error
            ? 'border-danger'
            : over
              ? 'border-primary bg-primary-tint'
              : 'border-line-strong bg-card hover:bg-sunken',
          disabled && 'opacity-60',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Upload aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span aria-hidden="true">
          <span className="font-semibold text-primary">{multiple ? common.chooseFiles : common.chooseFile}</span>
          <span className="hidden sm:inline"> {multiple ? common.orDropThem : common.orDropIt}</span>
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {files.length > 0 && (
        <ChosenFiles
          files={files}
          onRemove={disabled ? undefined : (file) => onFiles(files.filter((known) => known !== file))}
        />
      )}
    </div>
  );
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: ((file: File) => void) | undefined }) {
  const urls = useObjectUrls(files);
  return (
    <ul
      aria-label={common.chosenFiles}
      className="mt-1 flex flex-col divide-y divide-line rounded-md border border-line"
    >
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex min-w-0 items-center gap-3 p-2">
          <Preview file={file} url={urls.get(file)} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm">{file.name}</span>
            <span className="block text-xs text-muted tabular-nums">{sizeOf(file)}</span>
          </span>
          {onRemove && (
            <IconButton
              label={fillText(common.removeFile, { name: file.name })}
              size="sm"
              onClick={() => onRemove(file)}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function Preview({ file, url }: { file: File; url: string | undefined }) {
  const box = 'size-14 shrink-0 rounded-sm bg-sunken object-cover';
  if (url && file.type.startsWith('image/')) return <img src={url} alt="" className={box} />;
  if (url && file.type.startsWith('video/'))
    return <video src={url} muted playsInline preload="metadata" className={box} />;
  return (
    <span className={clsx(box, 'grid place-items-center text-muted')}>
      <FileText aria-hidden="true" className="size-6" />
    </span>
  );
}

function sizeOf({ size }: File): string {
  if (size < 1_048_576) return fillText(common.kilobytes, { size: Math.max(1, Math.round(size / 1024)) });
  return fillText(common.megabytes, { size: (size / 1_048_576).toFixed(1) });
}

const same = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
