import { useQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { countText } from '~/shared/count-text';
import { showCount } from '~/shared/show-count';
import { showDate } from '~/shared/show-date';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import { Entries } from './entries';
import { FilterForm } from './filter-form';
import { auditFields, isFiltered, type Filters } from './filters';
import { auditQuery, PAGE } from './queries';
import { useSettled } from '~/ui/hooks/use-settled';
import { useWords } from './words';
import * as texts from '../texts';

const frame = {
  title: texts.auditLog,
  lead: texts.auditLogLead,
  className: 'flex flex-col gap-3',
};

/** The audit log: who did what to whom, when, before and after (docs/product/audit.md, "Audit screen"). */
export function AuditScreen() {
  const { shown, change, clear } = useAddress(auditFields);
  const filters = useSettled(shown);
  const { actionLabel } = useWords();
  const list = useQuery(auditQuery(filters));
  const { data, isEnabled, isPlaceholderData } = list;
  const count = useRef<HTMLParagraphElement>(null);

  const goTo = (page: number) => {
    change({ page });
    // The list begins anew where the reader begins anew.
    count.current?.focus();
  };

  return (
    <OfficePage {...frame} refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}>
      <FilterForm filters={shown} onChange={change} onClear={() => clear()} />
      <p
        ref={count}
        tabIndex={-1}
        role="status"
        className="-mb-1 scroll-mt-[calc(var(--spacing-header)+1rem)] text-sm font-semibold tabular-nums outline-none print:hidden"
      >
        {data && isEnabled && countOf(data.count, filters)}
      </p>
      <PrintNote
        count={data && countOf(data.count, filters)}
        filters={[
          [texts.whoDidIt, filters.actor],
          [texts.whatWasDone, filters.action && actionLabel(filters.action)],
          [texts.toWhom, filters.target],
          [texts.firstDay, showDate(filters.from) ?? ''],
          [texts.lastDay, showDate(filters.to) ?? ''],
        ]}
      />
      {isEnabled && (
        <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <ListFrame query={list} failed={texts.loadFailed} waiting={<Skeleton className="h-120" />}>
            {({ count: all, results }) =>
              results.length > 0 ? (
                <>
                  <Entries entries={results} />
                  <Pagination
                    className="mt-6"
                    label={texts.pages}
                    page={filters.page}
                    pageCount={Math.ceil(all / PAGE)}
                    onPage={goTo}
                  />
                </>
              ) : (
                <NoEntries filtered={isFiltered(filters) || filters.page > 1} onClear={() => clear()} />
              )
            }
          </ListFrame>
        </div>
      )}
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const AuditWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <Skeleton className="h-15" />
    <Skeleton className="h-120" />
  </OfficePage>
);

const NoEntries = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => (
  <EmptyState
    headingLevel={2}
    title={texts.noEntries}
    icon={<ScrollText />}
    action={
      filtered && (
        <Button variant="secondary" onClick={onClear}>
          {texts.showEverything}
        </Button>
      )
    }
  >
    {filtered ? texts.nothingMatches : texts.noEntriesYet}
  </EmptyState>
);

function countOf(count: number, { page }: Filters): string {
  if (count === 0) return '';
  const first = (page - 1) * PAGE + 1;
  if (count <= PAGE || first > count) return countText(texts.entryCount, count);
  return countText(texts.entriesShown, count, {
    first: showCount(first),
    last: showCount(Math.min(page * PAGE, count)),
  });
}
