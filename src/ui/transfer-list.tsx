import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { isPending, progressOf, type Transfer } from './hooks/use-transfers';
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
 * Renders the files of `useTransfers`, each with its progress or its problem; over them, in words, which of how many is
 * being sent and the progress of all. A long list scrolls, so that what stands below stays in sight.
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
          // The list is created once per run and never sorted.
          <li key={index}>
            <Progress label={name} value={share} tone={state === 'failed' ? 'danger' : 'primary'} note={notes[state]} />
            {problem && <FieldError>{problem}</FieldError>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Announced again with every file, not with every per cent. */
function Summary({ transfers }: { transfers: readonly Transfer[] }) {
  const { file, of, share } = progressOf(transfers);
  return (
    <p role="status" className="mb-3 text-sm font-semibold empty:hidden">
      {isPending(transfers) && (
        <>
          {fillText(common.uploadingFile, { file, all: of })}
          <span aria-hidden="true">, {Math.round(share * 100)} %</span>
        </>
      )}
    </p>
  );
}
