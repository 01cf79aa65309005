import { clsx } from 'clsx';

/** A small drawing on a 48 × 48 grid: the strokes in ink, and the strokes in laterite. */
export type Strokes = readonly [ink: string, accent: string];

/** Draws the strokes; decoration. */
export function Drawing({ strokes: [ink, accent], className }: { strokes: Strokes; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('block', className)}
      aria-hidden
    >
      <path d={accent} className="stroke-laterite" />
      <path d={ink} className="stroke-primary" />
    </svg>
  );
}
