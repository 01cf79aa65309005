import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { isUnderway, progressOf, type Transfer } from './hooks/use-transfers';
import { FieldError } from './field-error';
import { Progress } from './progress';

const notes = {
  waiting: common.waiting,
  sending: undefined,
  processing: common.processing,
  done: common.uploaded,
  failed: common.failed,
  stopped: common.cancelled,
} as const;

/**
 * The files of `useTransfers`, each with how far it is or what went wrong; over them, in words, which of how many it is and
 * how far all of them are. Many of them scroll, so that what stands below stays in sight.
 */
export function TransferList({ transfers }: { transfers: readonly Transfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <div>
      {transfers.length > 1 && <Summary transfers={transfers} />}
      <ul
        aria-label={common.uploads}
        tabIndex={transfers.length > 4 ? 0 : undefined}
        className="flex max-h-[min(40dvh,16rem)] flex-col gap-3 overflow-y-auto"
      >
        {transfers.map(({ name, share, state, problem }, index) => (
          // The list is made once per run and never sorted.
          <li key={index}>
            <Progress label={name} value={share} tone={state === 'failed' ? 'danger' : 'primary'} note={notes[state]} />
            {problem && <FieldError>{problem}</FieldError>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Said anew with every file, not with every per cent. */
function Summary({ transfers }: { transfers: readonly Transfer[] }) {
  const { file, of, share } = progressOf(transfers);
  return (
    <p role="status" className="mb-3 text-sm font-semibold empty:hidden">
      {isUnderway(transfers) && (
        <>
          {fillText(common.uploadingFile, { file, all: of })}
          <span aria-hidden="true">, {Math.round(share * 100)} %</span>
        </>
      )}
    </p>
  );
}
