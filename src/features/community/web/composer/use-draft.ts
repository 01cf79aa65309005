import { useMemo, useSyncExternalStore } from 'react';
import { changeDesk, clearDesk, deskOf, watchDesk } from './desk';
import { draftKey, type Draft } from './draft';

/** The draft of an answer to a thread, or of a new question; stored while it is typed. */
export function useDraft(personId: number, thread: number | null) {
  const key = draftKey(personId, thread);
  const { draft, file } = useDesk(key);
  const change = (part: Partial<Draft>) => changeDesk(key, { draft: { ...deskOf(key).draft, ...part } });
  const attach = (chosen: File | null) => changeDesk(key, { file: chosen });
  return { key, draft, change, file, attach, clear: () => clearDesk(key) };
}

/** A composer's whole state (desk.ts), kept up to date. */
export function useDesk(key: string) {
  const watch = useMemo(() => watchDesk(key), [key]);
  return useSyncExternalStore(watch, () => deskOf(key));
}
