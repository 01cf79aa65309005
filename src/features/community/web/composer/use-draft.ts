import { useMemo, useSyncExternalStore } from 'react';
import { changeDesk, clearDesk, deskOf, watchDesk } from './desk';
import { draftKey, type Draft } from './draft';

/** The draft of a thread's answer, or of a new question; kept as it is typed. */
export function useDraft(personId: number, thread: number | null) {
  const key = draftKey(personId, thread);
  const { draft, file } = useDesk(key);
  const change = (part: Partial<Draft>) => changeDesk(key, { draft: { ...deskOf(key).draft, ...part } });
  const attach = (chosen: File | null) => changeDesk(key, { file: chosen });
  return { key, draft, change, file, attach, clear: () => clearDesk(key) };
}

/** All that lies on a composer's desk (desk.ts), followed. */
export function useDesk(key: string) {
  const watch = useMemo(() => watchDesk(key), [key]);
  return useSyncExternalStore(watch, () => deskOf(key));
}
