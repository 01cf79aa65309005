import { countText } from '~/shared/count-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { Alert } from '~/ui/alert';
import { Panel } from '~/ui/panel';
import { Stat, StatGrid } from '~/ui/stat';
import type { Statement } from '../contract';
import { differenceOf } from '../rules/difference';
import * as texts from '../texts';

/** The most lines of a list here; their sum is of all. */
const maxLines = 20;

/** Renders the bank by the books and by the statement, the difference, and the lines that make it. */
export function Comparison({ statement }: { statement: Statement }) {
  const { ledger, statement: balance, difference } = statement;
  const { inFile, inBooks, before } = differenceOf(statement);
  return (
    <Panel title={texts.compareTitle}>
      <StatGrid label={texts.compareTitle}>
        <Stat label={texts.byLedger} value={formatMoney(ledger)} />
        <Stat label={texts.byStatement} value={balance === null ? '–' : formatMoney(balance)} />
        <Stat label={texts.difference} value={difference === null ? '–' : formatMoney(difference)} />
      </StatGrid>
      <div className="mt-5 flex flex-col gap-6">
        {difference === null && <Alert>{texts.noBalances}</Alert>}
        {difference === 0 && <Alert tone="success">{texts.agree}</Alert>}
        <Lines
          title={texts.inFileOnly}
          rows={inFile.map(({ line, value_day: day, narration, amount }) => ({
            key: line,
            day,
            text: narration,
            amount,
          }))}
        />
        <Lines
          title={texts.inBooksOnly}
          rows={inBooks.map(({ receipt_id: key, number, payer, day, amount }) => ({
            key,
            day,
            text: [number, payer].filter(Boolean).join(', '),
            amount: -amount,
          }))}
        />
        {before !== null && before !== 0 && (
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <span>{texts.fromBefore}</span>
            <span className="tabular-nums">{formatMoney(before)}</span>
          </p>
        )}
      </div>
    </Panel>
  );
}

interface Row {
  key: number;
  day: string | null;
  text: string;
  amount: number;
}

const Lines = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section aria-label={title}>
    <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
      <span>{title}</span>
      <span className="tabular-nums">{formatMoney(rows.reduce((sum, { amount }) => sum + amount, 0))}</span>
    </h3>
    {rows.length === 0 ? (
      <p className="mt-1 text-sm text-muted">{texts.noneOf}</p>
    ) : (
      <ul className="mt-1 divide-y divide-line text-sm">
        {rows.slice(0, maxLines).map(({ key, day, text, amount }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {day && <span className="text-muted">{formatDate(day)} </span>}
              {text}
            </span>
            <span className="tabular-nums">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    )}
    {rows.length > maxLines && <p className="mt-1 text-sm text-muted">{countText(texts.firstOf, maxLines)}</p>}
  </section>
);
