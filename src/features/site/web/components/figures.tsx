import { clsx } from 'clsx';

type FiguresProps = {
  figures: readonly { value: string; label: string }[];
  className: string;
  cellClassName?: string;
};

/** Shows large figures in the cells of a drawing's title block; `className` sets the number of figures in a row. */
export function Figures({ figures, className, cellClassName }: FiguresProps) {
  return (
    <dl className={clsx('grid grid-cols-2 gap-px border border-line-strong bg-line-strong', className)}>
      {figures.map(({ value, label }) => (
        <div key={label} className={clsx('flex flex-col-reverse bg-card px-4 py-4 sm:px-7 sm:py-6', cellClassName)}>
          <dt className="text-base text-muted">{label}</dt>
          <dd className="text-4xl font-bold tracking-tight text-primary tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
