import { useEffect, useState } from 'react';
import { useAddress } from '~/ui/hooks/use-address';
import type { Draft } from './draft';

const fields = { step: 1 } as const;

/**
 * The wizard's step, from 0, kept in the address: Back, Forward and a reload lead to a step that was reached already, by
 * going on to it or in the draft. An address that asks for a later one is put right, and one that asks for none leads to
 * where the draft was left. `hydrated`: the draft is known.
 */
export function useSteps(draft: Draft | null, hydrated: boolean) {
  const { shown, change, correct } = useAddress(fields);
  const [reached, setReached] = useState<number>();
  const [arrived, setArrived] = useState(false);
  const furthest = reached ?? furthestOf(draft);
  const asked = Math.min(shown.step - 1, furthest);
  const step = arrived || shown.step > 1 ? asked : (draft?.step ?? 0);

  const isRight = shown.step === step + 1;
  if (hydrated && isRight && !arrived) setArrived(true);
  useEffect(() => {
    if (hydrated && !arrived && !isRight) correct({ step: step + 1 });
  }, [hydrated, arrived, isRight, step, correct]);

  return {
    step,
    /** Whether that is where the person begins, at least. */
    arrived,
    /** Shows a step, which is then one that was reached. */
    show: (next: number) => {
      setReached(Math.max(furthest, next));
      if (next !== step) change({ step: next + 1 });
    },
    /** None has been reached but the first, which is shown. */
    reset: () => {
      setReached(0);
      if (step !== 0) change({ step: 1 });
    },
  };
}

/** Where the draft was left, or the step after those that were completed from the first on. */
function furthestOf(draft: Draft | null): number {
  if (!draft) return 0;
  const open = [0, 1].find((index) => !draft.completed.includes(index)) ?? 2;
  return Math.max(draft.step, open);
}
