import { markDrawing } from '../../content/mark-drawing';

type MarkProps = { className?: string; title?: string };

/**
 * Draws the logo mark, 24 to 64 px. It takes its colour from the text; `--mark-level` recolours the ground line.
 * Without `title` it is decoration and hidden from screen readers.
 */
export function Mark({ className, title }: MarkProps) {
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg viewBox={markDrawing.viewBox} width="48" height="48" fill="currentColor" className={className} {...naming}>
      <path d={markDrawing.fan} />
      <path d={markDrawing.staff} />
      <path d={markDrawing.level} fill="var(--mark-level, currentColor)" />
    </svg>
  );
}
