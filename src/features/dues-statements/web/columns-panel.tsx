import { useState } from 'react';
import { errorReason, fieldMessages } from '~/shared/error-message';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Panel } from '~/ui/panel';
import { optionsOf, Select } from '~/ui/select';
import { type StatementColumn, statementColumns } from '../contract/forms';
import * as texts from '../texts';

export type Columns = Record<string, StatementColumn>;

interface ColumnsPanelProps {
  headings: readonly string[];
  columns: Columns;
  /** Why the columns have to be chosen. */
  fault?: string;
  /** Reads the file again with these columns; without it the file is no longer at hand. */
  onRead?: ((columns: Columns) => Promise<void>) | undefined;
}

const options = [{ value: 'none', label: texts.notUsed }, ...optionsOf(statementColumns, texts.columnNames)];

/** Renders what the columns of the bank's file hold; the choice is remembered for the next file. */
export function ColumnsPanel({ headings, columns: at, fault: first, onRead }: ColumnsPanelProps) {
  const [columns, setColumns] = useState(at);
  const [fault, setFault] = useState(first);
  const [isReading, setReading] = useState(false);
  const choose = (heading: string, value: string) => {
    const meaning = statementColumns.find((column) => column === value);
    // A meaning belongs to a single column: the column that had it loses it.
    const others = Object.entries(columns).filter(([name, column]) => name !== heading && column !== meaning);
    setColumns(Object.fromEntries([...others, ...(meaning ? [[heading, meaning] as const] : [])]));
  };
  const read = async () => {
    setReading(true);
    try {
      await onRead?.(columns);
    } catch (error) {
      setFault(fieldMessages(error).columns ?? fieldMessages(error).file ?? errorReason(error) ?? texts.readFailed);
    } finally {
      setReading(false);
    }
  };
  const isChanged = headings.some((heading) => columns[heading] !== at[heading]);
  return (
    <Panel title={texts.columnsTitle} lead={texts.columnsLead}>
      {fault && (
        <Alert tone="error" className="mb-5">
          {fault}
        </Alert>
      )}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {[...new Set(headings)].filter(Boolean).map((heading) => (
          <Field key={heading} label={heading}>
            <Select
              value={columns[heading] ?? 'none'}
              disabled={!onRead || isReading}
              options={options}
              onChange={({ target }) => choose(heading, target.value)}
            />
          </Field>
        ))}
      </div>
      {!onRead && <p className="mt-5 text-sm text-muted">{texts.columnsAgain}</p>}
      {onRead && (isChanged || first) && (
        <Button className="mt-5" loading={isReading} onClick={() => void read()}>
          {texts.readAgain}
        </Button>
      )}
    </Panel>
  );
}
