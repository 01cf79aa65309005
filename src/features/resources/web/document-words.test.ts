import { expect, test } from 'vitest';
import { categoryTone, fileKind, fileSize } from './document-words';

test('three categories have colours of their own, all others share a fourth', () => {
  const tones = ['Standards', 'Safety', 'Templates', 'Quality', 'Law'].map(categoryTone);
  expect(new Set(tones.slice(0, 4)).size).toBe(4);
  expect(tones[4]).toBe(tones[3]);
});

test('types and sizes are shown in words', () => {
  const types = ['application/pdf', 'application/msword', 'text/csv', 'text/plain', 'image/png', 'application/x-other'];
  expect(types.map((type) => fileKind({ file_type: type }))).toEqual(['PDF', 'Word', 'CSV', 'Text', 'Image', 'File']);
  expect([1, 999, 1499, 999_499, 999_500, 1_440_000].map(fileSize)).toEqual([
    '1 B',
    '999 B',
    '1 KB',
    '999 KB',
    '1.0 MB',
    '1.4 MB',
  ]);
});
