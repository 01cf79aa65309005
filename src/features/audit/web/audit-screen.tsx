import { useQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { countOnPage } from '~/shared/count-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { ExportButtons } from '~/ui/office/export-buttons';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote, type PaperFilters } from '~/ui/office/print-note';
import { PagedList } from '~/ui/paged-list';
import { sortingOf } from '~/ui/sort-button';
import { Skeleton } from '~/ui/skeleton';
import { Entries } from './entries';
import { FilterForm } from './filter-form';
import { auditFields, isFiltered } from './filters';
import { auditQuery, exportAudit, PAGE } from './queries';
import { useSettled } from '~/ui/hooks/use-settled';
import { useWords } from './words';
import * as texts from '../texts';

const frame = {
  title: common.auditLog,
  lead: texts.auditLogLead,
  className: 'flex flex-col gap-3',
};

/** Renders the audit log with its filters (docs/product/audit.md, "Audit screen"). */
export function AuditScreen() {
  const address = useAddress(auditFields);
  const { shown, change, clear } = address;
  const filters = useSettled(shown);
  const { page: _page, ...filter } = filters;
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const { actionLabel } = useWords();
  const list = useQuery(auditQuery(filters));
  const { data, isEnabled } = list;
  const count = useRef<HTMLParagraphElement>(null);
  const countWords = data && countOnPage(counts, data.count, filters.page, PAGE);
  const paper: PaperFilters = [
    [texts.whoDidIt, filters.actor],
    [texts.whatWasDone, filters.action && actionLabel(filters.action)],
    [texts.toWhom, filters.target],
    [common.firstDay, formatDate(filters.from) ?? ''],
    [common.lastDay, formatDate(filters.to) ?? ''],
  ];
  return (
    <OfficePage
      {...frame}
      message={message}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={
        <ExportButtons
          call={exportAudit}
          input={isEnabled ? { query: filter } : undefined}
          list="audit-log"
          filters={paper}
          messages={messages}
        />
      }
    >
      <FilterForm filters={shown} onChange={change} onClear={() => clear('sort')} />
      <p
        ref={count}
        tabIndex={-1}
        role="status"
        className={clsx(
          '-mb-1 scroll-mt-[calc(var(--spacing-header)+1rem)] text-sm font-semibold tabular-nums',
          'outline-none print:hidden',
        )}
      >
        {isEnabled && countWords}
      </p>
      <PrintNote count={countWords} filters={paper} />
      {isEnabled && (
        <PagedList
          fades
          query={list}
          page={filters.page}
          perPage={PAGE}
          onPage={(page) => change({ page })}
          top={count}
          words={{ failed: texts.loadFailed, pages: texts.pages }}
          waiting={<Skeleton className="h-120" />}
          empty={<NoEntries filtered={isFiltered(filters) || filters.page > 1} onClear={() => clear()} />}
        >
          {(entries) => <Entries entries={entries} sort={sortingOf(address, '-at')} />}
        </PagedList>
      )}
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const AuditWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <Skeleton className="h-15" />
    <Skeleton className="h-120" />
  </OfficePage>
);

const NoEntries = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => (
  <NothingFound
    title={texts.noEntries}
    icon={<ScrollText />}
    clearLabel={texts.showEverything}
    onClear={filtered && onClear}
  >
    {filtered ? texts.nothingMatches : texts.noEntriesYet}
  </NothingFound>
);

const counts = { all: texts.entryCount, page: texts.entriesShown };
