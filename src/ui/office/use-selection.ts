import { useMemo, useState } from 'react';

/** Rows that are chosen in a list, for what is done to several at once. */
export interface Selection {
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Chooses all of these, or clears them when they are chosen already. */
  toggleAll: (ids: readonly number[]) => void;
  /** Chooses exactly these. */
  set: (ids: readonly number[]) => void;
  clear: () => void;
  /** Why the last action left a row alone, by its id. */
  refusals: ReadonlyMap<number, string>;
  /** Has rows show why an action left them alone. */
  refuse: (refusals: ReadonlyMap<number, string>) => void;
}

const none: ReadonlyMap<number, string> = new Map();

/**
 * Returns which rows of a list are chosen, and the functions that choose them. `all` is the whole list, whatever is
 * found of it: a row stays chosen while the person searches for the next, and is dropped when it is gone. Pass the same
 * `all` from render to render.
 */
export function useSelection<T extends { id: number }>(all: readonly T[]): [readonly T[], Selection] {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [refusals, setRefusals] = useState(none);
  const selected = useMemo(() => (ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id))), [all, ids]);
  const selection = useMemo<Selection>(() => {
    const change = (edit: (now: Set<number>) => void) =>
      setIds((last) => {
        const now = new Set(last);
        edit(now);
        return now;
      });
    return {
      has: (id) => ids.has(id),
      toggle: (id) => change((now) => void (now.delete(id) || now.add(id))),
      toggleAll: (these) =>
        change((now) => {
          const none = these.every((id) => now.has(id));
          for (const id of these)
            if (none) now.delete(id);
            else now.add(id);
        }),
      set: (these) => setIds(new Set(these)),
      clear: () => {
        setIds(new Set());
        setRefusals(none);
      },
      refusals,
      refuse: setRefusals,
    };
  }, [ids, refusals]);
  return [selected, selection];
}
