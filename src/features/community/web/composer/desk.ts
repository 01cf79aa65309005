import { emptyDraft, keepDraft, readDraft, type Draft } from './draft';

/** One composer's state: what is being written, and how much of it has been sent. */
export interface Desk {
  draft: Draft;
  file: File | null;
  /** How much of a post has been sent, 0 to 1; null while none is being sent. */
  share: number | null;
  problem: string | null;
}

/*
 * By draftKey, outside the component tree: sending goes on while the writer looks at another thread, and whoever comes back
 * finds it in progress instead of a text that could be sent twice.
 */
const desks = new Map<string, Desk>();
const watchers = new Map<string, Set<() => void>>();

/** A composer's state, with the draft from before a reload if there is one. */
export function deskOf(key: string): Desk {
  const desk = desks.get(key) ?? { draft: readDraft(key), file: null, share: null, problem: null };
  desks.set(key, desk);
  return desk;
}

/** Changes part of it, wherever it is shown; the draft survives a reload. */
export function changeDesk(key: string, part: Partial<Desk>): void {
  const desk = { ...deskOf(key), ...part };
  desks.set(key, desk);
  if (part.draft) keepDraft(key, part.draft);
  if (isWatched(key)) watchers.get(key)!.forEach((tell) => tell());
  else forgetIdle(key);
}

/** Empties it, once its content has been posted. */
export const clearDesk = (key: string) => changeDesk(key, { draft: emptyDraft, file: null, problem: null });

export const isWatched = (key: string) => (watchers.get(key)?.size ?? 0) > 0;

/** For useSyncExternalStore. */
export const watchDesk = (key: string) => (tell: () => void) => {
  const those = watchers.get(key) ?? new Set();
  watchers.set(key, those.add(tell));
  return () => {
    those.delete(tell);
    if (!isWatched(key)) forgetIdle(key);
  };
};

/** Only the draft's text is in session storage; a file, and the progress of sending, are here alone. */
function forgetIdle(key: string): void {
  const desk = desks.get(key);
  if (desk?.file === null && desk.share === null) desks.delete(key);
}
