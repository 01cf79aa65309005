import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { showCount } from '~/shared/show-count';
import { showMoment } from '~/shared/show-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ListFrame } from '~/ui/office/list-frame';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import { stateNames } from '../content/words';
import type { Import } from '../contract';
import type { ImportState } from '../contract/choices';
import { importsPerPage, importsQuery } from './queries';

export const stateTones: Record<ImportState, BadgeTone> = { preview: 'quiet', applied: 'primary', undone: 'neutral' };

type HistoryProps = { page: number; onPage: (page: number) => void; onOpen: (id: number) => void };

/** The imports there were, the newest first. */
export function History({ page, onPage, onOpen }: HistoryProps) {
  const list = useQuery({ ...importsQuery(page), staleTime: 0, placeholderData: keepPreviousData });
  return (
    <section aria-label="Earlier imports" className="min-w-0">
      <ListFrame query={list} failed="Failed to load imports. Please try again." waiting={<Skeleton className="h-72" />}>
        {({ results, count }) =>
          count === 0 ? (
            <EmptyState headingLevel={2} title="No imports yet" icon={<FileSpreadsheet />}>
              What you bring in is listed here, and can be undone for 14 days.
            </EmptyState>
          ) : (
            <>
              <Table caption="Earlier imports">
                <THead>
                  <Th>File</Th>
                  <Th>State</Th>
                  <Th>By</Th>
                  <Th className="text-end!">New</Th>
                  <Th className="text-end!">Changed</Th>
                  <Th className="text-end!">Faulty</Th>
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </THead>
                <TBody>
                  {results.map((row) => (
                    <HistoryRow key={row.id} row={row} onOpen={onOpen} />
                  ))}
                </TBody>
              </Table>
              <Pagination className="mt-6" label="Pages of imports" page={page} pageCount={Math.ceil(count / importsPerPage)} onPage={onPage} />
            </>
          )
        }
      </ListFrame>
    </section>
  );
}

function HistoryRow({ row, onOpen }: { row: Import; onOpen: (id: number) => void }) {
  return (
    <Tr>
      <Td label="File">
        <span className="block font-semibold [overflow-wrap:anywhere]">{row.filename}</span>
        <span className="block text-xs text-muted">{showMoment(row.created_at)}</span>
      </Td>
      <Td label="State">
        <Badge tone={stateTones[row.state]}>{stateNames[row.state]}</Badge>
      </Td>
      <Td label="By">{row.created_by?.name ?? 'Somebody who has left'}</Td>
      <Td label="New" numeric>{showCount(row.counts.create)}</Td>
      <Td label="Changed" numeric>{showCount(row.counts.update)}</Td>
      <Td label="Faulty" numeric>{showCount(row.counts.error)}</Td>
      <Td className="sm:text-end">
        <Button size="sm" variant="secondary" aria-label={`Open ${row.filename} of ${showMoment(row.created_at)}`} onClick={() => onOpen(row.id)}>
          Open
        </Button>
      </Td>
    </Tr>
  );
}
