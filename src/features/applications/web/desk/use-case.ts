import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stateHere, useNavigate, useSearchParams } from '~/router';
import { writeAddresses } from '~/ui/hooks/use-address';

/** The parameter of the address with the application that the panel shows. */
export const caseParameter = 'applicant';

/** An application that was decided in the panel, and has left the list. */
export interface DecidedCase {
  id: number;
  name: string;
  answer: string;
  /** The application that followed it in the list; null when there was none. */
  next: number | null;
}

/**
 * Returns which application the panel shows, as the address has it, and the way to another one: a step in the history,
 * which a form in the panel can hold. `found` is the list as it is filtered. `onClosed` gets the id of the row that the
 * focus goes to when the panel is closed, by Back too.
 */
export function useCase(found: readonly { id: number }[], onClosed: (id: number | null) => void) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [decided, setDecided] = useState<DecidedCase | null>(null);
  const named = params.get(caseParameter) ?? '';
  const shown = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;

  const show = async (id: number | null) => {
    await writeAddresses();
    const next = new URLSearchParams(window.location.search);
    if (id === null) next.delete(caseParameter);
    else next.set(caseParameter, String(id));
    const search = next.toString();
    await navigate({ search: search && `?${search}` }, { preventScrollReset: true, state: stateHere() });
  };

  /** Returns the application that follows in the list, after the last one the first. */
  const nextOf = (id: number): number | null => {
    const index = found.findIndex((user) => user.id === id);
    return (found[index + 1] ?? found.find((user) => user.id !== id))?.id ?? null;
  };

  const last = useRef(shown);
  const onShown = useEffectEvent(() => {
    const left = last.current;
    last.current = shown;
    if (shown === null && left !== null) onClosed(decided?.id === left ? decided.next : left);
  });
  useEffect(() => onShown(), [shown]);

  const done = decided?.id === shown ? decided : null;
  const next = shown === null ? null : done ? done.next : nextOf(shown);
  return {
    shown,
    done,
    nextOf,
    open: (id: number) => void show(id),
    close: () => void show(null),
    goOn: next === null ? null : () => void show(next),
    setDecided: (id: number, name: string, answer: string) => setDecided({ id, name, answer, next: nextOf(id) }),
    /** Shows the application again whose decision was taken back. */
    forget: (id: number) => setDecided((now) => (now?.id === id ? null : now)),
  };
}

export type Case = ReturnType<typeof useCase>;
