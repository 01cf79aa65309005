import { clsx } from 'clsx';

/** Renders a grey stand-in sized by its classes. The region around it has aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-breathe rounded-md bg-line/70', className)} />;
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** Renders a stand-in for lines of text. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-3/5' : widths[line % widths.length])} />
      ))}
    </span>
  );
}
