import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

test('rows are chosen one by one or all that are found; who is gone is chosen no longer', () => {
  const all = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const { result, rerender } = renderHook(({ rows }) => useSelection(rows), { initialProps: { rows: all } });
  const ids = () => result.current[0].map(({ id }) => id);
  act(() => result.current[1].toggle(2));
  act(() => result.current[1].toggleAll([1, 2]));
  expect(ids()).toEqual([1, 2]);
  // Another search finds other rows: those chosen before stay chosen.
  act(() => result.current[1].toggleAll([3]));
  expect(ids()).toEqual([1, 2, 3]);
  act(() => result.current[1].toggleAll([1, 2]));
  expect(ids()).toEqual([3]);
  act(() => result.current[1].set([1, 3]));
  rerender({ rows: all.slice(1) });
  expect(ids()).toEqual([3]);
  act(() => result.current[1].clear());
  expect(ids()).toEqual([]);
});
