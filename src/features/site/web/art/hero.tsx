import { clsx } from 'clsx';
import sceneUrl from './hero.svg';

/**
 * The hero picture, 1440 × 560: the Palakkad gap, paddy fields, and a building that rises from its drawing.
 * `className` gives the box its size; what does not fit is cut from the left and the top, so that the building stays
 * in sight on a telephone. The picture is a file of its own (cached, no script), yet takes its colours from the theme,
 * because `use` hands the page's CSS variables on to it. Decoration: hidden from screen readers.
 */
export function Hero({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 560"
      width="1440"
      height="560"
      preserveAspectRatio="xMaxYMax slice"
      className={clsx('block', className)}
      aria-hidden
    >
      <use href={`${sceneUrl}#scene`} />
    </svg>
  );
}
