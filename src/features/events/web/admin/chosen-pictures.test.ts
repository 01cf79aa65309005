import { expect, test } from 'vitest';
import { sortPictures } from './chosen-pictures';

const file = (name: string, type: string, size = 10) => ({ name, type, size }) as File;

test('what is no picture or too large is left out by name, the limit itself is allowed', () => {
  const [good, limit, raw] = [file('a.jpg', 'image/jpeg'), file('b.png', 'image/png', 20 * 1024 * 1024), file('c.heic', '')];
  expect(sortPictures([good, limit, raw])).toEqual({ files: [good, limit, raw], problem: undefined });
  const bad = [file('notes.txt', 'text/plain'), file('wall.jpg', 'image/jpeg', 20 * 1024 * 1024 + 1), file('x.pdf', 'application/pdf')];
  expect(sortPictures([good, ...bad])).toEqual({
    files: [good],
    problem: 'Please select a valid image file: notes.txt, x.pdf. File size must be at most 20MB: wall.jpg.',
  });
});
