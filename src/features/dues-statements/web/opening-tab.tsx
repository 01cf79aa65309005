import { useMutation, useQuery } from '@tanstack/react-query';
import { countText } from '~/shared/count-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { useAddress } from '~/ui/hooks/use-address';
import type { Messages } from '~/ui/hooks/use-message';
import { PersonLink } from '~/ui/office/person-link';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Opening } from '../contract';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import type { DuesTabProps } from '~/features/dues/web/public';
import { applyOpening, readOpening, undoOpening } from './mutations';
import { openingQuery, openingsQuery } from './queries';
import { FilePanel } from './file-panel';
import { EarlierFiles, FileDeed, FileRows, OneFile, UndoFile } from './files';

const fields = { id: 0, rows: ['all', 'good', 'faulty'], row_page: 1 } as const;
type RowKind = (typeof fields)['rows'][number];

/** Renders opening arrears: a file, its rows and their faults, applying and undoing it (docs/product/dues.md). */
export function Tab({ messages }: DuesTabProps) {
  const { shown, change } = useAddress(fields);
  const { mutateAsync } = useMutation(readOpening);
  const open = (id: number) => change({ id, rows: 'all' });
  const read = async (file: File, onProgress: (share: number) => void) => {
    messages.clear();
    const body = new FormData();
    body.append('file', file);
    open((await mutateAsync({ body, onProgress })).id);
  };
  if (shown.id > 0)
    return (
      <One
        key={shown.id}
        id={shown.id}
        kind={shown.rows}
        page={shown.row_page}
        messages={messages}
        onRows={(rows, page) => change({ id: shown.id, rows, row_page: page })}
        onBack={() => open(0)}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted">{texts.openingLead}</p>
      <FilePanel title={texts.openingFile} lead={texts.openingFileLead} onFile={read} />
      <Earlier onOpen={open} />
    </div>
  );
}

const Earlier = ({ onOpen }: { onOpen: (id: number) => void }) => (
  <EarlierFiles query={useQuery(openingsQuery)} onOpen={onOpen} />
);

type RowsProps = { kind: RowKind; page: number; onRows: (kind: RowKind, page: number) => void };
type OneProps = RowsProps & { id: number; messages: Messages; onBack: () => void };

function One({ id, messages, onBack, ...rows }: OneProps) {
  const query = useQuery(openingQuery(id));
  const { mutateAsync: apply } = useMutation(applyOpening);
  const { mutateAsync: undo } = useMutation(undoOpening);
  return (
    <OneFile query={query} onBack={onBack}>
      {(opening) => (
        <>
          {opening.applied_at === null && (
            <FileDeed
              title={texts.apply}
              means={[
                opening.counts.new === 0
                  ? texts.noGoodRows
                  : countText(texts.openingApplyLead, opening.counts.new, { amount: formatMoney(opening.total) }),
              ]}
              label={texts.applyOpening}
              question={texts.openingQuestion}
              done={texts.openingApplied}
              failed={texts.applyFailed}
              disabled={opening.counts.new === 0}
              messages={messages}
              run={() => apply({ params: { id } })}
            />
          )}
          {opening.applied_at !== null && opening.undone_at === null && (
            <UndoFile
              lead={texts.openingUndoLead}
              done={texts.openingUndone}
              messages={messages}
              run={() => undo({ params: { id } })}
            />
          )}
          <Rows opening={opening} {...rows} />
        </>
      )}
    </OneFile>
  );
}

function Rows({ opening: { rows, counts }, kind, page, onRows }: RowsProps & { opening: Opening }) {
  const found = kind === 'all' ? rows : rows.filter(({ error }) => (error === null) === (kind === 'good'));
  const kinds = [
    ['all', common.all, rows.length],
    ['good', texts.good, counts.new],
    ['faulty', texts.faulty, counts.error],
  ] as const;
  return (
    <FileRows title={texts.rowsTitle} kinds={kinds} kind={kind} page={page} found={found} onRows={onRows}>
      {(shown) => (
        <Table caption={countText(texts.rowCount, found.length)} hideCaption>
          <THead names={[texts.line, texts.member]}>
            <Th className="text-end!">{duesTexts.amount}</Th>
            <Th>{duesTexts.dueOnLabel}</Th>
            <Th>{common.state}</Th>
          </THead>
          <TBody>
            {shown.map((row) => (
              <Tr key={row.line} opens={`row ${row.line}`}>
                <Td label={texts.line} className="tabular-nums">
                  {row.line}
                </Td>
                <Td label={texts.member}>
                  {row.full_name !== null && (
                    <>
                      <PersonLink id={row.user_id} name={row.full_name} />,{' '}
                    </>
                  )}
                  <span className="wrap-anywhere">{row.membership_id || '–'}</span>
                </Td>
                <Td label={duesTexts.amount} numeric>
                  {row.amount === null ? '–' : formatMoney(row.amount)}
                </Td>
                <Td label={duesTexts.dueOnLabel} className="whitespace-nowrap">
                  {formatDate(row.due_on) ?? '–'}
                </Td>
                <Td label={common.state}>
                  {row.error === null ? (
                    <Badge tone="primary">{texts.good}</Badge>
                  ) : (
                    <span className="text-danger wrap-anywhere">{row.error}</span>
                  )}
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      )}
    </FileRows>
  );
}
