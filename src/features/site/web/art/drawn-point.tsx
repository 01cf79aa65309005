import { clsx } from 'clsx';
import { Drawing, type Strokes } from './drawing';

type DrawnPointProps = {
  strokes: Strokes;
  title: string;
  text: string;
  /** From which width on the drawing stands above the words instead of beside them. */
  stackedFrom: 'sm' | 'md';
  className?: string;
};

const stacked = { sm: { item: 'sm:block', words: 'sm:mt-6' }, md: { item: 'md:block', words: 'md:mt-6' } };

/** A cell of a list: a small drawing, what it stands for, and a sentence about it. */
export function DrawnPoint({ strokes, title, text, stackedFrom, className }: DrawnPointProps) {
  return (
    <li className={clsx('flex gap-5 bg-card p-5 sm:p-6', stacked[stackedFrom].item, className)}>
      <Drawing strokes={strokes} className="size-12 shrink-0" />
      <div className={clsx('min-w-0', stacked[stackedFrom].words)}>
        <h3>{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </li>
  );
}
