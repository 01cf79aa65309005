import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { IconButton } from './icon-button';
import { pageWindow } from './page-window';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  label?: string;
  className?: string;
};

/** Renders previous, numbers, next; on phones the numbers shrink to "Page 3 of 12". Nothing for a single page. */
export function Pagination({ page, pageCount, onPage, label = common.pages, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={clsx('flex items-center justify-between gap-2 sm:justify-center', className)}>
      <IconButton label={common.previousPage} variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="text-sm text-muted tabular-nums sm:sr-only">
        {fillText(common.pageOfPages, { page, pages: pageCount })}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true" className="grid size-11 place-items-center text-muted">
                …
              </span>
            ) : (
              <PageButton number={entry} current={entry === page} onPage={onPage} />
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={common.nextPage}
        variant="outline"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}

type PageButtonProps = { number: number; current: boolean; onPage: (page: number) => void };

function PageButton({ number, current, onPage }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={fillText(common.pageNumber, { number })}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(number)}
      className={clsx(
        'grid min-h-11 min-w-11 place-items-center rounded-md px-2 font-medium tabular-nums transition-colors',
        current ? 'bg-primary text-on-primary' : 'hover:bg-sunken',
      )}
    >
      {number}
    </button>
  );
}
