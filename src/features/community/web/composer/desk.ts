import { emptyDraft, keepDraft, readDraft, type Draft } from './draft';

/** One composer's things: what is being written, and how far it is on its way. */
export interface Desk {
  draft: Draft;
  file: File | null;
  /** How much of a post has left this device, 0 to 1; null while none is on its way. */
  share: number | null;
  problem: string | null;
}

/*
 * By draftKey, outside of the screen: sending goes on while one looks at another thread, and whoever comes back finds it
 * still going on rather than the same text to be sent again.
 */
const desks = new Map<string, Desk>();
const watchers = new Map<string, Set<() => void>>();

/** The things of a composer; a draft from before a reload is among them. */
export function deskOf(key: string): Desk {
  const desk = desks.get(key) ?? { draft: readDraft(key), file: null, share: null, problem: null };
  desks.set(key, desk);
  return desk;
}

/** Changes a part of it, wherever it is shown; the draft is kept over a reload. */
export function changeDesk(key: string, part: Partial<Desk>): void {
  const desk = { ...deskOf(key), ...part };
  desks.set(key, desk);
  if (part.draft) keepDraft(key, part.draft);
  if (isWatched(key)) watchers.get(key)!.forEach((tell) => tell());
  else forgetIdle(key);
}

/** Empties it: what it held was posted. */
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

/** A draft alone is in session storage; a file, and what is on its way, are only here. */
function forgetIdle(key: string): void {
  const desk = desks.get(key);
  if (desk?.file === null && desk.share === null) desks.delete(key);
}
