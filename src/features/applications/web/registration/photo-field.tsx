import Camera from 'lucide-react/icons/camera';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FieldError } from '~/ui/field-error';
import { useObjectUrl } from '~/ui/hooks/use-object-urls';
import { fittingText, useFittingPhoto } from '~/features/people/web/public';
import * as common from '~/shared/texts';
import { photoLimit, type Application } from './application';
import * as texts from '../../texts';

/** The passport photo, shown in the proportions of a print (35 × 45). */
export function PhotoField({ control }: { control: Control<Application> }) {
  const {
    field: { ref, name, value, onChange },
    fieldState,
  } = useController({ control, name: 'passport_photo' });
  const id = useId();
  const file = value instanceof File ? value : null;
  const error = fieldState.error?.message;
  const preview = useObjectUrl(error ? null : file);
  const input = useRef<HTMLInputElement>(null);
  const { fit, isFitting } = useFittingPhoto(photoLimit);
  // Takes a photo that was chosen before the page's script had loaded.
  const takeEarly = useEffectEvent(() => {
    const [early] = input.current?.files ?? [];
    if (early) fit(early, onChange);
  });
  useEffect(() => takeEarly(), []);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold" aria-hidden="true">
        {texts.passportPhoto} <span className="ms-0.5 text-danger">*</span>
      </p>
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
        <span className={clsx('corner-marks shrink-0 p-1.5', error && '[--mark:var(--color-danger)]')}>
          {preview ? (
            <img src={preview} alt={common.yourPhoto} className="aspect-35/45 w-24 bg-sunken object-cover sm:w-28" />
          ) : (
            <Silhouette />
          )}
        </span>
        <span className="flex min-w-40 flex-1 flex-col items-start gap-2">
          <input
            ref={(element) => {
              input.current = element;
              ref(element);
            }}
            id={id}
            type="file"
            name={name}
            accept="image/jpeg,image/png"
            aria-label={texts.passportPhoto}
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby={clsx(error && `${id}-error`, `${id}-hint`)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              // Closing the chooser without a choice leaves the current photo.
              if (chosen) fit(chosen, onChange);
              event.target.value = '';
            }}
          />
          <span
            aria-hidden="true"
            className={clsx(
              'pointer-events-none inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong',
              'max-w-full bg-card px-3.5 font-semibold peer-hover:border-ink peer-hover:bg-sunken',
              'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
            )}
          >
            <Camera className="size-[1.2em]" />
            {file ? texts.changeChosenPhoto : texts.choosePhoto}
          </span>
          {file && !isFitting && <span className="max-w-full truncate text-sm">{file.name}</span>}
          <span role="status" className="text-sm empty:hidden">
            {isFitting && fittingText}
          </span>
          <span id={`${id}-hint`} className="text-xs text-muted">
            {texts.passportPhotoHint}
          </span>
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Silhouette() {
  return (
    <svg viewBox="0 0 112 144" className="aspect-35/45 w-24 border border-line bg-sunken sm:w-28" aria-hidden="true">
      <path className="fill-line" d="M56 40a21 25 0 1 0 .1 0zM16 144c0-30 16-44 40-44s40 14 40 44z" />
      <path
        className="stroke-laterite"
        fill="none"
        strokeDasharray="6 3 1 3"
        strokeOpacity=".7"
        d="M56 8v128M8 64h96M22 26h68M22 92h68"
      />
    </svg>
  );
}
