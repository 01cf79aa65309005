import { expect, test } from 'vitest';
import { mediaProblem } from './ad-values';

const MB = 1_048_576;
const file = (type: string, size: number) => ({ name: 'a', type, size }) as File;

test('50 MB are still allowed, one byte more is not', () => {
  expect(mediaProblem([file('video/mp4', 50 * MB), file('image/png', 1)], 'gold')).toBeUndefined();
  expect(mediaProblem([file('image/png', 1), file('video/mp4', 50 * MB + 1)], 'gold')).toBe('File size must be at most 50MB.');
});

test('videos run from gold on; without a tier nothing can be said of them', () => {
  const film = [file('video/mp4', 1)];
  expect(mediaProblem(film, 'silver')).toBe('Video ads are not available for the silver tier.');
  expect(mediaProblem(film, 'diamond')).toBeUndefined();
  expect(mediaProblem(film, '')).toBeUndefined();
});
