import { useState } from 'react';
import { append, settle, type StableList } from './stable-list';

interface ListState<T> extends StableList<T> {
  of: string;
  fresh: readonly T[] | undefined;
}

/**
 * Returns rows that stay in place while fresh ones arrive (stable-list.ts). `of` names the list: a different name is a
 * different list, shown as it comes. `renew` lets the waiting rows in.
 */
export function useStableList<T extends { id: number }>(of: string, fresh: readonly T[] | undefined) {
  const [state, setState] = useState<ListState<T>>({ of: '', fresh: undefined, rows: [], waiting: [] });
  if (state.of !== of || state.fresh !== fresh) {
    const same = state.of === of && state.fresh !== undefined;
    setState({ of, fresh, ...(fresh ? settle(same ? state.rows : [], fresh) : { rows: [], waiting: [] }) });
  }
  const renew = () => setState({ of, fresh, ...settle<T>([], fresh ?? []) });
  return { rows: state.rows, waiting: state.waiting, renew };
}

interface ThreadState<T> {
  of: string;
  fresh: readonly T[] | undefined;
  pages: number;
  rows: readonly T[];
  arrived: readonly number[];
}

/**
 * Returns a thread's answers in a stable order, and the ids of those that arrived since it was opened. A change of
 * `pages` means that the reader loaded more, so these rows are not news.
 */
export function useStableThread<T extends { id: number; is_author: boolean }>(
  of: string,
  fresh: readonly T[] | undefined,
  pages = 1,
) {
  const [state, setState] = useState<ThreadState<T>>({ of: '', fresh: undefined, pages: 1, rows: [], arrived: [] });
  if (state.of !== of || state.fresh !== fresh) {
    const opened = state.of === of && state.fresh !== undefined;
    const asked = state.pages !== pages;
    const before = new Set(opened ? state.rows.map(({ id }) => id) : []);
    const rows = append(opened ? state.rows : [], fresh ?? [], asked);
    const news =
      opened && !asked ? rows.filter(({ id, is_author }) => !before.has(id) && !is_author).map(({ id }) => id) : [];
    const still = (opened ? state.arrived : []).filter((id) => rows.some((row) => row.id === id));
    setState({ of, fresh, pages, rows, arrived: [...still, ...news] });
  }
  const seen = () => setState((now) => (now.arrived.length === 0 ? now : { ...now, arrived: [] }));
  return { rows: state.rows, arrived: state.arrived, seen };
}
