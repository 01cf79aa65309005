import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';

type StatGridProps = { className?: string; children: ReactNode; label?: string };

/** Renders figures in cells like a drawing's title block; two columns on phones, all in a row when they fit. */
export function StatGrid({ className, label, children }: StatGridProps) {
  return (
    <dl
      aria-label={label}
      className={clsx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line',
        'max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none',
        className,
      )}
    >
      {children}
    </dl>
  );
}

type StatProps = {
  label: ReactNode;
  /** Undefined while unknown: its place is reserved. */
  value: ReactNode;
  hint?: ReactNode;
  className?: string;
};

/** Renders one figure and what it counts. */
export function Stat({ label, value, hint, className }: StatProps) {
  return (
    <div
      className={clsx('flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-card px-4 py-4 sm:px-6 sm:py-5', className)}
    >
      <dt className="text-sm text-muted">
        {label}
        {hint && <span className="block text-2xs">{hint}</span>}
      </dt>
      <dd className="text-3xl font-semibold tracking-tight tabular-nums">
        {value === undefined ? <Skeleton className="h-9 w-20" /> : value}
      </dd>
    </div>
  );
}

type StatLineProps = {
  label: string;
  /** Undefined values are unknown yet: their place is reserved. */
  figures: readonly { label: string; value: string | undefined; hint?: string }[];
  className?: string;
};

/** Renders figures in a line, where a list comes first. */
export function StatLine({ label, figures, className }: StatLineProps) {
  return (
    <dl
      aria-label={label}
      className={clsx('flex min-w-0 flex-wrap gap-x-4 text-sm sm:gap-x-5 sm:whitespace-nowrap', className)}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-muted">
            {figure.label}
            {figure.hint && ` ${figure.hint}`}
          </dt>
          <dd className="font-semibold tabular-nums">{figure.value ?? <Skeleton className="h-4 w-8" />}</dd>
        </div>
      ))}
    </dl>
  );
}
