import { expect, test } from 'vitest';
import { problemOf } from './accepted';

const MB = 1_048_576;

test.each(['plan.pdf', 'a.b.JPEG', 'photo.webp', 'note.txt', 'letter.docx', 'drawing.svg'])(
  '%s can be attached',
  (name) => {
    expect(problemOf({ name, size: 10 * MB })).toBeUndefined();
  },
);

test.each(['run.exe', 'page.html', 'pdf', 'plan.pdf.zip', '', 'a.'])('%s can’t be attached', (name) => {
  expect(problemOf({ name, size: 1 })).toBe('File type not supported. Please upload images, PDFs, or documents.');
});

test('one byte over 10 MB is too much', () => {
  expect(problemOf({ name: 'plan.pdf', size: 10 * MB + 1 })).toBe('File size must be less than 10MB');
});
