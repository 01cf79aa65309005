import { useEffect, useEffectEvent, useState } from 'react';
import { logQuietly } from '~/shared/log-quietly';
import { beginKeeping, copyNames, drop, keep, readCopy } from './kept';

/* What a person is typing outlives a closed tab: it is among their copies (docs/product/phone.md, "Being typed"). */

const prefix = 'typed ';
/** How long it may be restored. */
const days = 30;

/** Keeps what is typed in a form, by a name of it; null: nothing, or it was sent. Files are not part of it. */
export function keepTyped(name: string, value: object | null): void {
  const work = value === null ? drop(prefix + name) : beginKeeping() && keep(prefix + name, value, days);
  if (work) work.catch((error: unknown) => logQuietly('typed', error));
}

/** Returns whether anything is kept that was typed and not sent. */
export const hasTyped = async (): Promise<boolean> => (await copyNames()).some((name) => name.startsWith(prefix));

/**
 * Restores what was typed in a form before, once. `take` receives it and returns whether it did: a form in which the
 * person types already does not.
 */
export function useTyped(name: string, take: (value: object) => boolean) {
  const [restored, setRestored] = useState<string>();
  const offer = useEffectEvent((copy: { value: unknown } | undefined) => {
    if (copy && take(copy.value as object)) setRestored(name);
  });
  useEffect(() => {
    let isHere = true;
    readCopy(prefix + name)
      .then((copy) => isHere && offer(copy))
      .catch((error: unknown) => logQuietly('typed', error));
    return () => {
      isHere = false;
    };
  }, [name]);
  return { isRestored: restored === name, forget: () => setRestored(undefined) };
}
