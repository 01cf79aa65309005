import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What a list is sorted by, and the way to sort it by something else. */
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

/** A column's name that sorts by it, with the arrow of its direction: plain while the list is sorted so. */
export function SortButton({ direction, sorted, onSort, children }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      data-prints=""
      onClick={onSort}
      className={clsx('-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink', sorted && 'text-ink')}
    >
      {children}
      <Arrow aria-hidden="true" className={clsx('size-3.5 shrink-0 print:hidden', !sorted && 'opacity-35')} />
    </button>
  );
}
