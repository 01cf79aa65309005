import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useObjectUrl, useObjectUrls } from './use-object-urls';

const roof = new File(['1'], 'roof.jpg');
const wall = new File(['2'], 'wall.jpg');

let living: Set<string>;

// jsdom has no such addresses.
beforeEach(() => {
  let created = 0;
  living = new Set();
  URL.createObjectURL = () => {
    const url = `blob:${(created += 1)}`;
    living.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void living.delete(url);
});

test('a file that stays keeps its address when another one comes or goes', () => {
  const { result, rerender } = renderHook(useObjectUrls, { initialProps: [roof] });
  const first = result.current.get(roof);
  rerender([roof, wall]);
  expect(result.current.get(roof)).toBe(first);
  expect(living.size).toBe(2);
  rerender([roof]);
  expect(result.current.get(roof)).toBe(first);
  expect([...living]).toEqual([first]);
});

test('nothing is left when nothing is shown any more', () => {
  const { rerender, unmount } = renderHook(useObjectUrls, { initialProps: [roof] });
  rerender([]);
  expect(living.size).toBe(0);
  rerender([wall]);
  expect(living.size).toBe(1);
  unmount();
  expect(living.size).toBe(0);
});

test('one file has an address until there is another one or none', () => {
  const { result, rerender } = renderHook<string | null, File | null>(useObjectUrl, { initialProps: roof });
  const first = result.current;
  expect(living.has(first ?? '')).toBe(true);
  rerender(wall);
  expect(result.current).not.toBe(first);
  rerender(null);
  expect(result.current).toBeNull();
  expect(living.size).toBe(0);
});
