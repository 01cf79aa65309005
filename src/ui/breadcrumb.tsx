import ChevronRight from 'lucide-react/icons/chevron-right';
import { clsx } from 'clsx';
import { Link } from 'react-router';

export type Crumb = { label: string; to?: string };

/** Where this page is; the last entry is the page itself and needs no `to`. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className={clsx(
                  'inline-flex min-h-9 items-center text-primary underline-offset-4 hover:underline',
                  'pointer-coarse:min-h-11',
                )}
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
