import { useMemo, useSyncExternalStore } from 'react';
import { changeDesk, clearDesk, deskOf, watchDesk } from './desk';
import { draftKey, type Draft } from './draft';

/** Returns the draft of an answer to a thread, or of a new question; stores it on every change. */
export function useDraft(personId: number, thread: number | null) {
  const key = draftKey(personId, thread);
  const { draft, file } = useDesk(key);
  const change = (part: Partial<Draft>) => changeDesk(key, { draft: { ...deskOf(key).draft, ...part } });
  const attach = (chosen: File | null) => changeDesk(key, { file: chosen });
  return { key, draft, change, file, attach, clear: () => clearDesk(key) };
}

/** Returns a composer's whole state (desk.ts) and renders every change of it. */
export function useDesk(key: string) {
  const watch = useMemo(() => watchDesk(key), [key]);
  return useSyncExternalStore(watch, () => deskOf(key));
}
