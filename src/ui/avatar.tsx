import { clsx } from 'clsx';
import { useState } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { useSaveData } from './hooks/use-save-data';

export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The photo matters: a person who saves data can ask for it. Not inside a link or a button. */
  onTap?: boolean;
  className?: string;
};

const sizes = { sm: 'size-9 text-xs', md: 'size-12 text-base', lg: 'size-20 text-2xl', xl: 'size-32 text-4xl' };

/**
 * Returns the first letters of the first and last word; in Malayalam only the first, with its vowel sign: two would not
 * fit.
 */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const latin = /^[\p{Script=Latin}\P{L}]+$/u.test(name);
  const picked = latin && words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return picked.map((word) => firstLetter(word ?? '')).join('');
}

let segmenter: Intl.Segmenter | undefined;

function firstLetter(word: string): string {
  // Lists show many at once, and making a segmenter takes longer than drawing the card around it.
  if (/^[A-Za-z]/.test(word)) return word.charAt(0).toUpperCase();
  // Firefox has it since 125; without it the letter comes without its sign.
  if (!('Segmenter' in Intl)) return [...word][0]?.toUpperCase() ?? '';
  segmenter ??= new Intl.Segmenter('ml', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) {
    return segment.toUpperCase();
  }
  return '';
}

/** A person's photo, or their initials when there is none, it can't be loaded, or the person saves data. */
export function Avatar({ name, src, size = 'md', onTap = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isSaving = useSaveData() && !isAsked;
  const shape = clsx('shrink-0 rounded-lg border border-line', sizes[size], className);
  const place = 'grid place-items-center bg-primary-tint font-semibold text-primary';
  if (src && isSaving && onTap) {
    return (
      <button
        type="button"
        aria-label={fillText(common.showPhotoOf, { name })}
        className={clsx(shape, place)}
        onClick={() => setAsked(true)}
      >
        <span aria-hidden="true">{initials(name)}</span>
      </button>
    );
  }
  if (!src || isSaving || broken === src) {
    return (
      <span role="img" aria-label={name} className={clsx(shape, place)}>
        <span aria-hidden="true">{initials(name)}</span>
      </span>
    );
  }
  return (
    <img
      // A photo that failed before hydration fires no event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      src={src}
      alt={name}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={clsx(shape, 'bg-sunken object-cover')}
    />
  );
}
