import Camera from 'lucide-react/icons/camera';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field-error';
import { memberPhoto, photoProblem, type PhotoRule } from './form';

type PhotoFieldProps = {
  file: File | null;
  error?: string;
  onChange: (file: File | null, problem: string | null) => void;
  /** By default that of the member profile. */
  rule?: PhotoRule;
};

/** Chooses a new photo for a profile, at most 5 MB. Its card shows it until it is saved. */
export function PhotoField({ file, error, onChange, rule = memberPhoto }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const described = clsx(error && `${id}-error`, `${id}-hint`);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = photoProblem(chosen, rule);
    onChange(problem ? null : chosen, problem);
    // The same file can be chosen once more after it was changed.
    if (problem && input.current) input.current.value = '';
  };
  return (
    <div className="mt-6 flex flex-col gap-2">
      <input
        ref={input}
        id={id}
        type="file"
        accept={rule.types.join()}
        aria-label="Photo"
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <div className="grid gap-2">
        <Button variant="secondary" aria-describedby={described} onClick={() => input.current?.click()}>
          <Camera aria-hidden="true" />
          Change Photo
        </Button>
        {file && <span className="min-w-0 truncate text-sm text-muted">{file.name}</span>}
      </div>
      {/* The focus is on the button: only a region that was there before tells what came. */}
      <div aria-live="polite" className="empty:absolute">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <p id={`${id}-hint`} className="text-xs text-muted">
        {rule.hint}
      </p>
    </div>
  );
}
