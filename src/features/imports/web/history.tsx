import { useQuery } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { PersonLink } from '~/ui/office/person-link';
import { useSettled } from '~/ui/hooks/use-settled';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import type { ListSearch } from '~/ui/search-panel';
import type { Import } from '../contract';
import { undoDays, type ImportState } from '../contract/choices';
import * as texts from '../texts';
import type { ImportsAddress } from './address';
import { importsPerPage, importsQuery } from './queries';

export const stateTones: Record<ImportState, BadgeTone> = { preview: 'quiet', applied: 'primary', undone: 'neutral' };

/** What imports are searched by. */
export const importSearch: ListSearch<ImportsAddress> = { label: common.imports, placeholder: texts.searchImportsHint };

type HistoryProps = {
  shown: ImportsAddress;
  onChange: (part: Partial<ImportsAddress>, as?: 'choice') => void;
  onClear: () => void;
  onOpen: (id: number) => void;
};

/** Renders the imports; without another order the newest first. */
export function History({ onOpen, ...list }: HistoryProps) {
  const query = useQuery(importsQuery(useSettled(list.shown)));
  return (
    <section aria-label={texts.earlierImports} className="min-w-0">
      <h2 className="mb-3 text-base font-semibold">{texts.earlierImports}</h2>
      <OfficeList
        {...list}
        search={importSearch}
        query={query}
        perPage={importsPerPage}
        words={{ failed: texts.listFailed, pages: texts.listPages }}
        empty={{ title: texts.noImports, why: fillText(texts.noImportsHint, { days: undoDays }) }}
        icon={<FileSpreadsheet />}
        table={{
          caption: texts.earlierImports,
          columns,
          keyOf: ({ id }) => id,
          actions: (row) => (
            <Button
              size="sm"
              variant="secondary"
              aria-label={fillText(texts.openImport, { filename: row.filename, moment: formatMoment(row.created_at) })}
              onClick={() => onOpen(row.id)}
            >
              {common.open}
            </Button>
          ),
        }}
      />
    </section>
  );
}

/** Returns what became of the rows, in words: `New 3 · Changed 1 · Faulty 2`; what is none is left out. */
const outcomeOf = ({ counts }: Import) =>
  (['create', 'update', 'error'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${texts.actionNames[name]} ${formatCount(counts[name])}`)
    .join(' · ');

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
  {
    label: texts.rowsOfFile,
    sort: '-counts',
    cell: (row) => (
      <>
        <span className="block tabular-nums">{formatCount(row.counts.rows)}</span>
        <span className="block text-xs text-muted tabular-nums">{outcomeOf(row)}</span>
      </>
    ),
  },
];
