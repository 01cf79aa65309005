import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useProofAsked } from '~/session';

/** Loads the window on demand. Where it can't be loaded, the call that required the proof fails as before. */
const ProofWindow = lazy<ComponentType<{ onAnswer: (proved: boolean) => void }>>(() =>
  import('./load-proof-window').then((module) => module.load()).catch(() => ({ default: NoWindow })),
);

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
