import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePages } from './use-pages';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

const book = (pageCount: number, spread = false) => {
  const { result } = renderHook(() => usePages(pageCount, spread));
  const lift = (by: 1 | -1): number => {
    let key: number | null = null;
    act(() => void (key = result.current.lift(by)));
    return key ?? 0;
  };
  const release = (key: number, turned: boolean) => act(() => result.current.release(key, turned));
  return { result, lift, release };
};

test('two strokes in quick succession turn two leaves', () => {
  const { result, lift, release } = book(10);
  const first = lift(1);
  release(first, true);
  // The first leaf is still falling.
  expect(result.current.leaf).not.toBeNull();
  const second = lift(1);
  act(() => result.current.drop(first));
  release(second, true);
  act(() => result.current.drop(second));
  expect(result.current).toMatchObject({ page: 3, leaf: null });
});

test('a leaf that falls back leaves the reader where they were', () => {
  const { result, lift, release } = book(10, true);
  const key = lift(1);
  release(key, false);
  expect(result.current.page).toBe(1);
  act(() => result.current.drop(key));
  expect(result.current).toMatchObject({ page: 1, leaf: null });
});

test('a reader who goes elsewhere while a leaf falls arrives there', () => {
  const { result, lift, release } = book(10);
  const key = lift(1);
  act(() => result.current.show(7));
  release(key, true);
  act(() => result.current.drop(key));
  expect(result.current.page).toBe(7);
});
