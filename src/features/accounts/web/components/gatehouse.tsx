import { clsx } from 'clsx';
import sceneUrl from './gatehouse.svg';

/**
 * A padippura, the gatehouse of a Kerala yard, on the drawing board: for the screens at the door. 560 × 640; what does
 * not fit the box is cut from the top. It takes its colours from the theme (art.css), like the home page's picture.
 */
export function Gatehouse({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 640"
      width="560"
      height="640"
      preserveAspectRatio="xMidYMax slice"
      className={clsx('block', className)}
      aria-hidden
    >
      <use href={`${sceneUrl}#scene`} />
    </svg>
  );
}
