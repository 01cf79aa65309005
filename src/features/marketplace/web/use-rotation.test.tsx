import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRotation } from './use-rotation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ads = (...ids: number[]) => ids.map((id) => ({ id }));
const rotation = (...ids: number[]) => renderHook(({ list }) => useRotation(list), { initialProps: { list: ads(...ids) } });

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
