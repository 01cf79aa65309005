import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCarousel } from './use-carousel';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => void vi.useRealTimers());

const ads = (...ids: number[]) => ids.map((id) => ({ id }));
const rotation = (...ids: number[]) =>
  renderHook(({ list }) => useCarousel(list), { initialProps: { list: ads(...ids) } });
const two = ads(1, 2);

test('an ad that fails gives way to the next after a second', () => {
  const { result } = rotation(1, 2);
  act(() => result.current.fail(1));
  expect(result.current).toMatchObject({ index: 0, broken: true });
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ index: 1, broken: false });
});

test('what failed is remembered of the ad: another one in its place is shown', () => {
  const { result, rerender } = rotation(1, 2, 3);
  act(() => result.current.fail(1));
  act(() => void vi.advanceTimersByTime(1000));
  act(() => result.current.fail(2));
  rerender({ list: ads(3, 4) });
  expect(result.current).toMatchObject({ broken: false, allFailed: false });
});

test('when all have failed it rests and says so', () => {
  const { result } = rotation(1, 2);
  act(() => result.current.fail(1));
  act(() => result.current.fail(2));
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toMatchObject({ index: 0, allFailed: true });
});

test('each item stays for its time, and the first follows the last', () => {
  const showMs = ({ id }: { id: number }) => id * 1000;
  const { result } = renderHook(() => useCarousel(two, { showMs }));
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current.index).toBe(0);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.index).toBe(1);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current.index).toBe(0);
  act(() => result.current.setPlaying(false));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.index).toBe(0);
});

test('arrow keys move it, but not with Alt, which goes back in the browser', () => {
  const { result } = renderHook(() => useCarousel(two));
  const press = (key: string, more?: KeyboardEventInit) =>
    act(() => result.current.onKeyDown(new KeyboardEvent('keydown', { key, ...more })));
  press('ArrowLeft', { altKey: true });
  expect(result.current.index).toBe(0);
  press('ArrowLeft');
  expect(result.current.index).toBe(1);
  press('ArrowRight');
  expect(result.current.index).toBe(0);
});
