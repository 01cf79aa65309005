import { useQuery } from '@tanstack/react-query';
import { showMoment } from '~/shared/show-date';
import { counted } from '~/shared/show-count';
import { Skeleton } from '~/ui/skeleton';
import type { BackupState } from '../../contract';
import { backupQuery } from '../queries';
import { Block } from './block';

// A state of things, not a message: it interrupts nobody.
const warning = 'font-semibold text-brass-ink';

/** Longer than a night and a day: the last one was missed. */
const lateAfterMs = 36 * 3_600_000;

/** When the last backup was made, and what is wrong with that (docs/product/admin.md, "Backups"). For superusers. */
export function Backups() {
  const { data, isPending, dataUpdatedAt } = useQuery(backupQuery);
  return (
    <Block title="Backups">
      {data ? (
        <State state={data} now={dataUpdatedAt} />
      ) : isPending ? (
        <Skeleton className="h-14" />
      ) : (
        <p className={warning}>When the last backup was made could not be loaded.</p>
      )}
    </Block>
  );
}

function State({ state: { nightly, last }, now }: { state: BackupState; now: number }) {
  if (!last) return <p className={warning}>No backup has been made yet.{!nightly && ` ${notNightly}`}</p>;
  const isLate = nightly && now - Date.parse(last.made_at) > lateAfterMs;
  const faults = [
    last.missing_files > 0 && `${counted(last.missing_files, 'file')} of the site could not be found.`,
    isLate && 'The one of last night is missing: the log says why.',
    !nightly && notNightly,
  ].filter(Boolean);
  return (
    <>
      <p>
        The last backup was made on {showMoment(last.made_at)}: {counted(last.rows, 'row')}, {counted(last.files, 'file')}.
      </p>
      {faults.length > 0 && <p className={warning}>{faults.join(' ')}</p>}
    </>
  );
}

const notNightly = 'None is made by itself: that takes the setting BACKUP_URL.';
