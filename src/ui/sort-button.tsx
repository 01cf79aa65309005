import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePrinting } from './hooks/use-printing';

/** What a list is sorted by, and the function that changes it. */
export interface Sorting<S extends string = string> {
  by: S;
  onSort: (by: S) => void;
}

type SortButtonProps = {
  direction: 'ascending' | 'descending';
  sorted: boolean;
  onSort: () => void;
  children: ReactNode;
};

/**
 * Renders a column's name that sorts by it, with the arrow of its direction, faint unless the list is sorted so; on
 * paper the name alone.
 */
export function SortButton({ direction, sorted, onSort, children }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  // Chromium leaves buttons out of a table head that it repeats.
  if (usePrinting()) return children;
  return (
    <button
      type="button"
      onClick={onSort}
      className={clsx(
        '-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink',
        sorted && 'text-ink',
      )}
    >
      {children}
      <Arrow aria-hidden="true" className={clsx('size-3.5 shrink-0', !sorted && 'opacity-35')} />
    </button>
  );
}
