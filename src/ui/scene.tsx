import { clsx } from 'clsx';

type SceneProps = {
  /** An SVG file whose drawing has the id "scene". */
  url: string;
  width: number;
  height: number;
  /** What happens to a drawing that doesn't fit its box, as in preserveAspectRatio. */
  fit?: string;
  className?: string;
};

/**
 * Renders a drawing that is a file of its own (cached, no script), yet takes its colours from the theme, because `use`
 * hands the page's CSS variables on to it. `className` sizes the box. Decoration: hidden from screen readers.
 */
export function Scene({ url, width, height, fit, className }: SceneProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={fit}
      className={clsx('block', className)}
      aria-hidden
    >
      <use href={`${url}#scene`} />
    </svg>
  );
}
