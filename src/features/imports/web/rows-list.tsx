import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Checkbox } from '~/ui/checkbox';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import type { Messages } from '~/ui/hooks/use-message';
import { FormatButtons } from '~/ui/office/export-buttons';
import { PersonLink } from '~/ui/office/person-link';
import { Fading } from '~/ui/paged-list';
import { Pagination } from '~/ui/pagination';
import { saveFile } from '~/ui/save-file';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import { attempt } from '~/ui/office/attempt';
import type { Import, ImportRow } from '../contract';
import { importFields, rowKinds, type RowAction, type RowKind } from '../contract/choices';
import * as texts from '../texts';
import { downloadErrors } from './mutations';
import { rowsPerPage } from './queries';

/** Which rows the list shows: all, or those of one kind. */
export type RowsShown = 'all' | RowKind;

const tones: Record<RowAction, BadgeTone> = { create: 'primary', update: 'info', same: 'quiet', error: 'danger' };

type RowsListProps = {
  data: Import & { count: number; results: ImportRow[] };
  shown: RowsShown;
  page: number;
  busy: boolean;
  /** The lines of the rows with warnings that are to be applied. */
  ticked: ReadonlySet<number>;
  onTick: (line: number, isTicked: boolean) => void;
  messages: Messages;
  onRows: (rows: RowsShown, page: number) => void;
};

/** Renders the rows of an import, all or of one action, and the download of the faulty rows for correction. */
export function RowsList({ data, shown, page, busy, ticked, onTick, messages, onRows }: RowsListProps) {
  const top = useRef<HTMLHeadingElement>(null);
  const { mutateAsync, isPending, variables } = useMutation(downloadErrors);
  const download = (format: 'csv' | 'xlsx') =>
    attempt(messages, { failed: texts.faultyRowsFailed }, async () => {
      saveFile(await mutateAsync({ params: { id: data.id }, query: { format } }), `faulty-rows.${format}`);
    });
  const count = (rows: RowsShown) => formatCount(data.counts[rows === 'all' ? 'rows' : rows]);
  const kinds = rowKinds.filter((kind) => kind !== 'warnings' || data.counts.warnings > 0 || shown === kind);
  return (
    <section aria-label={texts.rows} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 ref={top} tabIndex={-1} className="me-2 scroll-mt-28 text-xl outline-none">
          {texts.rows}
        </h2>
        {(['all', ...kinds] as const).map((rows) => (
          <Chip key={rows} selected={rows === shown} count={count(rows)} onClick={() => onRows(rows, 1)}>
            {rows === 'all' ? common.all : rows === 'warnings' ? texts.doubtfulRows : texts.actionNames[rows]}
          </Chip>
        ))}
      </div>
      {data.counts.error > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <FormatButtons
            size="sm"
            labels={{ xlsx: texts.faultyRowsAsExcel, csv: texts.faultyRowsAsCsv }}
            making={isPending ? (variables.query.format ?? null) : null}
            onStart={(format) => void download(format)}
          />
        </div>
      )}
      <Fading when={busy}>
        {data.results.length === 0 ? (
          <EmptyState title={texts.noSuchRows}>{texts.noSuchRowsHint}</EmptyState>
        ) : (
          <Table caption={countText(texts.rowsFound, data.count)} hideCaption>
            <THead names={[texts.row, texts.whatHappens, texts.who, texts.details]} />
            <TBody>
              {data.results.map((row) => (
                <Tr key={row.line} opens={`row ${row.line}`}>
                  <Td label={texts.row} className="tabular-nums">
                    {row.line}
                  </Td>
                  <Td label={texts.whatHappens}>
                    <Badge tone={tones[row.action]}>{texts.actionNames[row.action]}</Badge>
                  </Td>
                  <Td label={texts.who}>
                    <Who row={row} />
                  </Td>
                  <Td label={texts.details}>
                    <Details row={row} />
                    {row.warnings.length > 0 && data.state === 'preview' && (
                      <Checkbox
                        label={fillText(texts.tickRow, { line: row.line })}
                        checked={ticked.has(row.line)}
                        onChange={({ target }) => onTick(row.line, target.checked)}
                      />
                    )}
                  </Td>
                </Tr>
              ))}
            </TBody>
          </Table>
        )}
      </Fading>
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

function Who({ row: { user, changes, cells } }: { row: ImportRow }) {
  if (user)
    return (
      <>
        <PersonLink id={user.id} name={user.full_name} />
        {user.membership_id && `, ${user.membership_id}`}
      </>
    );
  return changes.find(({ field }) => field === 'full_name')?.after ?? cells.filter(Boolean).slice(0, 3).join(', ');
}

/** Returns a day as the site shows it, and every other value as it is. */
const shown = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value);

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
      {row.warnings.map((message) => (
        <li key={message} className="text-danger">
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
      {row.action === 'create' && !row.changes.some(({ field }) => field === 'email') && (
        <li className="text-muted">{texts.withoutAddress}</li>
      )}
      {faults.length + row.warnings.length + row.changes.length === 0 && (
        <li className="text-muted">{texts.nothingChanges}</li>
      )}
    </ul>
  );
}
