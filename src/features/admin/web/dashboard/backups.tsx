import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { HOUR_MS } from '~/shared/dates';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { fill } from '~/ui/fill';
import { Skeleton } from '~/ui/skeleton';
import type { BackupState } from '../../contract';
import { backupQuery } from '../queries';
import { Block } from './block';
import * as texts from '../../texts';

// A lasting state, not a message: it interrupts no screen reader.
const warning = 'font-semibold text-brass-ink';

/** Longer than a night and a day: the last backup was missed. */
const lateAfterMs = 36 * HOUR_MS;

/** Renders the last backup and the faults of the backups, for superusers (docs/product/admin.md, "Backups"). */
export function Backups() {
  const { data, isPending, dataUpdatedAt } = useQuery(backupQuery);
  return (
    <Block title={texts.backups}>
      {data ? (
        <State state={data} now={dataUpdatedAt} />
      ) : isPending ? (
        <Skeleton className="h-14" />
      ) : (
        <p className={warning}>{texts.loadBackupFailed}</p>
      )}
    </Block>
  );
}

function State({ state: { nightly, last }, now }: { state: BackupState; now: number }) {
  if (!last)
    return (
      <p className={warning}>
        {texts.noBackupYet}
        {!nightly && <> {notNightly}</>}
      </p>
    );
  const isLate = nightly && now - Date.parse(last.made_at) > lateAfterMs;
  const faults = [
    last.missing_files > 0 && countText(texts.filesMissing, last.missing_files),
    isLate && texts.lastNightMissing,
    !nightly && notNightly,
  ].filter(Boolean);
  return (
    <>
      <p>
        {fillText(texts.lastBackup, {
          madeAt: formatMoment(last.made_at),
          rows: countText(texts.rowCount, last.rows),
          files: countText(texts.fileCount, last.files),
        })}
      </p>
      {faults.length > 0 && (
        <p className={warning}>
          {faults.map((fault, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              {fault}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

const setting = 'BACKUP_URL';
const notNightly = fill(texts.noneByItself, { setting: <code className="font-[inherit]">{setting}</code> });
