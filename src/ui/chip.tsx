import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type ChipProps = ComponentProps<'button'> & { selected?: boolean; count?: ReactNode };

const shape =
  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-medium transition-colors ' +
  'pointer-coarse:min-h-11';

/** A filter that is on or off. */
export function Chip({ selected = false, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={clsx(
        shape,
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
        selected
          ? 'border-primary bg-primary text-on-primary hover:bg-primary-hover'
          : 'border-line-strong bg-card text-ink hover:border-ink hover:bg-sunken',
        className,
      )}
    >
      {children}
      {count !== undefined && <span className={clsx('tabular-nums', !selected && 'text-muted')}>{count}</span>}
    </button>
  );
}

type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void; className?: string };

/** A filter in force, with a button that takes it away. */
export function RemovableChip({ children, removeLabel, onRemove, className }: RemovableChipProps) {
  return (
    <span className={clsx(shape, 'border-primary/35 bg-primary-tint pe-1 text-ink', className)}>
      <span className="min-w-0 truncate">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className={clsx(
          'touch-target grid size-7 shrink-0 place-items-center rounded-full text-muted',
          'hover:bg-card hover:text-ink',
        )}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
