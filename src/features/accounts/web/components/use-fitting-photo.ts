import { useRef, useState } from 'react';
import * as texts from '../../texts';

interface Limit {
  types: readonly string[];
  /** The most bytes. */
  most: number;
}

/**
 * Makes a photo that is too large for a form smaller before the form's limit is applied to it; phones take photos of 5 MB
 * and more. `fit` hands over what is to be judged: the smaller photo, or the chosen one where it fits, is of no kind that is
 * taken, or can't be read. Of photos chosen one after the other the last one counts.
 */
export function useFittingPhoto({ types, most }: Limit) {
  const latest = useRef<File>(undefined);
  const [isFitting, setFitting] = useState(false);
  const fit = (chosen: File, take: (photo: File) => void) => {
    latest.current = chosen;
    const isLarge = chosen.size > most && types.includes(chosen.type);
    setFitting(isLarge);
    if (!isLarge) return take(chosen);
    void import('./shrink-photo')
      .then(({ shrinkPhoto }) => shrinkPhoto(chosen))
      .catch(() => chosen)
      .then((photo) => {
        if (latest.current !== chosen) return;
        setFitting(false);
        take(photo);
      });
  };
  return { fit, isFitting };
}

/** What is said meanwhile. */
export const fittingText = texts.fittingPhoto;
