import { timeIn } from '~/shared/format-date';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import * as texts from '../../texts';
import type { Door } from './door';
import type { DoorState } from './door-state';
import type { Scan } from './queue';
import { wordsOf } from './words';

const MOST = 20;

/** Lists the scans of the last ten minutes, each of which can be taken back. */
export function LastScans({ door, state: { scans, done, stored } }: { door: Door; state: DoorState }) {
  const undone = new Set(scans.flatMap(({ deed }) => ('undo' in deed ? [deed.undo] : [])));
  const waiting = scans.toReversed().map((scan) => ({ scan, answer: null }));
  const recent = [...waiting, ...done].filter(
    ({ scan }) => !('undo' in scan.deed) && !undone.has(scan.scan_id) && door.isRecent(scan),
  );
  if (recent.length === 0) return <p className="text-muted">{texts.doorNoLast}</p>;
  const nameOf = ({ row, deed }: Scan) =>
    stored?.list?.rows.find(({ id }) => id === row)?.full_name ??
    ('walk_in' in deed ? deed.walk_in : 'code' in deed ? deed.code : '');
  return (
    <ul className="divide-y divide-line">
      {recent.slice(0, MOST).map(({ scan, answer }) => (
        <li key={scan.scan_id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{nameOf(scan)}</p>
            <p className="text-muted">
              {timeIn(toIso(new Date(scan.wall)))} · {answer ? wordsOf(answer.result).word : texts.doorNotSent}
            </p>
          </div>
          <Button
            variant="secondary"
            aria-label={fillText(texts.doorUndoOf, { name: nameOf(scan) })}
            onClick={() => void door.undo(scan)}
          >
            {texts.doorUndo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
