import { Alert } from './alert';

/** Over a list that could not be asked for again: the old one stays, and nothing else would tell that it is old. */
export function RefreshAlert({ problem }: { problem: string | null }) {
  return (
    problem !== null && (
      <Alert tone="error" className="mb-5">
        {problem}
      </Alert>
    )
  );
}
