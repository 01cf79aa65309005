import { clsx } from 'clsx';
import { Drawing, type Strokes } from './drawing';

type DrawnPointProps = {
  strokes: Strokes;
  title: string;
  text: string;
  /** The width from which the drawing stands above the words instead of beside them. */
  stackedFrom: 'sm' | 'md';
  className?: string;
};

const stacked = { sm: { item: 'sm:block', words: 'sm:mt-6' }, md: { item: 'md:block', words: 'md:mt-6' } };

/** Shows a cell of a list: a small drawing, its title, and a sentence about it. */
function DrawnPoint({ strokes, title, text, stackedFrom, className }: DrawnPointProps) {
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

type DrawnPointsProps<I extends string> = {
  points: readonly { id: I; title: string; text: string }[];
  drawings: Readonly<Record<I, Strokes>>;
  stackedFrom: 'sm' | 'md';
  /** Of the list, and of each of its cells. */
  className: string;
  cellClass?: string;
};

/** Shows such cells as a list without gaps. */
export const DrawnPoints = <I extends string>(props: DrawnPointsProps<I>) => (
  <ul className={clsx('mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line', props.className)}>
    {props.points.map(({ id, title, text }) => (
      <DrawnPoint
        key={id}
        strokes={props.drawings[id]}
        title={title}
        text={text}
        stackedFrom={props.stackedFrom}
        className={props.cellClass}
      />
    ))}
  </ul>
);
