import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import { showMoment } from '~/shared/show-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ListFrame } from '~/ui/office/list-frame';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Import } from '../contract';
import { undoDays, type ImportState } from '../contract/choices';
import * as texts from '../texts';
import { importsPerPage, importsQuery } from './queries';

export const stateTones: Record<ImportState, BadgeTone> = { preview: 'quiet', applied: 'primary', undone: 'neutral' };

type HistoryProps = { page: number; onPage: (page: number) => void; onOpen: (id: number) => void };

/** The imports there were, the newest first. */
export function History({ page, onPage, onOpen }: HistoryProps) {
  const list = useQuery({ ...importsQuery(page), staleTime: 0, placeholderData: keepPreviousData });
  return (
    <section aria-label={texts.earlierImports} className="min-w-0">
      <ListFrame query={list} failed={texts.listFailed} waiting={<Skeleton className="h-72" />}>
        {({ results, count }) =>
          count === 0 ? (
            <EmptyState headingLevel={2} title={texts.noImports} icon={<FileSpreadsheet />}>
              {fillText(texts.noImportsHint, { days: undoDays })}
            </EmptyState>
          ) : (
            <>
              <Table caption={texts.earlierImports}>
                <THead>
                  <Th>{texts.file}</Th>
                  <Th>{texts.state}</Th>
                  <Th>{texts.by}</Th>
                  <Th className="text-end!">{texts.actionNames.create}</Th>
                  <Th className="text-end!">{texts.actionNames.update}</Th>
                  <Th className="text-end!">{texts.actionNames.error}</Th>
                  <Th>
                    <span className="sr-only">{texts.actions}</span>
                  </Th>
                </THead>
                <TBody>
                  {results.map((row) => (
                    <HistoryRow key={row.id} row={row} onOpen={onOpen} />
                  ))}
                </TBody>
              </Table>
              <Pagination
                className="mt-6"
                label={texts.listPages}
                page={page}
                pageCount={Math.ceil(count / importsPerPage)}
                onPage={onPage}
              />
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
      <Td label={texts.file}>
        <span className="block font-semibold [overflow-wrap:anywhere]">{row.filename}</span>
        <span className="block text-xs text-muted">{showMoment(row.created_at)}</span>
      </Td>
      <Td label={texts.state}>
        <Badge tone={stateTones[row.state]}>{texts.stateNames[row.state]}</Badge>
      </Td>
      <Td label={texts.by}>{row.created_by?.name ?? texts.somebodyGone}</Td>
      <Td label={texts.actionNames.create} numeric>
        {showCount(row.counts.create)}
      </Td>
      <Td label={texts.actionNames.update} numeric>
        {showCount(row.counts.update)}
      </Td>
      <Td label={texts.actionNames.error} numeric>
        {showCount(row.counts.error)}
      </Td>
      <Td className="sm:text-end">
        <Button
          size="sm"
          variant="secondary"
          aria-label={fillText(texts.openImport, { filename: row.filename, moment: showMoment(row.created_at) })}
          onClick={() => onOpen(row.id)}
        >
          {texts.open}
        </Button>
      </Td>
    </Tr>
  );
}
