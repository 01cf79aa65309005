import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '~/shared/api-client';
import { useAddress } from '~/ui/hooks/use-address';
import type { DuesTabProps } from '~/features/dues/web/public';
import { readStatement } from './mutations';
import { statementQuery, statementsQuery } from './queries';
import { ColumnsPanel, type Columns } from './columns-panel';
import { FilePanel } from './file-panel';
import { EarlierFiles, OneFile } from './files';
import { OneStatement } from './one-statement';
import { lineKinds } from './statement-lines';
import * as texts from '../texts';

const fields = { id: 0, lines: ['all', ...lineKinds], line_page: 1 } as const;

/** Renders the bank's statement: a file, what its lines are, and the bank beside the books (docs/product/dues.md). */
export function Tab({ messages }: DuesTabProps) {
  const { shown, change } = useAddress(fields);
  const { mutateAsync } = useMutation(readStatement);
  /** The file that was chosen last, to be read again with other columns, and which statement it is. */
  const [sent, setSent] = useState<{ file: File; id: number }>();
  const [unclear, setUnclear] = useState<{ file: File; headings: readonly string[] }>();

  const read = async (file: File, more: { columns?: Columns; onProgress?: (share: number) => void }) => {
    messages.clear();
    const body = new FormData();
    body.append('file', file);
    if (more.columns) body.append('columns', JSON.stringify(more.columns));
    const { id } = await mutateAsync({ body, ...(more.onProgress && { onProgress: more.onProgress }) });
    setSent({ file, id });
    setUnclear(undefined);
    change({ id, lines: 'all' });
  };
  const readFirst = async (file: File, onProgress: (share: number) => void) => {
    setUnclear(undefined);
    try {
      await read(file, { onProgress });
    } catch (error) {
      const headings = error instanceof CallError && error.fields.columns && error.fields.headings;
      if (!headings || headings.length === 0) throw error;
      setUnclear({ file, headings });
    }
  };
  if (shown.id > 0) {
    const file = sent?.id === shown.id ? sent.file : undefined;
    return (
      <One
        key={shown.id}
        id={shown.id}
        kind={shown.lines}
        page={shown.line_page}
        messages={messages}
        onLines={(lines, page) => change({ id: shown.id, lines, line_page: page })}
        onRead={file && ((columns) => read(file, { columns }))}
        onBack={() => change({ id: 0, lines: 'all' })}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted">{texts.statementLead}</p>
      <FilePanel title={texts.statementFile} lead={texts.statementFileLead} onFile={readFirst} />
      {unclear && (
        <ColumnsPanel
          key={unclear.headings.join(' ')}
          headings={unclear.headings}
          columns={{}}
          fault={texts.columnsUnclear}
          onRead={(columns) => read(unclear.file, { columns })}
        />
      )}
      <Earlier onOpen={(id) => change({ id, lines: 'all' })} />
    </div>
  );
}

const Earlier = ({ onOpen }: { onOpen: (id: number) => void }) => (
  <EarlierFiles query={useQuery(statementsQuery)} onOpen={onOpen} />
);

type OneProps = Omit<Parameters<typeof OneStatement>[0], 'statement'> & { id: number; onBack: () => void };

function One({ id, onBack, ...rest }: OneProps) {
  return (
    <OneFile query={useQuery(statementQuery(id))} onBack={onBack}>
      {(statement) => <OneStatement statement={statement} {...rest} />}
    </OneFile>
  );
}
