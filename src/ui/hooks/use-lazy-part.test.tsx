import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazyPart } from './use-lazy-part';

const rendered = (load: () => Promise<string>) =>
  renderHook(({ wanted }) => useLazyPart(load, wanted), { initialProps: { wanted: 0 } });

test('a part is fetched once it is wanted, and once', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const { result, rerender } = rendered(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender({ wanted: 1 }));
  await act(async () => rerender({ wanted: 2 }));
  expect(result.current).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that could not be fetched is tried again when it is wanted again', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result, rerender } = rendered(load);
  await act(async () => rerender({ wanted: 1 }));
  expect(result.current).toBeUndefined();
  expect(debug).toHaveBeenCalledTimes(1);
  await act(async () => rerender({ wanted: 2 }));
  expect(result.current).toBe('part');
});
