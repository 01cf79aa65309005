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
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Import } from '../contract';
import { undoDays, type ImportState } from '../contract/choices';
import * as texts from '../texts';
import { importsPerPage, importsQuery } from './queries';

export const stateTones: Record<ImportState, BadgeTone> = { preview: 'quiet', applied: 'primary', undone: 'neutral' };

type HistoryProps = { page: number; onPage: (page: number) => void; onOpen: (id: number) => void };

/** Renders the imports, the newest first. */
export function History({ page, onPage, onOpen }: HistoryProps) {
  const list = useQuery({ ...importsQuery(page), staleTime: 0, placeholderData: keepPreviousData });
  return (
    <section aria-label={texts.earlierImports} className="min-w-0">
      <PagedList
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
          <Table caption={texts.earlierImports}>
            <THead names={[common.file, common.state, texts.by]}>
              <Th className="text-end!">{texts.actionNames.create}</Th>
              <Th className="text-end!">{texts.actionNames.update}</Th>
              <Th className="text-end!">{texts.actionNames.error}</Th>
              <Th>
                <span className="sr-only">{common.actions}</span>
              </Th>
            </THead>
            <TBody>
              {imports.map((row) => (
                <HistoryRow key={row.id} row={row} onOpen={onOpen} />
              ))}
            </TBody>
          </Table>
        )}
      </PagedList>
    </section>
  );
}

function HistoryRow({ row, onOpen }: { row: Import; onOpen: (id: number) => void }) {
  return (
    <Tr opens={`import ${row.id}`}>
      <Td label={common.file}>
        <span className="block font-semibold [overflow-wrap:anywhere]">{row.filename}</span>
        <span className="block text-xs text-muted">{formatMoment(row.created_at)}</span>
      </Td>
      <Td label={common.state}>
        <Badge tone={stateTones[row.state]}>{texts.stateNames[row.state]}</Badge>
      </Td>
      <Td label={texts.by}>{row.created_by ? <PersonLink {...row.created_by} /> : texts.somebodyGone}</Td>
      <Td label={texts.actionNames.create} numeric>
        {formatCount(row.counts.create)}
      </Td>
      <Td label={texts.actionNames.update} numeric>
        {formatCount(row.counts.update)}
      </Td>
      <Td label={texts.actionNames.error} numeric>
        {formatCount(row.counts.error)}
      </Td>
      <Td className="sm:text-end">
        <Button
          size="sm"
          variant="secondary"
          aria-label={fillText(texts.openImport, { filename: row.filename, moment: formatMoment(row.created_at) })}
          onClick={() => onOpen(row.id)}
        >
          {common.open}
        </Button>
      </Td>
    </Tr>
  );
}
