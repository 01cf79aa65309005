import { useState } from 'react';
import { append, settle, type StableList } from './stable-list';

interface Kept<T> extends StableList<T> {
  of: string;
  fresh: readonly T[] | undefined;
}

/**
 * Rows that stay in place while fresh ones arrive (stable-list.ts). `of` names the list: a different name is a different list,
 * shown as it comes. `renew` lets in what waits.
 */
export function useStableList<T extends { id: number }>(of: string, fresh: readonly T[] | undefined) {
  const [kept, setKept] = useState<Kept<T>>({ of: '', fresh: undefined, rows: [], waiting: [] });
  if (kept.of !== of || kept.fresh !== fresh) {
    const same = kept.of === of && kept.fresh !== undefined;
    setKept({ of, fresh, ...(fresh ? settle(same ? kept.rows : [], fresh) : { rows: [], waiting: [] }) });
  }
  const renew = () => setKept({ of, fresh, ...settle<T>([], fresh ?? []) });
  return { rows: kept.rows, waiting: kept.waiting, renew };
}

interface KeptThread<T> {
  of: string;
  fresh: readonly T[] | undefined;
  pages: number;
  rows: readonly T[];
  arrived: readonly number[];
}

/** A thread's answers in a stable order, and those that arrived since it was opened. With another number of `pages` the reader has asked for more. */
export function useStableThread<T extends { id: number; is_author: boolean }>(
  of: string,
  fresh: readonly T[] | undefined,
  pages = 1,
) {
  const [kept, setKept] = useState<KeptThread<T>>({ of: '', fresh: undefined, pages: 1, rows: [], arrived: [] });
  if (kept.of !== of || kept.fresh !== fresh) {
    const opened = kept.of === of && kept.fresh !== undefined;
    const asked = kept.pages !== pages;
    const before = new Set(opened ? kept.rows.map(({ id }) => id) : []);
    const rows = append(opened ? kept.rows : [], fresh ?? [], asked);
    const news =
      opened && !asked ? rows.filter(({ id, is_author }) => !before.has(id) && !is_author).map(({ id }) => id) : [];
    const still = (opened ? kept.arrived : []).filter((id) => rows.some((row) => row.id === id));
    setKept({ of, fresh, pages, rows, arrived: [...still, ...news] });
  }
  const seen = () => setKept((now) => (now.arrived.length === 0 ? now : { ...now, arrived: [] }));
  return { rows: kept.rows, arrived: kept.arrived, seen };
}
