import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PersonLink } from '~/ui/office/person-link';
import { PagedList } from '~/ui/paged-list';
import { Skeleton } from '~/ui/skeleton';
import { ListTable, type ListColumn } from '~/ui/office/list-table';
import type { Sorting } from '~/ui/sort-button';
import type { Import } from '../contract';
import { undoDays, type ImportState } from '../contract/choices';
import * as texts from '../texts';
import { importsPerPage, importsQuery } from './queries';

export const stateTones: Record<ImportState, BadgeTone> = { preview: 'quiet', applied: 'primary', undone: 'neutral' };

type HistoryProps = {
  page: number;
  sort: Sorting;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
};

/** Renders the imports; without another order the newest first. */
export function History({ page, sort, onPage, onOpen }: HistoryProps) {
  const list = useQuery({ ...importsQuery(page, sort.by), staleTime: 0, placeholderData: keepPreviousData });
  return (
    <section aria-label={texts.earlierImports} className="min-w-0">
      <PagedList
        fades
        query={list}
        page={page}
        perPage={importsPerPage}
        onPage={onPage}
        words={{ failed: texts.listFailed, pages: texts.listPages }}
        waiting={<Skeleton className="h-72" />}
        empty={
          <EmptyState headingLevel={2} title={texts.noImports} icon={<FileSpreadsheet />}>
            {fillText(texts.noImportsHint, { days: undoDays })}
          </EmptyState>
        }
      >
        {(imports) => (
          <>
            <h2 className="mb-3 text-base font-semibold">{texts.earlierImports}</h2>
            <ListTable
              caption={texts.earlierImports}
              columns={columns}
              rows={imports}
              keyOf={({ id }) => id}
              sort={sort}
              actions={(row) => (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={fillText(texts.openImport, {
                    filename: row.filename,
                    moment: formatMoment(row.created_at),
                  })}
                  onClick={() => onOpen(row.id)}
                >
                  {common.open}
                </Button>
              )}
            />
          </>
        )}
      </PagedList>
    </section>
  );
}

const figure = (name: 'create' | 'update' | 'error'): ListColumn<Import> => ({
  label: texts.actionNames[name],
  numeric: true,
  cell: ({ counts }) => formatCount(counts[name]),
});

const columns: readonly ListColumn<Import>[] = [
  {
    label: common.file,
    sort: 'filename',
    cell: (row) => <span className="block font-semibold wrap-anywhere">{row.filename}</span>,
  },
  { label: texts.readOn, sort: '-created_at', cell: (row) => formatMoment(row.created_at) },
  {
    label: common.state,
    sort: 'state',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{texts.stateNames[state]}</Badge>,
  },
  {
    label: texts.by,
    sort: 'created_by',
    cell: ({ created_by: by }) => (by ? <PersonLink {...by} /> : texts.somebodyGone),
  },
  { label: texts.rowsOfFile, sort: '-counts', numeric: true, cell: ({ counts }) => formatCount(counts.rows) },
  figure('create'),
  figure('update'),
  figure('error'),
];
