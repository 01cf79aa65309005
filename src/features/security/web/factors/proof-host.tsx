import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useProofAsked } from '~/session';

/** It comes when it is needed; where it cannot come, the call that asked fails as it did. */
const ProofWindow = lazy<ComponentType<{ onAnswer: (proved: boolean) => void }>>(() =>
  import('./proof-window').catch(() => ({ default: NoWindow })),
);

/** Where the window of the fresh proof opens, on whatever page. */
export function ProofHost() {
  const asked = useProofAsked();
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ProofWindow onAnswer={asked.answer} />
    </Suspense>
  );
}

function NoWindow({ onAnswer }: { onAnswer: (proved: boolean) => void }) {
  useEffect(() => onAnswer(false), [onAnswer]);
  return null;
}
