import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { showCount } from '~/shared/show-count';
import { showDate } from '~/shared/show-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import type { Messages } from '~/ui/hooks/use-message';
import { Pagination } from '~/ui/pagination';
import { saveFile } from '~/ui/save-file';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Import, ImportRow } from '../contract';
import { importFields, rowActions, type RowAction } from '../contract/choices';
import * as texts from '../texts';
import { downloadErrors } from './mutations';
import type { RowsShown } from './one-import';
import { rowsPerPage } from './queries';

const tones: Record<RowAction, BadgeTone> = { create: 'primary', update: 'info', same: 'quiet', error: 'danger' };

type RowsListProps = {
  data: Import & { count: number; results: ImportRow[] };
  shown: RowsShown;
  page: number;
  busy: boolean;
  messages: Messages;
  onRows: (rows: RowsShown, page: number) => void;
};

/** The rows of an import, all or of one kind, and the faulty ones as a file to correct. */
export function RowsList({ data, shown, page, busy, messages, onRows }: RowsListProps) {
  const top = useRef<HTMLHeadingElement>(null);
  const { mutateAsync, isPending, variables } = useMutation(downloadErrors);
  const download = async (format: 'csv' | 'xlsx') => {
    messages.clear();
    try {
      saveFile(await mutateAsync({ params: { id: data.id }, query: { format } }), `faulty-rows.${format}`);
    } catch (error) {
      messages.error(errorMessage(error, texts.faultyRowsFailed));
    }
  };
  const count = (rows: RowsShown) => showCount(rows === 'all' ? data.counts.rows : data.counts[rows]);
  return (
    <section aria-label={texts.rows} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 ref={top} tabIndex={-1} className="me-2 scroll-mt-28 text-xl outline-none">
          {texts.rows}
        </h2>
        {(['all', ...rowActions] as const).map((rows) => (
          <Chip key={rows} selected={rows === shown} count={count(rows)} onClick={() => onRows(rows, 1)}>
            {rows === 'all' ? texts.all : texts.actionNames[rows]}
          </Chip>
        ))}
      </div>
      {data.counts.error > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="secondary"
              size="sm"
              loading={isPending && variables.query.format === format}
              onClick={() => void download(format)}
            >
              <Download aria-hidden="true" />
              {format === 'xlsx' ? texts.faultyRowsAsExcel : texts.faultyRowsAsCsv}
            </Button>
          ))}
        </div>
      )}
      <div aria-busy={busy} className={clsx('transition-opacity', busy && 'opacity-60')}>
        {data.results.length === 0 ? (
          <EmptyState title={texts.noSuchRows}>{texts.noSuchRowsHint}</EmptyState>
        ) : (
          <Table caption={countText(texts.rowsFound, data.count)} hideCaption>
            <THead>
              <Th>{texts.row}</Th>
              <Th>{texts.whatHappens}</Th>
              <Th>{texts.who}</Th>
              <Th>{texts.details}</Th>
            </THead>
            <TBody>
              {data.results.map((row) => (
                <Tr key={row.line}>
                  <Td label={texts.row} className="tabular-nums">
                    {row.line}
                  </Td>
                  <Td label={texts.whatHappens}>
                    <Badge tone={tones[row.action]}>{texts.actionNames[row.action]}</Badge>
                  </Td>
                  <Td label={texts.who}>{whoOf(row)}</Td>
                  <Td label={texts.details}>
                    <Details row={row} />
                  </Td>
                </Tr>
              ))}
            </TBody>
          </Table>
        )}
      </div>
      <Pagination
        label={texts.rowPages}
        page={page}
        pageCount={Math.ceil(data.count / rowsPerPage)}
        onPage={(next) => {
          onRows(shown, next);
          top.current?.focus();
        }}
      />
    </section>
  );
}

function whoOf({ user, changes, cells }: ImportRow): string {
  if (user) return [user.full_name, user.membership_id].filter(Boolean).join(', ');
  return changes.find(({ field }) => field === 'full_name')?.after ?? cells.filter(Boolean).slice(0, 3).join(', ');
}

/** Days as the site shows them, everything else as it is. */
const shown = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? showDate(value) : value);

function Details({ row }: { row: ImportRow }) {
  const faults = Object.entries(row.errors ?? {}).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  const known = (field: string) => importFields.find((name) => name === field);
  return (
    <ul className="flex flex-col gap-0.5 py-1 text-sm [overflow-wrap:anywhere]">
      {faults.map(({ field, message }) => (
        <li key={`${field} ${message}`} className={row.action === 'error' ? 'text-danger' : 'text-muted'}>
          {known(field) && <span className="font-semibold">{texts.fieldNames[known(field)!]}: </span>}
          {message}
        </li>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted">{texts.fieldNames[field]}: </span>
          {before !== null && (
            <>
              <del className="text-muted">{shown(before)}</del> <span aria-hidden="true">→ </span>
            </>
          )}
          {after === null ? <span className="text-muted">{texts.emptied}</span> : shown(after)}
        </li>
      ))}
      {faults.length + row.changes.length === 0 && <li className="text-muted">{texts.nothingChanges}</li>}
    </ul>
  );
}
