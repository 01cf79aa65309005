import { keepTyped } from '~/features/phone/web/public';
import { emptyDraft, isBlank, type Draft } from './draft';

/** The state of a composer: the draft, and how much of it has been sent. */
export interface Desk {
  draft: Draft;
  file: File | null;
  /** The share of a post that has been sent, 0 to 1; null while no post is being sent. */
  share: number | null;
  problem: string | null;
}

/* The states by draftKey, outside the component tree: sending continues while the writer looks at another thread, and a
   writer who comes back finds the post in progress instead of a text that could be sent twice. */
const desks = new Map<string, Desk>();
const watchers = new Map<string, Set<() => void>>();

/** Returns a composer's state. */
export function deskOf(key: string): Desk {
  const desk = desks.get(key) ?? { draft: emptyDraft, file: null, share: null, problem: null };
  desks.set(key, desk);
  return desk;
}

/** Changes a part of a composer's state everywhere it is shown; the draft outlives the tab. */
export function changeDesk(key: string, part: Partial<Desk>): void {
  const desk = { ...deskOf(key), ...part };
  desks.set(key, desk);
  if (part.draft) keepTyped(key, isBlank(part.draft) ? null : part.draft);
  if (isWatched(key)) watchers.get(key)!.forEach((notify) => notify());
  else forgetIdle(key);
}

/** Empties a composer after its content has been posted. */
export const clearDesk = (key: string) => changeDesk(key, { draft: emptyDraft, file: null, problem: null });

/** Returns whether a mounted composer shows this state. */
export const isWatched = (key: string) => (watchers.get(key)?.size ?? 0) > 0;

/** Returns the `subscribe` function for useSyncExternalStore. */
export const watchDesk = (key: string) => (notify: () => void) => {
  const listeners = watchers.get(key) ?? new Set();
  watchers.set(key, listeners.add(notify));
  return () => {
    listeners.delete(notify);
    if (!isWatched(key)) forgetIdle(key);
  };
};

/** Drops a state that nothing shows and that has nothing in it. */
function forgetIdle(key: string): void {
  const desk = desks.get(key);
  if (desk?.file === null && desk.share === null && isBlank(desk.draft)) desks.delete(key);
}
