import type { Transfer } from './hooks/use-transfers';
import { FieldError } from './field-error';
import { Progress } from './progress';

const notes = { waiting: 'Waiting', sending: undefined, processing: 'Processing …', done: 'Uploaded', failed: 'Failed', stopped: 'Cancelled' } as const;

/** The files of `useTransfers`, each with how far it is or what went wrong. */
export function TransferList({ transfers }: { transfers: readonly Transfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="flex flex-col gap-3">
      {transfers.map(({ name, share, state, problem }, index) => (
        // The list is made once per run and never sorted.
        <li key={index}>
          <Progress
            label={name}
            value={share}
            tone={state === 'failed' ? 'danger' : 'primary'}
            note={notes[state]}
          />
          {problem && <FieldError>{problem}</FieldError>}
        </li>
      ))}
    </ul>
  );
}
