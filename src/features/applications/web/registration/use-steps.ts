import { useEffect, useState } from 'react';
import { useAddress } from '~/ui/hooks/use-address';
import type { Draft } from './draft';

const fields = { step: 1 } as const;

/**
 * Returns the wizard's step, from 0, which the address holds: Back, Forward and a reload lead to a step that was
 * reached already, in this visit or in the draft. An address with a later step is corrected, and one without a step
 * leads to where the draft was left. `hydrated`: the draft is known.
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
    /** Whether the address shows the step that the person starts with. */
    arrived,
    /** Shows a step, which then counts as reached. */
    show: (next: number) => {
      setReached(Math.max(furthest, next));
      if (next !== step) change({ step: next + 1 });
    },
    /** Shows the first step, the only one reached. */
    reset: () => {
      setReached(0);
      if (step !== 0) change({ step: 1 });
    },
  };
}

/** Returns where the draft was left, or the step after the first completed ones if that is later. */
function furthestOf(draft: Draft | null): number {
  if (!draft) return 0;
  const open = [0, 1].find((index) => !draft.completed.includes(index)) ?? 2;
  return Math.max(draft.step, open);
}
