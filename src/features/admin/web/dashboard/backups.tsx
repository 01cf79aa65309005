import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { HOUR_MS } from '~/shared/dates';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { fill } from '~/ui/fill';
import type { BackupState } from '../../contract';
import { backupQuery } from '../queries';
import { faultClass, StateBlock } from './block';
import * as texts from '../../texts';

/** Longer than a night and a day: the last backup was missed. */
const lateAfterMs = 36 * HOUR_MS;

/** Renders the last backup and the faults of the backups, for superusers (docs/product/admin.md, "Backups"). */
export function Backups() {
  const query = useQuery(backupQuery);
  return (
    <StateBlock title={texts.backups} query={query} failed={texts.loadBackupFailed}>
      {(state) => <State state={state} now={query.dataUpdatedAt} />}
    </StateBlock>
  );
}

function State({ state: { nightly, last }, now }: { state: BackupState; now: number }) {
  if (!last)
    return (
      <p className={faultClass}>
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
        <p className={faultClass}>
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
