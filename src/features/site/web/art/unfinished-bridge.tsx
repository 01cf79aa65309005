import { clsx } from 'clsx';
import sceneUrl from './unfinished-bridge.svg';

/**
 * A bridge whose middle is still only drawn: for the not-found page and other empty places.
 * A file of its own as the hero picture is: no reader of another page carries it. Hidden from screen readers.
 */
export function UnfinishedBridge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 200" width="360" height="200" className={clsx('block', className)} aria-hidden>
      <use href={`${sceneUrl}#scene`} />
    </svg>
  );
}
