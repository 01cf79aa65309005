import { useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { FilePicker } from '~/ui/file-picker';
import { longestPayee, readSticker, stickerOf, type Sticker } from '../rules/sticker';
import * as texts from '../texts';

type StickerFieldProps = {
  /** The sticker's link as it is stored, or will be; empty: none. */
  link: string;
  /** The UPI ID beside it. */
  upiId: string;
  error: string | undefined;
  /** Takes over what a sticker says, by the keys of the settings. */
  onChange: (values: Record<string, string>) => void;
};

const none: readonly File[] = [];
const parts = Object.entries(texts.stickerParts) as [keyof typeof texts.stickerParts, string][];

/** Renders the choice of a photo of the bank's UPI QR sticker, and what was read in it (docs/product/dues.md). */
export function StickerField({ link, upiId, error, onChange }: StickerFieldProps) {
  const [fault, setFault] = useState<string>();
  const [state, setState] = useState<'idle' | 'reading' | 'found'>('idle');
  const sticker = stickerOf(upiId, link);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  // It belongs to its UPI ID, and goes when another is typed.
  const isOfAnother = link !== '' && sticker === null;
  useEffect(() => {
    if (isOfAnother) change.current({ upi_sticker: '' });
  }, [isOfAnother]);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setFault(undefined);
    setState('reading');
    const found = await stickerIn(file);
    setState(typeof found === 'string' ? 'idle' : 'found');
    if (typeof found === 'string') return setFault(found);
    const { link: upi_sticker, pa: upi_id, pn } = found;
    onChange({ upi_sticker, upi_id, ...(pn && { payee: pn.slice(0, longestPayee) }) });
  };
  const remove = () => {
    setState('idle');
    onChange({ upi_sticker: '' });
  };
  return (
    <div className="flex max-w-md flex-col gap-4">
      <FilePicker
        label={texts.stickerPhoto}
        hint={texts.stickerPhotoHint}
        accept="image/*"
        files={none}
        disabled={state === 'reading'}
        {...((fault ?? error) && { error: fault ?? error })}
        onFiles={(files) => void take(files)}
      />
      <p role="status" className="text-sm empty:hidden">
        {state === 'reading'
          ? texts.stickerReading
          : sticker && (state === 'found' ? texts.stickerFound : texts.stickerIs)}
      </p>
      {sticker && (
        <div className="rounded-md bg-sunken p-4">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
            {parts.map(
              ([key, label]) =>
                sticker[key] && (
                  <div key={key} className="contents">
                    <dt className="text-muted">{label}</dt>
                    <dd className="wrap-anywhere">{sticker[key]}</dd>
                  </div>
                ),
            )}
          </dl>
          {sticker.sign && <p className="mt-3 text-sm">{texts.stickerSigned}</p>}
          <Button variant="secondary" size="sm" className="mt-3 min-h-11" onClick={remove}>
            {texts.stickerRemove}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns the sticker on a photo, or what is wrong with the photo. */
async function stickerIn(file: File): Promise<Sticker | string> {
  try {
    const { readQrPicture } = await import('~/ui/read-qr');
    const text = await readQrPicture(file);
    if (text === null) return texts.stickerNone;
    const read = readSticker(text.trim());
    return typeof read === 'string' ? texts.stickerFaults[read] : read;
  } catch {
    return texts.stickerNoPicture;
  }
}
