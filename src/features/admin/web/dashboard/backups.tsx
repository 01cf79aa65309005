import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { showMoment } from '~/shared/show-date';
import { fill } from '~/ui/fill';
import { Skeleton } from '~/ui/skeleton';
import type { BackupState } from '../../contract';
import { backupQuery } from '../queries';
import { Block } from './block';
import * as texts from '../../texts';

// A state of things, not a message: it interrupts nobody.
const warning = 'font-semibold text-brass-ink';

/** Longer than a night and a day: the last one was missed. */
const lateAfterMs = 36 * 3_600_000;

/** When the last backup was made, and what is wrong with that (docs/product/admin.md, "Backups"). For superusers. */
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
          madeAt: showMoment(last.made_at),
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
