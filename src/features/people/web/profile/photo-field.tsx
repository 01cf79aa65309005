import Camera from 'lucide-react/icons/camera';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field-error';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { useObjectUrl } from '~/ui/hooks/use-object-urls';
import { fittingText, useFittingPhoto } from '../photo/use-fitting-photo';
import { largestPhoto, photoProblem, type PhotoRule, type ProfileValues } from './values';
import * as texts from '../../texts';

type PhotoFieldProps = {
  form: RecordForm<ProfileValues>;
  rule: PhotoRule;
  /** Called on each choice, whether or not it is taken. */
  onChosen?: () => void;
};

/** Renders the choice of a photo; one of more than 5 MB is shrunk. Its card previews it (usePhotoPreview). */
export function PhotoField({ form, rule, onChosen }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const file = useWatch({ control: form.control, name: 'passport_photo' });
  const { fit, isFitting } = useFittingPhoto({ types: rule.types, maxBytes: largestPhoto });
  const { errors } = form.formState;
  const error = errors.passport_photo?.message;
  // On a page the photo stands outside the form, where the form does not look for its first fault.
  const isOnlyFault = errors.passport_photo?.type === 'server' && Object.keys(errors).length === 1;
  useEffect(() => {
    if (isOnlyFault) button.current?.focus();
  }, [isOnlyFault]);
  const described = clsx(error && `${id}-error`, `${id}-hint`);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    onChosen?.();
    fit(chosen, take);
    // Cleared, so that the same file can be chosen again after it was changed.
    if (input.current) input.current.value = '';
  };
  const take = (chosen: File) => {
    const problem = photoProblem(chosen, rule);
    form.setValue('passport_photo', problem ? null : chosen, { shouldDirty: true });
    form.clearErrors('passport_photo');
    if (problem) form.setError('passport_photo', { type: 'file', message: problem });
  };
  return (
    <div className="mt-6 flex flex-col gap-2">
      <input
        ref={input}
        id={id}
        type="file"
        accept={rule.types.join()}
        aria-label={texts.photo}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        tabIndex={-1}
        className="sr-only"
        // A fault focuses this hidden input; the visible button gets the focus instead.
        onFocus={() => button.current?.focus()}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <div className="grid gap-2">
        <Button ref={button} variant="secondary" aria-describedby={described} onClick={() => input.current?.click()}>
          <Camera aria-hidden="true" />
          {texts.changePhoto}
        </Button>
        {file && !isFitting && <span className="min-w-0 truncate text-sm text-muted">{file.name}</span>}
        <span role="status" className="text-sm text-muted empty:hidden">
          {isFitting && fittingText}
        </span>
      </div>
      {/* The focus is on the button: only a region that existed before announces new content. */}
      <div aria-live="polite" className="empty:absolute">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <p id={`${id}-hint`} className="text-xs text-muted">
        {rule.hint}
      </p>
    </div>
  );
}

/** Returns the URL of the chosen, unsaved photo; null without one. */
export const usePhotoPreview = ({ control }: RecordForm<ProfileValues>) =>
  useObjectUrl(useWatch({ control, name: 'passport_photo' }));
