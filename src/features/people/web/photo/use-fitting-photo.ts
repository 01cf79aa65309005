import { useRef, useState } from 'react';
import * as texts from '../../texts';

interface Limit {
  types: readonly string[];
  maxBytes: number;
}

/**
 * Returns `fit`, which shrinks a photo that is too large before a form checks its limit; phones take photos of 5 MB and
 * more. `take` receives the smaller photo, or the chosen one where it fits, is of a refused type, or can't be read. Of
 * several photos in a row only the last one is taken.
 */
export function useFittingPhoto({ types, maxBytes }: Limit) {
  const latest = useRef<File>(undefined);
  const [isFitting, setFitting] = useState(false);
  const fit = (chosen: File, take: (photo: File) => void) => {
    latest.current = chosen;
    const isLarge = chosen.size > maxBytes && types.includes(chosen.type);
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

export const fittingText = texts.fittingPhoto;
