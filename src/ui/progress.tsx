import { clsx } from 'clsx';
import { useId } from 'react';

export type ProgressProps = {
  label: string;
  /** 0 to 1; null while the progress is unknown. */
  value: number | null;
  /** What stands at the end of the line instead of the percentage. */
  note?: string;
  tone?: 'primary' | 'danger';
  className?: string;
};

/** Renders the progress of something, as a labelled bar. */
export function Progress({ label, value, note, tone = 'primary', className }: ProgressProps) {
  const id = useId();
  const percent = value === null ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="min-w-0 truncate">
          {label}
        </span>
        <span className={clsx('shrink-0 tabular-nums', tone === 'danger' ? 'text-danger' : 'text-muted')}>
          {note ?? (percent === undefined ? '…' : `${percent} %`)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={note}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={clsx(
            'h-full origin-left rounded-full transition-transform duration-300 motion-reduce:transition-none',
            tone === 'danger' ? 'bg-danger' : 'bg-primary',
            percent === undefined && 'animate-pulse',
          )}
          style={{ transform: `scaleX(${percent === undefined ? 1 : percent / 100})` }}
        />
      </div>
    </div>
  );
}
