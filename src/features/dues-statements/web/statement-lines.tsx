import type { ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { fill } from '~/ui/fill';
import { PersonLink } from '~/ui/office/person-link';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Statement } from '../contract';
import { FileRows } from './files';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';

type Line = Statement['lines'][number];

/** The states by which the list of lines is narrowed. */
export const lineKinds = ['new', 'known', 'error'] as const;
export type LineKind = (typeof lineKinds)[number];

const tones: Record<LineKind, BadgeTone> = { new: 'info', known: 'quiet', error: 'danger' };

interface StatementLinesProps {
  statement: Statement;
  kind: 'all' | LineKind;
  page: number;
  ticked: ReadonlySet<number>;
  /** Undefined once the file is applied. */
  onTicks: ((ticked: ReadonlySet<number>) => void) | undefined;
  onLines: (kind: 'all' | LineKind, page: number) => void;
}

/** Renders the lines of a file of the bank, a page at a time; what matches something can be ticked. */
export function StatementLines({ statement, kind, page, ticked, onTicks, onLines }: StatementLinesProps) {
  const { lines, counts } = statement;
  const found = kind === 'all' ? lines : lines.filter(({ state }) => state === kind);
  const sure = lines.filter((line) => line.match === 'sure' && canTick(line)).map(({ line }) => line);
  const tick = (line: number, isTicked: boolean) =>
    onTicks?.(new Set(isTicked ? [...ticked, line] : [...ticked].filter((other) => other !== line)));
  const kinds = [
    ['all', common.all, lines.length] as const,
    ...lineKinds.map((one) => [one, texts.lineStates[one], counts[one]] as const),
  ];
  return (
    <FileRows
      title={texts.linesTitle}
      kinds={kinds}
      kind={kind}
      page={page}
      found={found}
      onRows={onLines}
      tools={
        onTicks &&
        sure.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onTicks(new Set([...ticked, ...sure]))}>
              {countText(texts.tickSure, sure.length)}
            </Button>
            {ticked.size > 0 && (
              <Button variant="ghost" onClick={() => onTicks(new Set())}>
                {texts.untickAll}
              </Button>
            )}
          </div>
        )
      }
    >
      {(shown) => (
        <Table caption={countText(texts.lineCount, found.length)} hideCaption>
          <THead names={[texts.line, duesTexts.day, texts.narration]}>
            <Th className="text-end!">{texts.money}</Th>
            <Th>{common.state}</Th>
            <Th>{texts.whatHappens}</Th>
          </THead>
          <TBody>
            {shown.map((line) => (
              <Tr key={line.line} opens={`line ${line.line}`}>
                <Td label={texts.line} className="tabular-nums">
                  {line.line}
                </Td>
                <Td label={duesTexts.day} className="whitespace-nowrap">
                  {formatDate(line.value_day)}
                </Td>
                <Td label={texts.narration}>
                  <span className="text-sm wrap-anywhere">{line.narration}</span>
                </Td>
                <Td label={texts.money} numeric>
                  {line.amount === null ? '–' : formatMoney(line.amount)}
                </Td>
                <Td label={common.state}>
                  <Badge tone={tones[line.state]}>{texts.lineStates[line.state]}</Badge>
                </Td>
                <Td label={texts.whatHappens}>
                  <Deed line={line} isApplied={!onTicks} isTicked={ticked.has(line.line)} onTick={tick} />
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      )}
    </FileRows>
  );
}

/** Whether it is to decide if a line is recorded as what it matches: a receipt that is there is joined in any case. */
const canTick = ({ state, match, receipt_id: receipt }: Line) => state === 'new' && match !== null && receipt === null;

type DeedProps = {
  line: Line;
  isApplied: boolean;
  isTicked: boolean;
  onTick: (line: number, isTicked: boolean) => void;
};

/** Renders what applying the file does with a line. */
function Deed({ line, isApplied, isTicked, onTick }: DeedProps): ReactNode {
  if (line.state === 'known') return texts.lineKnown;
  if (line.state === 'error') return texts.lineFaulty;
  if (line.amount! < 0) return texts.lineOut;
  if (isApplied) return texts.lineRecorded;
  if (line.receipt_id !== null) return texts.lineLinked;
  if (!canTick(line)) return texts.lineUnknown;
  const name = line.full_name !== null && <PersonLink id={line.user_id} name={line.full_name} />;
  return (
    <div className="flex flex-col gap-1 py-1">
      <span>
        <Badge tone={line.match === 'sure' ? 'primary' : 'brass'}>{texts.matchNames[line.match!]}</Badge>{' '}
        {name ? fill(line.claim_id === null ? texts.pays : texts.paysClaim, { name }) : texts.paysInvoice}
      </span>
      <Checkbox
        label={fillText(texts.tickLine, { line: line.line })}
        checked={isTicked}
        onChange={({ target }) => onTick(line.line, target.checked)}
      />
      {!isTicked && <span className="text-sm text-muted">{texts.lineUnknown}</span>}
    </div>
  );
}
