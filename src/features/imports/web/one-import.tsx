import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoment } from '~/shared/format-date';
import { isMissing } from '~/shared/record-page';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import type { Messages } from '~/ui/hooks/use-message';
import { OpenedFile } from '~/ui/office/opened-file';
import { Stat, StatGrid } from '~/ui/stat';
import * as texts from '../texts';
import { ApplyPanel } from './apply-panel';
import { ColumnsPanel } from './columns-panel';
import { stateTones } from './history';
import { importQuery } from './queries';
import { RowsList, type RowsShown } from './rows-list';
import { UndoPanel, type KeptPeople } from './undo-panel';

type OneImportProps = {
  id: number;
  rows: RowsShown;
  page: number;
  /** The people whom an undo has left as they are. */
  keptPeople: KeptPeople;
  messages: Messages;
  onRows: (rows: RowsShown, page: number) => void;
  onUndone: (keptPeople: KeptPeople) => void;
  onBack: () => void;
};

const none: ReadonlySet<number> = new Set();

/** Renders one import: what it would change or has changed, row by row, and what can be done with it. */
export function OneImport({ id, rows, page, keptPeople, messages, onRows, onUndone, onBack }: OneImportProps) {
  const one = useQuery(importQuery(id, page, rows === 'all' ? undefined : rows));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(none);
  const untick = () => setTicked(none);
  const tick = (line: number, isTicked: boolean) =>
    setTicked((lines) => new Set(isTicked ? [...lines, line] : [...lines].filter((other) => other !== line)));
  const isGone = isMissing(one.error);
  return (
    <OpenedFile
      query={one}
      failed={isGone ? texts.importGone : texts.importFailed}
      back={{ label: texts.allImports, onBack }}
      facts={(data) => (
        <>
          <Badge tone={stateTones[data.state]}>{texts.stateNames[data.state]}</Badge>
          <span>{fillText(texts.sentAt, { moment: formatMoment(data.created_at) })}</span>
          {data.applied_at && <span>{fillText(texts.appliedAt, { moment: formatMoment(data.applied_at) })}</span>}
          {data.undone_at && <span>{fillText(texts.undoneAt, { moment: formatMoment(data.undone_at) })}</span>}
        </>
      )}
    >
      {(data) => (
        <>
          <StatGrid label={texts.rows}>
            {(['create', 'update', 'same', 'error'] as const).map((action) => (
              <Stat key={action} label={texts.actionNames[action]} value={formatCount(data.counts[action])} />
            ))}
          </StatGrid>
          {keptPeople.length > 0 && (
            <Alert tone="info" title={texts.keptTitle}>
              <ul className="list-disc ps-5">
                {keptPeople.map((person) => (
                  <li key={person.id}>{[person.full_name, person.membership_id].filter(Boolean).join(', ')}</li>
                ))}
              </ul>
            </Alert>
          )}
          {data.state === 'preview' && (
            <>
              <ColumnsPanel key={JSON.stringify(data.columns)} preview={data} messages={messages} onPreview={untick} />
              <ApplyPanel preview={data} ticked={ticked} messages={messages} onPreview={untick} />
            </>
          )}
          {data.undo_until && <UndoPanel applied={data} messages={messages} onUndone={onUndone} />}
          <RowsList
            data={data}
            shown={rows}
            page={page}
            busy={one.isPlaceholderData}
            ticked={ticked}
            onTick={tick}
            messages={messages}
            onRows={onRows}
          />
        </>
      )}
    </OpenedFile>
  );
}
