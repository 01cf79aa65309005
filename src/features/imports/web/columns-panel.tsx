import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import { Select, optionsOf } from '~/ui/select';
import type { Import, ImportColumn, ImportRow } from '../contract';
import { importFields, type ImportField } from '../contract/choices';
import * as texts from '../texts';
import { changeImport } from './mutations';

const identifyingFields: readonly ImportField[] = ['membership_id', 'licenseNo', 'phone', 'email'];
const options = [{ value: 'none', label: texts.notImported }, ...optionsOf(importFields, texts.fieldNames)];

type ColumnsPanelProps = {
  preview: Import & { results: ImportRow[] };
  messages: Messages;
  /** Called when the rows were compared again: other rows may have warnings then. */
  onPreview: () => void;
};

/** Renders the field of each column of the file. A choice is remembered for the next file. */
export function ColumnsPanel({ preview, messages, onPreview }: ColumnsPanelProps) {
  const [columns, setColumns] = useState<readonly ImportColumn[]>(preview.columns);
  const { mutateAsync, isPending } = useMutation(changeImport);
  const changed = columns.filter(({ field }, at) => field !== preview.columns[at]!.field);

  const choose = (at: number, field: ImportField | null) =>
    // A field belongs to one column: the column that had it loses it.
    setColumns(
      columns.map((column, index) =>
        index === at
          ? { ...column, field }
          : field !== null && column.field === field
            ? { ...column, field: null }
            : column,
      ),
    );
  const save = async () => {
    messages.clear();
    try {
      await mutateAsync({
        params: { id: preview.id },
        body: {
          columns: Object.fromEntries(changed.map(({ heading, field }) => [heading, field])),
          updated_at: preview.updated_at,
        },
      });
      onPreview();
      messages.success(texts.lookedAnew);
    } catch (error) {
      messages.error(
        errorMessage(error, texts.columnsFailed, { stale: common.switchedElsewhere, 400: true, 409: true }),
      );
    }
  };
  return (
    <Panel title={texts.columns} lead={texts.columnsLead}>
      <div className="flex flex-col gap-5">
        {!columns.some(({ field }) => field !== null && identifyingFields.includes(field)) && (
          <Alert tone="error">{texts.nobodyNamed}</Alert>
        )}
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {columns.map((column, at) => (
            <Column
              key={column.heading}
              column={column}
              sample={sampleOf(preview, at)}
              disabled={isPending}
              onField={(field) => choose(at, field)}
            />
          ))}
        </ul>
        {changed.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button loading={isPending} onClick={() => void save()}>
              {texts.updatePreview}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={() => setColumns(preview.columns)}>
              {common.discard}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

const sampleOf = ({ results }: ColumnsPanelProps['preview'], at: number) =>
  results.map(({ cells }) => cells[at]).find(Boolean) ?? '';

type ColumnProps = {
  column: ImportColumn;
  sample: string;
  disabled: boolean;
  onField: (field: ImportField | null) => void;
};

function Column({ column: { heading, field }, sample, disabled, onField }: ColumnProps) {
  const id = useId();
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold [overflow-wrap:anywhere]">
        {heading}
      </label>
      <Select
        id={id}
        aria-describedby={sample ? `${id}-sample` : undefined}
        value={field ?? 'none'}
        disabled={disabled}
        options={options}
        onChange={({ target }) => onField(importFields.find((known) => known === target.value) ?? null)}
      />
      {sample && (
        <p id={`${id}-sample`} className="truncate text-xs text-muted">
          {fillText(texts.suchAs, { sample })}
        </p>
      )}
    </li>
  );
}
