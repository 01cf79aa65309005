import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { formatMoney } from '~/shared/format-money';
import type { Messages } from '~/ui/hooks/use-message';
import { Warning } from '~/ui/warning';
import type { Statement } from '../contract';
import { ColumnsPanel, type Columns } from './columns-panel';
import { Comparison } from './comparison';
import { FileDeed, UndoFile } from './files';
import { applyStatement, undoStatement } from './mutations';
import { StatementLines, type LineKind } from './statement-lines';
import * as texts from '../texts';

interface OneStatementProps {
  statement: Statement;
  kind: 'all' | LineKind;
  page: number;
  messages: Messages;
  onLines: (kind: 'all' | LineKind, page: number) => void;
  onRead: ((columns: Columns) => Promise<void>) | undefined;
}

const none: ReadonlySet<number> = new Set();

/** Renders a file of the bank: its columns and lines, what applying it does, and the bank beside the books. */
export function OneStatement({ statement, kind, page, messages, onLines, onRead }: OneStatementProps) {
  const [ticked, setTicked] = useState(none);
  const { mutateAsync: apply } = useMutation(applyStatement);
  const { mutateAsync: undo } = useMutation(undoStatement);
  const { id, lines, applied_at: applied, undone_at: undone } = statement;
  const isPreview = applied === null;
  const incoming = lines.filter(({ state, amount }) => state === 'new' && (amount ?? 0) > 0);
  const linked = incoming.filter(({ receipt_id: receipt }) => receipt !== null);
  const paying = incoming.filter(({ line, receipt_id: receipt }) => receipt === null && ticked.has(line));
  const unknown = incoming.filter(({ line, receipt_id: receipt }) => receipt === null && !ticked.has(line));
  const sureLeft = unknown.filter(({ match }) => match === 'sure').length;
  const sum = unknown.reduce((all, { amount }) => all + amount!, 0);
  const means = [
    texts.applyLead,
    ...(paying.length > 0 ? [countText(texts.willPay, paying.length)] : []),
    ...(unknown.length > 0 ? [countText(texts.willBeUnknown, unknown.length, { amount: formatMoney(sum) })] : []),
    ...(linked.length > 0 ? [countText(texts.willBeLinked, linked.length)] : []),
    ...(lines.length > incoming.length ? [countText(texts.willStay, lines.length - incoming.length)] : []),
  ];
  const isEmpty = !lines.some(({ state }) => state === 'new');
  return (
    <>
      {isPreview && (
        <ColumnsPanel
          key={JSON.stringify(statement.columns)}
          headings={statement.headings}
          columns={statement.columns}
          onRead={onRead}
        />
      )}
      <StatementLines
        statement={statement}
        kind={kind}
        page={page}
        ticked={ticked}
        onTicks={isPreview ? setTicked : undefined}
        onLines={onLines}
      />
      {isPreview && (
        <FileDeed
          title={texts.apply}
          means={isEmpty ? [texts.nothingToApply] : means}
          label={texts.applyStatement}
          question={texts.applyQuestion}
          done={texts.statementApplied}
          failed={texts.applyFailed}
          disabled={isEmpty}
          messages={messages}
          run={() => apply({ params: { id }, body: { ticks: [...ticked] } })}
        >
          {sureLeft > 0 && (
            <p className="mb-4">
              <Warning>{countText(texts.sureLeft, sureLeft)}</Warning>
            </p>
          )}
        </FileDeed>
      )}
      <Comparison statement={statement} />
      {applied && !undone && (
        <UndoFile
          lead={texts.undoStatementLead}
          done={texts.statementUndone}
          messages={messages}
          run={() => undo({ params: { id } })}
        />
      )}
    </>
  );
}
