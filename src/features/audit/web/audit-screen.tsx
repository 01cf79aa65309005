import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import { clsx } from 'clsx';
import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { loadProblem } from '~/shared/problem';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import { Entries } from './entries';
import { FilterForm } from './filter-form';
import { filtersOf, isFiltered, searchOf, type Filters } from './filters';
import { auditQuery, PAGE } from './queries';

/** The audit log: who did what to whom, when, before and after (readings.md, "Community"; issue 5). */
export function AuditScreen() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const { data, error, isFetching, isPlaceholderData, isEnabled, refetch } = useQuery(auditQuery(filters));
  const count = useRef<HTMLParagraphElement>(null);

  const change = useCallback(
    (part: Partial<Filters>, typing = false) =>
      setSearch((now) => searchOf({ ...filtersOf(now), page: 1, ...part }), { replace: typing, preventScrollReset: true }),
    [setSearch],
  );
  const clear = () => setSearch(new URLSearchParams(), { preventScrollReset: true });
  const goTo = (page: number) => {
    change({ page });
    // The list begins anew where the reader begins anew.
    count.current?.focus();
  };

  return (
    <>
      <AuditHeader refreshing={isFetching} onRefresh={() => void refetch()} />
      <Container className="flex flex-col gap-6 py-8 sm:py-12">
        <FilterForm filters={filters} onChange={change} onClear={clear} />
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className="-mb-2 scroll-mt-[calc(var(--spacing-header)+1rem)] text-sm text-muted outline-none"
        >
          {data && isEnabled && countOf(data.count, filters)}
        </p>
        {error ? (
          <ErrorState title={loadProblem(error, 'Failed to load the audit log. Please try again.')} onRetry={() => void refetch()} retrying={isFetching} />
        ) : !isEnabled ? null : data ? (
          <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
            {data.results.length > 0 ? (
              <>
                <Entries entries={data.results} />
                <Pagination
                  className="mt-6"
                  label="Pages of the audit log"
                  page={filters.page}
                  pageCount={Math.ceil(data.count / PAGE)}
                  onPage={goTo}
                />
              </>
            ) : (
              <NoEntries filters={filters} onClear={clear} />
            )}
          </div>
        ) : (
          <Skeleton className="h-120" />
        )}
      </Container>
    </>
  );
}

/** The screen before the person is known. */
export function AuditWaiting() {
  return (
    <div aria-busy="true">
      <AuditHeader />
      <Container className="flex flex-col gap-6 py-8 sm:py-12">
        <Skeleton className="h-18" />
        <Skeleton className="h-120" />
      </Container>
    </div>
  );
}

function AuditHeader({ refreshing, onRefresh }: { refreshing?: boolean; onRefresh?: () => void }) {
  return (
    <PageHeader
      title="Audit Log"
      lead="Who did what to whom, and when. Nothing in it can be changed or deleted."
      back={<BackLink to="/app/admin/dashboard">Admin Dashboard</BackLink>}
      actions={
        <Button variant="secondary" loading={refreshing} disabled={!onRefresh} onClick={onRefresh}>
          <RotateCw aria-hidden="true" />
          Refresh
        </Button>
      }
    />
  );
}

function NoEntries({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const filtered = isFiltered(filters) || filters.page > 1;
  return (
    <EmptyState
      headingLevel={2}
      title="No entries found"
      icon={<ScrollText />}
      action={
        filtered && (
          <Button variant="secondary" onClick={onClear}>
            Show everything
          </Button>
        )
      }
    >
      {filtered ? 'Nothing in the log matches this.' : 'What the office does from now on is written down here.'}
    </EmptyState>
  );
}

function countOf(count: number, { page }: Filters): string {
  if (count === 0) return '';
  const entries = count === 1 ? '1 entry' : `${count.toLocaleString('en-IN')} entries`;
  const first = (page - 1) * PAGE + 1;
  if (count <= PAGE || first > count) return entries;
  return `${first.toLocaleString('en-IN')} to ${Math.min(page * PAGE, count).toLocaleString('en-IN')} of ${entries}`;
}
